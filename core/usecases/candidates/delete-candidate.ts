import type { Caller } from '../../record/caller.js';
import { expectVersion } from '../records/expect-version.js';
import { retryOnConflict } from '../records/retry-on-conflict.js';
import { eraseBeside, eraseCandidate, type ErasurePorts } from './erase-candidate.js';
import { loadCandidate } from '../records/merged-candidate.js';
import { settleMerge, settleReleased } from './settle-merge.js';

/** Which candidate to erase. `reason`: why the service does it by itself. */
export interface CandidateDeletion {
  id: string;
  expectedVersions?: number[];
  reason?: 'retention' | 'consent_expired';
}

/**
 * Erases a candidate, those that were merged into it, and everything derived from them; a tombstone with the id and the events, which hold no
 * personal data, stay.
 */
export class DeleteCandidate {
  constructor(private readonly ports: ErasurePorts) {}

  async execute(caller: Caller, input: CandidateDeletion): Promise<{ id: string }> {
    const { ports } = this;
    const { tenantId } = caller;
    const erased = await retryOnConflict(async () => {
      const stored = await loadCandidate(ports.candidates, tenantId, input.id);
      expectVersion(stored.version, input.expectedVersions);
      await settleReleased(ports, caller, stored);
      await eraseCandidate(ports, caller, { stored, reason: input.reason });
      return stored;
    });
    await eraseBeside(ports, tenantId, input.id);
    for (const { id } of erased.absorbed ?? [])
      await settleMerge(ports, caller, { candidateId: id, survivorId: input.id });
    return { id: input.id };
  }
}
