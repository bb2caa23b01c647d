import type { Band } from './match.js';

/** Below this share of weights with data no band is given. */
export const MIN_COVERAGE = 0.5;

/** Excellent from 85, strong from 70, partial from 50, else weak; `insufficient_data` below half the coverage. */
export function bandOf(score: number, coverage: number): Band {
  if (coverage < MIN_COVERAGE) return 'insufficient_data';
  if (score >= 85) return 'excellent';
  if (score >= 70) return 'strong';
  return score >= 50 ? 'partial' : 'weak';
}
