import type { z } from 'zod';
import type { createJobSchema, jobRecordSchema, jobSchema } from './schema.js';

// Examples of the OpenAPI document. The employer is invented.

type JobExample = z.output<typeof jobRecordSchema>;

const title = 'Backend developer';
const description =
  'We build scheduling software for clinics. You design and run services in TypeScript on PostgreSQL. Kafka is a plus. At least three years of experience.';
const baseSalary: JobExample['baseSalary'] = { currency: 'EUR', minValue: 65000, maxValue: 80000, unitText: 'YEAR' };
const requirements: JobExample['requirements'] = {
  skills: [
    { name: 'TypeScript', importance: 'required' },
    { name: 'Kafka', importance: 'preferred' },
  ],
  experience: { minMonths: 36 },
};

export const createJobExample: z.input<typeof createJobSchema> = {
  title,
  description,
  employmentType: 'FULL_TIME',
  jobLocationType: 'HYBRID',
  jobLocation: { city: 'Berlin', countryCode: 'DE' },
  baseSalary,
  requirements,
};

export const jobRecordExample: z.output<typeof jobRecordSchema> = {
  id: 'job_01kaexample0000000000000000',
  object: 'job',
  externalId: null,
  status: 'draft',
  title,
  description,
  hiringOrganization: null,
  department: null,
  employmentType: 'FULL_TIME',
  jobLocationType: 'HYBRID',
  jobLocation: { city: 'Berlin', countryCode: 'DE' },
  baseSalary,
  validThrough: null,
  totalJobOpenings: 1,
  requirements,
  matching: {},
  tags: [],
  customFields: {},
  publishedAt: null,
  closedAt: null,
  closeReason: null,
  version: 1,
  createdAt: '2026-05-01T09:00:00.000Z',
  updatedAt: '2026-05-01T09:00:00.000Z',
};

const weights = {
  skills: 50,
  experience: 25,
  title: 25,
  seniority: 0,
  education: 0,
  languages: 0,
  certifications: 0,
};

export const jobExample: z.output<typeof jobSchema> = {
  ...jobRecordExample,
  intelligence: {
    generatedAt: '2026-05-01T09:00:01.000Z',
    engineVersion: '1.8.3',
    taxonomyVersion: '2026.11.1',
    inputHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    stale: false,
    requirements: {
      skills: [
        { id: 'typescript', name: 'TypeScript', importance: 'required', minMonths: null, source: 'stated' },
        { id: 'kafka', name: 'Kafka', importance: 'preferred', minMonths: null, source: 'stated' },
      ],
      experience: { minMonths: 36, maxMonths: null, source: 'stated' },
      education: null,
      languages: [],
      certifications: [],
      seniority: null,
    },
    occupation: {
      id: 'backend-developer',
      label: 'Backend developer',
      confidence: 1,
      codes: { isco08: '2512', onetSoc: '15-1252.00' },
    },
    pay: { annualMin: 65000, annualMax: 80000, currency: 'EUR', basis: 'YEAR' },
    workplace: { type: 'HYBRID', source: 'stated' },
    location: { city: 'Berlin', countryCode: 'DE', source: 'stated' },
    weights: { suggested: weights, applied: weights },
    supply: { considered: 120, bands: { excellent: 4, strong: 11, partial: 30, weak: 70, insufficient_data: 5 } },
    elasticity: [{ requirement: '/requirements/skills/0', label: 'TypeScript', gainIfDropped: 14, gainIfPreferred: 9 }],
    skillsGap: [
      { skillId: 'kafka', name: 'Kafka', poolShare: 0.03, substitutes: [{ name: 'RabbitMQ', poolShare: 0.08 }] },
    ],
    findings: [],
    topCandidates: [{ candidateId: 'cand_01kaexample0000000000000000', score: 91.2, band: 'excellent', coverage: 1 }],
  },
};
