import type { Category } from '../job/category-weights.js';

/** Ranges of the score, the best first; `insufficient_data` where too little is known of the candidate. */
export const BANDS = ['excellent', 'strong', 'partial', 'weak', 'insufficient_data'] as const;
/** One of `BANDS`. */
export type Band = (typeof BANDS)[number];

/** One candidate against one job. */
export interface Match {
  jobId: string;
  candidateId: string;
  /** 0–100, one decimal: the sum of `appliedWeight × score / 100` over the categories with data. */
  score: number;
  /** The score with each category without data at 100: the most that the candidate could reach if the missing data were known. */
  potential: number;
  band: Band;
  /** Share of the weights that had data on the candidate's side, 0–1. */
  coverage: number;
  categories: CategoryResult[];
  constraints: Constraint[];
  reverse: { score: number | null; detail: string };
  explanation: string;
  engineVersion: string;
  taxonomyVersion: string;
  inputHash: string;
  excludedFields: readonly string[];
}

/** What one category adds to a score, and why. */
export interface CategoryResult {
  category: Category;
  /** As applied to this job; the weights sum to 100. What a category without data could still add to the score. */
  weight: number;
  /**
   * What it counts in the score, up to three decimals: the weight for skills, title and certifications; the weight × min(1, core / 60) for
   * the others, where core is the weighted mean of skills and title; 0 without data.
   */
  appliedWeight: number;
  hasData: boolean;
  /** Whole number 0–100; `null` without data. */
  score: number | null;
  found: string[];
  /** All that is not found, also where an adjacent skill earns a part. */
  missing: string[];
  adjacent: AdjacentCredit[];
  evidence: MatchEvidence[];
}

/** A skill of the candidate that earns a part of the credit for a required one. */
export interface AdjacentCredit {
  wanted: string;
  has: string;
  /** Share of the wanted skill that is earned, 0–0.6. */
  credit: number;
  via: string;
}

/** A fact that a category result rests on; `pointer` is a JSON pointer into the profile. */
export interface MatchEvidence {
  fact: string;
  effect: 'positive' | 'negative' | 'neutral';
  pointer: string | null;
}

/** Conditions that are checked beside the score and never change it. */
export const CONSTRAINT_NAMES = [
  'location',
  'remote',
  'workAuthorization',
  'availability',
  'salary',
  'employmentType',
] as const;

/** One of `CONSTRAINT_NAMES`. */
export type ConstraintName = (typeof CONSTRAINT_NAMES)[number];

/** Results of a constraint; `unknown` where one side does not state enough. */
export const CONSTRAINT_OUTCOMES = ['pass', 'fail', 'unknown'] as const;
/** One of `CONSTRAINT_OUTCOMES`. */
export type ConstraintOutcome = (typeof CONSTRAINT_OUTCOMES)[number];

/** A constraint with its outcome and a sentence that explains it. */
export interface Constraint {
  name: ConstraintName;
  outcome: ConstraintOutcome;
  detail: string;
}
