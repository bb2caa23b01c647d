import type { Caller } from '../../record/caller.js';
import type { Candidate } from '../../candidate/candidate.js';
import { queuedEnrichment } from '../../candidate/enrichment.js';
import { newCandidate } from '../../candidate/new-candidate.js';
import type { CandidateStatement } from '../../candidate/patch-candidate.js';
import type { ResumeInput } from '../../candidate/resume-input.js';
import { DomainError, invalidInput, isDomainError } from '../../errors/domain-error.js';
import { makeEvent } from '../../event/make-event.js';
import { commitCandidate, type CandidateCommitPorts } from './commit-candidate.js';
import { consentWork } from './consent-work.js';
import { candidateNotFound } from '../records/merged-candidate.js';
import { keepIfWritten, storeResume, type IntakePorts } from './resume-intake.js';

export interface CreateCandidateInput extends CandidateStatement {
  resume?: ResumeInput;
}

/** Stores a candidate and queues its enrichment. Throws `input.invalid` without profile and resume, `record.external_id_taken`. */
export class CreateCandidate {
  constructor(private readonly ports: CandidateCommitPorts & IntakePorts) {}

  async execute(caller: Caller, input: CreateCandidateInput): Promise<Candidate> {
    const { ports } = this;
    const { tenantId, command } = caller;
    const id = command ? ports.ids.forCommand('cand', command.id) : ports.ids.next('cand');
    if (command?.resumed) {
      const existing = await ports.candidates.get(tenantId, id);
      if (existing) return existing;
      // Made, and merged into another since.
      if (await ports.candidates.findMerged(tenantId, { id }))
        throw await candidateNotFound(ports.candidates, tenantId, id);
    }
    if (!input.profile && !input.resume) {
      throw invalidInput([{ pointer: '', code: 'required', detail: 'At least one of profile and resume is needed.' }]);
    }
    const now = ports.clock.now().toISOString();
    const enrichment = queuedEnrichment(ports.ids.next('enr'), now, caller.inBulk);
    const resume = input.resume ? await storeResume(ports, tenantId, id, input.resume) : null;
    const candidate = newCandidate(input, { id, resume, enrichment, now });
    const resource = { type: 'candidate', id, version: 1 } as const;
    const outbox = {
      events: [
        makeEvent(ports, caller, 'candidate.created', resource, { status: candidate.status }),
        makeEvent(ports, caller, 'candidate.enrichment.queued', resource, { enrichmentId: enrichment.id }),
      ],
      work: [...consentWork(candidate), enrichmentWork(caller, id, enrichment.id)],
    };
    const write = (): Promise<Candidate> =>
      commitCandidate(ports, tenantId, { candidate, expectedVersion: null, outbox });
    try {
      return await keepIfWritten(ports.documents, tenantId, { candidateId: id, file: candidate.resume }, write);
    } catch (error) {
      if (!command?.resumed || !isDomainError(error) || error.code !== 'record.version_conflict') throw error;
      return this.madeBefore(tenantId, id);
    }
  }

  /** What the first run of a command has made, while the second was on its way; or before, and it has been erased since. */
  private async madeBefore(tenantId: string, id: string): Promise<Candidate> {
    const existing = await this.ports.candidates.get(tenantId, id);
    if (existing) return existing;
    throw new DomainError('idempotency.erased', 'What was made with this Idempotency-Key has been erased.');
  }
}

export function enrichmentWork({ inBulk }: Pick<Caller, 'inBulk'>, candidateId: string, enrichmentId: string | null) {
  const id = enrichmentId ?? candidateId;
  const kind = inBulk ? ('bulk_enrichment' as const) : ('enrichment' as const);
  return { id, kind, payload: { candidateId, enrichmentId: id } };
}
