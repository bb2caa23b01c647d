import { expect } from 'chai';
import fc from 'fast-check';
import { agreementOf, areaOf, gainOf, type ScoredOutcome } from '../../../core/calibration/agreement.js';

const outcome = fc.record({
  group: fc.constantFrom('a', 'b', 'c'),
  isFavourable: fc.boolean(),
  score: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
});
const outcomes = fc.array(outcome, { minLength: 2, maxLength: 60 });

/** By the definition: every comparison within a group, a tie half. */
function byComparing(all: readonly ScoredOutcome[]): number | null {
  let pairs = 0;
  let wins = 0;
  for (const one of all.filter(({ isFavourable }) => isFavourable))
    for (const other of all.filter(({ isFavourable, group }) => !isFavourable && group === one.group)) {
      pairs += 1;
      wins += one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0;
    }
  return pairs === 0 ? null : wins / pairs;
}

function ranked(favourable: number[], others: number[]): ScoredOutcome[] {
  return [
    ...favourable.map((score) => ({ group: 'a', isFavourable: true, score })),
    ...others.map((score) => ({ group: 'a', isFavourable: false, score })),
  ];
}

describe('The agreement of scores with outcomes', () => {
  it('is the share of comparisons within a group that the favourable outcome wins', () => {
    fc.assert(
      fc.property(outcomes, (all) => {
        const expected = byComparing(all);
        const area = areaOf(all);
        if (expected === null) expect(area).to.equal(null);
        else expect(area).to.be.closeTo(expected, 1e-12);
      }),
    );
  });

  it('is mirrored where the outcomes are, and so is its interval', () => {
    fc.assert(
      fc.property(outcomes, (all) => {
        const agreement = agreementOf(all);
        const mirrored = agreementOf(all.map((each) => ({ ...each, score: -each.score })));
        if (!agreement || !mirrored) {
          expect(mirrored).to.equal(agreement);
          return;
        }
        expect(mirrored.value).to.be.closeTo(1 - agreement.value, 1e-9);
        expect(agreement.low).to.be.at.most(agreement.value);
        expect(agreement.high).to.be.at.least(agreement.value);
        expect(agreement.low).to.be.within(0, 1);
        expect(agreement.high).to.be.within(0, 1);
      }),
    );
  });

  it('depends on the order of scores alone, not on their size, nor on the order of the outcomes', () => {
    fc.assert(
      fc.property(outcomes, (all) => {
        const stretched = all.map((each) => ({ ...each, score: each.score ** 3 + 7 })).reverse();
        expect(agreementOf(stretched)).to.deep.equal(agreementOf(all));
      }),
    );
  });

  it('has an interval that narrows with more outcomes, and is wide even for a perfect agreement of few', () => {
    const perfect = agreementOf(ranked([90, 80, 70], [40, 30, 20]))!;
    expect(perfect.value).to.equal(1);
    expect(perfect.high).to.equal(1);
    expect(perfect.low).to.be.below(0.75);
    const times = (count: number) =>
      agreementOf(
        ranked(Array<number[]>(count).fill([90, 50, 30]).flat(), Array<number[]>(count).fill([60, 40, 20]).flat()),
      )!;
    const widths = [1, 4, 16].map((count) => times(count).high - times(count).low);
    expect(widths[0]).to.be.above(widths[1]!);
    expect(widths[1]).to.be.above(widths[2]!);
  });

  it('has the standard error of Hanley and McNeil in large samples', () => {
    // 51 of each kind and an area near 0.893: their table of 1982 gives a standard error of 0.032 for this data set of mammograms.
    const levels = { favourable: [3, 2, 2, 11, 33], others: [33, 6, 6, 11, 2] };
    const scores = (counts: number[]) => counts.flatMap((count, level) => Array<number>(count).fill(level));
    const agreement = agreementOf(ranked(scores(levels.favourable), scores(levels.others)))!;
    expect(agreement.value).to.be.closeTo(0.893, 0.0005);
    expect((agreement.high - agreement.low) / (2 * 1.96)).to.be.closeTo(0.032, 0.004);
  });

  it('is compared with that of other scores of the same outcomes, with the error of the difference', () => {
    const all = ranked([90, 80, 40, 30], [70, 60, 50, 20]);
    expect(gainOf(all, all)).to.deep.equal({ value: 0, standardError: 0 });
    const better = ranked([90, 80, 75, 30], [70, 60, 50, 20]);
    const gain = gainOf(all, better)!;
    expect(gain.value).to.equal(areaOf(better)! - areaOf(all)!);
    expect(gain.standardError).to.be.above(0);
    fc.assert(
      fc.property(outcomes, (some) => {
        const turned = some.map((each) => ({ ...each, score: -each.score }));
        const [there, back] = [gainOf(some, turned), gainOf(turned, some)];
        expect(there === null).to.equal(areaOf(some) === null);
        if (!there || !back) return;
        expect(there.value).to.be.closeTo(-back.value, 1e-9);
        expect(there.standardError).to.be.closeTo(back.standardError, 1e-9);
      }),
    );
  });

  it('is unknown where no group has outcomes of both kinds', () => {
    expect(agreementOf([])).to.equal(null);
    expect(agreementOf(ranked([1, 2, 3], []))).to.equal(null);
    expect(
      agreementOf([
        { group: 'a', isFavourable: true, score: 1 },
        { group: 'b', isFavourable: false, score: 0 },
      ]),
    ).to.equal(null);
  });
});
