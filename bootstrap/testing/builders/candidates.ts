import type { Candidate, ResumeDocument } from '../../../core/index.js';
import { NO_ENRICHMENT, type CandidateFeatures } from '../../../core/spi.js';
import { anId, at, now } from './ids.js';

/** An active candidate that has not been enriched. */
export function aCandidate(fields: Partial<Candidate> = {}): Candidate {
  return {
    id: anId('cand'),
    externalId: null,
    status: 'active',
    callerLayer: { basics: { name: 'Nora Quist', label: 'Backend developer' } },
    resumeLayer: {},
    preferences: null,
    suppressedSkills: [],
    tags: [],
    customFields: {},
    consent: { matching: true, policyId: null, at: null },
    resume: null,
    enrichment: NO_ENRICHMENT,
    version: 1,
    createdAt: now(),
    updatedAt: now(),
    recentCommands: [],
    intelligence: null,
    features: null,
    ...fields,
  };
}

/** A stored plain-text resume of five bytes. */
export function aResume(fields: Partial<ResumeDocument> = {}): ResumeDocument {
  return {
    id: anId('doc'),
    filename: 'resume.txt',
    contentType: 'text/plain',
    sizeBytes: 5,
    sha256: '0'.repeat(64),
    documentDate: null,
    receivedAt: at(0),
    ...fields,
  };
}

/** Features of a candidate without data, except the given ones. */
export function candidateFeatures(known: Partial<CandidateFeatures> = {}): CandidateFeatures {
  return {
    skills: [],
    occupations: [],
    seniority: null,
    education: null,
    languages: [],
    certifications: [],
    experienceMonths: null,
    hasSkillData: known.skills !== undefined,
    ...known,
  };
}

/** Features of a senior with these skills, each used for a year up to now. */
export function someFeatures(skillIds: string[]): CandidateFeatures {
  return candidateFeatures({
    skills: skillIds.map((id) => ({ id, months: 12, yearsSinceUse: 0 })),
    seniority: 'senior',
    experienceMonths: 60,
  });
}
