import type { Category, FullWeights } from '../job/category-weights.js';
import { mapWeights, spread } from './weights.js';

/** Skills and title: whether the candidate does this work at all. */
export const CORE: readonly Category[] = ['skills', 'title'];
/** Merits that are independent of the kind of work: they count as far as the core fits. */
export const OTHER_MERITS: readonly Category[] = ['experience', 'seniority', 'education', 'languages'];
/** A core from here on lets other merits count whole. */
export const FULL_CORE = 75;

/** Hundredths in a whole share. */
export const WHOLE_SHARE = 100;
/** Points that make a tenth of a score: of a weight in tenths, a score of 0–100 and a share in hundredths. */
const POINTS_OF_A_TENTH = 100 * WHOLE_SHARE;

/** Whole tenths of a sum of 100, so that every sum is exact and can be recomputed by hand to the last digit. */
export function weightTenths(weights: FullWeights): FullWeights {
  let tenths = tenthsOf.get(weights);
  if (!tenths) {
    const shares = spread(weights);
    tenths = mapWeights((category) => Math.round(shares[category] * 10));
    tenthsOf.set(weights, tenths);
  }
  return tenths;
}

/** Every candidate of a job is scored with the same weights, which do not change. */
const tenthsOf = new WeakMap<FullWeights, FullWeights>();

/**
 * The weighted mean of skills and title, whole, 0–75 and never more. 75 where a job asks for neither.
 * `corePoints` is Σ tenths × category score over the two, `coreTenths` the sum of their tenths.
 */
export function coreReached(corePoints: number, coreTenths: number): number {
  return coreTenths === 0 ? FULL_CORE : Math.min(FULL_CORE, Math.round(corePoints / coreTenths));
}

/** The share at which other merits count, in hundredths: `core / 75` to two decimals. */
export function shareAt(reached: number): number {
  return SHARES[reached]!;
}

const SHARES = Uint8Array.from({ length: FULL_CORE + 1 }, (_, reached) =>
  Math.round((WHOLE_SHARE * reached) / FULL_CORE),
);

/** Σ tenths × category score, of skills and title and of certifications in full, of other merits as far as the core is reached. */
export function pointsOf(core: number, certifications: number, others: number, reached: number): number {
  return WHOLE_SHARE * (core + certifications) + shareAt(reached) * others;
}

/** 0–100, to one decimal. */
export function scoreOfPoints(points: number): number {
  return Math.min(100, Math.round(points / POINTS_OF_A_TENTH) / 10);
}

/** More than there can be. */
export const UNREACHABLE_POINTS = 1_000_000_000;

/** The fewest points that make a score; `UNREACHABLE_POINTS` where none do. */
export function fewestPoints(score: number): number {
  if (score > 100) return UNREACHABLE_POINTS;
  let tenths = Math.max(0, Math.floor(score * 10));
  while (tenths / 10 < score) tenths += 1;
  return Math.max(0, (tenths - 0.5) * POINTS_OF_A_TENTH);
}
