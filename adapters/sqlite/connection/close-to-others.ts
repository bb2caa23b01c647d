import { chmodSync, closeSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const DATABASE = 'talent.db';
const LOCK = 'server.lock';
/** What the store keeps in its folder; SQLite gives the files beside a database the mode of the database. */
const OWN_FILES: ReadonlySet<string> = new Set(
  [DATABASE, LOCK].flatMap((name) => [name, `${name}-wal`, `${name}-shm`, `${name}-journal`]),
);

/**
 * Resumes are for this user alone: the files of the store get the mode 0600, those of an earlier release too, and `file` is there with it before
 * SQLite opens it. A folder that holds nothing else gets 0700; one with other things in it keeps its mode. Where this user may not change a mode, as on some
 * mounted volumes, it stays.
 */
export function closeToOthers(directory: string, file: typeof DATABASE | typeof LOCK): string {
  const path = join(directory, file);
  try {
    closeSync(openSync(path, 'a', 0o600));
  } catch {
    // SQLite says what is wrong with it.
  }
  const names = namesIn(directory);
  if (names.every((name) => OWN_FILES.has(name))) changeMode(directory, 0o700);
  for (const name of names) if (OWN_FILES.has(name)) changeMode(join(directory, name), 0o600);
  return path;
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

function changeMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // Not ours to change, gone again, or a file system without modes.
  }
}
