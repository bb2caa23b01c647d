import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { closeToOthers } from './close-to-others.js';
import { openConnection, type Connection } from './driver.js';
import { makeDirectory } from './make-directory.js';

export interface DataDirectoryLock {
  release(): void;
}

/** Held for the life of the process: a connection that is collected gives its lock up. */
const held = new Set<Connection>();

/**
 * Makes this process the one server of a data folder: the server keeps records in memory that nobody else may change. The operating
 * system drops the lock when the process dies, however it dies. Throws a plain error, for the operator to read, where another
 * server has the folder, or where it cannot be made or written to. Without the lock the command line tool writes
 * nothing that a server remembers: tenants, keys, and work to be done.
 */
export function lockDataDirectory(directory: string): DataDirectoryLock {
  makeDirectory(directory);
  const connection = openLock(directory);
  try {
    connection.exec('PRAGMA busy_timeout = 0');
    // A file lock of SQLite itself, on a database without content, so that the store's own file stays open to the command line.
    connection.exec('PRAGMA locking_mode = EXCLUSIVE');
    connection.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    connection.close();
    throw new Error(
      `Another server is running on the data folder ${directory}. Stop it first, or choose another folder.`,
      {
        cause: error,
      },
    );
  }
  held.add(connection);
  return {
    release: () => {
      held.delete(connection);
      connection.close();
    },
  };
}

function openLock(directory: string): Connection {
  try {
    // SQLite opens what it may only read, too, and would say so at the first write.
    for (const path of [directory, join(directory, 'talent.db')].filter((each) => existsSync(each)))
      accessSync(path, constants.W_OK);
    return openConnection(closeToOthers(directory, 'server.lock'));
  } catch (error) {
    throw new Error(
      `The data folder ${directory} cannot be written to. Give this user the right to, or choose another.`,
      { cause: error },
    );
  }
}
