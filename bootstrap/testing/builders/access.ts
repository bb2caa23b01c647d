import type { ApiKey, Tenant } from '../../../core/index.js';
import { anId, now } from './ids.js';

/** A tenant without rate limits of its own. */
export function aTenant(fields: Partial<Tenant> = {}): Tenant {
  const id = anId('tnt');
  return { id, name: `tenant ${id}`, createdAt: now(), rateLimits: null, ...fields };
}

/** A key with the scope `read` that never expires. */
export function aKey(fields: Partial<ApiKey> = {}): ApiKey {
  const id = anId('key');
  return {
    id,
    tenantId: 'tnt_00000000000000000000000000',
    name: 'test key',
    scopes: ['read'],
    hash: id.slice(-22).padStart(64, '0'),
    lastFour: 'abcd',
    createdAt: now(),
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
    ...fields,
  };
}
