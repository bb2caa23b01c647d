import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LoadedTaxonomy, loadTaxonomy } from '../../core/index.js';
import { packTaxonomy } from '../../core/spi.js';
import { IS_BUILT, packagedFile, ROOT } from './packaged-file.js';
import { removeOld, writeForChildren, writeWhole } from './table-files.js';

/** A taxonomy, and the file of its tables, which child processes read. */
export interface TaxonomyWithFile extends LoadedTaxonomy {
  file: string;
}

let opened: Promise<TaxonomyWithFile> | undefined;

/**
 * The taxonomy that comes with this package, from the file of its tables, which is made where it is not there; opened at the first call, then shared.
 */
export function openPackagedTaxonomy(): Promise<TaxonomyWithFile> {
  return (opened ??= open());
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
