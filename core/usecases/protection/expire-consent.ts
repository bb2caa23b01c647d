import { CONSENT_GRACE_MS, consentAt, isStoringOver, nextConsentEnd } from '../../candidate/consent.js';
import { isDomainError } from '../../errors/domain-error.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';
import type { Clock } from '../../ports/system/clock.js';
import { type Caller, SYSTEM } from '../../record/caller.js';
import type { DeleteCandidate } from '../candidates/delete-candidate.js';
import type { UpdateCandidate } from '../candidates/update-candidate.js';

/** Ends consent that has expired: to matching by a change of the record, to storing by an erasure after the time of grace. Safe to repeat. */
export class ExpireConsent {
  constructor(
    private readonly ports: { candidates: CandidateRepository; clock: Clock },
    private readonly updateCandidate: UpdateCandidate,
    private readonly deleteCandidate: DeleteCandidate,
  ) {}

  /** When to look again; `undefined`: with the next change of the consent. */
  async execute(tenantId: string, { candidateId }: { candidateId: string }): Promise<{ runAt: string | undefined }> {
    const now = this.ports.clock.now();
    const candidate = await this.ports.candidates.get(tenantId, candidateId);
    if (!candidate) return { runAt: undefined };
    const caller: Caller = { tenantId, actor: SYSTEM, requestId: null };
    const change = { id: candidateId, expectedVersions: [candidate.version] };
    let { consent } = candidate;
    try {
      if (isStoringOver(consent, now, CONSENT_GRACE_MS)) {
        await this.deleteCandidate.execute(caller, { ...change, reason: 'consent_expired' });
        return { runAt: undefined };
      }
      if (consentAt(consent, now.toISOString()) !== consent) {
        ({ consent } = await this.updateCandidate.execute(caller, { ...change, patch: { consent: {} } }));
      }
    } catch (error) {
      if (!isDomainError(error) || !['record.version_conflict', 'record.not_found'].includes(error.code)) throw error;
      // It has been changed meanwhile, the consent perhaps with it.
      return { runAt: now.toISOString() };
    }
    return { runAt: nextConsentEnd(consent, CONSENT_GRACE_MS) };
  }
}
