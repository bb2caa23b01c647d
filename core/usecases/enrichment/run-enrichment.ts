import { retryOnConflict } from '../records/retry-on-conflict.js';
import { attemptEnrichment, type AttemptPorts } from './attempt-enrichment.js';
import {
  finishEnrichment,
  isFinished,
  type EnrichmentOutcome,
  type EnrichmentWork,
  type FinishPorts,
} from './finish-enrichment.js';

/**
 * Has the stored resume read, if there is one, and what is known about the candidate inferred. A bad document ends the enrichment as `failed` with
 * its code, record and file kept, and with what an earlier enrichment read from the same document; only a fault of the machine is thrown, so that
 * the work is tried again.
 */
export class RunEnrichment {
  constructor(private readonly ports: FinishPorts & AttemptPorts) {}

  async execute(tenantId: string, work: EnrichmentWork): Promise<EnrichmentOutcome> {
    const candidate = await this.ports.candidates.get(tenantId, work.candidateId);
    if (candidate?.enrichment.id !== work.enrichmentId || isFinished(candidate.enrichment))
      return { status: 'superseded', durations: {} };
    const attempt = await attemptEnrichment(this.ports, tenantId, candidate, work.attempted);
    work.attempted?.();
    return retryOnConflict(() => finishEnrichment(this.ports, tenantId, work, attempt));
  }

  /** Shows that an attempt is under way, where it still is. Most end sooner than anybody looks: to be called for those that take long. */
  noteRunning(tenantId: string, { candidateId, enrichmentId, attempt }: EnrichmentWork): Promise<void> {
    return this.ports.candidates.noteEnrichmentRunning(tenantId, { id: candidateId, enrichmentId, attempt });
  }

  /** Ends an enrichment that the machine failed at too often. */
  async giveUp(tenantId: string, work: EnrichmentWork): Promise<void> {
    const detail = 'The document could not be processed.';
    await retryOnConflict(async () => {
      const subject = await this.ports.candidates.get(tenantId, work.candidateId);
      if (!subject) return;
      const failure = { stage: 'extract', code: 'internal_error', detail } as const;
      await finishEnrichment(this.ports, tenantId, work, {
        documentId: subject.resume?.id,
        subject,
        copiedAds: [],
        failure,
      });
    });
  }
}
