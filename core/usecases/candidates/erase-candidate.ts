import type { Candidate } from '../../candidate/candidate.js';
import { makeEvent, type EventTools } from '../../event/make-event.js';
import type { DocumentStore } from '../../ports/document-store.js';
import type { IdempotencyStore } from '../../ports/idempotency-store.js';
import type { Caller } from '../../record/caller.js';
import type { CandidateCommitPorts } from './commit-candidate.js';
import { mergeWork } from './merge-work.js';

export type ErasurePorts = CandidateCommitPorts &
  EventTools & { documents: DocumentStore; idempotency: IdempotencyStore };

/** Erases a record; the erasure of those that were merged into it is queued in the same step. */
export async function eraseCandidate(
  ports: ErasurePorts,
  caller: Caller,
  { stored, reason }: { stored: Candidate; reason?: string | undefined },
): Promise<void> {
  const { tenantId } = caller;
  const resource = { type: 'candidate', id: stored.id, version: stored.version + 1 } as const;
  const events = [makeEvent(ports, caller, 'candidate.deleted', resource, reason ? { reason } : {})];
  const work = (stored.absorbed ?? []).map(({ id }) => mergeWork({ candidateId: id, survivorId: stored.id }));
  await ports.candidates.erase(tenantId, {
    id: stored.id,
    expectedVersion: stored.version,
    deletedAt: ports.clock.now().toISOString(),
    outbox: { events, ...(work.length > 0 && { work }) },
  });
  ports.index.remove(tenantId, stored.id);
  ports.bus.publish(tenantId, events);
}

/** What lies beside the record. */
export async function eraseBeside(ports: ErasurePorts, tenantId: string, candidateId: string): Promise<void> {
  await ports.documents.deleteOf(tenantId, { candidateId });
  await ports.idempotency.forget(tenantId, candidateId);
}
