import type { Candidate } from '../../candidate/candidate.js';
import { CONSENT_GRACE_MS, nextConsentEnd } from '../../candidate/consent.js';
import type { NewWork } from '../../ports/work.js';

/** The work that a candidate needs for its consent to end in time; one item a candidate, whose time moves with the consent. */
export function consentWork({ id, consent }: Candidate): NewWork[] {
  const runAt = nextConsentEnd(consent, CONSENT_GRACE_MS);
  return runAt === undefined ? [] : [{ id, kind: 'consent_expiry', runAt, payload: { candidateId: id } }];
}
