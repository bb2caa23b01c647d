import { expect } from 'chai';
import fc from 'fast-check';
import { monthsOf, unionMonths } from '../../../core/index.js';

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
  ];
  for (const [start, end, expected] of table) {
    it(`from ${start} to ${end ?? 'the present'} are ${expected === undefined ? 'unknown' : String(expected)}`, () => {
      expect(months(start, end)).to.equal(expected);
    });
  }

  it('never go past the day that "present" refers to', () => {
    expect(months('2026-01', '2030-01')).to.equal(3);
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
