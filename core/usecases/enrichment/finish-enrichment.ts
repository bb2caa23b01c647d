import { SYSTEM, type Caller } from '../../record/caller.js';
import type { Candidate } from '../../candidate/candidate.js';
import type { Enrichment, StageName } from '../../candidate/enrichment.js';
import { enrichmentStages } from '../../candidate/enrichment-stages.js';
import { makeEvent, type EventTools } from '../../event/make-event.js';
import type { WorkLease } from '../../ports/work.js';
import { nextVersion } from '../../record/next-version.js';
import { commitCandidate, type CandidateCommitPorts } from '../candidates/commit-candidate.js';
import { findNewDuplicates } from '../candidates/find-duplicates.js';
import type { AttemptPorts, EnrichmentAttempt } from './attempt-enrichment.js';
import { knowledgeAfter } from './candidate-knowledge.js';

export type FinishPorts = CandidateCommitPorts & EventTools & Pick<AttemptPorts, 'documents' | 'enricher' | 'clock'>;

/** How an enrichment ended, for metrics and logs. */
export interface EnrichmentOutcome {
  /** `superseded`: the candidate is gone, or has another document or a newer enrichment; nothing was written. */
  status: Enrichment['status'] | 'superseded';
  /** Milliseconds of each stage that ran. */
  durations: Partial<Record<StageName, number>>;
  /** Whether the leased item is out of the queue already. */
  isCompleted?: boolean;
}

export interface EnrichmentWork {
  candidateId: string;
  enrichmentId: string;
  attempt: number;
  /** Of the item in the queue: what is written completes it. */
  lease?: WorkLease;
  /** Called, perhaps twice, when what takes long is over: what is left is to infer a small profile, or to write the reading and the result. */
  attempted?(): void;
}

/** Writes the result of an attempt and its events and completes its work in one step; a candidate changed meanwhile is inferred again from the same reading. */
export async function finishEnrichment(
  ports: FinishPorts,
  tenantId: string,
  work: EnrichmentWork,
  attempt: EnrichmentAttempt,
): Promise<EnrichmentOutcome> {
  const durations = attempt.result?.durations ?? {};
  const stored = await ports.candidates.get(tenantId, work.candidateId);
  if (stored?.enrichment.id !== work.enrichmentId || stored.resume?.id !== attempt.documentId)
    return { status: 'superseded', durations };
  // A worker that has lost its lease comes after the one that has finished: what that one wrote is kept.
  if (isFinished(stored.enrichment)) return { status: 'superseded', durations };
  const now = ports.clock.now().toISOString();
  const { knowledge, isInferred } = await knowledgeAfter(ports, tenantId, stored, attempt);
  const record: Candidate = { ...stored, ...knowledge, ...nextVersion(stored, now, undefined) };
  const newDuplicates = await findNewDuplicates(ports, tenantId, { before: stored, after: record });

  const { failure } = attempt;
  const stages = enrichmentStages({ reading: attempt.reading, failure, isInferred });
  const partial = stages.find((each) => each.status === 'partial');
  const ocr = attempt.reading?.document.ocr;
  const status = failure ? 'failed' : partial ? 'partial' : 'succeeded';
  const enrichment: Enrichment = {
    ...stored.enrichment,
    attempt: work.attempt,
    status,
    finishedAt: now,
    stages,
    error: failure && { code: failure.code, detail: failure.detail },
    ...(ocr && { ocr: { engine: ocr.engine, confidence: ocr.confidence } }),
  };
  const candidate: Candidate = { ...record, enrichment };
  const events = finishEvents(ports, tenantId, candidate, { code: failure?.code ?? partial?.code, newDuplicates });
  const { lease } = work;
  await commitCandidate(ports, tenantId, {
    candidate,
    expectedVersion: stored.version,
    outbox: { events },
    ...(lease && { completes: lease }),
  });
  return { status, durations, isCompleted: lease !== undefined };
}

function finishEvents(
  ports: EventTools,
  tenantId: string,
  { id, version, enrichment }: Candidate,
  { code, newDuplicates }: { code: string | null | undefined; newDuplicates: string[] },
): ReturnType<typeof makeEvent>[] {
  const caller: Caller = { tenantId, actor: SYSTEM, requestId: null };
  const resource = { type: 'candidate', id, version } as const;
  const type = enrichment.status === 'failed' ? 'candidate.enrichment.failed' : 'candidate.enrichment.completed';
  const data = { enrichmentId: enrichment.id, status: enrichment.status, ...(code ? { code } : {}) };
  const events = [makeEvent(ports, caller, type, resource, data)];
  if (newDuplicates.length > 0) {
    const found = { candidateIds: newDuplicates };
    events.push(makeEvent(ports, caller, 'candidate.duplicate_detected', resource, found));
  }
  return events;
}

export function isFinished({ status }: Enrichment): boolean {
  return status === 'succeeded' || status === 'partial' || status === 'failed';
}
