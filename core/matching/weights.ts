import { CATEGORIES, type Category, type CategoryWeights, type FullWeights } from '../job/category-weights.js';

/** The weights of a job that sets none. */
export const DEFAULT_WEIGHTS: Readonly<FullWeights> = {
  skills: 40,
  experience: 20,
  title: 15,
  seniority: 10,
  education: 5,
  languages: 5,
  certifications: 5,
};

/** Weights that sum to 100, to one decimal. Zero for a category without requirements. */
export function spread(weights: FullWeights): FullWeights {
  const sum = CATEGORIES.reduce((total, category) => total + weights[category], 0);
  return mapWeights((category) => (sum === 0 ? 0 : tenth((weights[category] * 100) / sum)));
}

/** The suggestion for a job: the defaults for the categories in which it has requirements, spread to 100. */
export function suggestWeights(requested: Readonly<Record<Category, boolean>>): FullWeights {
  return spread(mapWeights((category) => (requested[category] ? DEFAULT_WEIGHTS[category] : 0)));
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
