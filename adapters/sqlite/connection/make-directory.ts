import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it, open to this user alone. Throws a plain error, for the operator to read, where that cannot be done.
 * One by one from above: `mkdirSync` with `recursive` never returns where a folder that is there answers ENOENT, as `/proc` does.
 */
export function makeDirectory(directory: string): void {
  const missing: string[] = [];
  let at = resolve(directory);
  for (; !isThere(at, directory) && dirname(at) !== at; at = dirname(at)) missing.unshift(at);
  for (const folder of missing) {
    try {
      mkdirSync(folder, { mode: 0o700 });
    } catch (error) {
      // Another process may have been first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw refusal(directory, error);
    }
  }
}

function isThere(path: string, directory: string): boolean {
  let found;
  try {
    found = statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    // A part of the path is a file.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return false;
    throw refusal(directory, error);
  }
  if (found && !found.isDirectory()) throw new Error(`The data folder ${directory} cannot be made: ${path} is a file.`);
  return found !== undefined;
}

function refusal(directory: string, cause: unknown): Error {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  return new Error(`The data folder ${directory} cannot be made (${reason}). Choose another one.`, { cause });
}
