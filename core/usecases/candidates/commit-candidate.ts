import type { Candidate } from '../../candidate/candidate.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { Outbox } from '../../ports/outbox.js';
import type { TalentIndex } from '../../ports/talent-index.js';
import type { WorkLease } from '../../ports/work.js';

export interface CandidateCommitPorts {
  candidates: CandidateRepository;
  index: TalentIndex;
  bus: EventBus;
}

/** Writes a candidate with its events, then makes it visible to matching and notifies this process. */
export async function commitCandidate(
  ports: CandidateCommitPorts,
  tenantId: string,
  change: { candidate: Candidate; expectedVersion: number | null; outbox: Outbox; completes?: WorkLease },
): Promise<Candidate> {
  const { candidate, expectedVersion, outbox, completes } = change;
  if (expectedVersion === null) await ports.candidates.insert(tenantId, { candidate, outbox });
  else await ports.candidates.update(tenantId, { candidate, expectedVersion, outbox, ...(completes && { completes }) });
  ports.index.put(tenantId, candidate);
  ports.bus.publish(tenantId, outbox.events);
  return candidate;
}
