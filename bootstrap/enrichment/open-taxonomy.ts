import { NodeDigest } from '../../adapters/system/index.js';
import {
  openPackagedTaxonomy,
  readVocabularies,
  TaxonomyFileError,
  type TaxonomyWithFile,
  withFile,
} from '../../adapters/taxonomy-files/index.js';
import { extendTaxonomy } from '../../core/index.js';
import { ConfigError, type Config } from '../config/config.js';
import type { Logger } from '../config/logger.js';

/** Our taxonomy, with the classifications that the deployment brings. Throws `ConfigError` where one of their files cannot be used. */
export async function openTaxonomy(
  { TAXONOMY_DIR }: Pick<Config, 'TAXONOMY_DIR'>,
  logger: Logger,
): Promise<TaxonomyWithFile> {
  if (TAXONOMY_DIR === undefined) return openPackagedTaxonomy();
  try {
    const loaded = await extendTaxonomy(await readVocabularies(TAXONOMY_DIR), new NodeDigest());
    const { taxonomy, occupations } = loaded;
    const counts = { skills: taxonomy.size, occupations: occupations.size };
    logger.info({ taxonomyVersion: taxonomy.version, ...counts }, 'classifications were merged into the taxonomy');
    return withFile(loaded);
  } catch (error) {
    if (error instanceof TaxonomyFileError) throw new ConfigError(`TAXONOMY_DIR: ${error.message}`);
    throw error;
  }
}
