import { expect } from 'chai';
import type { Occupation } from '../../../../core/spi.js';
import { packRelatedOccupations } from '../../../../core/taxonomy/titles/related-occupation-tables.js';
import { trainingApart } from '../../../../core/taxonomy/titles/training-level.js';
import { RelatedOccupations } from '../../../../core/taxonomy/titles/related-occupations.js';
import { occupations } from '../../../support/taxonomy.js';

function occupation(id: string, ...skills: string[]): Occupation {
  return { id, label: id, family: 'harbour', isco: '', onet: '', titles: [], skills };
}

describe('Occupations near another', () => {
  const others = Array.from({ length: 16 }, (_, at) => occupation(`other-${String(at)}`, `skill-${String(at)}`));
  const list = [
    occupation('pilot', 'currents', 'radar'),
    occupation('skipper', 'radar', 'currents', 'currents'),
    occupation('trawlerman', 'currents', 'nets'),
    occupation('clerk'),
    ...others,
  ];
  const related = new RelatedOccupations(packRelatedOccupations(list));

  it('are those that share typical skills, by the cosine of the two lists in percent', () => {
    // Weights: currents 10 ln(20 / 4) = 16, radar 10 ln(20 / 3) = 19, nets 10 ln(20 / 2) = 23.
    const cosine = Math.round((100 * 16 ** 2) / Math.sqrt((16 ** 2 + 19 ** 2) * (16 ** 2 + 23 ** 2)));
    expect([...related.of(0)]).to.have.deep.members([
      [1, 100],
      [2, cosine],
    ]);
  });

  it('are as near seen from the other', () => {
    for (const [at] of list.entries())
      for (const [other, percent] of related.of(at)) expect(related.of(other).get(at)).to.equal(percent);
  });

  it('are none where an occupation has no typical skills, and a skill that most have shows nothing', () => {
    expect([...related.of(3)]).to.deep.equal([]);
    const alike = packRelatedOccupations([occupation('one', 'talking'), occupation('two', 'talking')]);
    expect([...new RelatedOccupations(alike).of(0)]).to.deep.equal([]);
  });

  it('are known by id from 10 % in the family and from 40 % in another, in the order of ids', () => {
    for (const id of ['head-chef', 'registered-nurse', 'personal-trainer', 'java-developer']) {
      const near = occupations.relatedTo(id);
      const family = occupations.occupation(id)!.family;
      expect(near).not.to.have.property(id);
      expect(Object.keys(near)).to.deep.equal(Object.keys(near).sort());
      for (const [other, percent] of Object.entries(near))
        expect(percent, `${id} ${other}`).to.be.at.least(occupations.occupation(other)!.family === family ? 10 : 40);
    }
    expect(occupations.relatedTo('personal-trainer')).to.have.property('fitness-class-instructor');
    expect(occupations.relatedTo('head-chef')['chef']).to.be.greaterThan(occupations.relatedTo('baker')['chef'] ?? 0);
    expect(occupations.relatedTo('nothing')).to.deep.equal({});
    expect(occupations.relatedTo('~nursing')).to.deep.equal({});
  });

  it('tell neighbours in a field apart, by what is typical of each', () => {
    const nearer = (to: string, one: string, other: string) =>
      expect(occupations.relatedTo(to)[one], `${to}: ${one}`).to.be.greaterThan(occupations.relatedTo(to)[other] ?? 0);
    nearer('seo-manager', 'seo-specialist', 'event-manager');
    nearer('general-ledger-accountant', 'accountant', 'tax-adviser');
    nearer('treasury-manager', 'treasury-analyst', 'loan-underwriter');
    nearer('benefits-manager', 'benefits-specialist', 'recruiter');
    nearer('soc-manager', 'soc-analyst', 'iso-27001-consultant');
    nearer('structural-drafter', 'mechanical-drafter', 'antenna-engineer');
    nearer('wedding-photographer', 'photographer', 'storyboard-artist');
  });

  it('are told apart by the skill level of ISCO-08, but not where one of them manages, serves in the forces or has no code', () => {
    const apart = (one: string, other: string) => trainingApart({ isco: one }, { isco: other });
    expect([apart('2342', '5312'), apart('5312', '2342'), apart('2144', '3115'), apart('2411', '9112')]).to.deep.equal([
      2, 2, 1, 3,
    ]);
    for (const other of ['2411', '1219', '0110', ''])
      expect([apart('2421', other), apart(other, '2421')]).to.deep.equal([0, 0]);
    expect(occupations.trainedApart('nothing')).to.deep.equal({});
    expect(occupations.trainedApart('teaching-assistant')).to.deep.include({ 'kindergarten-teacher': 2 });
  });
});
