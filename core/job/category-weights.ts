/** The parts that a score is made of. */
export const CATEGORIES = [
  'skills',
  'experience',
  'title',
  'seniority',
  'education',
  'languages',
  'certifications',
] as const;

/** One of `CATEGORIES`. */
export type Category = (typeof CATEGORIES)[number];

/** Relative weights; only their proportions count. An absent one takes the suggested weight. */
export type CategoryWeights = Partial<Record<Category, number>>;

export type FullWeights = Record<Category, number>;
