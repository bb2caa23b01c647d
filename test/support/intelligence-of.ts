import type { CandidateIntelligence } from '../../core/index.js';

type Known = Partial<Omit<CandidateIntelligence, 'experience'>> & {
  experience?: Partial<CandidateIntelligence['experience']>;
};

/** Of a candidate of whom nothing is known but what a test names. */
export function intelligenceOf({ experience, ...known }: Known): CandidateIntelligence {
  return {
    generatedAt: '2026-01-01T00:00:00.000Z',
    engineVersion: '1.0.0',
    taxonomyVersion: '1.0.0',
    inputHash: '0'.repeat(64),
    summary: '',
    experience: {
      totalMonths: null,
      managementMonths: 0,
      averageMonthsPerEmployer: null,
      currentTitle: null,
      currentEmployer: null,
      ...experience,
    },
    seniority: null,
    occupations: [],
    skills: [],
    education: { highestLevel: null, fields: [] },
    languages: [],
    evidence: [],
    provenance: {},
    quality: { score: 0, findings: [] },
    ...known,
  };
}
