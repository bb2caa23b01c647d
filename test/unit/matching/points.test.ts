import { expect } from 'chai';
import fc from 'fast-check';
import { CATEGORIES, type Category } from '../../../core/index.js';
import { CORE, OTHER_MERITS } from '../../../core/matching/points.js';
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
  it('is that of the core in fiftieths: the weighted mean of skills and title, whole and at most 50', () => {
    expect(coreReached(400 * 30 + 200 * 0, 600)).to.equal(20);
    expect(coreReached(400 * 12 + 200 * 12, 600)).to.equal(12);
    expect(coreReached(400 * 100 + 200 * 0, 600)).to.equal(50);
    expect(coreReached(600 * 100, 600)).to.equal(50);
    expect(coreReached(0, 600)).to.equal(0);
  });

  it('is rounded to the nearest fiftieth', () => {
    expect(coreReached(149, 100)).to.equal(1);
    expect(coreReached(150, 100)).to.equal(2);
    expect(coreReached(4949, 100)).to.equal(49);
    expect(coreReached(4950, 100)).to.equal(50);
  });

  it('is all of it where a job asks for neither skills nor a title', () => {
    expect(coreReached(0, 0)).to.equal(50);
  });

  it('is asked of every category but skills, title and certifications', () => {
    expect([...CORE, ...OTHER_MERITS, 'certifications'].sort()).to.deep.equal([...CATEGORIES].sort());
    expect(OTHER_MERITS).to.deep.equal(['experience', 'seniority', 'education', 'languages'] satisfies Category[]);
  });
});

describe('Points', () => {
  it('count core and certifications whole and other merits by their share', () => {
    expect(pointsOf(7, 3, 5, 50)).to.equal(50 * 10 + 50 * 5);
    expect(pointsOf(7, 3, 5, 12)).to.equal(50 * 10 + 12 * 5);
    expect(scoreOfPoints(pointsOf(1000 * 100, 0, 0, 50))).to.equal(100);
    expect(scoreOfPoints(pointsOf(500 * 20, 0, 500 * 100, 20))).to.equal(30);
  });

  it('make a score to one decimal, half a tenth rounded up, and never above 100', () => {
    expect(scoreOfPoints(2_499)).to.equal(0);
    expect(scoreOfPoints(2_500)).to.equal(0.1);
    expect(scoreOfPoints(5_010_000)).to.equal(100);
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
