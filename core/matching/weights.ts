import { CATEGORIES, type Category, type CategoryWeights, type FullWeights } from '../job/category-weights.js';

/** The weights of a job that sets none. */
export const DEFAULT_WEIGHTS: Readonly<FullWeights> = {
  skills: 30,
  experience: 10,
  title: 40,
  seniority: 25,
  education: 5,
  languages: 5,
  certifications: 5,
};

/** Tenths in a sum of weights. */
const ALL_TENTHS = 1000;
/** Below a tenth: whole figures that are not quite whole in floating point stay what they are. */
const ALMOST = 1e-6;

/**
 * Weights that sum to 100, to one decimal: the tenths that rounding down leaves over go to those with the largest remainders, so that whoever
 * reaches 100 in every category scores 100. Zero for a category without requirements.
 */
export function spread(weights: FullWeights): FullWeights {
  const sum = CATEGORIES.reduce((total, category) => total + weights[category], 0);
  if (sum === 0) return mapWeights(() => 0);
  const exact = mapWeights((category) => (weights[category] * ALL_TENTHS) / sum);
  const tenths = mapWeights((category) => Math.floor(exact[category] + ALMOST));
  const left = ALL_TENTHS - CATEGORIES.reduce((total, category) => total + tenths[category], 0);
  const byRemainder = [...CATEGORIES].sort((a, b) => exact[b] - tenths[b] - (exact[a] - tenths[a]));
  for (const category of byRemainder.slice(0, left)) tenths[category] += 1;
  return mapWeights((category) => tenths[category] / 10);
}

const WEIGHT_OF_A_SKILL = 10;
const WEIGHT_OF_A_SKILL_OF_ALL_WORK = 5;

/**
 * What skills weigh, at most the default: one skill says less of a job than a list of them, and one that is soft or belongs to no field of work, which anybody may
 * have, less still.
 */
export function skillsWeight(skills: { ofAllWork: number; others: number }): number {
  const weight = WEIGHT_OF_A_SKILL_OF_ALL_WORK * skills.ofAllWork + WEIGHT_OF_A_SKILL * skills.others;
  return Math.min(DEFAULT_WEIGHTS.skills, weight);
}

/**
 * The weights of title and level where the title leaves the branch open: only the skills say which one is meant, and that somebody manages or designs says the level
 * nearly as well, which must not count twice.
 */
const OF_ANY_BRANCH = { title: 15, seniority: 15 } as const;

/**
 * The suggestion for a job: the defaults for the categories in which it has requirements, spread to 100.
 *
 * @param saysNoBranch whether its title leaves it to the skills to say which branch is meant
 */
export function suggestWeights(
  requested: Readonly<Record<Category, boolean>>,
  skills = DEFAULT_WEIGHTS.skills,
  saysNoBranch = false,
): FullWeights {
  const defaults = { ...DEFAULT_WEIGHTS, skills, ...(saysNoBranch && OF_ANY_BRANCH) };
  return spread(mapWeights((category) => (requested[category] ? defaults[category] : 0)));
}

/** The caller's weights over the suggested ones; a category without requirements stays at zero. */
export function applyWeights(
  suggested: FullWeights,
  callers: CategoryWeights | undefined,
  requested: Readonly<Record<Category, boolean>>,
): FullWeights {
  if (!callers) return suggested;
  const chosen = mapWeights((category) => (requested[category] ? (callers[category] ?? suggested[category]) : 0));
  return CATEGORIES.some((category) => chosen[category] > 0) ? spread(chosen) : suggested;
}

export function mapWeights(weightOf: (category: Category) => number): FullWeights {
  return Object.fromEntries(CATEGORIES.map((category) => [category, weightOf(category)])) as FullWeights;
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
