import type { Migration } from './migration.js';

/** What the text of a job was read to say. Jobs stored before have none, and are read when one is needed. */
export const jobReadings: Migration = {
  version: 3,
  name: 'job readings',
  sql: 'ALTER TABLE jobs ADD COLUMN reading TEXT',
};
