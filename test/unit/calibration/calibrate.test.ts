import { expect } from 'chai';
import fc from 'fast-check';
import { calibrate, FEWEST_OUTCOMES, LEAST_IMPROVEMENT } from '../../../core/calibration/calibrate.js';
import { scoreWith, tenthsFor } from '../../../core/calibration/reweighted-score.js';
import { crossValidated, searchWeights, type WeighedOutcome } from '../../../core/calibration/search-weights.js';
import { areaOf } from '../../../core/calibration/agreement.js';
import { prepareJob, requestedCategories, scoreCandidate } from '../../../core/matching/scorer.js';
import { spread } from '../../../core/matching/weights.js';
import { CATEGORIES, DEFAULT_WEIGHTS, type Category } from '../../../core/index.js';
import { candidateFeatures, jobFeatures } from '../../../bootstrap/testing/index.js';
import { taxonomy } from '../../support/taxonomy.js';

const ALL = Object.fromEntries(CATEGORIES.map((category) => [category, true])) as Record<Category, boolean>;
const APPLIED = spread({ ...DEFAULT_WEIGHTS });

/** Numbers between 0 and 1 that look random and are the same each time (Park and Miller). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** So many outcomes that `decide` makes of random scores by category. */
function outcomesBy(
  count: number,
  decide: (scores: Record<Category, number>, chance: number) => boolean,
  seed = 1,
): WeighedOutcome[] {
  const next = numbers(seed);
  return Array.from({ length: count }, (_, at) => {
    const scores = Object.fromEntries(CATEGORIES.map((category) => [category, Math.floor(next() * 101)])) as Record<
      Category,
      number
    >;
    const isFavourable = decide(scores, next());
    const candidateId = `cand_${String(at).padStart(4, '0')}`;
    return { group: 'job', candidateId, isFavourable, scores, requested: ALL, applied: APPLIED };
  });
}

describe('A calibration', () => {
  it('advises nothing from fewer than thirty outcomes, and says so', async () => {
    const result = await calibrate(
      outcomesBy(FEWEST_OUTCOMES - 1, ({ skills }) => skills > 50),
      DEFAULT_WEIGHTS,
    );
    const { findings, ...figures } = result;
    expect(figures).to.deep.equal({ auc: null, categories: [], suggestedWeights: null, suggestedAuc: null });
    expect(findings.map(({ code }) => code)).to.deep.equal(['calibration.too_few_outcomes']);
  });

  it('says where there is nothing to compare', async () => {
    const { auc, findings } = await calibrate(
      outcomesBy(40, () => true),
      DEFAULT_WEIGHTS,
    );
    expect(auc).to.equal(null);
    expect(findings.map(({ code }) => code)).to.deep.equal(['calibration.nothing_to_compare']);
  });

  it('finds the category that decides, and weights under which scores agree better', async () => {
    const result = await calibrate(
      outcomesBy(200, ({ education }, chance) => education + 20 * chance > 60),
      DEFAULT_WEIGHTS,
    );
    const best = [...result.categories].sort((a, b) => b.auc!.value - a.auc!.value)[0];
    expect(best?.category).to.equal('education');
    expect(result.suggestedWeights!.education).to.be.above(APPLIED.education);
    expect(result.suggestedAuc!.value).to.be.above(result.auc!.value + LEAST_IMPROVEMENT);
    const sum = CATEGORIES.reduce((total, category) => total + result.suggestedWeights![category], 0);
    expect(sum).to.be.closeTo(100, 1e-9);
  });

  it('does not flatter itself: where outcomes are chance, weights that fit them are not advised', async () => {
    let advised = 0;
    for (let seed = 1; seed <= 20; seed += 1) {
      const outcomes = outcomesBy(60, (_, chance) => chance > 0.5, seed * 7919);
      const found = await searchWeights(outcomes, DEFAULT_WEIGHTS, () => Promise.resolve());
      const score = (weights: typeof DEFAULT_WEIGHTS) => (each: WeighedOutcome) => ({
        ...each,
        score: scoreWith(tenthsFor(ALL, weights, APPLIED), each.scores),
      });
      const fitted = areaOf(outcomes.map(score(found)))!;
      const validated = areaOf(await crossValidated(outcomes, DEFAULT_WEIGHTS, () => Promise.resolve()))!;
      expect(fitted, `seed ${String(seed)}`).to.be.at.least(validated - 0.05);
      const { suggestedWeights } = await calibrate(outcomes, DEFAULT_WEIGHTS);
      if (suggestedWeights) advised += 1;
    }
    expect(advised).to.be.at.most(2);
  });

  it('does not depend on the order of the outcomes', async () => {
    const outcomes = outcomesBy(80, ({ title }, chance) => title + 60 * chance > 70);
    const expected = await calibrate(outcomes, DEFAULT_WEIGHTS);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(outcomes, { minLength: 80 }), async (shuffled) => {
        expect(await calibrate(shuffled, DEFAULT_WEIGHTS)).to.deep.equal(expected);
      }),
      { numRuns: 5 },
    );
  });
});

describe('A score under other weights', () => {
  it('is the score of the scorer, whatever the weights', () => {
    const job = jobFeatures({
      skills: [{ id: 'typescript', name: 'TypeScript', importance: 'required', minMonths: null }],
      minMonths: 36,
      seniority: 'senior',
      languages: [{ code: 'en', minLevel: 'B2' }],
      education: 'bachelor',
    });
    const weight = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(CATEGORIES.map((category) => [category, weight]))),
        fc.option(fc.integer({ min: 0, max: 200 })),
        fc.boolean(),
        (given, experienceMonths, hasSkill) => {
          const weights = given as Record<Category, number>;
          const requested = requestedCategories(job);
          fc.pre(CATEGORIES.some((category) => requested[category] && weights[category] > 0));
          const candidate = candidateFeatures({
            skills: hasSkill ? [{ id: 'typescript', months: 24, yearsSinceUse: 0 }] : [],
            seniority: 'mid',
            experienceMonths,
          });
          const tenths = tenthsFor(requested, weights, APPLIED);
          const inUse = Object.fromEntries(
            CATEGORIES.map((category) => [category, tenths[category] / 10]),
          ) as typeof weights;
          const score = scoreCandidate(candidate, prepareJob(job, inUse, taxonomy));
          const full = scoreCandidate(candidate, prepareJob(job, spread({ ...DEFAULT_WEIGHTS }), taxonomy));
          const scores = Object.fromEntries(
            full.categories.map((each) => [each.category, requested[each.category] ? each.score : null]),
          ) as Record<Category, number | null>;
          expect(scoreWith(tenths, scores)).to.equal(score.score);
        },
      ),
    );
  });
});
