import type { LanguageFeature } from '../candidate/candidate-features.js';
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

/** One rung below: nearly there. One above costs nothing: who can do more can do this, and hiding years earns nothing. */
const RUNG_BELOW = 30;
/** Each further rung, in either direction: that is another job. */
const FURTHER_RUNG = 50;

/** By distance in rungs of the ladder. */
export function scoreSeniority(has: SeniorityLevel, wanted: SeniorityLevel): number {
  const distance = rungSeenFrom(wanted, has) - LADDER[wanted];
  const first = distance < 0 ? RUNG_BELOW : 0;
  const further = Math.max(0, Math.abs(distance) - 1);
  return Math.max(0, 100 - first - FURTHER_RUNG * further);
}

/** Rungs above an ad for beginners from which on nobody calls: a senior is offered no internship. */
const FAR_ABOVE = 2;

/** Whether the level is near enough for an ad that looks for interns or for entry level; every level is for other ads. An unknown one is not. */
export function levelFits(has: SeniorityLevel | null, wanted: SeniorityLevel): boolean {
  if (LADDER[wanted] > LADDER.entry) return true;
  return has !== null && rungSeenFrom(wanted, has) - LADDER[wanted] < FAR_ABOVE;
}

/** What one firm calls a director another calls a vice president. */
const LADDER: Readonly<Record<SeniorityLevel, number>> = {
  intern: 0,
  entry: 1,
  mid: 2,
  senior: 3,
  lead: 4,
  manager: 5,
  director: 6,
  vp: 6,
  executive: 7,
};

/** A senior is one rung below a lead, but whoever leads, as lead or as manager, is far above who does not: to lead is other work than to do. */
function rungSeenFrom(wanted: SeniorityLevel, has: SeniorityLevel): number {
  return has === 'lead' && LADDER[wanted] <= LADDER.senior ? LADDER.manager : LADDER[has];
}

export function scoreEducation(has: EducationLevel, wanted: EducationLevel): number {
  const below = EDUCATION_LEVELS.indexOf(wanted) - EDUCATION_LEVELS.indexOf(has);
  return below <= 0 ? 100 : Math.max(0, 100 - below * 35);
}

/** What a resume says of its own language: whoever writes it can work in it, at a level that nobody has stated. */
const WRITTEN = 0.7;
const STEP_BELOW = 0.25;

/**
 * Share of a requested language: each CEFR step below costs 0.25. An unstated level earns what the lowest would, and at most 0.7: stating a
 * level never costs anything. The language of the resume earns 0.7 at least.
 */
export function languageCredit(
  { level, written }: Pick<LanguageFeature, 'level' | 'written'>,
  minLevel: LanguageLevel | null,
): number {
  if (written === 'only') return WRITTEN;
  if (minLevel === null) return 1;
  const listed = level === null ? Math.min(WRITTEN, creditAt('A1', minLevel)) : creditAt(level, minLevel);
  return written === 'too' ? Math.max(WRITTEN, listed) : listed;
}

function creditAt(level: LanguageLevel, minLevel: LanguageLevel): number {
  const below = CEFR_LEVELS.indexOf(minLevel) - CEFR_LEVELS.indexOf(level);
  return below <= 0 ? 1 : Math.max(0, 1 - below * STEP_BELOW);
}
