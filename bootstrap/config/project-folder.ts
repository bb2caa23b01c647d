import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json: above the sources, the built files, or the files that `start.mjs` makes. */
export const PROJECT_FOLDER: string = above(dirname(fileURLToPath(import.meta.url)));

function above(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The package.json of this package is missing.');
  return above(parent);
}
