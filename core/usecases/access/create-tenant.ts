import type { Tenant } from '../../access/access.js';
import { invalidInput } from '../../errors/domain-error.js';
import { newTenant, type AccessPorts } from './access-records.js';

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
