import { SYSTEM, type Caller } from '../../record/caller.js';
import type { Candidate } from '../../candidate/candidate.js';
import type { Enrichment, Stage, StageName } from '../../candidate/enrichment.js';
import { enrichmentStages } from '../../candidate/enrichment-stages.js';
import { canonicalJson } from '../../text/canonical-json.js';
import { isDomainError } from '../../errors/domain-error.js';
import { makeEvent, type EventTools } from '../../event/make-event.js';
import type { QualityFinding } from '../../candidate/candidate-intelligence.js';
import { adsToCompare } from '../../intelligence/integrity/copied-ad.js';
import { withFindings } from '../../intelligence/candidate/with-findings.js';
import type { PublishedJobs } from '../../caches/published-jobs.js';
import type { DocumentStore } from '../../ports/document-store.js';
import type { ParsedDocument } from '../../candidate/parsed-document.js';
import type { Enricher, EnrichmentResult } from '../../ports/enricher.js';
import type { EnrichmentSubject } from '../../candidate/enrichment-subject.js';
import { nextVersion } from '../../record/next-version.js';
import { commitCandidate, type CandidateCommitPorts } from '../candidates/commit-candidate.js';
import { findNewDuplicates } from '../candidates/find-duplicates.js';
import { retryOnConflict } from '../records/retry-on-conflict.js';

export interface EnrichmentOutcome {
  /** `superseded`: the candidate is gone, or has another document or a newer enrichment; nothing was written. */
  status: Enrichment['status'] | 'superseded';
  /** Milliseconds of each stage that ran. */
  durations: Partial<Record<StageName, number>>;
}

interface Work {
  candidateId: string;
  enrichmentId: string;
  attempt: number;
}

/** What a candidate's record says of the resume and of what follows from it. */
type Knowledge = Pick<Candidate, 'resumeLayer' | 'resumeLayerFrom' | 'intelligence' | 'features'>;

/** Of enriching one document, or none. */
interface Attempt {
  documentId: string | undefined;
  /** What was looked at: a change in the meantime is inferred from again. */
  subject: Candidate;
  reading?: ParsedDocument;
  result?: EnrichmentResult;
  copiedAds: QualityFinding[];
  failure: { stage: StageName; code: string; detail: string } | null;
}

/**
 * Has the stored resume read, if there is one, and what is known about the candidate inferred. A bad document ends the enrichment as `failed` with
 * its code, record and file kept, and with what an earlier enrichment read from the same document; only a fault of the machine is thrown, so that
 * the work is tried again.
 */
export class RunEnrichment {
  constructor(
    private readonly ports: CandidateCommitPorts &
      EventTools & {
        documents: DocumentStore;
        enricher: Enricher;
        publishedJobs: PublishedJobs;
      },
  ) {}

  async execute(tenantId: string, work: Work): Promise<EnrichmentOutcome> {
    const candidate = await this.ports.candidates.get(tenantId, work.candidateId);
    if (candidate?.enrichment.id !== work.enrichmentId || isFinished(candidate.enrichment))
      return { status: 'superseded', durations: {} };
    await this.ports.candidates.noteEnrichmentRunning(tenantId, {
      id: candidate.id,
      enrichmentId: work.enrichmentId,
      attempt: work.attempt,
    });
    const attempt = await this.attempt(tenantId, candidate);
    return retryOnConflict(() => this.finish(tenantId, work, attempt));
  }

  /** Ends an enrichment that the machine failed at too often. */
  async giveUp(tenantId: string, work: Work): Promise<void> {
    const detail = 'The document could not be processed.';
    await retryOnConflict(async () => {
      const subject = await this.ports.candidates.get(tenantId, work.candidateId);
      if (!subject) return;
      const failure = { stage: 'extract', code: 'internal_error', detail } as const;
      await this.finish(tenantId, work, { documentId: subject.resume?.id, subject, copiedAds: [], failure });
    });
  }

