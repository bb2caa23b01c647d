import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { RatePolicy } from '../../../core/index.js';
import type { RateDecision, RateLimiter } from '../../../core/spi.js';
import type { MongoDatabase } from '../database/mongo-database.js';

const RATE_LIMITS = 'rate_limits';

/** One count for all processes on the database: one command a request. Windows begin with the first request of a key. */
export class MongoRateLimiter implements RateLimiter {
  private readonly limiters = new Map<string, RateLimiterMongo>();

  constructor(private readonly database: MongoDatabase) {}

  consume(key: string, policy: RatePolicy): Promise<RateDecision> {
    return this.database.call(async () => {
      try {
        return decision(true, await this.limiterFor(policy).consume(key));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return decision(false, refusal);
        throw refusal;
      }
    });
  }

  private limiterFor({ requests, seconds }: RatePolicy): RateLimiterMongo {
    const name = `${requests}/${seconds}`;
    let limiter = this.limiters.get(name);
    if (!limiter) {
      limiter = new RateLimiterMongo({
        storeClient: this.database.db,
        tableName: RATE_LIMITS,
        keyPrefix: name,
        points: requests,
        duration: seconds,
        // They are among the indexes that are made at start.
        disableIndexesCreation: true,
      });
      this.limiters.set(name, limiter);
    }
    return limiter;
  }
}

function decision(allowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): RateDecision {
  return { allowed, remaining: remainingPoints, resetMs: Math.max(0, msBeforeNext) };
}
