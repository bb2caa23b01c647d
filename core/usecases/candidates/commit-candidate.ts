import type { Candidate } from '../../candidate/candidate.js';
import { isDomainError } from '../../errors/domain-error.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { Outbox } from '../../ports/outbox.js';
import { externalIdTaken } from '../../ports/refusals.js';
import type { TalentIndex } from '../../ports/talent-index.js';
import type { WorkLease } from '../../ports/work.js';
import { findSurvivor } from '../records/merged-candidate.js';

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
  const { candidates } = ports;
  try {
    if (expectedVersion === null) await candidates.insert(tenantId, { candidate, outbox });
    else await candidates.update(tenantId, { candidate, expectedVersion, outbox, ...(completes && { completes }) });
  } catch (error) {
    throw await withSurvivor(ports, tenantId, error);
  }
  ports.index.put(tenantId, candidate);
  ports.bus.publish(tenantId, outbox.events);
  return candidate;
}

/** An external id that a merged candidate holds is taken by the one that it has become part of. */
async function withSurvivor({ candidates }: CandidateCommitPorts, tenantId: string, error: unknown): Promise<unknown> {
  if (!isDomainError(error) || error.code !== 'record.external_id_taken') return error;
  const survivor = await findSurvivor(candidates, tenantId, { id: String(error.details['id']) });
  return survivor ? externalIdTaken(survivor.id) : error;
}