  private async attempt(tenantId: string, candidate: Candidate): Promise<Attempt> {
    const { documents, enricher, clock } = this.ports;
    const { resume } = candidate;
    const generatedAt = clock.now().toISOString();
    const about = { documentId: resume?.id, subject: candidate, copiedAds: [] };
    try {
      if (!resume) {
        if (!isKnownByCaller(candidate)) return { ...about, failure: null };
        const result = await enricher.enrich({ candidate: { ...candidate, resumeLayer: {} }, generatedAt });
        return { ...about, result, failure: null };
      }
      const bytes = await documents.get(tenantId, resume.id);
      if (!bytes) throw new Error('The stored resume is not there.');
      const file = { bytes, ...(resume.filename !== null && { filename: resume.filename }) };
      const { reading, ...result } = await enricher.enrich({ candidate, file, generatedAt });
      if (!reading) throw new Error('A file was enriched without being read.');
      await documents.putReading(tenantId, { id: resume.id, reading });
      const copiedAds = await this.copiedAds(tenantId, reading, result);
      return { ...about, reading, result, copiedAds, failure: null };
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      return { ...about, failure };
    }
  }

  private async finish(tenantId: string, work: Work, attempt: Attempt): Promise<EnrichmentOutcome> {
    const { ports } = this;
    const durations = attempt.result?.durations ?? {};
    const stored = await ports.candidates.get(tenantId, work.candidateId);
    if (stored?.enrichment.id !== work.enrichmentId || stored.resume?.id !== attempt.documentId)
      return { status: 'superseded', durations };
    // A worker that has lost its lease comes after the one that has finished: what that one wrote stands.
    if (isFinished(stored.enrichment)) return { status: 'superseded', durations };
    const now = ports.clock.now().toISOString();
    const { knowledge, isInferred } = await this.knowledge(tenantId, stored, attempt);
    const record: Candidate = { ...stored, ...knowledge, ...nextVersion(stored, now, undefined) };
    const newDuplicates = await findNewDuplicates(ports, tenantId, { before: stored, after: record });

    const { failure } = attempt;
    const stages = enrichmentStages({ reading: attempt.reading, failure, isInferred });
    const partial = stages.find((each) => each.status === 'partial');
    const status = failure ? 'failed' : partial ? 'partial' : 'succeeded';
    const enrichment: Enrichment = {
      ...stored.enrichment,
      status,
      finishedAt: now,
      stages,
      error: failure && { code: failure.code, detail: failure.detail },
    };
    const candidate: Candidate = { ...record, enrichment };
    const events = this.events(tenantId, candidate, { code: failure?.code ?? partial?.code, newDuplicates });
    await commitCandidate(ports, tenantId, { candidate, expectedVersion: stored.version, outbox: { events } });
    return { status, durations };
  }

  /** `isInferred`: something was found out now, not only kept. */
  private async knowledge(
    tenantId: string,
    stored: Candidate,
    { documentId, subject, reading, result, copiedAds, failure }: Attempt,
  ): Promise<{ knowledge: Knowledge; isInferred: boolean }> {
    const { enricher, clock } = this.ports;
    const generatedAt = clock.now().toISOString();
    if (failure) {
      const wasRead = await this.wasRead(tenantId, stored);
      const layer = wasRead
        ? { resumeLayer: stored.resumeLayer, resumeLayerFrom: documentId ?? null }
        : { resumeLayer: {}, resumeLayerFrom: null };
      if (wasRead && stored.intelligence) return { knowledge: { ...stored, ...layer }, isInferred: false };
      // That and what the caller says is all there is, and not to be had where that fails too.
      const inferred =
        wasRead || isKnownByCaller(stored)
          ? await enricher.enrich({ candidate: { ...stored, ...layer }, generatedAt }).catch((error: unknown) => {
              if (failure.code !== 'internal_error' && !failureOf(error)) throw error;
              return undefined;
            })
          : undefined;
      return { knowledge: knowledgeOf(inferred, layer, []), isInferred: inferred !== undefined };
    }
    const layer = {
      resumeLayer: reading?.parsed.profile ?? {},
      resumeLayerFrom: reading && documentId !== undefined ? documentId : null,
    };
    const candidate = { ...stored, ...layer };
    const isUnchanged = stored.version === subject.version || subjectKey(stored) === subjectKey(subject);
    const inferred = isUnchanged
      ? result
      : await enricher.enrich({ candidate, ...(reading && { reading }), generatedAt });
    return { knowledge: knowledgeOf(inferred, layer, copiedAds), isInferred: inferred !== undefined };
  }

