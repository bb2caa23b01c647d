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
import { takeIn, type IntakePorts, type ResumeInput } from './resume-intake.js';
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
    const { tenantId } = caller;
    const first = await this.ports.candidates.get(tenantId, input.id);
    if (!first) throw notFound('candidate');
    expectVersion(first.version, input.expectedVersions);
    const resume = input.resume ? await takeIn(this.ports, tenantId, input.id, input.resume) : input.resume;
    const updated = await retryOnConflict(() => this.attempt(caller, input, resume));
    if (resume !== undefined) {
      await this.ports.documents.deleteOf(tenantId, {
        candidateId: input.id,
        ...(resume ? { exceptId: resume.id } : {}),
      });
    }
    return updated;
  }

  private async attempt(
    caller: Caller,
    input: UpdateCandidateInput,
    resume: Candidate['resume'] | undefined,
  ): Promise<Candidate> {
    const { ports } = this;
    const { tenantId, command } = caller;
    const stored = await ports.candidates.get(tenantId, input.id);
    if (!stored) throw notFound('candidate');
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
    if (stored.features && INFERRED_FROM.some((name) => changed.includes(name)))
      candidate = await this.inferAgain(tenantId, candidate);
    return commitCandidate(ports, tenantId, { candidate, expectedVersion: stored.version, outbox });
  }

  private async inferAgain(tenantId: string, candidate: Candidate): Promise<Candidate> {
    const reading = candidate.resume ? await this.ports.documents.getReading(tenantId, candidate.resume.id) : undefined;
    const findings = candidate.intelligence?.quality.findings ?? [];
    const about = {
      generatedAt: candidate.updatedAt,
      possibleDuplicates: candidate.intelligence?.possibleDuplicates ?? [],
      // Found by comparing the document with jobs, when it was read.
      copiedAds: reading ? findings.filter(({ code }) => code === 'integrity.copied_job_ad') : [],
    };
    const steps = inferenceSteps(candidate, reading, about, this.ports);
    return { ...candidate, ...(await inTurns(steps, this.ports.turns)) };
  }
}

const INFERRED_FROM = ['profile', 'suppressedSkills', 'resume'];
