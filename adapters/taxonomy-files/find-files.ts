import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TaxonomyFileError } from './taxonomy-file-error.js';

/**
 * The files of these names in a folder or in its direct subfolders, as the archives of the classifications unpack. Throws a `TaxonomyFileError`
 * where the folder cannot be read or has a file twice.
 */
export async function findFiles(directory: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const look = async (folder: string, isTop: boolean): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (isTop) await look(path, false);
        continue;
      }
      const name = names.find((each) => each.toLowerCase() === entry.name.toLowerCase());
      if (name === undefined) continue;
      const other = found.get(name);
      if (other !== undefined) throw new TaxonomyFileError({ file: path, line: 1 }, `is there twice, also as ${other}`);
      found.set(name, path);
    }
  };
  try {
    await look(directory, true);
  } catch (error) {
    if (error instanceof TaxonomyFileError) throw error;
    throw new TaxonomyFileError({ file: directory, line: 1 }, `cannot be read: ${(error as Error).message}`);
  }
  return found;
}
