import type { ApiKey } from '../../access/access.js';
import type { AccessPorts } from './access-records.js';
import { findTenant } from './find-tenant.js';

export class ListKeys {
  constructor(private readonly ports: AccessPorts) {}

  async execute(input: { tenant: string }): Promise<ApiKey[]> {
    const tenant = await findTenant(this.ports.access, input.tenant);
    return this.ports.access.listKeys(tenant.id);
  }
}
