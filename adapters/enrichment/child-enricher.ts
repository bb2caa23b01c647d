import { DomainError, type DomainErrorCode, MAX_RESUME_BYTES, type QualityFinding } from '../../core/index.js';
import type { Enricher, EnrichmentInput, EnrichmentResult, PublishedAd, ResumeFile } from '../../core/spi.js';
import { ChildLost, TaskFailure } from './children/index.js';
import type { EnrichmentChildren } from './enrichment-children.js';

/** Enriches in warm child processes, so that the host's event loop is free and no document can take it down. */
export class ChildEnricher implements Enricher {
  constructor(private readonly children: EnrichmentChildren) {}

  async detectContentType(file: ResumeFile): Promise<string> {
    if (file.bytes.length === 0) throw new DomainError('document.empty', 'The resume is empty.');
    refuseOversized(file);
    return (await typed(() => this.children.interactive.run('detect', file))) as string;
  }

  async enrich({ candidate, file, reading, generatedAt, isAwaited }: EnrichmentInput): Promise<EnrichmentResult> {
    if (file) refuseOversized(file);
    const { callerLayer, resumeLayer, suppressedSkills, resume, createdAt } = candidate;
    // Only what is needed: all of it is copied to the child.
    const subject = { callerLayer, resumeLayer, suppressedSkills, resume, createdAt };
    const lane = isAwaited ? this.children.interactive : this.children.background;
    const input = { candidate: subject, file, reading, generatedAt };
    return (await typed(() => lane.run('enrich', input))) as EnrichmentResult;
  }

  async findCopiedAd(input: { text: string; ads: readonly PublishedAd[] }): Promise<QualityFinding[]> {
    return (await typed(() => this.children.background.run('findCopiedAd', input))) as QualityFinding[];
  }
}

/** Here, so that nothing oversized is copied to a child. */
function refuseOversized({ bytes }: ResumeFile): void {
  if (bytes.byteLength <= MAX_RESUME_BYTES) return;
  const detail = `The resume is larger than ${String(MAX_RESUME_BYTES)} bytes.`;
  throw new DomainError('document.too_large', detail, { stage: 'extract' });
}

async function typed<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof TaskFailure) {
      throw new DomainError(`document.${error.code}` as DomainErrorCode, error.detail, { stage: error.stage });
    }
    if (error instanceof ChildLost) throw new DomainError('enricher.unavailable', error.message);
    throw error;
  }
}
