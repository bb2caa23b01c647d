import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);

describe('A form that opens with an abbreviation', () => {
  it('keeps its capitals where these letters also join sentences', () => {
    for (const [text, id] of [
      ['CAN bus', 'can-bus'],
      ['IT audit', 'it-audit'],
      ['SAW welding', 'submerged-arc-welding'],
    ] as const) {
      expect(found(text), text).to.include(id);
      expect(found(`we found that ${text.toLowerCase()} too`), text.toLowerCase()).not.to.include(id);
    }
    expect(found('when his registration was renewed')).to.deep.equal([]);
    expect(found('to see how it security affects')).not.to.include('information-security');
  });

  it('is found in any case where it joins nothing', () => {
    expect(found('rest api design')).to.include('rest-api');
    expect(found('as/400 operator')).to.deep.equal(found('AS/400 operator'));
  });
});
