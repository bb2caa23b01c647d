import type { Category } from '../job/category-weights.js';

export const BANDS = ['excellent', 'strong', 'partial', 'weak', 'insufficient_data'] as const;
export type Band = (typeof BANDS)[number];

/** One candidate against one job. */
export interface Match {
  jobId: string;
  candidateId: string;
  /** 0–100, one decimal: the sum of `appliedWeight × score / 100` over the categories with data. */
  score: number;
  /** The same sum with `weight × 100 / 100` for each category without data: the most that could come out if it were asked. */
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

export interface CategoryResult {
  category: Category;
  /** As applied to this job; the weights sum to 100. What a category without data could still add to the score. */
  weight: number;
  /** What it counts in the score, one decimal: the weight, 0 without data. */
  appliedWeight: number;
  hasData: boolean;
  /** Whole number 0–100; `null` without data. */
  score: number | null;
  found: string[];
  missing: string[];
  adjacent: AdjacentCredit[];
  evidence: MatchEvidence[];
}

export interface AdjacentCredit {
  wanted: string;
  has: string;
  /** Share of the wanted skill that is earned, 0–0.6. */
  credit: number;
  via: string;
}

export interface MatchEvidence {
  fact: string;
  effect: 'positive' | 'negative' | 'neutral';
  pointer: string | null;
}

export const CONSTRAINT_NAMES = [
  'location',
  'remote',
  'workAuthorization',
  'availability',
  'salary',
  'employmentType',
] as const;

export type ConstraintName = (typeof CONSTRAINT_NAMES)[number];

export const CONSTRAINT_OUTCOMES = ['pass', 'fail', 'unknown'] as const;
export type ConstraintOutcome = (typeof CONSTRAINT_OUTCOMES)[number];

export interface Constraint {
  name: ConstraintName;
  outcome: ConstraintOutcome;
  detail: string;
}
