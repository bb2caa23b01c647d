import type { z } from 'zod';
import type {
  candidateRecordSchema,
  candidateSchema,
  createCandidateSchema,
  enrichmentSchema,
  patchCandidateSchema,
  similarSchema,
} from './schema.js';

// Examples of the OpenAPI document. The people are invented.

export const putCandidateExample: z.input<typeof createCandidateSchema> = {
  resume: {
    text: 'Mara Lindqvist\nBackend developer\nmara.lindqvist@example.com\n\nExperience\nJan 2021 - Present Backend developer, Nordlicht Systems\nTypeScript, PostgreSQL and Kafka.',
  },
  preferences: { remote: 'preferred', locations: ['Berlin, DE'], workAuthorization: ['DE'] },
  tags: ['spring-2026'],
};

export const createCandidateExample = { externalId: 'ats-1042', ...putCandidateExample };

export const patchCandidateExample: z.input<typeof patchCandidateSchema> = {
  status: 'hired',
  tags: ['spring-2026', 'placed'],
};

const enrichment: z.output<typeof enrichmentSchema> = {
  id: 'enr_01kaexample0000000000000000',
  status: 'succeeded',
  attempt: 1,
  requestedAt: '2026-05-01T09:00:00.000Z',
  finishedAt: '2026-05-01T09:00:00.120Z',
  stages: [
    { name: 'extract', status: 'succeeded', code: null },
    { name: 'parse', status: 'succeeded', code: null },
    { name: 'normalize', status: 'succeeded', code: null },
    { name: 'infer', status: 'succeeded', code: null },
  ],
  error: null,
};

export const enrichmentExample: z.output<typeof enrichmentSchema> = {
  ...enrichment,
  object: 'enrichment',
  candidateId: 'cand_01kaexample0000000000000000',
  status: 'queued',
  finishedAt: null,
  stages: enrichment.stages.map((stage) => ({ ...stage, status: 'pending' })),
};

export const candidateRecordExample: z.output<typeof candidateRecordSchema> = {
  id: 'cand_01kaexample0000000000000000',
  object: 'candidate',
  externalId: 'ats-1042',
  status: 'active',
  profile: {
    basics: { name: 'Mara Lindqvist', label: 'Backend developer', email: 'mara.lindqvist@example.com' },
    work: [{ name: 'Nordlicht Systems', position: 'Backend developer', startDate: '2021-01' }],
    skills: [{ name: 'TypeScript' }, { name: 'PostgreSQL' }],
  },
  preferences: null,
  suppressedSkills: [],
  tags: ['spring-2026'],
  customFields: {},
  consent: {
    matching: { given: true, policyId: 'privacy-2026', at: '2026-05-01T09:00:00.000Z', expiresAt: null },
    storing: { given: true, policyId: null, at: null, expiresAt: '2028-05-01T09:00:00.000Z' },
    marketing: { given: false, policyId: null, at: null, expiresAt: null },
  },
  resume: null,
  enrichment,
  version: 2,
  createdAt: '2026-05-01T09:00:00.000Z',
  updatedAt: '2026-05-01T09:00:00.120Z',
};

export const candidateExample: z.output<typeof candidateSchema> = {
  ...candidateRecordExample,
  intelligence: {
    generatedAt: '2026-05-01T09:00:00.120Z',
    engineVersion: '1.8.3',
    taxonomyVersion: '2026.11.1',
    inputHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    stale: false,
    summary:
      'Backend developer with 5 years of experience, now Backend developer at Nordlicht Systems. Most supported skills: TypeScript.',
    experience: {
      totalMonths: 65,
      managementMonths: 0,
      averageMonthsPerEmployer: 65,
      currentTitle: 'Backend developer',
      currentEmployer: 'Nordlicht Systems',
    },
    seniority: { level: 'senior', confidence: 0.5, because: ['65 months of experience; no title names a level.'] },
    occupations: [
      { id: 'backend-developer', label: 'Backend developer', confidence: 1, fromTitle: 'Backend developer' },
    ],
    skills: [
      {
        id: 'typescript',
        name: 'TypeScript',
        type: 'technical',
        months: 65,
        lastUsed: '2026-05',
        mentions: ['TypeScript'],
        foundIn: ['/profile/work/0', '/profile/skills/0'],
        confidence: 0.97,
      },
    ],
    education: { highestLevel: null, fields: [] },
    languages: [],
    evidence: [{ fact: '/profile/work/0/startDate', quote: 'Jan 2021', start: 66, end: 74, confidence: 0.95 }],
    provenance: { basics: 'resume', work: 'resume', skills: 'resume' },
    quality: {
      score: 97,
      findings: [
        {
          code: 'education.missing',
          severity: 'info',
          detail: 'No education is given.',
          pointer: '/profile/education',
        },
      ],
    },
    possibleDuplicates: [],
    topJobs: [{ jobId: 'job_01kaexample0000000000000000', title: 'Backend developer', score: 84, band: 'strong' }],
  },
};

export const similarExample: z.output<typeof similarSchema> = {
  object: 'similar_candidate',
  candidate: {
    id: 'cand_01kaexample0000000000000001',
    externalId: null,
    name: 'Ilan Brückner',
    label: 'Backend engineer',
    location: { city: 'Hamburg', countryCode: 'DE' },
    status: 'active',
  },
  score: 78.4,
  shared: { skills: ['TypeScript'], occupations: ['Backend developer'], seniority: 'senior' },
  differences: { onlyThis: ['PostgreSQL'], onlyOther: ['MongoDB'] },
};
