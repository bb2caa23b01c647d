import { CEFR_LEVELS, EDUCATION_LEVELS } from '../job/requirements.js';
import type { EducationLevel, LanguageLevel, SeniorityLevel } from '../job/requirements.js';

/**
 * Full at or above the minimum; below it falls off smoothly: 100 × (1 − (share missing)^1.5), so that a month short costs next to nothing
 * and having none earns nothing. More than a maximum does not punish.
 */
export function scoreExperience(months: number, minMonths: number): number {
  if (months >= minMonths) return 100;
  return 100 * (1 - ((minMonths - months) / minMonths) ** 1.5);
}

/** By distance in steps of the ladder; being above costs half of being below. */
export function scoreSeniority(has: SeniorityLevel, wanted: SeniorityLevel): number {
  const distance = LADDER[has] - LADDER[wanted];
  return Math.max(0, 100 - (distance < 0 ? -distance * 30 : distance * 15));
}

/** Lead and manager are on the same rung: one leads by knowledge, the other leads people. */
const LADDER: Readonly<Record<SeniorityLevel, number>> = {
  intern: 0,
  entry: 1,
  mid: 2,
  senior: 3,
  lead: 4,
  manager: 4,
  director: 5,
  vp: 6,
  executive: 7,
};

export function scoreEducation(has: EducationLevel, wanted: EducationLevel): number {
  const below = EDUCATION_LEVELS.indexOf(wanted) - EDUCATION_LEVELS.indexOf(has);
  return below <= 0 ? 100 : Math.max(0, 100 - below * 35);
}

/** Share of a wanted language: an unstated level earns 0.7, each CEFR step below costs 0.25. */
export function languageCredit(has: LanguageLevel | null, minLevel: LanguageLevel | null): number {
  if (minLevel === null) return 1;
  if (has === null) return 0.7;
  const below = CEFR_LEVELS.indexOf(minLevel) - CEFR_LEVELS.indexOf(has);
  return below <= 0 ? 1 : Math.max(0, 1 - below * 0.25);
}
