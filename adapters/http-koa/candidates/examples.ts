import type { z } from 'zod';
import { intelligenceExample } from './intelligence-example.js';
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
  requestedAt: '2026-11-20T09:00:00.000Z',
  finishedAt: '2026-11-20T09:00:00.120Z',
  stages: [
    { name: 'extract', status: 'succeeded', code: null },
    { name: 'parse', status: 'succeeded', code: null },
    { name: 'normalize', status: 'succeeded', code: null },
    { name: 'infer', status: 'succeeded', code: null },
  ],
  error: null,
};

const queued: z.output<typeof enrichmentSchema> = {
  ...enrichment,
  status: 'queued',
  finishedAt: null,
  stages: enrichment.stages.map((stage) => ({ ...stage, status: 'pending' })),
};

export const enrichmentExample: z.output<typeof enrichmentSchema> = {
  ...queued,
  object: 'enrichment',
  candidateId: 'cand_01kaexample0000000000000000',
};

/** As the service answers once the candidate of `createCandidateExample` is enriched. */
export const candidateRecordExample: z.output<typeof candidateRecordSchema> = {
  id: 'cand_01kaexample0000000000000000',
  object: 'candidate',
  externalId: 'ats-1042',
  status: 'active',
  profile: {
    basics: { name: 'Mara Lindqvist', label: 'Backend developer', email: 'mara.lindqvist@example.com' },
    work: [
      {
        name: 'Nordlicht Systems',
        position: 'Backend developer',
        startDate: '2021-01',
        summary: 'TypeScript, PostgreSQL and Kafka.',
      },
    ],
  },
  preferences: { locations: ['Berlin, DE'], remote: 'preferred', workAuthorization: ['DE'] },
  suppressedSkills: [],
  tags: ['spring-2026'],
  customFields: {},
  consent: {
    matching: { given: true, policyId: null, at: null, expiresAt: null },
    storing: { given: true, policyId: null, at: null, expiresAt: null },
    marketing: { given: false, policyId: null, at: null, expiresAt: null },
  },
  resume: {
    id: 'doc_01kaexample0000000000000000',
    filename: null,
    contentType: 'text/plain',
    sizeBytes: 161,
    sha256: '95ca1008ff75744ade43b3ee13ecc9c06f82934686170d8ea8e91e90bed9c81d',
    documentDate: null,
    receivedAt: '2026-11-20T09:00:00.000Z',
  },
  enrichment,
  version: 2,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.120Z',
};

export const candidateExample: z.output<typeof candidateSchema> = {
  ...candidateRecordExample,
  intelligence: intelligenceExample,
};

/** Before it is enriched. */
export const createdCandidateExample: z.output<typeof candidateSchema> = {
  ...candidateRecordExample,
  profile: {},
  enrichment: queued,
  version: 1,
  updatedAt: candidateRecordExample.createdAt,
  intelligence: null,
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
  score: 71.5,
  shared: { skills: ['Back-end development', 'TypeScript'], occupations: ['Backend developer'], seniority: 'senior' },
  differences: { onlyThis: ['Apache Kafka', 'PostgreSQL'], onlyOther: ['MongoDB', 'RabbitMQ'] },
};
