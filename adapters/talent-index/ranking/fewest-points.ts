import { scoreOfPoints } from '../../../core/spi.js';

/** More than there can be. */
export const UNREACHABLE = 1_000_000_000;

/** The fewest points that make a score: tenths of applied weight × category score. `UNREACHABLE` where none do. */
export function fewestPoints(score: number): number {
  if (score > 100) return UNREACHABLE;
  let points = Math.max(0, Math.floor(score * 1000) - 51);
  while (scoreOfPoints(points) < score) points += 1;
  return points;
}
