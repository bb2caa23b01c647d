import { join } from 'node:path';
import { openConnection } from '../../../adapters/sqlite/connection/driver.js';
import { unpackedJson } from '../../../adapters/sqlite/packed/packed-json.js';

/** Makes all candidates of a store that nobody serves look as if an earlier engine had enriched them. */
export function makeStale(folder: string): void {
  const connection = openConnection(join(folder, 'talent.db'));
  try {
    const update = connection.prepare('UPDATE candidates SET intelligence = ? WHERE id = ?');
    const rows = connection
      .prepare<{ id: string; intelligence: Uint8Array }>('SELECT id, intelligence FROM candidates')
      .all();
    for (const { id, intelligence } of rows)
      update.run(JSON.stringify({ ...unpackedJson<object>(intelligence), engineVersion: '0.0.1' }), id);
  } finally {
    connection.close();
  }
}
