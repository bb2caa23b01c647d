import type { JobFeatures, OccupationFeature } from './features.js';

/** Another occupation of the same family. */
const SAME_FAMILY = 60;

/** The best of the candidate's occupations: 100 for the same one, 60 for one of its family, times how recent it is. */
export function scoreTitle(
  occupations: readonly OccupationFeature[],
  wanted: NonNullable<JobFeatures['occupation']>,
): number {
  let best = 0;
  for (const occupation of occupations) best = Math.max(best, scoreOccupation(occupation, wanted));
  return best;
}

export function scoreOccupation(
  { id, family, weight }: OccupationFeature,
  wanted: NonNullable<JobFeatures['occupation']>,
): number {
  const score = id === wanted.id ? 100 : family === wanted.family ? SAME_FAMILY : 0;
  return score * weight;
}
