import { expect } from 'chai';
import fc from 'fast-check';
import { monthsOf, unionMonths } from '../../../core/candidate/partial-date.js';

const months = (startDate: string, endDate: string | undefined, reference = '2026-03-01'): number | undefined => {
  const interval = monthsOf({ startDate, ...(endDate === undefined ? {} : { endDate }) }, reference);
  return interval && unionMonths([interval]);
};

describe('Months of a position', () => {
  const table: [string, string | undefined, number | undefined][] = [
    ['2020-01', '2020-03', 3],
    ['2020-01', '2020-12', 12],
    ['2019-11', '2020-02', 4],
    ['2025-10', undefined, 6],
    ['2004', '2007', 36],
    ['2019', '2019', 6],
    ['2020-05', '2020-05', 1],
    ['2020-05-17', '2020-07-02', 3],
    ['2020-05', '2019-01', undefined],
    ['someday', '2019-01', undefined],
    ['2020-01', 'someday', undefined],
    ['2020-09', '2020', 2],
    ['2020-12', '2020', 1],
    ['2020', '2020-03', 2],
    ['2020', '2020-01', 1],
    ['2019-09', '2020', 10],
    ['2019', '2020-03', 9],
    ['2020-09', '2019', undefined],
    ['2020', '2019-12', undefined],
    ['2026', undefined, 2],
    ['2025', undefined, 9],
    ['2026', '2026', 2],
    ['2024', '2026', 20],
    ['2026-02', '2026', 1],
    ['2027', undefined, undefined],
    ['2026-04', '2027-01', undefined],
  ];
  for (const [start, end, expected] of table) {
    it(`from ${start} to ${end ?? 'the present'} are ${expected === undefined ? 'unknown' : String(expected)}`, () => {
      expect(months(start, end)).to.equal(expected);
    });
  }

  it('never go past the day that "present" refers to', () => {
    expect(months('2026-01', '2030-01')).to.equal(3);
  });

  it('are known for a bare year in whatever month of it the resume was written', () => {
    for (let month = 1; month <= 12; month += 1) {
      const reference = `2026-${String(month).padStart(2, '0')}-15`;
      expect(months('2026', undefined, reference), reference).to.be.within(1, month);
      expect(months('2026', '2026', reference), reference).to.be.within(1, month);
    }
  });

  it('of bare years lie within what the months of any such position could be', () => {
    const month = fc.integer({ min: 0, max: 60 }).map((index) => 2020 * 12 + index);
    const written = (index: number, isBare: boolean): string =>
      isBare
        ? String(Math.floor(index / 12))
        : `${String(Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}`;
    fc.assert(
      fc.property(month, month, fc.boolean(), fc.boolean(), (one, other, isFirstBare, isLastBare) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const interval = monthsOf(
          { startDate: written(first, isFirstBare), endDate: written(last, isLastBare) },
          '2026-03-01',
        );
        expect(interval).not.to.equal(undefined);
        expect(interval!.first).to.be.at.most(interval!.last);
        if (isFirstBare) expect(Math.floor(interval!.first / 12)).to.equal(Math.floor(first / 12));
        else expect(interval!.first).to.equal(first);
        if (isLastBare) expect(Math.floor(interval!.last / 12)).to.equal(Math.floor(last / 12));
        else expect(interval!.last).to.equal(last);
      }),
    );
  });

  it('count once where positions overlap, in whatever order they come', () => {
    const interval = fc
      .tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 60 }))
      .map(([first, length]) => ({ first, last: first + length }));
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 12 }), (intervals) => {
        const covered = new Set<number>();
        for (const { first, last } of intervals) for (let month = first; month <= last; month += 1) covered.add(month);
        expect(unionMonths(intervals)).to.equal(covered.size);
        expect(unionMonths([...intervals].reverse())).to.equal(covered.size);
      }),
    );
  });
});
