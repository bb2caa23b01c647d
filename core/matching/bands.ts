import type { Band } from './match.js';

/** Below this share of weights with data no band is given. */
export const MIN_COVERAGE = 0.5;

/** The lowest score of each band that goes by the score. */
export const BAND_FLOORS: Readonly<Record<Exclude<Band, 'insufficient_data'>, number>> = {
  excellent: 85,
  strong: 70,
  partial: 50,
  weak: 0,
};

/** By the score; `insufficient_data` below half the coverage. */
export function bandOf(score: number, coverage: number): Band {
  if (coverage < MIN_COVERAGE) return 'insufficient_data';
  if (score >= BAND_FLOORS.excellent) return 'excellent';
  if (score >= BAND_FLOORS.strong) return 'strong';
  return score >= BAND_FLOORS.partial ? 'partial' : 'weak';
}
