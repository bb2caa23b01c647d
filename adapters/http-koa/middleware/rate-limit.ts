import { DomainError, type RatePolicy, type Tenant } from '../../../core/index.js';
import type { RateDecision, RateLimiter, RatePolicyName } from '../../../core/spi.js';

export type RatePolicies = Readonly<Record<RatePolicyName, RatePolicy>>;

/** The limits of a tenant; `null` where the deployment has none. */
export function limitsOf(policies: RatePolicies | null, { rateLimits }: Tenant): RatePolicies | null {
  return policies && { ...policies, ...rateLimits };
}

/** Failed authentications of one address a minute. */
const FAILED_AUTHENTICATIONS: RatePolicy = { requests: 100, seconds: 60 };

/** Counts requests per key and policy; a deployment can turn it off. */
export class RateLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly policies: RatePolicies | null,
  ) {}

  /** Adds the headers of the policy that applies (IETF RateLimit fields, draft 10). Throws `rate.limited`. */
  async consume(key: { id: string }, tenant: Tenant, name: RatePolicyName, headers: string[]): Promise<void> {
    if (!this.policies) return;
    const policy = limitsOf(this.policies, tenant)![name];
    const consumed = this.limiter.consume(`${key.id}:${name}`, policy);
    const decision = consumed instanceof Promise ? await consumed : consumed;
    const seconds = Math.ceil(decision.resetMs / 1000);
    headers.push(
      'RateLimit-Policy',
      `"${name}";q=${String(policy.requests)};w=${String(policy.seconds)}`,
      'RateLimit',
      `"${name}";r=${String(decision.remaining)};t=${String(seconds)}`,
    );
    assertAllowed(
      decision,
      `More than ${String(policy.requests)} ${name} requests in ${String(policy.seconds)} seconds.`,
    );
  }

  /** Counts a failed authentication of an address. Throws `rate.limited` when there were too many. */
  async recordFailedAuthentication(address: string): Promise<void> {
    if (!this.policies) return;
    assertAllowed(
      await this.limiter.consume(`address:${address}`, FAILED_AUTHENTICATIONS),
      'Too many failed authentications from this address.',
    );
  }
}

function assertAllowed({ allowed, resetMs }: RateDecision, detail: string): void {
  if (!allowed)
    throw new DomainError('rate.limited', detail, { retryAfterSeconds: Math.max(1, Math.ceil(resetMs / 1000)) });
}
