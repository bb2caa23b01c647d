import type { ApiKey, Tenant } from '../../access/access.js';
import type { AccessRepository } from '../../ports/access-repository.js';
import type { Clock } from '../../ports/system/clock.js';
import type { Digest } from '../../ports/system/digest.js';
import type { IdGenerator } from '../../ports/system/id-generator.js';
import type { Randomness } from '../../ports/system/randomness.js';

export interface AccessPorts {
  access: AccessRepository;
  ids: IdGenerator;
  digest: Digest;
  clock: Clock;
  randomness: Randomness;
}

/** The key itself is here and nowhere else: it is shown once. */
export interface NewKey {
  key: string;
  record: ApiKey;
}

export function newTenant(ports: AccessPorts, name: string): Tenant {
  return { id: ports.ids.next('tnt'), name, createdAt: ports.clock.now().toISOString(), rateLimits: null };
}

export function keyRecord(
  ports: AccessPorts,
  tenantId: string,
  key: string,
  about: Pick<ApiKey, 'name' | 'scopes' | 'expiresAt'>,
): ApiKey {
  return {
    id: ports.ids.next('key'),
    tenantId,
    ...about,
    hash: ports.digest.sha256(key),
    lastFour: key.slice(-4),
    createdAt: ports.clock.now().toISOString(),
    revokedAt: null,
    lastUsedAt: null,
  };
}
