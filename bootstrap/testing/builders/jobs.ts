import { ENGINE_VERSION, type Job } from '../../../core/index.js';
import { NOTHING_READ, type JobFeatures, type JobReading } from '../../../core/spi.js';
import { anId, at, now } from './ids.js';

/** What is shown of a draft that was created with nothing but a title. */
export const A_BARE_JOB = {
  externalId: null,
  status: 'draft',
  description: null,
  hiringOrganization: null,
  department: null,
  employmentType: null,
  jobLocationType: null,
  jobLocation: null,
  baseSalary: null,
  validThrough: null,
  totalJobOpenings: 1,
  requirements: {},
  matching: {},
  tags: [],
  customFields: {},
  publishedAt: null,
  closedAt: null,
  closeReason: null,
  version: 1,
} as const satisfies Partial<Job>;

/** A draft without requirements. */
export function aJob(fields: Partial<Job> = {}): Job {
  return {
    ...A_BARE_JOB,
    id: anId('job'),
    title: 'Lighthouse keeper',
    description: 'Keeps the lamp burning.',
    hiringOrganization: { name: 'Example Harbour Ltd' },
    employmentType: 'FULL_TIME',
    jobLocationType: 'ONSITE',
    jobLocation: { city: 'Seaville', countryCode: 'DE' },
    skillIds: [],
    createdAt: now(),
    updatedAt: now(),
    recentCommands: [],
    reading: null,
    ...fields,
  };
}

/** The reading of a text in which nothing was found. */
export function aJobReading(fields: Partial<JobReading> = {}): JobReading {
  return {
    ...NOTHING_READ,
    engineVersion: ENGINE_VERSION,
    taxonomyVersion: '2026.1.1',
    readAt: at(0),
    charactersRead: 24,
    failure: null,
    ...fields,
  };
}

/** Features of a job without requirements, except the given ones. */
export function jobFeatures(wanted: Partial<JobFeatures> = {}): JobFeatures {
  return {
    skills: [],
    minMonths: null,
    maxMonths: null,
    education: null,
    languages: [],
    certifications: [],
    seniority: null,
    occupation: null,
    titleWords: [],
    ...wanted,
  };
}
