import type { Migration } from './migration.js';

/**
 * Contact and person keys have a table of their own: each create and each enrichment looks for a dozen of them, and the index of words takes ten times as
 * long for one. Rows of earlier releases get there with the next version of the keys.
 */
export const identityKeys: Migration = {
  version: 11,
  name: 'identity keys',
  sql: 'CREATE TABLE candidate_keys (key INTEGER NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (key, seq)) WITHOUT ROWID;',
};
