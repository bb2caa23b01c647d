import type { Caller } from '../caller.js';
import type { Candidate } from '../candidate/candidate.js';
import { NO_ENRICHMENT, queuedEnrichment } from '../candidate/enrichment.js';
import { patchCandidate, type CandidatePatch } from '../candidate/patch-candidate.js';
import { notFound } from '../domain-error.js';
import { makeEvent } from '../event/make-event.js';
import { inferenceSteps, type InferenceTools } from '../intelligence/infer-candidate.js';
import type { Outbox } from '../ports/outbox.js';
import type { Turns } from '../ports/turns.js';
import { isApplied, nextVersion } from '../record/next-version.js';
import { inTurns } from '../steps.js';
import { commitCandidate, type CandidateCommitPorts } from './commit-candidate.js';
import { enrichmentWork } from './create-candidate.js';
import { expectVersion } from './expect-version.js';
import { findNewDuplicates } from './find-duplicates.js';
import { keepIfWritten, takeIn, type IntakePorts, type ResumeInput } from './resume-intake.js';
import { retryOnConflict } from './retry-on-conflict.js';

export interface UpdateCandidateInput {
  id: string;
  /** From `If-Match`: any of them. */
  expectedVersions?: number[];
  patch: CandidatePatch;
  /** A new file; `null` takes the resume and what was read from it away. */
  resume?: ResumeInput | null;
}

/**
 * Applies a merge patch. What is known about the candidate is inferred again at once, so that matching sees the change;
 * a new resume queues an enrichment. A patch that changes nothing makes neither a version nor an event.
 */
export class UpdateCandidate {
  constructor(private readonly ports: CandidateCommitPorts & IntakePorts & InferenceTools & { turns?: Turns }) {}

  async execute(caller: Caller, input: UpdateCandidateInput): Promise<Candidate> {
    const { tenantId, command } = caller;
    let stored = await this.load(tenantId, input.id);
    if (isApplied(stored, command)) return stored;
    expectVersion(stored.version, input.expectedVersions);
    // What cannot be applied is refused before a file is stored for it.
    patchCandidate(stored, input.patch);
    const resume = input.resume ? await takeIn(this.ports, tenantId, input.id, input.resume) : input.resume;
    let isFirst = true;
    const write = (): Promise<Candidate> =>
      retryOnConflict(async () => {
        if (!isFirst) stored = await this.load(tenantId, input.id);
        isFirst = false;
        return this.attempt(caller, stored, { input, resume });
      });
    const file = { candidateId: input.id, file: resume };
    const updated = await keepIfWritten(this.ports.documents, tenantId, file, write);
    // Just what this patch has replaced, or has stored in vain: another one may have stored its file and be about to name it.
    const ids = resume === undefined ? [] : [stored.resume?.id, resume?.id];
    const unnamed = ids.filter((id) => id !== undefined && id !== updated.resume?.id) as string[];
    if (unnamed.length > 0) await this.ports.documents.deleteOf(tenantId, { candidateId: input.id, ids: unnamed });
    return updated;
  }

  private async load(tenantId: string, id: string): Promise<Candidate> {
    const stored = await this.ports.candidates.get(tenantId, id);
    if (!stored) throw notFound('candidate');
    return stored;
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
    const { fields, changed } = patchCandidate(stored, input.patch);
    if (resume !== undefined) changed.push('resume');
    if (changed.length === 0) return stored;

    const now = ports.clock.now().toISOString();
    let candidate: Candidate = { ...stored, ...fields, ...nextVersion(stored, now, command) };
    const resource = { type: 'candidate', id: stored.id, version: candidate.version } as const;
    const outbox: Required<Outbox> = {
      events: [makeEvent(ports, caller, 'candidate.updated', resource, { changed })],
      work: [],
    };
    if (resume) {
      const enrichment = queuedEnrichment(ports.ids.next('enr'), now);
      candidate = { ...candidate, resume, enrichment };
      outbox.events.push(
        makeEvent(ports, caller, 'candidate.enrichment.queued', resource, { enrichmentId: enrichment.id }),
      );
      outbox.work.push(enrichmentWork(stored.id, enrichment.id, now));
    } else if (resume === null) {
      candidate = {
        ...candidate,
        resume: null,
        resumeLayer: {},
        enrichment: stored.features ? stored.enrichment : NO_ENRICHMENT,
      };
    }
    if (isInferred(stored, candidate) && INFERRED_FROM.some((name) => changed.includes(name)))
      candidate = await this.inferAgain(tenantId, candidate);
    // One that has not been enriched yet announces all of them when it is.
    const candidateIds = stored.intelligence
      ? await findNewDuplicates(ports, tenantId, { before: stored, after: candidate })
      : [];
    if (candidateIds.length > 0)
      outbox.events.push(makeEvent(ports, caller, 'candidate.duplicate_detected', resource, { candidateIds }));
    return commitCandidate(ports, tenantId, { candidate, expectedVersion: stored.version, outbox });
  }

  private async inferAgain(tenantId: string, candidate: Candidate): Promise<Candidate> {
    const reading = candidate.resume ? await this.ports.documents.getReading(tenantId, candidate.resume.id) : undefined;
    const findings = candidate.intelligence?.quality.findings ?? [];
    const about = {
      generatedAt: candidate.updatedAt,
      // Found by comparing the document with jobs, when it was read.
      copiedAds: reading ? findings.filter(({ code }) => code === 'integrity.copied_job_ad') : [],
    };
    const steps = inferenceSteps(candidate, reading, about, this.ports);
    return { ...candidate, ...(await inTurns(steps, this.ports.turns)) };
  }
}

/** An enrichment on its way infers for the first time. Where the last one learned nothing, what the caller says now is all there is. */
function isInferred(stored: Candidate, { enrichment, callerLayer }: Candidate): boolean {
  if (stored.features) return true;
  return enrichment.status !== 'queued' && enrichment.status !== 'running' && Object.keys(callerLayer).length > 0;
}

const INFERRED_FROM = ['profile', 'suppressedSkills', 'resume'];
