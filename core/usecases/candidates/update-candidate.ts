import type { Caller } from '../../record/caller.js';
import type { Candidate } from '../../candidate/candidate.js';
import { NO_ENRICHMENT, queuedEnrichment } from '../../candidate/enrichment.js';
import {
  patchCandidate,
  replaceStatement,
  type CandidatePatch,
  type CandidateStatement,
} from '../../candidate/patch-candidate.js';
import type { ResumeInput } from '../../candidate/resume-input.js';
import { isDomainError } from '../../errors/domain-error.js';
import { makeEvent } from '../../event/make-event.js';
import { withFindings } from '../../intelligence/candidate/with-findings.js';
import type { Enricher } from '../../ports/enricher.js';
import type { Outbox } from '../../ports/outbox.js';
import { isApplied, nextVersion } from '../../record/next-version.js';
import { commitCandidate, type CandidateCommitPorts } from './commit-candidate.js';
import { enrichmentWork } from './create-candidate.js';
import { consentWork } from './consent-work.js';
import { expectVersion } from '../records/expect-version.js';
import { findNewDuplicates } from './find-duplicates.js';
import { loadCandidate } from '../records/merged-candidate.js';
import { keepIfWritten, storeResume, type IntakePorts } from './resume-intake.js';
import { retryOnConflict } from '../records/retry-on-conflict.js';

/** A merge patch, or all that the caller says from now on. */
export type CandidateChange = { patch: CandidatePatch } | { replacement: CandidateStatement };

export type UpdateCandidateInput = CandidateChange & {
  id: string;
  /** From `If-Match`: any of them. */
  expectedVersions?: number[];
  /** A new file; `null` takes the resume and what was read from it away. */
  resume?: ResumeInput | null;
};

/**
 * Applies a change. What is known about the candidate is inferred again at once, so that matching sees the change;
 * a new resume queues an enrichment. One that changes nothing makes neither a version nor an event.
 */
export class UpdateCandidate {
  constructor(private readonly ports: CandidateCommitPorts & IntakePorts & { enricher: Enricher }) {}

  async execute(caller: Caller, input: UpdateCandidateInput): Promise<Candidate> {
    const { tenantId, command } = caller;
    let stored = await this.load(tenantId, input.id);
    if (isApplied(stored, command)) return stored;
    expectVersion(stored.version, input.expectedVersions);
    // What cannot be applied is refused before a file is stored for it.
    applyChange(stored, input, this.ports.clock.now());
    const resume = input.resume ? await storeResume(this.ports, tenantId, input.id, input.resume) : input.resume;
    let isFirst = true;
    const write = (): Promise<Candidate> =>
      retryOnConflict(async () => {
        if (!isFirst) stored = await this.load(tenantId, input.id);
        isFirst = false;
        return this.attempt(caller, stored, { input, resume });
      });
    const file = { candidateId: input.id, file: resume };
    const updated = await keepIfWritten(this.ports.documents, tenantId, file, write);
    // Just what this change has replaced, or has stored in vain: another one may have stored its file and be about to name it.
    const ids = resume === undefined ? [] : [stored.resume?.id, resume?.id];
    const unnamed = ids.filter((id) => id !== undefined && id !== updated.resume?.id) as string[];
    if (unnamed.length > 0) await this.ports.documents.deleteOf(tenantId, { candidateId: input.id, ids: unnamed });
    return updated;
  }

  private load(tenantId: string, id: string): Promise<Candidate> {
    return loadCandidate(this.ports.candidates, tenantId, id);
  }

