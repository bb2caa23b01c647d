import { ContainerModule } from 'inversify';
import { ChildEnricher, ChildJobAdReader, type EnrichmentChildren } from '../../adapters/enrichment/child-processes.js';
import { openOcr } from '../enrichment/open-ocr.js';
import { openTaxonomy } from '../enrichment/open-taxonomy.js';
import { readingChildren } from '../enrichment/reading-children.js';
import { WarmUp } from '../enrichment/warm-up.js';
import { TOKENS } from '../tokens.js';

/** The taxonomy, and the child processes that parse resumes and job ads: `started`, where one of them runs already. */
export function enrichmentModule(started?: EnrichmentChildren): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(TOKENS.loadedTaxonomy).toResolvedValue(openTaxonomy, [TOKENS.config, TOKENS.logger]);
    bind(TOKENS.taxonomy).toResolvedValue(({ taxonomy }) => taxonomy, [TOKENS.loadedTaxonomy]);
    bind(TOKENS.occupations).toResolvedValue(({ occupations }) => occupations, [TOKENS.loadedTaxonomy]);
    bind(TOKENS.children)
      .toResolvedValue(
        (config, { taxonomy, file }) => {
          const children = started ?? readingChildren(config, file);
          children.expect(taxonomy.version);
          return children;
        },
        [TOKENS.config, TOKENS.loadedTaxonomy],
      )
      .inSingletonScope()
      .onDeactivation((children) => children.close());
    bind(TOKENS.ocr)
      .toResolvedValue(({ OCR, OCR_CONCURRENCY }) => openOcr(OCR, OCR_CONCURRENCY), [TOKENS.config])
      .inSingletonScope()
      .onDeactivation((ocr) => ocr?.close());
    bind(TOKENS.enricher).toResolvedValue(
      (children, ocr) => new ChildEnricher(children, ocr),
      [TOKENS.children, TOKENS.ocr],
    );
    bind(TOKENS.jobAds).toResolvedValue((children) => new ChildJobAdReader(children), [TOKENS.children]);
    bind(TOKENS.warmUp).toResolvedValue(
      (config, children, occupations, logger) => new WarmUp(config, children, occupations, logger),
      [TOKENS.config, TOKENS.children, TOKENS.occupations, TOKENS.logger],
    );
  });
}
