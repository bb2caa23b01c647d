import { SYSTEM, type Caller } from '../caller.js';
import type { Candidate } from '../candidate/candidate.js';
import type { Enrichment, PartialCode, Stage, StageName } from '../candidate/enrichment.js';
import { PROFILE_SECTIONS } from '../candidate/profile.js';
import { isDomainError } from '../domain-error.js';
import { makeEvent, type EventTools } from '../event/make-event.js';
import type { QualityFinding } from '../intelligence/candidate-intelligence.js';
import { copiedAdHint } from '../intelligence/integrity/copied-ad.js';
import {
  inferenceSteps,
  referenceDateOf,
  type Inference,
  type InferenceContext,
  type InferenceTools,
} from '../intelligence/infer-candidate.js';
import type { PublishedJobs } from '../matching/published-jobs.js';
import type { DocumentStore, Reading } from '../ports/document-store.js';
import type { ExtractedDocument, ParsedResume, ResumeReader } from '../ports/resume-reader.js';
import type { Turns } from '../ports/turns.js';
import { nextVersion } from '../record/next-version.js';
import { inTurns } from '../steps.js';
import { commitCandidate, type CandidateCommitPorts } from './commit-candidate.js';
import { findNewDuplicates } from './find-duplicates.js';
import { retryOnConflict } from './retry-on-conflict.js';

export interface EnrichmentOutcome {
  /** `superseded`: the candidate is gone or has a newer enrichment; nothing was written. */
  status: Enrichment['status'] | 'superseded';
  /** Milliseconds of each stage that ran. */
  durations: Partial<Record<StageName, number>>;
}

interface ReadOutcome {
  reading: Reading | undefined;
  stages: Stage[];
  error: Enrichment['error'];
}

/**
 * Reads the stored resume, if there is one, and infers what is known about the candidate. A bad document ends the enrichment as `failed` with
 * its code, record and file kept; only a fault of the machine is thrown, so that the work is tried again.
 */
export class RunEnrichment {
  constructor(
    private readonly ports: CandidateCommitPorts &
      EventTools &
      InferenceTools & {
        documents: DocumentStore;
        reader: ResumeReader;
        publishedJobs: PublishedJobs;
        turns?: Turns;
      },
  ) {}

  async execute(
    tenantId: string,
    input: { candidateId: string; enrichmentId: string; attempt: number },
  ): Promise<EnrichmentOutcome> {
    const durations: EnrichmentOutcome['durations'] = {};
    const candidate = await this.ports.candidates.get(tenantId, input.candidateId);
    if (candidate?.enrichment.id !== input.enrichmentId || isFinished(candidate.enrichment))
      return { status: 'superseded', durations };
    await this.ports.candidates.noteEnrichmentRunning(tenantId, {
      id: candidate.id,
      enrichmentId: input.enrichmentId,
      attempt: input.attempt,
    });
    const outcome = await this.read(tenantId, candidate, durations);
    return retryOnConflict(() => this.finish(tenantId, input, outcome, durations));
  }

  /** Ends an enrichment that the machine failed at too often. */
  async giveUp(tenantId: string, input: { candidateId: string; enrichmentId: string; attempt: number }): Promise<void> {
    const stages: Stage[] = [{ name: 'extract', status: 'failed', code: 'internal_error' }];
    const error = { code: 'internal_error', detail: 'The document could not be processed.' };
    await retryOnConflict(() => this.finish(tenantId, input, { reading: undefined, stages, error }, {}));
  }

  private async read(
    tenantId: string,
    candidate: Candidate,
    durations: EnrichmentOutcome['durations'],
  ): Promise<ReadOutcome> {
    const { documents, reader } = this.ports;
    if (!candidate.resume) {
      return { reading: undefined, stages: [stage('extract', 'skipped'), stage('parse', 'skipped')], error: null };
    }
    const bytes = await documents.get(tenantId, candidate.resume.id);
    if (!bytes) throw new Error('The stored resume is not there.');
    let running: StageName = 'extract';
    let from = this.ports.clock.now().getTime();
    const lap = (): void => {
      const now = this.ports.clock.now().getTime();
      durations[running] = now - from;
      from = now;
    };
    try {
      const { filename } = candidate.resume;
      const document = await reader.extract({ bytes, ...(filename === null ? {} : { filename }) });
      lap();
      running = 'parse';
      const parsed = await reader.parse(document, { referenceDate: referenceDateOf(candidate) });
      lap();
      const reading = { document, parsed };
      await documents.putReading(tenantId, { id: candidate.resume.id, reading });
      return {
        reading,
        stages: [doneStage('extract', gapOf(document)), doneStage('parse', gapIn(parsed))],
        error: null,
      };
    } catch (error) {
      if (!isDomainError(error) || !error.code.startsWith('document.')) throw error;
      lap();
      const code = error.code.slice('document.'.length);
      const stages =
        running === 'extract'
          ? [stage('extract', 'failed', code), stage('parse', 'skipped')]
          : [stage('extract', 'succeeded'), stage('parse', 'failed', code)];
      return { reading: undefined, stages, error: { code, detail: error.message } };
    }
  }

