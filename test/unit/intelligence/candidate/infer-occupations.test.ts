import { expect } from 'chai';
import { inferOccupations } from '../../../../core/intelligence/candidate/infer-experience.js';
import { occupations } from '../../../support/taxonomy.js';

/** Id and weight of each occupation of somebody who held these positions, the newest first. */
function weights(positions: string[], label?: string): [string, number][] {
  const work = positions.map((position, at) => ({
    position,
    startDate: `${String(2020 - at)}-01`,
    ...(at > 0 && { endDate: `${String(2020 - at)}-12` }),
  }));
  const profile = { work, ...(label !== undefined && { basics: { label } }) };
  return inferOccupations(profile, '2021-01-01', occupations).map(({ id, weight }) => [id, weight]);
}

describe('The occupations of a career', () => {
  it('count three fifths of the next one each, as the words of titles do', () => {
    expect(weights(['Baker', 'Welder', 'Librarian', 'Midwife'])).to.deep.equal([
      ['baker', 1],
      ['welder', 0.6],
      ['librarian', 0.36],
      ['midwife', 0.22],
    ]);
  });

  it('count once, by the latest position', () => {
    expect(weights(['Baker', 'Welder', 'Baker'])).to.deep.equal([
      ['baker', 1],
      ['welder', 0.6],
    ]);
  });

  it('are not moved back by a headline, which counts as the position before the latest', () => {
    expect(weights(['Baker', 'Welder'], 'Librarian')).to.deep.equal([
      ['baker', 1],
      ['librarian', 0.6],
      ['welder', 0.6],
    ]);
    expect(weights(['Baker', 'Welder'], 'Baker')).to.deep.equal(weights(['Baker', 'Welder']));
    expect(weights([], 'Librarian')).to.deep.equal([['librarian', 1]]);
  });

  it('are all that a title joins, and count as much as the position', () => {
    expect(weights(['Baker / Welder', 'Librarian and office manager'])).to.deep.equal([
      ['baker', 1],
      ['welder', 1],
      ['librarian', 0.6],
      ['office-manager', 0.6],
    ]);
  });

  it('are not what comes behind a preposition, nor fields that a title joins', () => {
    expect(weights(['Assistant to the baker and welder'])).to.not.deep.include(['welder', 1]);
    expect(weights(['Sales and marketing manager'])).to.have.length(1);
  });
});
