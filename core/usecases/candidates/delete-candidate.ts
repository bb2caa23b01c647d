import type { Caller } from '../../record/caller.js';
import { notFound } from '../../errors/domain-error.js';
import { makeEvent, type EventTools } from '../../event/make-event.js';
import type { DocumentStore } from '../../ports/document-store.js';
import type { IdempotencyStore } from '../../ports/idempotency-store.js';
import type { CandidateCommitPorts } from './commit-candidate.js';
import { expectVersion } from '../records/expect-version.js';
import { retryOnConflict } from '../records/retry-on-conflict.js';

/** Which candidate to erase. `reason`: why the service does it by itself. */
export interface CandidateDeletion {
  id: string;
  expectedVersions?: number[];
  reason?: 'retention' | 'consent_expired';
}

/** Erases a candidate and everything derived from it; a tombstone with the id and the events, which hold no personal data, stay. */
export class DeleteCandidate {
  constructor(
    private readonly ports: CandidateCommitPorts &
      EventTools & { documents: DocumentStore; idempotency: IdempotencyStore },
  ) {}

  async execute(caller: Caller, input: CandidateDeletion): Promise<{ id: string }> {
    const { ports } = this;
    const { tenantId } = caller;
    await retryOnConflict(async () => {
      const stored = await ports.candidates.get(tenantId, input.id);
      if (!stored) throw notFound('candidate');
      expectVersion(stored.version, input.expectedVersions);
      const deletedAt = ports.clock.now().toISOString();
      const resource = { type: 'candidate', id: stored.id, version: stored.version + 1 } as const;
      const events = [
        makeEvent(ports, caller, 'candidate.deleted', resource, input.reason ? { reason: input.reason } : {}),
      ];
      await ports.candidates.erase(tenantId, {
        id: stored.id,
        expectedVersion: stored.version,
        deletedAt,
        outbox: { events },
      });
      ports.index.remove(tenantId, stored.id);
      ports.bus.publish(tenantId, events);
    });
    await ports.documents.deleteOf(tenantId, { candidateId: input.id });
    await ports.idempotency.forget(tenantId, input.id);
    return { id: input.id };
  }
}
