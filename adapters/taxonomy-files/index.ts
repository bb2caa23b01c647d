import type { Vocabulary } from '../../core/index.js';
import { ESCO_FILES, readEsco } from './esco.js';
import { findFiles } from './find-files.js';
import { ONET_FILES, readOnet } from './onet.js';
import { readRows } from './read-rows.js';
import { TaxonomyFileError } from './taxonomy-file-error.js';

export { packagedFile } from './packaged-file.js';
export { openPackagedTaxonomy, type TaxonomyWithFile, withFile, writePackaged } from './packaged-taxonomy.js';
export { TaxonomyFileError, type Place } from './taxonomy-file-error.js';

/**
 * Reads the official files of ESCO and of O*NET that a folder, or a direct subfolder of it, has, in this order. Give the answer to
 * `extendTaxonomy`. Throws a `TaxonomyFileError` that names file, line and column where a file is not what it has to be, and where the folder has
 * none of them.
 */
export async function readVocabularies(directory: string): Promise<Vocabulary[]> {
  const names = [...Object.values(ESCO_FILES), ...Object.values(ONET_FILES)];
  const files = await findFiles(directory, names);
  if (files.size === 0) throw new TaxonomyFileError({ file: directory, line: 1 }, `has none of ${names.join(', ')}`);
  return [await readEsco(files, readRows), await readOnet(files, readRows)];
}
