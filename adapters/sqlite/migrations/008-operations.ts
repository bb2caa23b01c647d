import type { Migration } from './migration.js';

/** Long-running operations, what failed in them, and the lines that they work through. */
export const operations: Migration = {
  version: 8,
  name: 'operations',
  sql: `
    CREATE TABLE operations (
      seq INTEGER PRIMARY KEY,
      tenant_id TEXT NOT NULL,
      id TEXT NOT NULL,
      version INTEGER NOT NULL,
      created_at TEXT NOT NULL,
      finished_at TEXT,
      upload_id TEXT,
      operation TEXT NOT NULL
    );
    CREATE UNIQUE INDEX operations_by_id ON operations (tenant_id, id);
    CREATE INDEX operations_by_created_at ON operations (tenant_id, created_at, id);
    CREATE INDEX operations_by_upload ON operations (tenant_id, upload_id) WHERE upload_id IS NOT NULL;
    CREATE INDEX operations_by_end ON operations (finished_at) WHERE finished_at IS NOT NULL;
    CREATE TABLE operation_failures (
      tenant_id TEXT NOT NULL,
      operation_id TEXT NOT NULL,
      key TEXT NOT NULL,
      failure TEXT NOT NULL,
      PRIMARY KEY (tenant_id, operation_id, key)
    ) WITHOUT ROWID;
    CREATE TABLE upload_parts (
      seq INTEGER PRIMARY KEY,
      tenant_id TEXT NOT NULL,
      upload_id TEXT NOT NULL,
      part INTEGER NOT NULL,
      stored_at TEXT NOT NULL,
      bytes BLOB NOT NULL
    );
    CREATE UNIQUE INDEX upload_parts_in_order ON upload_parts (tenant_id, upload_id, part);
    CREATE INDEX upload_parts_by_time ON upload_parts (stored_at);
  `,
};
