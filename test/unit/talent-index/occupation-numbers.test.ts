import { expect } from 'chai';
import { OccupationNumbers } from '../../../adapters/talent-index/columns/occupation-numbers.js';

describe('The numbers of occupations', () => {
  const occupations = new OccupationNumbers();
  const numbers = [
    { id: 'cooper', family: 'wood' },
    { id: 'joiner', family: 'wood' },
    { id: 'cooper', family: 'drinks' },
    { id: 'joiner', family: 'wood' },
  ].map((each) => occupations.number({ ...each, weight: 1 }));

  it('are the same for the same id in the same family, and others where a version of the taxonomy had it in another', () => {
    expect(numbers).to.deep.equal([0, 1, 2, 1]);
  });

  it('are found by id, whatever the family, and by family, whatever the id', () => {
    expect([...occupations.of(['cooper'], [])]).to.have.members([0, 2]);
    expect([...occupations.of([], ['wood'])]).to.have.members([0, 1]);
    expect([...occupations.of(['cooper', 'constructor'], ['wood', 'constructor'])]).to.have.members([0, 1, 2]);
  });
});
