import { DomainError, type DomainErrorCode, type QualityFinding } from '../../core/index.js';
import {
  copiedAdHint,
  type Enricher,
  type EnrichmentInput,
  type EnrichmentResult,
  type InferenceTools,
  type PublishedAd,
  type ResumeFile,
  type Span,
} from '../../core/spi.js';
import { detectContentType } from './detect-content-type.js';
import { enrich } from './enrich.js';
import { findPersonalSpans } from './parse/index.js';
import { ExtractionFailure } from './extract/index.js';

/**
 * Enriches in the calling process: for tests, and for hosts that are short-lived themselves, such as a serverless function.
 * A hostile file can block or exhaust the process; a server uses `ChildEnricher`.
 */
export class InProcessEnricher implements Enricher {
  constructor(private readonly tools: InferenceTools) {}

  async detectContentType({ bytes, filename }: ResumeFile): Promise<string> {
    if (bytes.length === 0) throw new DomainError('document.empty', 'The resume is empty.');
    return typed(() => detectContentType(bytes, filename ?? ''));
  }

  enrich(input: EnrichmentInput): Promise<EnrichmentResult> {
    return typed((reach) => enrich(input, this.tools, reach));
  }

  findPersonal({ texts }: { texts: readonly string[] }): Promise<Span[][]> {
    return Promise.resolve(texts.map(findPersonalSpans));
  }

  findCopiedAd({ text, ads }: { text: string; ads: readonly PublishedAd[] }): Promise<QualityFinding[]> {
    return Promise.resolve(copiedAdHint(text, ads));
  }
}

async function typed<T>(run: (reach: (stage: string) => void) => Promise<T>): Promise<T> {
  let stage: string | undefined;
  try {
    return await run((reached) => (stage = reached));
  } catch (error) {
    if (!(error instanceof ExtractionFailure)) throw error;
    throw new DomainError(`document.${error.code}` as DomainErrorCode, error.detail, { stage });
  }
}
