import { CATEGORIES, type Category, type FullWeights } from '../job/category-weights.js';
import { CORE, coreReached, OTHER_MERITS, pointsOf, scoreOfPoints, weightTenths } from '../matching/points.js';
import { mapWeights } from '../matching/weights.js';

/** The scores of a pair by category, 0–100; `null` without data. They do not depend on weights. */
export type CategoryScores = Readonly<Record<Category, number | null>>;

/** The score that these weights make of the scores by category: the formula of `scoreCandidate`. Categories that the job asks nothing in count nothing. */
export function scoreWith(tenths: FullWeights, scores: CategoryScores): number {
  let core = 0;
  for (const category of CORE) core += tenths[category] * (scores[category] ?? 0);
  let others = 0;
  for (const category of OTHER_MERITS) others += tenths[category] * (scores[category] ?? 0);
  const reached = coreReached(core, tenths.skills + tenths.title);
  return scoreOfPoints(pointsOf(core, tenths.certifications * (scores.certifications ?? 0), others, reached));
}

/** Weights in tenths for a job that asks for these categories; `otherwise` where they leave nothing to score by. */
export function tenthsFor(
  requested: Readonly<Record<Category, boolean>>,
  weights: FullWeights,
  otherwise: FullWeights,
): FullWeights {
  const chosen = mapWeights((category) => (requested[category] ? weights[category] : 0));
  return weightTenths(CATEGORIES.some((category) => chosen[category] > 0) ? chosen : otherwise);
}
