import type { Tenant } from '../../access/access.js';
import { notFound } from '../../errors/domain-error.js';
import type { AccessRepository } from '../../ports/access-repository.js';

/** By name or id; throws `record.not_found`. */
export async function findTenant(access: AccessRepository, nameOrId: string): Promise<Tenant> {
  const tenant = (await access.findTenantByName(nameOrId)) ?? (await access.getTenant(nameOrId));
  if (!tenant) throw notFound('tenant');
  return tenant;
}
