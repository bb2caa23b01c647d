import type { ApiKey, Tenant } from '../../access/access.js';
import { notFound } from '../../errors/domain-error.js';
import type { AccessRepository } from '../../ports/access-repository.js';
import type { Caller } from '../../record/caller.js';

/** The key that a caller used, and its tenant. */
export class DescribeCaller {
  constructor(private readonly ports: { access: AccessRepository }) {}

  async execute({ tenantId, actor }: Pick<Caller, 'tenantId' | 'actor'>): Promise<{ tenant: Tenant; key: ApiKey }> {
    const [tenant, key] = await Promise.all([
      this.ports.access.getTenant(tenantId),
      actor.id === null ? undefined : this.ports.access.getKey(actor.id),
    ]);
    if (!tenant || !key) throw notFound('key');
    return { tenant, key };
  }
}
