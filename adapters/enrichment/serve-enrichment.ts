import { createHash } from 'node:crypto';
import type { LoadedTaxonomy } from '../../core/index.js';
import {
  copiedAdHint,
  type EnrichmentInput,
  type InferenceTools,
  type PublishedAd,
  type ResumeFile,
} from '../../core/spi.js';
import { serveTasks } from './children/task-server.js';
import { detectContentType } from './detect-content-type.js';
import { enrich } from './enrich.js';
import { ExtractionFailure, PagesToRecognize, type OcrInput } from './extract/index.js';
import { findPersonalSpans } from './parse/index.js';
import { inflateAtOnce } from './extract/pdf/file/inflate-at-once.js';
import { loadPdfJs } from './extract/pdf/file/open-pdf.js';
import { TaxonomyJobAdReader } from './job-ad/taxonomy-job-ad-reader.js';

/**
 * Makes the calling process a child of `EnrichmentChildren`: everything that recognizes something in a resume or an ad runs here. It is ready
 * once the parsers and the taxonomy are loaded.
 */
export function serveEnrichment(load: () => LoadedTaxonomy | Promise<LoadedTaxonomy>): void {
  inflateAtOnce();
  let loaded: { tools: InferenceTools; ads: TaxonomyJobAdReader } | undefined;
  const ready = (): NonNullable<typeof loaded> => {
    if (!loaded) throw new Error('A task came before the child was ready.');
    return loaded;
  };
  serveTasks({
    tasks: {
      detect: ({ bytes, filename, pictures = false }: ResumeFile & { pictures?: boolean }) =>
        detectContentType(bytes, filename ?? '', { pictures }),
      enrich: ({ ocr, ...input }: EnrichmentInput & { ocr?: OcrInput }, reach) =>
        orPagesToRecognize(enrich(input, ready().tools, reach, ocr)),
      findPersonal: ({ texts }: { texts: readonly string[] }) => texts.map(findPersonalSpans),
      findCopiedAd: ({ text, ads }: { text: string; ads: readonly PublishedAd[] }) => copiedAdHint(text, ads),
      readAd: (ad: { title: string; description: string }) => ready().ads.read(ad),
    },
    verdictOf: (error) => (error instanceof ExtractionFailure ? error : undefined),
    async warmUp() {
      // A failing warm-up shows again, with an answer, in the first task that needs what could not be loaded.
      await loadPdfJs().catch(() => undefined);
      const { taxonomy, occupations } = await load();
      const digest = { sha256: (input: string | Uint8Array) => createHash('sha256').update(input).digest('hex') };
      loaded = { tools: { taxonomy, occupations, digest }, ads: new TaxonomyJobAdReader(taxonomy, occupations) };
      return taxonomy.version;
    },
  });
}

/** Not a verdict on the document: the caller has these pages recognized, and asks again. */
async function orPagesToRecognize<T>(
  enriched: Promise<T>,
): Promise<T | { pagesToRecognize: PagesToRecognize['pages'] }> {
  try {
    return await enriched;
  } catch (error) {
    if (error instanceof PagesToRecognize) return { pagesToRecognize: error.pages };
    throw error;
  }
}
