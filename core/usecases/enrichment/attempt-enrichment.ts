import type { Clock } from '../../ports/system/clock.js';
import type { Candidate } from '../../candidate/candidate.js';
import type { Stage, StageName } from '../../candidate/enrichment.js';
import { isDomainError } from '../../errors/domain-error.js';
import type { QualityFinding } from '../../candidate/candidate-intelligence.js';
import { adsToCompare } from '../../intelligence/integrity/copied-ad.js';
import type { PublishedJobs } from '../../caches/published-jobs.js';
import type { DocumentStore } from '../../ports/document-store.js';
import type { ParsedDocument } from '../../candidate/parsed-document.js';
import type { Enricher, EnrichmentResult } from '../../ports/enricher.js';
import type { EnrichmentSubject } from '../../candidate/enrichment-subject.js';

export interface AttemptPorts {
  documents: DocumentStore;
  enricher: Enricher;
  publishedJobs: PublishedJobs;
  clock: Clock;
}

/** Of the JSON of a profile that is inferred in some milliseconds. */
const SMALL_CHARACTERS = 16_000;

/** One attempt to enrich a candidate: the document is read, if there is one, and the candidate inferred. */
export interface EnrichmentAttempt {
  documentId: string | undefined;
  /** What was looked at: a change in the meantime is inferred from again. */
  subject: Candidate;
  reading?: ParsedDocument;
  result?: EnrichmentResult;
  copiedAds: QualityFinding[];
  failure: { stage: StageName; code: string; detail: string } | null;
}

/**
 * Only a fault of the machine is thrown; where the document is to blame, the attempt has a `failure`.
 *
 * @param inferred - Called when the enricher is done, and what is left is mostly to wait for the store; before it where it takes a moment only.
 */
export async function attemptEnrichment(
  ports: AttemptPorts,
  tenantId: string,
  candidate: Candidate,
  inferred: () => void = () => undefined,
): Promise<EnrichmentAttempt> {
  const { documents, enricher, clock } = ports;
  const { resume } = candidate;
  const generatedAt = clock.now().toISOString();
  const about = { documentId: resume?.id, subject: candidate, copiedAds: [] };
  try {
    if (!resume) {
      if (!isKnownByCaller(candidate)) return { ...about, failure: null };
      const isSmall = JSON.stringify(candidate.callerLayer).length <= SMALL_CHARACTERS;
      if (isSmall) inferred();
      const result = await enricher.enrich({ candidate: { ...candidate, resumeLayer: {} }, generatedAt, isSmall });
      return { ...about, result, failure: null };
    }
    const bytes = await documents.get(tenantId, resume.id);
    if (!bytes) throw new Error('The stored resume is not there.');
    const file = { bytes, ...(resume.filename !== null && { filename: resume.filename }) };
    const { reading, ...result } = await enricher.enrich({ candidate, file, generatedAt });
    inferred();
    if (!reading) throw new Error('A file was enriched without being read.');
    await documents.putReading(tenantId, { id: resume.id, reading });
    const copiedAds = await findCopiedAds(ports, tenantId, reading, result);
    return { ...about, reading, result, copiedAds, failure: null };
  } catch (error) {
    const failure = documentFailure(error);
    if (!failure) throw error;
    return { ...about, failure };
  }
}

async function findCopiedAds(
  { enricher, publishedJobs }: AttemptPorts,
  tenantId: string,
  { document: { text } }: ParsedDocument,
  { fingerprints }: Pick<EnrichmentResult, 'fingerprints'>,
): Promise<QualityFinding[]> {
  const ads = adsToCompare(fingerprints, await publishedJobs.of(tenantId));
  return ads.length === 0 ? [] : enricher.findCopiedAd({ text, ads });
}

export function isKnownByCaller({ callerLayer }: EnrichmentSubject): boolean {
  return Object.keys(callerLayer).length > 0;
}

/** Where the document is to blame. */
export function documentFailure(error: unknown): EnrichmentAttempt['failure'] {
  if (!isDomainError(error) || !error.code.startsWith('document.')) return null;
  const stage = (error.details['stage'] ?? 'extract') as Stage['name'];
  return { stage, code: error.code.slice('document.'.length), detail: error.message };
}
