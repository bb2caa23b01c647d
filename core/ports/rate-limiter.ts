import type { RatePolicy } from '../access/access.js';

export interface RateDecision {
  allowed: boolean;
  remaining: number;
  /** Milliseconds until the window ends. */
  resetMs: number;
}

export interface RateLimiter {
  consume(key: string, policy: RatePolicy): RateDecision | Promise<RateDecision>;
}
