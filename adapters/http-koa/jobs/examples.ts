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
  status: 'published',
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
  publishedAt: '2026-11-20T09:00:00.050Z',
  closedAt: null,
  closeReason: null,
  version: 2,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.050Z',
};

/** As the service answers once the job of `createJobExample` is published. */
export const jobExample: z.output<typeof jobSchema> = {
  ...jobRecordExample,
  intelligence: {
    generatedAt: '2026-11-20T09:00:00.000Z',
    engineVersion: '1.21.0',
    taxonomyVersion: '2026.12.3',
    inputHash: 'e93802de57aacf8644c6c7dca2e8f7c969cb069945c784bb154fe8e073aa4f80',
    stale: false,
    requirements: {
      skills: [
        {
          id: 'typescript',
          name: 'TypeScript',
          importance: 'required',
          minMonths: null,
          codes: { esco: 'http://data.europa.eu/esco/skill/867137fb-ff1b-4ca3-99f3-cb6969aa2c68' },
          source: 'stated',
        },
        { id: 'kafka', name: 'Kafka', importance: 'preferred', minMonths: null, source: 'stated' },
      ],
      experience: { minMonths: 36, maxMonths: null, source: 'stated' },
      education: null,
      languages: [],
      certifications: [],
      seniority: { level: 'mid', source: 'parsed' },
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
    weights: {
      suggested: {
        skills: 23.5,
        experience: 11.8,
        title: 35.3,
        seniority: 29.4,
        education: 0,
        languages: 0,
        certifications: 0,
      },
      applied: {
        skills: 23.5,
        experience: 11.8,
        title: 35.3,
        seniority: 29.4,
        education: 0,
        languages: 0,
        certifications: 0,
      },
    },
    supply: { considered: 2, bands: { excellent: 2, strong: 0, partial: 0, weak: 0, insufficient_data: 0 } },
    elasticity: [
      { requirement: '/requirements/skills/0', label: 'TypeScript', gainIfDropped: 0, gainIfPreferred: 0 },
      { requirement: '/requirements/skills/1', label: 'Kafka', gainIfDropped: 0, gainIfPreferred: 0 },
    ],
    skillsGap: [],
    findings: [
      {
        code: 'posting.member_missing',
        severity: 'info',
        detail: 'As a JobPosting it lacks `hiringOrganization`, which search engines require.',
        pointer: '/hiringOrganization',
      },
    ],
    topCandidates: [
      { candidateId: 'cand_01kaexample0000000000000000', score: 100, band: 'excellent', coverage: 1 },
      { candidateId: 'cand_01kaexample0000000000000001', score: 96.3, band: 'excellent', coverage: 1 },
    ],
  },
};

export const createdJobExample: z.output<typeof jobSchema> = {
  ...jobExample,
  status: 'draft',
  publishedAt: null,
  version: 1,
  updatedAt: jobExample.createdAt,
};
