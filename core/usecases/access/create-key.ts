import { newApiKey } from '../../access/api-key-format.js';
import type { Scope } from '../../access/access.js';
import { keyRecord, type AccessPorts, type NewKey } from './access-records.js';
import { findTenant } from './find-tenant.js';

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
