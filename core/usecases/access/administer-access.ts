import { newApiKey } from '../../access/api-key-format.js';
import type { ApiKey, Scope, Tenant } from '../../access/access.js';
import { invalidInput, notFound } from '../../errors/domain-error.js';
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

export class CreateTenant {
  constructor(private readonly ports: AccessPorts) {}

  /** `rateLimits`: where this tenant's differ from the deployment's. */
  async execute(input: { name: string; rateLimits?: Tenant['rateLimits'] }): Promise<Tenant> {
    const name = input.name.trim();
    if (name === '') throw invalidInput([{ pointer: '/name', code: 'required', detail: 'A tenant needs a name.' }]);
    const tenant = { ...newTenant(this.ports, name), rateLimits: input.rateLimits ?? null };
    await this.ports.access.insertTenant(tenant);
    return tenant;
  }
}

export class ListTenants {
  constructor(private readonly ports: AccessPorts) {}

  execute(): Promise<Tenant[]> {
    return this.ports.access.listTenants();
  }
}

export class CreateKey {
  constructor(private readonly ports: AccessPorts) {}

  /** `tenant` is a name or an id. */
  async execute(input: {
    tenant: string;
    name: string;
    scopes: Scope[];
    expiresAt?: string | null;
    mode?: 'live' | 'test';
  }): Promise<NewKey> {
    const { ports } = this;
    const tenant = await findTenant(ports.access, input.tenant);
    const key = newApiKey(ports.randomness, ports.digest, input.mode);
    const record = keyRecord(ports, tenant.id, key, {
      name: input.name,
      scopes: input.scopes,
      expiresAt: input.expiresAt ?? null,
    });
    await ports.access.insertKey(record);
    return { key, record };
  }
}

export class ListKeys {
  constructor(private readonly ports: AccessPorts) {}

  async execute(input: { tenant: string }): Promise<ApiKey[]> {
    const tenant = await findTenant(this.ports.access, input.tenant);
    return this.ports.access.listKeys(tenant.id);
  }
}

export class RevokeKey {
  constructor(private readonly ports: AccessPorts) {}

  async execute(input: { id: string }): Promise<ApiKey> {
    const revoked = await this.ports.access.revokeKey(input.id, this.ports.clock.now().toISOString());
    if (!revoked) throw notFound('key');
    return revoked;
  }
}

/** Makes tenant `default` and its first key when the store is empty; `undefined` when it was not. */
export class BootstrapAccess {
  constructor(private readonly ports: AccessPorts) {}

  async execute(input: { key?: string }): Promise<NewKey | undefined> {
    const { ports } = this;
    const key = input.key ?? newApiKey(ports.randomness, ports.digest);
    const tenant = newTenant(ports, 'default');
    const record = keyRecord(ports, tenant.id, key, {
      name: 'bootstrap',
      scopes: ['read', 'write', 'admin'],
      expiresAt: null,
    });
    return (await ports.access.bootstrap({ tenant, key: record })) ? { key, record } : undefined;
  }
}

function newTenant(ports: AccessPorts, name: string): Tenant {
  return { id: ports.ids.next('tnt'), name, createdAt: ports.clock.now().toISOString(), rateLimits: null };
}

function keyRecord(
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

/** By name or id; throws `record.not_found`. */
export async function findTenant(access: AccessRepository, nameOrId: string): Promise<Tenant> {
  const tenant = (await access.findTenantByName(nameOrId)) ?? (await access.getTenant(nameOrId));
  if (!tenant) throw notFound('tenant');
  return tenant;
}
