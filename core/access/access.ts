/** What a key may do. `admin` includes the others; `write` does not include `read`. `read:blind` cannot be combined with them: candidates in the blind view, and jobs. */
export const SCOPES = ['read', 'write', 'admin', 'read:blind'] as const;
/** One of `SCOPES`. */
export type Scope = (typeof SCOPES)[number];

/** A customer of the deployment. No record of one tenant is visible to another. */
export interface Tenant {
  id: string;
  /** Unique. */
  name: string;
  createdAt: string;
  /** Requests per window for each policy, where this tenant differs from the deployment. */
  rateLimits: Partial<Record<RatePolicyName, RatePolicy>> | null;
}

export const RATE_POLICY_NAMES = ['read', 'write', 'heavy'] as const;
export type RatePolicyName = (typeof RATE_POLICY_NAMES)[number];

/** A limit: so many requests in so many seconds. */
export interface RatePolicy {
  requests: number;
  seconds: number;
}

/** An API key, without the key itself: only its SHA-256 is stored. */
export interface ApiKey {
  /** `key_…` */
  id: string;
  tenantId: string;
  name: string;
  scopes: Scope[];
  /** Hex SHA-256 of the whole key. */
  hash: string;
  lastFour: string;
  createdAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
  /** Coarse: written at most once a minute. */
  lastUsedAt: string | null;
}

/** Whether a key is never shown who a candidate is. */
export function isLimitedToBlind(granted: readonly Scope[]): boolean {
  return granted.includes('read:blind');
}

/** `admin` includes the others; `write` does not include `read`. */
export function hasScope(granted: readonly Scope[], needed: Scope): boolean {
  return granted.includes(needed) || granted.includes('admin');
}
