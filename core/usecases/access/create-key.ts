import { newApiKey } from '../../access/api-key-format.js';
import { isLimitedToBlind, type Scope } from '../../access/access.js';
import { invalidInput } from '../../errors/domain-error.js';
import { keyRecord, type AccessPorts, type NewKey } from './access-records.js';
import { findTenant } from './find-tenant.js';

export class CreateKey {
  constructor(private readonly ports: AccessPorts) {}

  /** `tenant` is a name or an id. Throws `input.invalid` where `read:blind` is combined with another scope. */
  async execute(input: {
    tenant: string;
    name: string;
    scopes: Scope[];
    expiresAt?: string | null;
    mode?: 'live' | 'test';
  }): Promise<NewKey> {
    const { ports } = this;
    // An answer to a write shows the whole candidate.
    if (input.scopes.length > 1 && isLimitedToBlind(input.scopes)) {
      const detail =
        '`read:blind` cannot be combined with other scopes: a key with another scope can see who a candidate is. Make two keys.';
      throw invalidInput([{ pointer: '/scopes', code: 'invalid_value', detail }]);
    }
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
