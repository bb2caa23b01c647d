import type { z } from 'zod';
import type {
  CandidateRecord,
  CandidateView,
  Enrichment,
  PurposeConsent,
  ResumeText,
  SimilarCandidate,
} from '../../../core/index.js';
import { consentByPurpose, mergeProfile } from '../../../core/spi.js';
import { jsonBytes } from '../json-bytes.js';
import type { intelligenceSchema } from './intelligence-schema.js';
import type { resumeTextSchema } from './original-schema.js';
import type { candidateRecordSchema, candidateSchema, enrichmentSchema, similarSchema } from './schema.js';

/** A candidate as shown in lists, without its intelligence. */
export function presentCandidateRecord(candidate: CandidateRecord): z.output<typeof candidateRecordSchema> {
  return {
    id: candidate.id,
    object: 'candidate',
    externalId: candidate.externalId,
    status: candidate.status,
    profile: mergeProfile(candidate.callerLayer, candidate.resumeLayer),
    preferences: candidate.preferences,
    suppressedSkills: candidate.suppressedSkills,
    tags: candidate.tags,
    customFields: candidate.customFields,
    consent: presentConsent(candidate.consent),
    resume: candidate.resume && {
      id: candidate.resume.id,
      filename: candidate.resume.filename,
      contentType: candidate.resume.contentType,
      sizeBytes: candidate.resume.sizeBytes,
      sha256: candidate.resume.sha256,
      documentDate: candidate.resume.documentDate,
      receivedAt: candidate.resume.receivedAt,
    },
    enrichment: presentEnrichmentMembers(candidate.enrichment),
    version: candidate.version,
    createdAt: candidate.createdAt,
    updatedAt: candidate.updatedAt,
  };
}

function presentConsent(consent: CandidateRecord['consent']) {
  const purpose = ({ given, policyId, at, expiresAt }: PurposeConsent) => ({ given, policyId, at, expiresAt });
  const { matching, storing, marketing } = consentByPurpose(consent);
  return { matching: purpose(matching), storing: purpose(storing), marketing: purpose(marketing) };
}

/** A candidate as shown by a single fetch. */
export function presentCandidate(view: CandidateView): z.output<typeof candidateSchema> {
  return { ...presentCandidateRecord(view.candidate), intelligence: presentIntelligence(view) };
}

export function presentIntelligence({
  candidate: { intelligence },
  topJobs,
  possibleDuplicates,
  stale,
}: CandidateView): z.output<typeof intelligenceSchema> | null {
  if (!intelligence) return null;
  return {
    generatedAt: intelligence.generatedAt,
    engineVersion: intelligence.engineVersion,
    taxonomyVersion: intelligence.taxonomyVersion,
    inputHash: intelligence.inputHash,
    stale,
    summary: intelligence.summary,
    experience: intelligence.experience,
    seniority: intelligence.seniority,
    occupations: intelligence.occupations,
    skills: intelligence.skills,
    education: intelligence.education,
    languages: intelligence.languages,
    evidence: intelligence.evidence,
    provenance: intelligence.provenance,
    quality: intelligence.quality,
    possibleDuplicates: possibleDuplicates.map(({ candidateId, confidence, matchedOn }) => ({
      candidateId,
      confidence,
      matchedOn,
    })),
    topJobs: topJobs.map(({ jobId, title, score, band }) => ({ jobId, title, score, band })),
  };
}

/** A row of a list as JSON. */
export const serializeRecord = jsonBytes(presentCandidateRecord);

/** A candidate as JSON. */
export const serializeCandidate = jsonBytes(presentCandidate);

export function presentResumeText(
  { id, resume }: CandidateRecord,
  { text, language, pages, sections, ocr }: ResumeText,
): z.output<typeof resumeTextSchema> {
  const place = ({ start, end }: { start: number; end: number }) => ({ start, end });
  return {
    object: 'resume_text',
    candidateId: id,
    documentId: resume?.id ?? '',
    text,
    language,
    pages: pages.map(place),
    sections: sections && sections.map(({ kind, ...span }) => ({ kind, ...place(span) })),
    ocr: ocr && { engine: ocr.engine, confidence: ocr.confidence, pages: ocr.pages },
  };
}

export function presentEnrichment(candidateId: string, enrichment: Enrichment): z.output<typeof enrichmentSchema> {
  return { ...presentEnrichmentMembers(enrichment), object: 'enrichment', candidateId };
}

export function presentEnrichmentMembers(enrichment: Enrichment): z.output<typeof enrichmentSchema> {
  return {
    id: enrichment.id,
    status: enrichment.status,
    attempt: enrichment.attempt,
    requestedAt: enrichment.requestedAt,
    finishedAt: enrichment.finishedAt,
    stages: enrichment.stages.map(({ name, status, code }) => ({ name, status, code })),
    error: enrichment.error && { code: enrichment.error.code, detail: enrichment.error.detail },
    ...(enrichment.ocr && { ocr: { engine: enrichment.ocr.engine, confidence: enrichment.ocr.confidence } }),
  };
}

export function presentSimilar({
  candidate,
  score,
  shared,
  differences,
}: SimilarCandidate): z.output<typeof similarSchema> {
  const { basics } = mergeProfile(candidate.callerLayer, candidate.resumeLayer);
  return {
    object: 'similar_candidate',
    candidate: {
      id: candidate.id,
      externalId: candidate.externalId,
      name: basics?.name ?? null,
      label: basics?.label ?? null,
      location: basics?.location ? { ...basics.location } : null,
      status: candidate.status,
    },
    score,
    shared: { skills: shared.skills, occupations: shared.occupations, seniority: shared.seniority },
    differences: { onlyThis: differences.onlyThis, onlyOther: differences.onlyOther },
  };
}
