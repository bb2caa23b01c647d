import type { Migration } from './migration.js';

/** Who was shown what. The rows by candidate are for the export of what is kept about a person. */
export const audit: Migration = {
  version: 7,
  name: 'audit',
  sql: `
    CREATE TABLE audit (
      tenant_id TEXT NOT NULL,
      at TEXT NOT NULL,
      id TEXT NOT NULL,
      record TEXT NOT NULL,
      PRIMARY KEY (tenant_id, at, id)
    ) WITHOUT ROWID;
    CREATE INDEX audit_by_time ON audit (at);
    CREATE TABLE audit_candidates (
      tenant_id TEXT NOT NULL,
      candidate_id TEXT NOT NULL,
      at TEXT NOT NULL,
      id TEXT NOT NULL,
      PRIMARY KEY (tenant_id, candidate_id, at, id)
    ) WITHOUT ROWID;
  `,
};
