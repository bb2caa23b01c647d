import { expect } from 'chai';
import { widespreadSkills } from '../../../../core/taxonomy/titles/occupation-tables.js';
import { occupations } from '../../../support/taxonomy.js';

const families = (count: number, skills: string[]) =>
  Array.from({ length: count }, (_, at) => ({ family: `family-${String(at)}`, skills }));

describe('A widespread skill', () => {
  it('is typical of occupations in eight families of work or more', () => {
    expect(widespreadSkills(families(7, ['filing']))).to.deep.equal([]);
    expect(widespreadSkills([...families(8, ['filing']), ...families(7, ['milking'])])).to.deep.equal(['filing']);
  });

  it('is not one that many occupations of few families have', () => {
    const one = Array.from({ length: 40 }, () => ({ family: 'care', skills: ['wound-care'] }));
    expect(widespreadSkills(one)).to.deep.equal([]);
  });

  it('is customer service, and no trade', () => {
    for (const id of ['customer-service', 'training-delivery', 'project-management', 'microsoft-excel', 'budgeting'])
      expect(occupations.isWidespread(id), id).to.equal(true);
    for (const id of ['wound-care', 'typescript', 'welding', 'financial-accounting', 'supply-chain-management'])
      expect(occupations.isWidespread(id), id).to.equal(false);
  });
});
