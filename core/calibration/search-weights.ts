import { CATEGORIES, type Category, type FullWeights } from '../job/category-weights.js';
import { spread } from '../matching/weights.js';
import { areaOf, type ScoredOutcome } from './agreement.js';
import { type CategoryScores, scoreWith, tenthsFor } from './reweighted-score.js';

/** An outcome with what its score is made of. */
export interface WeighedOutcome extends Omit<ScoredOutcome, 'score'> {
  candidateId: string;
  scores: CategoryScores;
  /** The categories in which the job has requirements. */
  requested: Readonly<Record<Category, boolean>>;
  /** The weights that the job applies. */
  applied: FullWeights;
}

/** Times the weight that a category has at the start. Coarse on purpose: a few dozen outcomes cannot support fine steps. */
const FACTORS = [0.25, 0.5, 1, 2, 4];
/** For a category that the job asks for and weighs with nothing. */
const FROM_NOTHING = [0, 5, 10, 20];
/** A step that gains less is not taken: it would follow single outcomes. */
const LEAST_GAIN = 0.005;
const ROUNDS = 4;
/** Parts into which outcomes are divided for the test of weights on outcomes that they were not found on. */
const FOLDS = 5;

/**
 * Weights under which scores agree better with outcomes: coordinate ascent on the area, one category at a time over a few factors, from `start`. The same
 * outcomes give the same weights. `pause` runs between the steps.
 */
export async function searchWeights(
  outcomes: readonly WeighedOutcome[],
  start: FullWeights,
  pause: () => Promise<void>,
): Promise<FullWeights> {
  const searched = CATEGORIES.filter((category) => outcomes.some(({ requested }) => requested[category]));
  let best = start;
  let area = areaWith(outcomes, best) ?? 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = best;
    for (const category of searched) {
      await pause();
      for (const value of valuesFor(start[category])) {
        if (value === best[category]) continue;
        const tried = { ...best, [category]: value };
        const reached = areaWith(outcomes, tried) ?? 0;
        if (reached < area + LEAST_GAIN) continue;
        best = tried;
        area = reached;
      }
    }
    if (best === before) break;
  }
  return best;
}

/** To sum up to 100. */
export function asShares(weights: FullWeights, outcomes: readonly WeighedOutcome[]): FullWeights {
  const asked = CATEGORIES.filter((category) => outcomes.some(({ requested }) => requested[category]));
  return spread(
    Object.fromEntries(
      CATEGORIES.map((category) => [category, asked.includes(category) ? weights[category] : 0]),
    ) as FullWeights,
  );
}

function valuesFor(weight: number): number[] {
  return weight === 0 ? FROM_NOTHING : FACTORS.map((factor) => factor * weight);
}

function areaWith(outcomes: readonly WeighedOutcome[], weights: FullWeights): number | null {
  return areaOf(scoredWith(outcomes, () => weights));
}

/** The outcomes with the scores that the weights for each of them make. */
export function scoredWith(
  outcomes: readonly WeighedOutcome[],
  weightsFor: (outcome: WeighedOutcome) => FullWeights,
): ScoredOutcome[] {
  const tenths = new Map<FullWeights, Map<string, FullWeights>>();
  return outcomes.map((outcome) => {
    const { group, isFavourable, scores, requested, applied } = outcome;
    const weights = weightsFor(outcome);
    let known = tenths.get(weights);
    if (!known) tenths.set(weights, (known = new Map()));
    // The outcomes of a group are of one job.
    let own = known.get(group);
    if (!own) known.set(group, (own = tenthsFor(requested, weights, applied)));
    return { group, isFavourable, score: scoreWith(own, scores) };
  });
}

/**
 * Each outcome with the score under weights that were found without it and without others of its candidate: what weights found in this way are worth on outcomes
 * that they have not seen (stratified k-fold cross-validation).
 */
export async function crossValidated(
  outcomes: readonly WeighedOutcome[],
  start: FullWeights,
  pause: () => Promise<void>,
): Promise<ScoredOutcome[]> {
  const folds = foldsOf(outcomes);
  const found: FullWeights[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const others = outcomes.filter(({ candidateId }) => folds.get(candidateId) !== fold);
    found.push(await searchWeights(others, start, pause));
  }
  return scoredWith(outcomes, ({ candidateId }) => found[folds.get(candidateId) ?? 0]!);
}

/** Of each candidate the part, in turn, those with a favourable outcome first: each part has its share of both kinds. */
function foldsOf(outcomes: readonly WeighedOutcome[]): ReadonlyMap<string, number> {
  const favourable = new Set(outcomes.filter(({ isFavourable }) => isFavourable).map(({ candidateId }) => candidateId));
  const ids = [...new Set(outcomes.map(({ candidateId }) => candidateId))].sort(
    (a, b) => Number(favourable.has(b)) - Number(favourable.has(a)) || (a < b ? -1 : 1),
  );
  return new Map(ids.map((id, at) => [id, at % FOLDS]));
}