  /** Whether what the record says of a resume was read from the document that it has now. */
  private async wasRead(tenantId: string, { resume, resumeLayer, resumeLayerFrom }: Candidate): Promise<boolean> {
    if (!resume) return false;
    if (resumeLayerFrom !== undefined) return resumeLayerFrom === resume.id;
    // Earlier releases did not note it. Equal profiles are of one document; a newer reading of the same one may differ.
    const reading = await this.ports.documents.getReading(tenantId, resume.id);
    return reading !== undefined && canonicalJson(reading.parsed.profile) === canonicalJson(resumeLayer);
  }

  private async copiedAds(
    tenantId: string,
    { document: { text } }: ParsedDocument,
    { fingerprints }: Pick<EnrichmentResult, 'fingerprints'>,
  ): Promise<QualityFinding[]> {
    const ads = adsToCompare(fingerprints, await this.ports.publishedJobs.of(tenantId));
    return ads.length === 0 ? [] : this.ports.enricher.findCopiedAd({ text, ads });
  }

  private events(
    tenantId: string,
    { id, version, enrichment }: Candidate,
    { code, newDuplicates }: { code: string | null | undefined; newDuplicates: string[] },
  ): ReturnType<typeof makeEvent>[] {
    const caller: Caller = { tenantId, actor: SYSTEM, requestId: null };
    const resource = { type: 'candidate', id, version } as const;
    const type = enrichment.status === 'failed' ? 'candidate.enrichment.failed' : 'candidate.enrichment.completed';
    const data = { enrichmentId: enrichment.id, status: enrichment.status, ...(code ? { code } : {}) };
    const events = [makeEvent(this.ports, caller, type, resource, data)];
    if (newDuplicates.length > 0) {
      const found = { candidateIds: newDuplicates };
      events.push(makeEvent(this.ports, caller, 'candidate.duplicate_detected', resource, found));
    }
    return events;
  }
}

function knowledgeOf(
  result: Pick<EnrichmentResult, 'intelligence' | 'features'> | undefined,
  layer: Pick<Knowledge, 'resumeLayer' | 'resumeLayerFrom'>,
  copiedAds: readonly QualityFinding[],
): Knowledge {
  if (!result) return { ...layer, intelligence: null, features: null };
  return { ...layer, intelligence: withFindings(result.intelligence, copiedAds), features: result.features };
}

function isKnownByCaller({ callerLayer }: EnrichmentSubject): boolean {
  return Object.keys(callerLayer).length > 0;
}

/** Equal where an inference from the same document comes to the same. */
function subjectKey({ callerLayer, suppressedSkills, resume }: EnrichmentSubject): string {
  return canonicalJson({ callerLayer, suppressedSkills, documentDate: resume?.documentDate ?? null });
}

/** Where the document is to blame. */
function failureOf(error: unknown): Attempt['failure'] {
  if (!isDomainError(error) || !error.code.startsWith('document.')) return null;
  const stage = (error.details['stage'] ?? 'extract') as Stage['name'];
  return { stage, code: error.code.slice('document.'.length), detail: error.message };
}

function isFinished({ status }: Enrichment): boolean {
  return status === 'succeeded' || status === 'partial' || status === 'failed';
}
