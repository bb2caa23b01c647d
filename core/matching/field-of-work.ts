import type { FieldFeature } from '../candidate/candidate-features.js';
import type { AskedField } from './job-features.js';

/** The level of a field of work of which skills show all that is looked for. */
export const ALL_OF_A_FIELD = 3;
/** What counts of what the field shows beyond the skills that are asked for: an ad names a few of those of its field, and not always those that matter. */
const BEYOND_SKILLS = 0.5;

/** 0–100, whole: how much of the fields of work that an ad speaks of a candidate's skills show, each by its share in the ad. 0 where either is not known. */
export function fieldScore(
  shown: readonly FieldFeature[] | undefined,
  asked: readonly AskedField[] | undefined,
): number {
  if (!shown || !asked) return 0;
  let reached = 0;
  for (const { family, share } of asked) reached += share * (shown.find((each) => each.family === family)?.level ?? 0);
  return fieldScoreOf(reached, sumOfShares(asked));
}

/** Of Σ share × level, and the sum of the shares. */
export function fieldScoreOf(reached: number, shares: number): number {
  return Math.round((100 * reached) / (ALL_OF_A_FIELD * shares));
}

export function sumOfShares(asked: readonly AskedField[]): number {
  return asked.reduce((sum, { share }) => sum + share, 0);
}

/** The score for skills, whole: what those asked for come to, and half of what the field of work shows beyond that. Neither ever lowers it. */
export function withField(skills: number, field: number): number {
  return field <= skills ? skills : skills + Math.round((field - skills) * BEYOND_SKILLS);
}
