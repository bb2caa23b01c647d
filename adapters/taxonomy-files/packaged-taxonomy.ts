import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LoadedTaxonomy, loadTaxonomy } from '../../core/index.js';
import { packTaxonomy } from '../../core/spi.js';
import { removeOld, writeForChildren, writeWhole } from './table-files.js';

/** A taxonomy, and the file of its tables, which child processes read. */
export interface TaxonomyWithFile extends LoadedTaxonomy {
  file: string;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const IS_BUILT = !import.meta.url.endsWith('.ts');

let opened: Promise<TaxonomyWithFile> | undefined;

/**
 * The taxonomy that comes with this package, from the file of its tables, which is made where it is not there; opened at the first call, then shared.
 */
export function openPackagedTaxonomy(): Promise<TaxonomyWithFile> {
  return (opened ??= open());
}

/** Where the tables of this package's taxonomy are: beside built files, as a part of the package; run from sources in `.cache`, for each state of these. */
export function packagedFile(): string {
  return IS_BUILT
    ? join(ROOT, 'taxonomy.tables')
    : join(ROOT, '.cache', `taxonomy-${stateOf(join(ROOT, 'core'))}.tables`);
}

/** Writes the tables of the taxonomy where `openPackagedTaxonomy` looks for them. */
export function writePackaged(loaded: LoadedTaxonomy): string {
  const file = packagedFile();
  writeWhole(file, packTaxonomy(loaded));
  if (!IS_BUILT) removeOld(join(ROOT, '.cache'), 'taxonomy-', file);
  return file;
}

/** The taxonomy with a file of its tables, which is there until this process ends. */
export function withFile(loaded: LoadedTaxonomy): TaxonomyWithFile {
  return { ...loaded, file: writeForChildren(packTaxonomy(loaded)) };
}

async function open(): Promise<TaxonomyWithFile> {
  const file = packagedFile();
  if (existsSync(file)) return { ...(await loadTaxonomy(readFileSync(file))), file };
  const loaded = await loadTaxonomy();
  // An installed package may be read-only.
  return IS_BUILT ? withFile(loaded) : { ...loaded, file: writePackaged(loaded) };
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
