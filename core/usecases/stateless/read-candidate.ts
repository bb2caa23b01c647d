import type { Candidate } from '../../candidate/candidate.js';
import { NO_ENRICHMENT, type Stage } from '../../candidate/enrichment.js';
import { enrichmentStages } from '../../candidate/enrichment-stages.js';
import { newCandidate } from '../../candidate/new-candidate.js';
import type { CandidateIntelligence } from '../../candidate/candidate-intelligence.js';
import type { CandidateFeatures } from '../../candidate/candidate-features.js';
import type { Clock } from '../../ports/system/clock.js';
import type { Enricher } from '../../ports/enricher.js';
import type { IdGenerator } from '../../ports/system/id-generator.js';
import type { CreateCandidateInput } from '../candidates/create-candidate.js';

/** A candidate that no store knows, with what was read and inferred. */
export type ReadCandidate = Candidate & {
  intelligence: CandidateIntelligence;
  features: CandidateFeatures;
  /** That of the resume; empty without one. */
  text: string;
};

/** Reads and infers what a stored candidate would be after its enrichment, and stores nothing. Throws `document.…` for a resume that cannot be read. */
export async function readCandidate(
  { enricher, clock, ids }: { enricher: Enricher; clock: Clock; ids: IdGenerator },
  { resume, ...stated }: CreateCandidateInput,
): Promise<ReadCandidate> {
  const now = clock.now().toISOString();
  const document = resume && {
    id: ids.next('doc'),
    filename: resume.filename,
    contentType: resume.contentType,
    sizeBytes: resume.bytes.length,
    sha256: '',
    documentDate: resume.documentDate,
    receivedAt: now,
  };
  const candidate = newCandidate(stated, {
    id: ids.next('cand'),
    resume: document ?? null,
    enrichment: NO_ENRICHMENT,
    now,
  });
  const { reading, intelligence, features } = await enricher.enrich({
    candidate,
    ...(resume && {
      file: { bytes: resume.bytes, ...(resume.filename !== null && { filename: resume.filename }) },
    }),
    generatedAt: now,
    isAwaited: true,
  });
  const stages = enrichmentStages({ reading, failure: null, isInferred: true });
  const status = stages.some(isPartial) ? 'partial' : 'succeeded';
  const finishedAt = clock.now().toISOString();
  return {
    ...candidate,
    resumeLayer: reading?.parsed.profile ?? {},
    enrichment: { ...NO_ENRICHMENT, status, attempt: 1, requestedAt: now, finishedAt, stages },
    intelligence,
    features,
    text: reading?.document.text ?? '',
  };
}

function isPartial({ status }: Stage): boolean {
  return status === 'partial';
}
