import type { Tenant } from '../../access/access.js';
import type { AccessPorts } from './access-records.js';

export class ListTenants {
  constructor(private readonly ports: AccessPorts) {}

  execute(): Promise<Tenant[]> {
    return this.ports.access.listTenants();
  }
}
