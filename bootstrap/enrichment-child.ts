import { serveEnrichment } from '../adapters/enrichment/index.js';
import { NodeDigest } from '../adapters/system/index.js';
import { readVocabularies } from '../adapters/taxonomy-files/index.js';
import { extendTaxonomy, loadTaxonomy } from '../core/index.js';

/** Entry of a child process of the service: with the classifications that the deployment brings, as the service itself. */
serveEnrichment(async () => {
  const folder = process.env['TAXONOMY_DIR'];
  return folder === undefined ? loadTaxonomy() : extendTaxonomy(await readVocabularies(folder), new NodeDigest());
});
