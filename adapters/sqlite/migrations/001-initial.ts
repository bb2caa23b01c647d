import type { Migration } from './migration.js';

// Every index that a request uses begins with the tenant; those of the work queue begin with the kind of work, because workers
// serve all tenants. Large columns are last, so that reading the others does not read them.

const recordTable = (name: 'candidates' | 'jobs', ownColumns: string) => `
  CREATE TABLE ${name} (
    seq INTEGER PRIMARY KEY,
    tenant_id TEXT NOT NULL,
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    external_id TEXT,
    terms TEXT NOT NULL,
    ${ownColumns}
  );
  CREATE UNIQUE INDEX ${name}_by_id ON ${name} (tenant_id, id);
  CREATE UNIQUE INDEX ${name}_by_external_id ON ${name} (tenant_id, external_id) WHERE external_id IS NOT NULL;
  CREATE INDEX ${name}_by_created_at ON ${name} (tenant_id, created_at, id, status);
  CREATE INDEX ${name}_by_updated_at ON ${name} (tenant_id, updated_at, id, status);
  CREATE VIRTUAL TABLE ${name}_terms USING fts5 (terms, content='', detail=none, columnsize=0, tokenize=ascii);
`;

export const initial: Migration = {
  version: 1,
  name: 'initial',
  sql: `
    ${recordTable('candidates', 'resume_id TEXT, record TEXT NOT NULL, features TEXT, intelligence TEXT')}
    CREATE TABLE tombstones (
      tenant_id TEXT NOT NULL, id TEXT NOT NULL, deleted_at TEXT NOT NULL, PRIMARY KEY (tenant_id, id)
    ) WITHOUT ROWID;

    ${recordTable('jobs', 'record TEXT NOT NULL')}
    CREATE INDEX jobs_published ON jobs (tenant_id, id) WHERE status = 'published';

    CREATE TABLE event_counters (tenant_id TEXT PRIMARY KEY, last_sequence INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE events (
      position INTEGER PRIMARY KEY,
      tenant_id TEXT NOT NULL,
      sequence INTEGER NOT NULL,
      id TEXT NOT NULL,
      type TEXT NOT NULL,
      resource_id TEXT NOT NULL,
      timestamp TEXT NOT NULL,
      dispatched INTEGER NOT NULL DEFAULT 0,
      event TEXT NOT NULL
    );
    CREATE UNIQUE INDEX events_by_sequence ON events (tenant_id, sequence);
    CREATE UNIQUE INDEX events_by_id ON events (tenant_id, id);
    CREATE INDEX events_by_type ON events (tenant_id, type, sequence);
    CREATE INDEX events_by_resource ON events (tenant_id, resource_id, sequence);
    CREATE INDEX events_undispatched ON events (dispatched) WHERE dispatched = 0;

    CREATE TABLE work (
      kind TEXT NOT NULL,
      tenant_id TEXT NOT NULL,
      id TEXT NOT NULL,
      run_at TEXT NOT NULL,
      leased_until TEXT,
      visible_at TEXT GENERATED ALWAYS AS (coalesce(leased_until, run_at)) STORED,
      attempt INTEGER NOT NULL,
      fence INTEGER NOT NULL,
      enqueued_at TEXT NOT NULL,
      payload TEXT NOT NULL,
      PRIMARY KEY (kind, tenant_id, id)
    ) WITHOUT ROWID;
    CREATE INDEX work_due ON work (kind, visible_at);
    CREATE INDEX work_due_by_tenant ON work (kind, tenant_id, visible_at);
    CREATE TABLE work_fence (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), last_fence INTEGER NOT NULL);
    INSERT INTO work_fence VALUES (1, 0);

    CREATE TABLE documents (
      seq INTEGER PRIMARY KEY,
      tenant_id TEXT NOT NULL,
      id TEXT NOT NULL,
      candidate_id TEXT NOT NULL,
      stored_at TEXT NOT NULL,
      bytes BLOB NOT NULL
    );
    CREATE UNIQUE INDEX documents_by_id ON documents (tenant_id, id);
    CREATE INDEX documents_by_candidate ON documents (tenant_id, candidate_id);
    CREATE TABLE readings (
      document_seq INTEGER PRIMARY KEY,
      encoding TEXT NOT NULL,
      body BLOB NOT NULL
    );

    CREATE TABLE webhooks (
      tenant_id TEXT NOT NULL,
      id TEXT NOT NULL,
      version INTEGER NOT NULL,
      created_at TEXT NOT NULL,
      webhook TEXT NOT NULL,
      PRIMARY KEY (tenant_id, id)
    ) WITHOUT ROWID;
    CREATE TABLE deliveries (
      seq INTEGER PRIMARY KEY,
      tenant_id TEXT NOT NULL,
      id TEXT NOT NULL,
      webhook_id TEXT NOT NULL,
      status TEXT NOT NULL,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      delivery TEXT NOT NULL
    );
    CREATE UNIQUE INDEX deliveries_by_id ON deliveries (tenant_id, id);
    CREATE INDEX deliveries_by_webhook ON deliveries (tenant_id, webhook_id, created_at, id, status);
    CREATE INDEX deliveries_settled ON deliveries (updated_at) WHERE status <> 'pending';

    CREATE TABLE tenants (id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, created_at TEXT NOT NULL, tenant TEXT NOT NULL);
    CREATE TABLE api_keys (
      id TEXT PRIMARY KEY,
      hash TEXT NOT NULL UNIQUE,
      tenant_id TEXT NOT NULL,
      created_at TEXT NOT NULL,
      revoked_at TEXT,
      last_used_at TEXT,
      api_key TEXT NOT NULL
    );
    CREATE INDEX api_keys_by_tenant ON api_keys (tenant_id, created_at, id);
    CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

    CREATE TABLE claims (
      tenant_id TEXT NOT NULL,
      key TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      command_id TEXT NOT NULL,
      expires_at INTEGER NOT NULL,
      token TEXT,
      leased_until INTEGER,
      forgotten INTEGER NOT NULL DEFAULT 0,
      resource_id TEXT,
      answer TEXT,
      PRIMARY KEY (tenant_id, key)
    ) WITHOUT ROWID;
    CREATE INDEX claims_by_resource ON claims (tenant_id, resource_id) WHERE resource_id IS NOT NULL;
    CREATE INDEX claims_by_expiry ON claims (expires_at);
  `,
};
