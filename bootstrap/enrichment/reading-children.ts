import { existsSync } from 'node:fs';
import { EnrichmentChildren } from '../../adapters/enrichment/enrichment-children.js';
import { packagedFile } from '../../adapters/taxonomy-files/packaged-file.js';
import type { Config } from '../config/config.js';
import { SPARE_ENRICHMENTS } from '../worker/spare-enrichments.js';

/** The child processes of a deployment, with the taxonomy whose tables are in a file. None is started. */
export function readingChildren(
  { ENRICHMENT_CONCURRENCY }: Pick<Config, 'ENRICHMENT_CONCURRENCY'>,
  tables: string,
): EnrichmentChildren {
  return new EnrichmentChildren({ children: ENRICHMENT_CONCURRENCY + SPARE_ENRICHMENTS, tables });
}

/**
 * Starts the child that requests wait for before anything else is loaded. Nothing where it is not known yet what the child has to load: with
 * classifications of the deployment's own, or without the tables of this package. Call `expect` before using it.
 */
export function startReadingChild(
  config: Pick<Config, 'ROLE' | 'TAXONOMY_DIR' | 'ENRICHMENT_CONCURRENCY'>,
): EnrichmentChildren | undefined {
  const tables = packagedFile();
  if (config.ROLE === 'worker' || config.TAXONOMY_DIR !== undefined || !existsSync(tables)) return undefined;
  const children = readingChildren(config, tables);
  // The warm-up waits for it, and reports a failure.
  children.interactive.start().catch(() => undefined);
  return children;
}