  private async finish(
    tenantId: string,
    input: { candidateId: string; enrichmentId: string },
    outcome: ReadOutcome,
    durations: EnrichmentOutcome['durations'],
  ): Promise<EnrichmentOutcome> {
    const { ports } = this;
    const stored = await ports.candidates.get(tenantId, input.candidateId);
    if (stored?.enrichment.id !== input.enrichmentId) return { status: 'superseded', durations };
    const now = ports.clock.now().toISOString();
    const record: Candidate = {
      ...stored,
      resumeLayer: outcome.reading?.parsed.profile ?? {},
      ...nextVersion(stored, now, undefined),
    };
    const started = ports.clock.now().getTime();
    const newDuplicates = await findNewDuplicates(ports, tenantId, { before: stored, after: record });
    const knows = Object.keys(record.callerLayer).length > 0 || outcome.reading !== undefined;
    const inference = knows
      ? await this.infer(record, outcome.reading, {
          generatedAt: now,
          copiedAds: await this.copiedAds(tenantId, outcome.reading),
        })
      : { intelligence: null, features: null };
    durations.infer = ports.clock.now().getTime() - started;

    const failed = outcome.error !== null;
    const inferred: Stage['status'] = knows ? 'succeeded' : 'skipped';
    const partial = outcome.stages.find((each) => each.status === 'partial');
    const status = failed ? 'failed' : partial ? 'partial' : 'succeeded';
    const code = outcome.error?.code ?? partial?.code;
    const enrichment: Enrichment = {
      ...stored.enrichment,
      status,
      finishedAt: now,
      stages: [...outcome.stages, stage('normalize', inferred), stage('infer', inferred)],
      error: outcome.error,
    };
    const candidate: Candidate = { ...record, ...inference, enrichment };
    const caller: Caller = { tenantId, actor: SYSTEM, requestId: null };
    const resource = { type: 'candidate', id: record.id, version: record.version } as const;
    const data = { enrichmentId: enrichment.id, status, ...(code ? { code } : {}) };
    const events = [
      makeEvent(
        ports,
        caller,
        failed ? 'candidate.enrichment.failed' : 'candidate.enrichment.completed',
        resource,
        data,
      ),
    ];
    if (newDuplicates.length > 0) {
      events.push(makeEvent(ports, caller, 'candidate.duplicate_detected', resource, { candidateIds: newDuplicates }));
    }
    await commitCandidate(ports, tenantId, { candidate, expectedVersion: stored.version, outbox: { events } });
    return { status, durations };
  }

  private async infer(record: Candidate, reading: Reading | undefined, about: InferenceContext): Promise<Inference> {
    const { turns } = this.ports;
    await turns?.next();
    return inTurns(inferenceSteps(record, reading, about, this.ports), turns);
  }

  private async copiedAds(tenantId: string, reading: Reading | undefined): Promise<QualityFinding[]> {
    await this.ports.turns?.next();
    return reading ? copiedAdHint(reading.document.text, await this.ports.publishedJobs.of(tenantId)) : [];
  }
}

/** What of the document could not be read. */
function gapOf({ unreadPages }: ExtractedDocument): PartialCode | null {
  if (!unreadPages) return null;
  return unreadPages.damaged > 0 ? 'damaged_pages' : 'pages_without_text';
}

/** Name and contact alone make no resume. */
function gapIn({ profile }: ParsedResume): PartialCode | null {
  return PROFILE_SECTIONS.some((section) => section !== 'basics' && profile[section]?.length) ? null : 'no_sections';
}

function doneStage(name: StageName, gap: PartialCode | null): Stage {
  return stage(name, gap ? 'partial' : 'succeeded', gap);
}

function stage(name: StageName, status: Stage['status'], code: string | null = null): Stage {
  return { name, status, code };
}

function isFinished({ status }: Enrichment): boolean {
  return status === 'succeeded' || status === 'partial' || status === 'failed';
}
