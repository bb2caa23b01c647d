import type { Connection } from '../connection/driver.js';

/** The rows of idempotency keys, within a write. */
export class ClaimRows {
  constructor(private readonly connection: Connection) {}

  /** The key stays used; only what the answer said goes. */
  forget(tenantId: string, resourceId: string): void {
    const sql = `UPDATE claims SET forgotten = 1, answer = NULL, resource_id = NULL
      WHERE tenant_id = ? AND resource_id = ?`;
    this.connection.prepare(sql).run(tenantId, resourceId);
  }
}
