import type { AuditRecord } from '../../audit/audit-record.js';
import type { AuditLog, AuditQuery } from '../../ports/accountability/audit-log.js';
import type { Page } from '../../ports/page.js';
import type { Caller } from '../../record/caller.js';

/** Who was shown which scores, originals and exports, the newest first. */
export class ListAudit {
  constructor(private readonly ports: { audit: AuditLog }) {}

  execute({ tenantId }: Pick<Caller, 'tenantId'>, query: AuditQuery): Promise<Page<AuditRecord>> {
    return this.ports.audit.list(tenantId, query);
  }
}