  private async attempt(
    caller: Caller,
    stored: Candidate,
    { input, resume }: { input: UpdateCandidateInput; resume: Candidate['resume'] | undefined },
  ): Promise<Candidate> {
    const { ports } = this;
    const { tenantId, command } = caller;
    if (isApplied(stored, command)) return stored;
    expectVersion(stored.version, input.expectedVersions);
    const { fields, changed } = applyChange(stored, input, ports.clock.now());
    if (resume !== undefined) changed.push('resume');
    if (changed.length === 0) return stored;

    const now = ports.clock.now().toISOString();
    let candidate: Candidate = { ...stored, ...fields, ...nextVersion(stored, now, command) };
    const resource = { type: 'candidate', id: stored.id, version: candidate.version } as const;
    const outbox: Required<Outbox> = {
      events: [makeEvent(ports, caller, 'candidate.updated', resource, { changed })],
      work: changed.includes('consent') ? consentWork(candidate) : [],
    };
    if (resume) candidate = { ...candidate, resume };
    else if (resume === null) {
      // An enrichment under way has nothing to read any more.
      const isKept = stored.features !== null && !isUnderWay(stored.enrichment);
      candidate = {
        ...candidate,
        resume: null,
        resumeLayer: {},
        resumeLayerFrom: null,
        enrichment: isKept ? stored.enrichment : NO_ENRICHMENT,
      };
    }
    let isQueued = resume !== undefined && resume !== null;
    const inferredFrom = resume ? INFERRED_FROM : [...INFERRED_FROM, 'resume'];
    if (isInferred(stored, candidate) && inferredFrom.some((name) => changed.includes(name))) {
      const inferred = await this.inferAgain(caller, candidate);
      candidate = inferred ?? { ...candidate, intelligence: null, features: null };
      isQueued ||= inferred === undefined;
    }
    if (isQueued) {
      const enrichment = queuedEnrichment(ports.ids.next('enr'), now, caller.inBulk);
      candidate = { ...candidate, enrichment };
      outbox.events.push(
        makeEvent(ports, caller, 'candidate.enrichment.queued', resource, { enrichmentId: enrichment.id }),
      );
      outbox.work.push(enrichmentWork(caller, stored.id, enrichment.id));
    }
    // One that has not been enriched yet announces all of them when it is.
    const candidateIds = stored.intelligence
      ? await findNewDuplicates(ports, tenantId, { before: stored, after: candidate })
      : [];
    if (candidateIds.length > 0)
      outbox.events.push(makeEvent(ports, caller, 'candidate.duplicate_detected', resource, { candidateIds }));
    return commitCandidate(ports, tenantId, { candidate, expectedVersion: stored.version, outbox });
  }

  /** `undefined` where it is not done in time: nothing old is shown then, and an enrichment says why. */
  private async inferAgain({ tenantId, inBulk }: Caller, candidate: Candidate): Promise<Candidate | undefined> {
    const reading = candidate.resume ? await this.ports.documents.getReading(tenantId, candidate.resume.id) : undefined;
    const findings = reading ? (candidate.intelligence?.quality.findings ?? []) : [];
    try {
      const { intelligence, features } = await this.ports.enricher.enrich({
        candidate,
        ...(reading && { reading }),
        generatedAt: candidate.updatedAt,
        isAwaited: !inBulk,
      });
      // Found by comparing the document with jobs, when it was read.
      const copiedAds = findings.filter(({ code }) => code === 'integrity.copied_job_ad');
      return { ...candidate, features, intelligence: withFindings(intelligence, copiedAds) };
    } catch (error) {
      if (isDomainError(error) && error.code.startsWith('document.')) return undefined;
      throw error;
    }
  }
}

function applyChange(stored: Candidate, change: CandidateChange, at: Date): ReturnType<typeof patchCandidate> {
  const now = at.toISOString();
  return 'patch' in change
    ? patchCandidate(stored, change.patch, now)
    : replaceStatement(stored, change.replacement, now);
}

/** An enrichment on its way infers for the first time. Where the last one learned nothing, what the caller says now is all there is. */
function isInferred(stored: Candidate, { resume, enrichment, callerLayer }: Candidate): boolean {
  if (stored.features) return true;
  const isToCome = isUnderWay(enrichment) || resume?.id !== stored.resume?.id;
  return !isToCome && Object.keys(callerLayer).length > 0;
}

function isUnderWay({ status }: Candidate['enrichment']): boolean {
  return status === 'queued' || status === 'running';
}

/** Of a new resume only its enrichment knows more. */
const INFERRED_FROM = ['profile', 'suppressedSkills'];
