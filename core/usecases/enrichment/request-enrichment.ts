import type { Caller } from '../../record/caller.js';
import type { Candidate } from '../../candidate/candidate.js';
import { queuedEnrichment, type Enrichment } from '../../candidate/enrichment.js';
import { makeEvent, type EventTools } from '../../event/make-event.js';
import type { WorkQueue } from '../../ports/work-queue.js';
import { isApplied, nextVersion } from '../../record/next-version.js';
import { commitCandidate, type CandidateCommitPorts } from '../candidates/commit-candidate.js';
import { enrichmentWork } from '../candidates/create-candidate.js';
import { loadCandidate } from '../records/merged-candidate.js';
import { retryOnConflict } from '../records/retry-on-conflict.js';

/** Queues reading the stored file again; while one is queued already, that one comes back. */
export class RequestEnrichment {
  constructor(private readonly ports: CandidateCommitPorts & EventTools & { work: WorkQueue }) {}

  async execute(caller: Caller, input: { id: string }): Promise<{ candidateId: string; enrichment: Enrichment }> {
    const { ports } = this;
    const { tenantId, command } = caller;
    return retryOnConflict(async () => {
      const stored = await loadCandidate(ports.candidates, tenantId, input.id);
      if (stored.enrichment.status === 'queued' && stored.enrichment.inBulk && !caller.inBulk)
        await this.advance(caller, stored);
      if (stored.enrichment.status === 'queued' || isApplied(stored, command)) {
        return { candidateId: stored.id, enrichment: stored.enrichment };
      }
      const now = ports.clock.now().toISOString();
      const enrichment = queuedEnrichment(ports.ids.next('enr'), now, caller.inBulk);
      const candidate = { ...stored, enrichment, ...nextVersion(stored, now, command) };
      const resource = { type: 'candidate', id: stored.id, version: candidate.version } as const;
      await commitCandidate(ports, tenantId, {
        candidate,
        expectedVersion: stored.version,
        outbox: {
          events: [makeEvent(ports, caller, 'candidate.enrichment.queued', resource, { enrichmentId: enrichment.id })],
          work: [enrichmentWork(caller, stored.id, enrichment.id)],
        },
      });
      return { candidateId: stored.id, enrichment };
    });
  }
  /** One that an operation has queued is done as soon as one that a single request asks for. Where both are taken, the later one ends without doing anything. */
  private async advance(caller: Caller, { id, enrichment }: Candidate): Promise<void> {
    const item = enrichmentWork(caller, id, enrichment.id);
    await this.ports.work.enqueue(caller.tenantId, [item]);
    await this.ports.work.cancel(caller.tenantId, { kind: 'bulk_enrichment', id: item.id });
    this.ports.bus.announceWork('enrichment');
  }
}
