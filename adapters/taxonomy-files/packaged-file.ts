import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const IS_BUILT = !import.meta.url.endsWith('.ts');

/** Where the tables of this package's taxonomy are: beside built files, as a part of the package; run from sources in `.cache`, for each state of these. */
export function packagedFile(): string {
  return IS_BUILT
    ? join(ROOT, 'taxonomy.tables')
    : join(ROOT, '.cache', `taxonomy-${stateOf(join(ROOT, 'core'))}.tables`);
}

/** The same for the same names, sizes and times of files. */
function stateOf(folder: string): string {
  const state = createHash('sha1').update(process.version);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  for (const name of names.sort()) {
    const { mtimeMs, size } = statSync(join(folder, name));
    state.update(`${name} ${String(mtimeMs)} ${String(size)}\n`);
  }
  return state.digest('hex').slice(0, 16);
}
