/** Of an index with one candidate. */
const EMPTY = 28_000;
/** Names that a pool has seen, kept once each: a larger pool has more of them, and fewer new ones with each candidate. */
const NAMES = 20_000;
/** In a large pool, its postings included. */
const CANDIDATE = 115;

/**
 * Bytes that the index of a pool takes, fitted to measurements of pools of 1 to 300,000 invented candidates (`npm run bench:tenant-memory`): between
 * the measured bytes and twice as many.
 */
export function estimatedBytes(candidates: number): number {
  return EMPTY + NAMES * Math.sqrt(candidates) + CANDIDATE * candidates;
}
