import { expect } from 'chai';
import { parseResume } from '../../../../../adapters/enrichment/parse/index.js';
import { pageOfRows, type SetRow } from '../support.js';

const HEADING = { bold: true, fontSize: 13 } as const;

function skillsOf(...rows: SetRow[]): (string | undefined)[] {
  const document = pageOfRows([['Mara Lindqvist', 20, { fontSize: 20 }], ...rows], 14);
  const { skills, certificates } = parseResume(document, { referenceDate: '2026-06-01' }).profile;
  return [...(skills ?? []).map(({ name }) => name), ...(certificates ?? []).map(({ name }) => `* ${name}`)];
}

describe('A heading that a narrow column broke', () => {
  it('is one where both lines are set alike and are a usual heading together', () => {
    const headings = [
      ['Principales', 'compétences', 'Formations', 'complémentaires'],
      ['BELANGRIJKSTE', 'VAARDIGHEDEN', 'CURSUSSEN EN', 'TRAININGEN'],
      ['Fachliche', 'Kompetenzen', 'Berufliche', 'Weiterbildung'],
    ];
    for (const [first, second, third, fourth] of headings)
      expect(
        skillsOf(
          ...([[first!, 30, HEADING], [second!, 16, HEADING], ['Lamp repair', 20], ['Negotiation']] as const),
          ...([
            [third!, 30, HEADING],
            [fourth!, 16, HEADING],
            ['Lamp Safety', 20],
          ] as const),
        ),
      ).to.deep.equal(['Lamp repair', 'Negotiation', '* Lamp Safety']);
  });
});
