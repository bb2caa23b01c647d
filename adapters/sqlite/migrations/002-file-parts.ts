import type { Migration } from './migration.js';

/** Files that were stored before lie as a whole in `documents.bytes`, and stay there. */
export const fileParts: Migration = {
  version: 2,
  name: 'file parts',
  sql: `
    CREATE TABLE document_parts (
      seq INTEGER PRIMARY KEY,
      tenant_id TEXT NOT NULL,
      document_id TEXT NOT NULL,
      offset INTEGER NOT NULL,
      size INTEGER NOT NULL,
      bytes BLOB NOT NULL
    );
    CREATE UNIQUE INDEX document_parts_in_order ON document_parts (tenant_id, document_id, offset);
    CREATE TABLE loose_files (
      tenant_id TEXT NOT NULL, document_id TEXT NOT NULL, PRIMARY KEY (tenant_id, document_id)
    ) WITHOUT ROWID;
  `,
};
