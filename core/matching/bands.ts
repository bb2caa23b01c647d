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

/** What a band asks for beside the score. */
export interface BandConditions extends StatedRequirements {
  /** `false` for whose titles have next to nothing of the one asked for, as `hasFittingTitle`. */
  titleFits: boolean;
  /** `false` for whose skills and titles speak of other families of work than the ad, as `isOfFamily`. */
  isOfFamily: boolean;
  /** `false` for whoever is far above an ad for beginners, as `levelFits`. */
  levelFits: boolean;
  /** `false` for whose skills show no branch of a title of every branch, as `asksForBranch`. */
  showsBranch: boolean;
  /** `false` for who shows no sign of a language that the text of the ad requires, as `showsReadLanguages`. */
  speaksLanguages: boolean;
}

/**
 * How much of what the caller stated as required the candidate shows: skills of importance `required`, and certifications and languages. What
 * was read from the text of an ad is not counted.
 */
export interface StatedRequirements {
  skills: { stated: number; shown: number };
  others: { stated: number; shown: number };
}

const NOTHING_STATED: StatedRequirements = {
  skills: { stated: 0, shown: 0 },
  others: { stated: 0, shown: 0 },
};

/** Where nothing is stated as required. The same object for the same answers. */
export function unstatedConditions(fit: Omit<BandConditions, keyof StatedRequirements>): BandConditions {
  const { isOfFamily, levelFits, showsBranch, speaksLanguages, titleFits } = fit;
  const ofWork = (isOfFamily ? 1 : 0) + (showsBranch ? 4 : 0) + (titleFits ? 16 : 0);
  return UNSTATED[ofWork + (levelFits ? 2 : 0) + (speaksLanguages ? 8 : 0)]!;
}

const UNSTATED: readonly BandConditions[] = Array.from({ length: 32 }, (_, bits) => ({
  ...NOTHING_STATED,
  isOfFamily: (bits & 1) > 0,
  levelFits: (bits & 2) > 0,
  showsBranch: (bits & 4) > 0,
  speaksLanguages: (bits & 8) > 0,
  titleFits: (bits & 16) > 0,
}));

/** Nothing but the score counts. */
export const ALL_FITS: BandConditions = unstatedConditions({
  isOfFamily: true,
  levelFits: true,
  showsBranch: true,
  speaksLanguages: true,
  titleFits: true,
});

/** A substitute that earns less does not stand in for a skill that is stated as required. */
export const STANDS_IN = 0.6;

/**
 * By the score, as long as enough of what is stated as required is shown: all of it for `excellent`; for `strong` two thirds of it, and two
 * thirds of the skills, for which no language makes up. Both need the languages that the text of the ad requires. Where the caller stated no skill they need
 * a title that has something of the one asked for, skills and titles of the ad's family of work, a skill that tells the branch where the title is one of every branch, and a level that fits.
 * `insufficient_data` below half the coverage.
 */
export function bandOf(score: number, coverage: number, conditions: BandConditions): Band {
  if (coverage < MIN_COVERAGE) return 'insufficient_data';
  if (score >= BAND_FLOORS.excellent && mayBeExcellent(conditions)) return 'excellent';
  if (score >= BAND_FLOORS.strong && mayBeStrong(conditions)) return 'strong';
  return score >= BAND_FLOORS.partial ? 'partial' : 'weak';
}

/** Asks for all that `mayBeStrong` asks for. */
export function mayBeExcellent(conditions: BandConditions): boolean {
  const { skills, others } = conditions;
  return mayBeStrong(conditions) && skills.shown + others.shown >= skills.stated + others.stated;
}

export function mayBeStrong(conditions: BandConditions): boolean {
  return (
    showsTwoThirds(conditions) && conditions.speaksLanguages && isOfTheWork(conditions) && isOfTheLevel(conditions)
  );
}

export function showsTwoThirds({ skills, others }: StatedRequirements): boolean {
  return (
    3 * skills.shown >= 2 * skills.stated && 3 * (skills.shown + others.shown) >= 2 * (skills.stated + others.stated)
  );
}

/** What the caller states says more of the work than any title: two thirds of it are asked for anyway. */
export function isOfTheWork({ skills, titleFits, isOfFamily, showsBranch }: BandConditions): boolean {
  return skills.stated > 0 || (titleFits && isOfFamily && showsBranch);
}

/** As with the work. */
export function isOfTheLevel({ skills, levelFits }: BandConditions): boolean {
  return skills.stated > 0 || levelFits;
}
