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

  /**
   * Adds the headers of the policy that applies (IETF RateLimit fields, draft 10). Throws `rate.limited`. It returns a promise only where the limiter
   * has to ask for the count.
   */
  consume(key: { id: string }, tenant: Tenant, name: RatePolicyName, headers: string[]): Promise<void> | undefined {
    if (!this.policies) return undefined;
    const policy = tenant.rateLimits?.[name] ?? this.policies[name];
    const consumed = this.limiter.consume(`${key.id}:${name}`, policy);
    if (consumed instanceof Promise)
      return consumed.then((decision) => applyDecision(decision, { name, policy, headers }));
    applyDecision(consumed, { name, policy, headers });
    return undefined;
  }

  /** Counts a failed authentication of an address. Throws `rate.limited` when there were too many. */
  async recordFailedAuthentication(address: string): Promise<void> {
    if (!this.policies) return;
    const decision = await this.limiter.consume(`address:${address}`, FAILED_AUTHENTICATIONS);
    if (!decision.allowed) throw rateLimited(decision, 'Too many failed authentications from this address.');
  }
}

interface AppliedPolicy {
  name: RatePolicyName;
  policy: RatePolicy;
  headers: string[];
}

function applyDecision(decision: RateDecision, { name, policy: { requests, seconds }, headers }: AppliedPolicy): void {
  headers.push(
    'RateLimit-Policy',
    `"${name}";q=${String(requests)};w=${String(seconds)}`,
    'RateLimit',
    `"${name}";r=${String(decision.remaining)};t=${String(Math.ceil(decision.resetMs / 1000))}`,
  );
  if (!decision.allowed)
    throw rateLimited(decision, `More than ${String(requests)} ${name} requests in ${String(seconds)} seconds.`);
}

function rateLimited({ resetMs }: RateDecision, detail: string): DomainError {
  return new DomainError('rate.limited', detail, { retryAfterSeconds: Math.max(1, Math.ceil(resetMs / 1000)) });
}
