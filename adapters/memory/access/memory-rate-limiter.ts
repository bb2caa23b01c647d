import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RatePolicy } from '../../../core/index.js';
import type { RateDecision, RateLimiter } from '../../../core/spi.js';

/** Counts in this process only. Windows begin with the first request of a key. */
export class MemoryRateLimiter implements RateLimiter {
  private readonly limiters = new Map<string, RateLimiterMemory>();

  async consume(key: string, policy: RatePolicy): Promise<RateDecision> {
    try {
      return decision(true, await this.limiterFor(policy).consume(key));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return decision(false, refusal);
      throw refusal;
    }
  }

  private limiterFor({ requests, seconds }: RatePolicy): RateLimiterMemory {
    const name = `${requests}/${seconds}`;
    let limiter = this.limiters.get(name);
    if (!limiter) {
      limiter = new RateLimiterMemory({ points: requests, duration: seconds });
      this.limiters.set(name, limiter);
    }
    return limiter;
  }
}

function decision(allowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): RateDecision {
  return { allowed, remaining: remainingPoints, resetMs: Math.max(0, msBeforeNext) };
}
