import type { Candidate } from '../../candidate/candidate.js';
import { canonicalJson } from '../../text/canonical-json.js';
import type { QualityFinding } from '../../candidate/candidate-intelligence.js';
import { withFindings } from '../../intelligence/candidate/with-findings.js';
import type { DocumentStore } from '../../ports/document-store.js';
import type { EnrichmentResult } from '../../ports/enricher.js';
import type { EnrichmentSubject } from '../../candidate/enrichment-subject.js';
import { documentFailure, isKnownByCaller, type AttemptPorts, type EnrichmentAttempt } from './attempt-enrichment.js';

type KnowledgePorts = Pick<AttemptPorts, 'documents' | 'enricher' | 'clock'>;

/** The members of a candidate's record that an enrichment writes. */
export type Knowledge = Pick<Candidate, 'resumeLayer' | 'resumeLayerFrom' | 'intelligence' | 'features'>;

/** `isInferred`: this attempt inferred something; otherwise what was known before is kept. */
export async function knowledgeAfter(
  ports: KnowledgePorts,
  tenantId: string,
  stored: Candidate,
  { documentId, subject, reading, result, copiedAds, failure }: EnrichmentAttempt,
): Promise<{ knowledge: Knowledge; isInferred: boolean }> {
  const { enricher, clock } = ports;
  const generatedAt = clock.now().toISOString();
  if (failure) {
    const wasRead = await isLayerFromResume(ports.documents, tenantId, stored);
    const layer = wasRead
      ? { resumeLayer: stored.resumeLayer, resumeLayerFrom: documentId ?? null }
      : { resumeLayer: {}, resumeLayerFrom: null };
    if (wasRead && stored.intelligence) return { knowledge: { ...stored, ...layer }, isInferred: false };
    // That and what the caller says is all there is, and not to be had where that fails too.
    const inferred =
      wasRead || isKnownByCaller(stored)
        ? await enricher.enrich({ candidate: { ...stored, ...layer }, generatedAt }).catch((error: unknown) => {
            if (failure.code !== 'internal_error' && !documentFailure(error)) throw error;
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
async function isLayerFromResume(
  documents: DocumentStore,
  tenantId: string,
  { resume, resumeLayer, resumeLayerFrom }: Candidate,
): Promise<boolean> {
  if (!resume) return false;
  if (resumeLayerFrom !== undefined) return resumeLayerFrom === resume.id;
  // Earlier releases did not note it. Equal profiles are of one document; a newer reading of the same one may differ.
  const reading = await documents.getReading(tenantId, resume.id);
  return reading !== undefined && canonicalJson(reading.parsed.profile) === canonicalJson(resumeLayer);
}

function knowledgeOf(
  result: Pick<EnrichmentResult, 'intelligence' | 'features'> | undefined,
  layer: Pick<Knowledge, 'resumeLayer' | 'resumeLayerFrom'>,
  copiedAds: readonly QualityFinding[],
): Knowledge {
  if (!result) return { ...layer, intelligence: null, features: null };
  return { ...layer, intelligence: withFindings(result.intelligence, copiedAds), features: result.features };
}

/** Equal where an inference from the same document comes to the same. */
function subjectKey({ callerLayer, suppressedSkills, resume }: EnrichmentSubject): string {
  return canonicalJson({ callerLayer, suppressedSkills, documentDate: resume?.documentDate ?? null });
}
