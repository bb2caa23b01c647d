import type { Migration } from './migration.js';

/** Work that a clock ahead has enqueued is found in one step. */
export const workByEnqueuing: Migration = {
  version: 5,
  name: 'work by enqueuing',
  sql: 'CREATE INDEX work_by_enqueuing ON work (kind, enqueued_at);',
};
