import type { Band } from './match.js';

/** Below this share of weights with data no band is given. */
const MIN_COVERAGE = 0.5;

/** The lowest score of each band that goes by the score. Why `strong` begins at 50: docs/explanation/matching.md, "Why these floors". */
export const BAND_FLOORS: Readonly<Record<Exclude<Band, 'insufficient_data'>, number>> = {
  excellent: 80,
  strong: 50,
  partial: 40,
  weak: 0,
};

/**
 * How much of what the caller stated as required the candidate shows: skills of importance `required`, and certifications and languages. What
 * was read from the text of an ad is not counted.
 */
export interface StatedRequirements {
  skills: { stated: number; shown: number };
  others: { stated: number; shown: number };
}

export const NOTHING_STATED: StatedRequirements = {
  skills: { stated: 0, shown: 0 },
  others: { stated: 0, shown: 0 },
};

/** A substitute that earns less does not stand in for a skill that is stated as required. */
export const STANDS_IN = 0.6;

/**
 * By the score, as long as enough of what is stated as required is shown: all of it for `excellent`; for `strong` two thirds of it, and two
 * thirds of the skills, for which no language makes up. `insufficient_data` below half the coverage.
 */
export function bandOf(score: number, coverage: number, requirements: StatedRequirements): Band {
  if (coverage < MIN_COVERAGE) return 'insufficient_data';
  if (score >= BAND_FLOORS.excellent && showsAll(requirements)) return 'excellent';
  if (score >= BAND_FLOORS.strong && showsTwoThirds(requirements)) return 'strong';
  return score >= BAND_FLOORS.partial ? 'partial' : 'weak';
}

export function showsAll({ skills, others }: StatedRequirements): boolean {
  return skills.shown + others.shown >= skills.stated + others.stated;
}

export function showsTwoThirds({ skills, others }: StatedRequirements): boolean {
  return (
    3 * skills.shown >= 2 * skills.stated && 3 * (skills.shown + others.shown) >= 2 * (skills.stated + others.stated)
  );
}
