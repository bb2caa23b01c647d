import { existsSync, readFileSync } from 'node:fs';
import { packagedFile, writePackaged } from '../../adapters/taxonomy-files/index.js';
import { type LoadedTaxonomy, TAXONOMY_VERSION } from '../../core/index.js';
import { readTaxonomy } from '../../core/spi.js';
import { makeTaxonomy } from '../../core/taxonomy/loading/make-taxonomy.js';

/** The taxonomy that comes with this package, from the file of its tables: that is made once for each state of the sources. */
export const { taxonomy, occupations } = open();

/** The file of its tables, for child processes. */
export const tables = packagedFile();

// Not `openPackagedTaxonomy`: a module that awaited it would be loaded twice, because mocha requires tests before it imports them.
function open(): LoadedTaxonomy {
  const file = packagedFile();
  const kept = existsSync(file) ? readTaxonomy(readFileSync(file)) : undefined;
  if (kept) return kept;
  const made = makeTaxonomy([], TAXONOMY_VERSION);
  writePackaged(made);
  return made;
}
