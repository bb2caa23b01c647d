import { completeTaxonomy, type LoadedTaxonomy } from '../../core/index.js';
import type { ExtractedDocument, ParseContext, ResumeFile } from '../../core/ports/resume-reader.js';
import { serveTasks } from './children/task-server.js';
import { detectContentType } from './detect-content-type.js';
import { ExtractionFailure, readDocument } from './extract/index.js';
import { inflateAtOnce } from './extract/pdf/inflate-at-once.js';
import { loadPdfJs } from './extract/pdf/open-pdf.js';
import { TaxonomyJobAdReader } from './job-ad/taxonomy-job-ad-reader.js';
import { parseResume } from './parse/index.js';

/**
 * Makes the calling process a child of `EnrichmentChildren`: everything that recognizes something in a resume or an ad runs here. It is ready
 * once the parsers and all tables of the taxonomy are loaded, which takes two seconds.
 */
export function serveEnrichment(load: () => LoadedTaxonomy | Promise<LoadedTaxonomy>): void {
  inflateAtOnce();
  let ads: TaxonomyJobAdReader | undefined;
  serveTasks({
    tasks: {
      detect: ({ bytes, filename }: ResumeFile) => detectContentType(bytes, filename ?? ''),
      extract: ({ bytes, filename }: ResumeFile) => readDocument(bytes, filename),
      parse: ({ document, context }: { document: ExtractedDocument; context: ParseContext }) =>
        parseResume(document, context),
      readAd: (ad: { title: string; description: string }) => ads?.read(ad),
    },
    verdictOf: (error) => (error instanceof ExtractionFailure ? error : undefined),
    async warmUp() {
      // A failing warm-up shows again, with an answer, in the first task that needs what could not be loaded.
      await loadPdfJs().catch(() => undefined);
      const loaded = await load();
      for (const _ of completeTaxonomy(loaded));
      ads = new TaxonomyJobAdReader(loaded.taxonomy, loaded.occupations);
      return loaded.taxonomy.version;
    },
  });
}
