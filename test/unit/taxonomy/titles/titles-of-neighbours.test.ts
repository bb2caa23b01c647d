import { expect } from 'chai';
import { occupations } from '../../../support/taxonomy.js';

const TITLES: readonly (readonly [title: string, occupation: string])[] = [
  ['Ingénieur chiffrage', 'construction-estimator'],
  ["Ingénieur d'offres", 'tender-engineer'],
  ['Angebotsingenieur', 'tender-engineer'],
  ['Contracts engineer', 'contract-engineer'],
  ['Resource geologist', 'mine-geologist'],
  ['Production geologist', 'geologist'],
  ['Coal mining geologist', 'mine-geologist'],
  ['Rape crisis counsellor', 'rape-crisis-counsellor'],
  ['Domestic violence counselor', 'sexual-violence-counsellor'],
  ['Opferberaterin', 'victim-advocate'],
  ['Clinical geneticist', 'clinical-geneticist'],
  ['Molecular geneticist', 'geneticist'],
  ['Environment designer games', '3d-environment-artist'],
  ['Housing quality standards inspector', 'housing-quality-inspector'],
  ['Building code inspector', 'building-inspector'],
];

describe('The title of a neighbouring trade', () => {
  for (const [title, occupation] of TITLES) {
    it(`is that of its own occupation: ${title}`, () => {
      expect(occupations.ofTitle(title)?.occupation.id).to.equal(occupation);
    });
  }

  it('is no trade where it belongs to several', () => {
    expect(occupations.ofTitle('Settlement specialist')?.occupation.id).to.not.equal('trade-settlement-analyst');
    expect(occupations.ofTitle('Mill operator metal')?.occupation.id).to.not.equal('milling-machinist');
  });
});
