import type { Connection } from '../connection/driver.js';
import type { Migration } from './migration.js';

/**
 * Brings the schema up to date, each migration in a transaction of its own. Safe where the server and the command line open a new
 * folder at once. Throws a plain error, for the operator to read, where a newer release has been here.
 */
export function migrate(connection: Connection, migrations: readonly Migration[], now: () => Date): void {
  connection.exec(`CREATE TABLE IF NOT EXISTS schema_migrations (
    version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TEXT NOT NULL
  )`);
  const known = migrations.at(-1)?.version ?? 0;
  let isChanged = false;
  for (const migration of migrations) {
    const { version, name, sql } = migration;
    if (currentVersion(connection) >= version) continue;
    connection.exec('BEGIN IMMEDIATE');
    try {
      // Looked at again: another process may have been first.
      if (currentVersion(connection) < version) {
        connection.exec(sql);
        migration.change?.(connection);
        isChanged = true;
        connection
          .prepare('INSERT INTO schema_migrations (version, name, applied_at) VALUES (?, ?, ?)')
          .run(version, name, now().toISOString());
      }
      connection.exec('COMMIT');
    } catch (error) {
      connection.exec('ROLLBACK');
      throw error;
    }
  }
  // What a migration overwrites is gone from the file too, and not only at the next checkpoint.
  if (isChanged) connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  const found = currentVersion(connection);
  if (found > known) {
    throw new Error(
      `The data folder has schema version ${found}, this release knows ${known} at most. ` +
        'It was last used by a newer release: run that one, or restore a copy of the folder from before the update.',
    );
  }
}

function currentVersion(connection: Connection): number {
  const row = connection
    .prepare<{ version: number | null }>('SELECT max(version) AS version FROM schema_migrations')
    .get();
  return row?.version ?? 0;
}
