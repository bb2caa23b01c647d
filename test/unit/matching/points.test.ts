import { expect } from 'chai';
import fc from 'fast-check';
import { CATEGORIES, type Category } from '../../../core/index.js';
import { CORE, FULL_CORE, OTHER_MERITS, shareAt } from '../../../core/matching/points.js';
import { mapWeights } from '../../../core/matching/weights.js';
import {
  coreReached,
  fewestPoints,
  pointsOf,
  scoreOfPoints,
  UNREACHABLE_POINTS,
  weightTenths,
} from '../../../core/spi.js';

describe('The share at which other merits count', () => {
  it('is that of the core: the weighted mean of skills and title, whole and at most 75', () => {
    expect(coreReached(400 * 30 + 200 * 0, 600)).to.equal(20);
    expect(coreReached(400 * 12 + 200 * 12, 600)).to.equal(12);
    expect(coreReached(400 * 100 + 200 * 0, 600)).to.equal(67);
    expect(coreReached(600 * 100, 600)).to.equal(75);
    expect(coreReached(0, 600)).to.equal(0);
  });

  it('is of the core rounded to a whole number', () => {
    expect(coreReached(149, 100)).to.equal(1);
    expect(coreReached(150, 100)).to.equal(2);
    expect(coreReached(7449, 100)).to.equal(74);
    expect(coreReached(7450, 100)).to.equal(75);
  });

  it('has two decimals, and never falls while the core rises', () => {
    expect([0, 1, 12, 36, 74, 75].map(shareAt)).to.deep.equal([0, 1, 16, 48, 99, 100]);
    for (let reached = 1; reached <= FULL_CORE; reached += 1)
      expect(shareAt(reached)).to.be.greaterThan(shareAt(reached - 1));
  });

  it('is all of it where a job asks for neither skills nor a title', () => {
    expect(coreReached(0, 0)).to.equal(75);
  });

  it('is asked of every category but skills, title and certifications', () => {
    expect([...CORE, ...OTHER_MERITS, 'certifications'].sort()).to.deep.equal([...CATEGORIES].sort());
    expect(OTHER_MERITS).to.deep.equal(['experience', 'seniority', 'education', 'languages'] satisfies Category[]);
  });
});

describe('Points', () => {
  it('count core and certifications whole and other merits by their share', () => {
    expect(pointsOf(7, 3, 5, 75)).to.equal(100 * 10 + 100 * 5);
    expect(pointsOf(7, 3, 5, 12)).to.equal(100 * 10 + 16 * 5);
    expect(scoreOfPoints(pointsOf(1000 * 100, 0, 0, 75))).to.equal(100);
    expect(scoreOfPoints(pointsOf(500 * 30, 0, 500 * 100, 30))).to.equal(35);
  });

  it('make a score to one decimal, half a tenth rounded up, and never above 100', () => {
    expect(scoreOfPoints(4_999)).to.equal(0);
    expect(scoreOfPoints(5_000)).to.equal(0.1);
    expect(scoreOfPoints(10_020_000)).to.equal(100);
  });

  it('are the fewest where one fewer makes a lower score', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: 1, max: 1000 }).map((each) => each / 10),
          fc.double({ min: 0.01, max: 100, noNaN: true }),
        ),
        (score) => {
          const fewest = fewestPoints(score);
          expect(scoreOfPoints(fewest)).to.be.at.least(score);
          expect(scoreOfPoints(fewest - 1)).to.be.below(score);
        },
      ),
    );
    expect(fewestPoints(0)).to.equal(0);
    expect(fewestPoints(-1)).to.equal(0);
    expect(fewestPoints(100.05)).to.equal(UNREACHABLE_POINTS);
  });

  it('are of whole tenths of weights that sum to 100, whatever they sum to', () => {
    const weights = mapWeights(
      (category) => ({ skills: 57.2, title: 28.5, experience: 14.3 })[category as string] ?? 0,
    );
    expect(weightTenths(weights)).to.include({ skills: 572, title: 285, experience: 143, seniority: 0 });
    const doubled = mapWeights((category) => 2 * weights[category]);
    expect(weightTenths(doubled)).to.deep.equal(weightTenths(weights));
  });
});
