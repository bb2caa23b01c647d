import type { Migration } from './migration.js';

/** What was said of pairs of job and candidate. */
export const feedback: Migration = {
  version: 6,
  name: 'feedback',
  sql: `
    CREATE TABLE feedback (
      tenant_id TEXT NOT NULL,
      id TEXT NOT NULL,
      candidate_id TEXT NOT NULL,
      job_id TEXT NOT NULL,
      created_at TEXT NOT NULL,
      feedback TEXT NOT NULL,
      PRIMARY KEY (tenant_id, id)
    ) WITHOUT ROWID;
    CREATE INDEX feedback_by_pair ON feedback (tenant_id, candidate_id, job_id, created_at, id);
    CREATE INDEX feedback_by_job ON feedback (tenant_id, job_id, created_at, id, candidate_id);
    CREATE INDEX feedback_by_creation ON feedback (tenant_id, created_at, id, candidate_id, job_id);
  `,
};
