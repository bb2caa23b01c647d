import type { AuditRecord } from '../../../core/index.js';
import type { Connection } from '../connection/driver.js';
import { AuditPageRows } from '../events/audit-page-rows.js';
import { pagesOf } from '../events/audit-pages.js';
import type { Migration } from './migration.js';

/** Audit records that are written together are one row; the rows by candidate go. */
export const auditPages: Migration = {
  version: 10,
  name: 'audit pages',
  sql: `
    CREATE TABLE audit_pages (
      seq INTEGER PRIMARY KEY,
      tenant_id TEXT NOT NULL,
      last_at TEXT NOT NULL,
      first_at TEXT NOT NULL,
      first_id TEXT NOT NULL,
      last_id TEXT NOT NULL,
      count INTEGER NOT NULL,
      candidates TEXT NOT NULL,
      records TEXT NOT NULL
    );
    CREATE INDEX audit_pages_in_order ON audit_pages (tenant_id, last_at);
    CREATE INDEX audit_pages_by_age ON audit_pages (first_at);
  `,
  change(connection) {
    for (let after: Row | undefined; ;) {
      const rows = slice(connection, after);
      const tenants = new Map<string, AuditRecord[]>();
      for (const { tenant_id: tenantId, record } of rows) {
        const records = tenants.get(tenantId) ?? [];
        records.push(JSON.parse(record) as AuditRecord);
        tenants.set(tenantId, records);
      }
      const pages = new AuditPageRows(connection);
      for (const [tenantId, records] of tenants) for (const page of pagesOf(records)) pages.insert(tenantId, page);
      after = rows.at(-1);
      if (!after) break;
    }
    connection.exec('DROP TABLE audit; DROP TABLE audit_candidates');
  },
};

interface Row {
  tenant_id: string;
  at: string;
  id: string;
  record: string;
}

function slice(connection: Connection, after: Row | undefined): Row[] {
  return connection
    .prepare<Row>(
      'SELECT tenant_id, at, id, record FROM audit WHERE (tenant_id, at, id) > (?, ?, ?) ORDER BY tenant_id, at, id LIMIT 1000',
    )
    .all(after?.tenant_id ?? '', after?.at ?? '', after?.id ?? '');
}
