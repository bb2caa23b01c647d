import { resolve } from 'node:path';
import { ContainerModule } from 'inversify';
import { ChildEnricher, ChildJobAdReader, EnrichmentChildren } from '../../adapters/enrichment/index.js';
import { openTaxonomy } from '../enrichment/open-taxonomy.js';
import { TaxonomyCompletion } from '../enrichment/taxonomy-completion.js';
import { WarmUp } from '../enrichment/warm-up.js';
import { TOKENS } from '../tokens.js';
import { SPARE_ENRICHMENTS } from '../worker/worker.js';

/** Entry of a child process: TypeScript from the sources, JavaScript from built files. */
const CHILD_ENTRY = new URL(
  `../enrichment-child${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`,
  import.meta.url,
);

/** The taxonomy, and the child processes that parse resumes and job ads. */
export const enrichmentModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.loadedTaxonomy).toResolvedValue(openTaxonomy, [TOKENS.config, TOKENS.logger]);
  bind(TOKENS.taxonomy).toResolvedValue(({ taxonomy }) => taxonomy, [TOKENS.loadedTaxonomy]);
  bind(TOKENS.occupations).toResolvedValue(({ occupations }) => occupations, [TOKENS.loadedTaxonomy]);
  bind(TOKENS.taxonomyCompletion).toResolvedValue((loaded) => new TaxonomyCompletion(loaded), [TOKENS.loadedTaxonomy]);
  bind(TOKENS.children)
    .toResolvedValue(
      ({ ENRICHMENT_CONCURRENCY, TAXONOMY_DIR }, taxonomy) =>
        new EnrichmentChildren({
          children: ENRICHMENT_CONCURRENCY + SPARE_ENRICHMENTS,
          entry: CHILD_ENTRY,
          env: TAXONOMY_DIR === undefined ? {} : { TAXONOMY_DIR: resolve(TAXONOMY_DIR) },
          taxonomyVersion: taxonomy.version,
        }),
      [TOKENS.config, TOKENS.taxonomy],
    )
    .inSingletonScope()
    .onDeactivation((children) => children.close());
  bind(TOKENS.enricher).toResolvedValue((children) => new ChildEnricher(children), [TOKENS.children]);
  bind(TOKENS.jobAds).toResolvedValue((children) => new ChildJobAdReader(children), [TOKENS.children]);
  bind(TOKENS.warmUp).toResolvedValue(
    (config, children, completion, logger) => new WarmUp(config, children, completion, logger),
    [TOKENS.config, TOKENS.children, TOKENS.taxonomyCompletion, TOKENS.logger],
  );
});
