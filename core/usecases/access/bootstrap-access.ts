import { newApiKey } from '../../access/api-key-format.js';
import { keyRecord, newTenant, type AccessPorts, type NewKey } from './access-records.js';

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
