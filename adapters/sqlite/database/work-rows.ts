import type { WorkLease } from '../../../core/index.js';
import type { Connection } from '../connection/driver.js';

/** The row of a lease, if it is the last one given and has not been given back. */
export const HELD = 'kind = ? AND tenant_id = ? AND id = ? AND fence = ? AND leased_until IS NOT NULL';

export function heldBy({ kind, tenantId, id, fence }: WorkLease): [string, string, string, number] {
  return [kind, tenantId, id, fence];
}

/** The rows of the work queue, within a write. */
export class WorkRows {
  constructor(private readonly connection: Connection) {}

  /** `false`: the lease was lost. */
  complete(lease: WorkLease): boolean {
    return this.connection.prepare(`DELETE FROM work WHERE ${HELD}`).run(...heldBy(lease)) > 0;
  }
}
