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
    expect(numbers).to.deep.equal([0, 1, 32, 1]);
  });

  it('are found by id, whatever the family, and by family, whatever the id', () => {
    expect([...occupations.of(['cooper'], [])]).to.have.members([0, 32]);
    expect([...occupations.of([], ['wood'])]).to.have.members([0, 1]);
    expect([...occupations.of(['cooper', 'constructor'], ['wood', 'constructor'])]).to.have.members([0, 1, 32]);
  });

  it('lie in rows of one family, and are the same when they are given again in their order', () => {
    const many = new OccupationNumbers();
    for (let at = 0; at < 300; at += 1)
      many.number({ id: `trade-${String(at)}`, family: `family-${String(at % 7)}`, weight: 1 });
    const again = new OccupationNumbers();
    many.values.forEach((each, number) => {
      expect(Math.floor(number / 32)).to.equal(rowOf(many, each!.family, number));
      expect(again.number(each!)).to.equal(number);
    });
    expect(again.values).to.deep.equal(many.values);
  });
});

/** The row of the first number around this one that is of the family. */
function rowOf({ values }: OccupationNumbers, family: string, number: number): number {
  const row = Math.floor(number / 32);
  const others = values.slice(row * 32, row * 32 + 32).filter((each) => each !== undefined);
  return others.every((each) => each.family === family) ? row : -1;
}
