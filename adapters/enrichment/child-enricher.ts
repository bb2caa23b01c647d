import { DomainError, MAX_RESUME_BYTES, type QualityFinding } from '../../core/index.js';
import type {
  Enricher,
  EnrichmentInput,
  EnrichmentResult,
  Ocr,
  PublishedAd,
  ResumeFile,
  Span,
} from '../../core/spi.js';
import { asDomainErrors } from './child-errors.js';
import type { EnrichmentChildren } from './enrichment-children.js';
import { recognizePages, type PagesAsked } from './recognize-pages.js';

/** Enriches in warm child processes, so that the host's event loop is free and no document can take it down. */
export class ChildEnricher implements Enricher {
  constructor(
    private readonly children: EnrichmentChildren,
    /** Without it pages that are pictures stay unread. */
    private readonly ocr?: Ocr,
  ) {}

  async detectContentType(file: ResumeFile): Promise<string> {
    if (file.bytes.length === 0) throw new DomainError('document.empty', 'The resume is empty.');
    refuseOversized(file);
    return (await asDomainErrors(() =>
      this.children.interactive.run('detect', { ...file, pictures: this.ocr !== undefined }),
    )) as string;
  }

  async enrich({
    candidate,
    file,
    reading,
    generatedAt,
    isAwaited,
    isSmall,
  }: EnrichmentInput): Promise<EnrichmentResult> {
    if (file) refuseOversized(file);
    const { callerLayer, resumeLayer, suppressedSkills, resume, createdAt } = candidate;
    // Only what is needed: all of it is copied to the child.
    const subject = { callerLayer, resumeLayer, suppressedSkills, resume, createdAt };
    const lane = isAwaited ? this.children.interactive : this.children.background;
    const input = { candidate: subject, file, reading, generatedAt };
    if (isSmall && !isAwaited) return (await asDomainErrors(() => lane.runSmall('enrich', input))) as EnrichmentResult;
    const run = async (ocr?: object): Promise<EnrichmentResult | PagesAsked> =>
      (await asDomainErrors(() => lane.run('enrich', { ...input, ...(ocr && { ocr }) }))) as
        EnrichmentResult | PagesAsked;
    const first = await run(file && this.ocr ? {} : undefined);
    if (!('pagesToRecognize' in first)) return first;
    const from = performance.now();
    const recognition = await recognizePages(this.ocr!, file!, first.pagesToRecognize);
    const result = (await run({ recognition })) as EnrichmentResult;
    return withExtraction(result, performance.now() - from);
  }

  async findPersonal(input: { texts: readonly string[] }): Promise<Span[][]> {
    return (await asDomainErrors(() => this.children.interactive.run('findPersonal', input))) as Span[][];
  }

  async findCopiedAd(input: { text: string; ads: readonly PublishedAd[] }): Promise<QualityFinding[]> {
    return (await asDomainErrors(() => this.children.background.run('findCopiedAd', input))) as QualityFinding[];
  }
}

/** Here, so that nothing oversized is copied to a child. */
function refuseOversized({ bytes }: ResumeFile): void {
  if (bytes.byteLength <= MAX_RESUME_BYTES) return;
  const detail = `The resume is larger than ${String(MAX_RESUME_BYTES)} bytes.`;
  throw new DomainError('document.too_large', detail, { stage: 'extract' });
}

/** Recognizing text is extracting it. The pages were read twice, and the second time is in the sum. */
function withExtraction(result: EnrichmentResult, elapsedMs: number): EnrichmentResult {
  const { extract = 0, parse = 0, infer = 0 } = result.durations;
  return {
    ...result,
    durations: { ...result.durations, extract: Math.max(extract, Math.round(elapsedMs - parse - infer)) },
  };
}
