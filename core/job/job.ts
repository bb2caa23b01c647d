import type { PayUnit } from './pay.js';
import type { JobReading } from './job-reading.js';
import type { Requirements } from './requirements.js';
import type { CategoryWeights } from './category-weights.js';

/** The states of a job. Only published jobs are matched to candidates. */
export const JOB_STATUSES = ['draft', 'published', 'closed'] as const;
/** One of `JOB_STATUSES`. */
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Kinds of employment, as schema.org names them. */
export const EMPLOYMENT_TYPES = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
] as const;
/** One of `EMPLOYMENT_TYPES`. */
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** Where the work of a job is done. */
export const JOB_LOCATION_TYPES = ['ONSITE', 'HYBRID', 'TELECOMMUTE'] as const;
/** One of `JOB_LOCATION_TYPES`. */
export type JobLocationType = (typeof JOB_LOCATION_TYPES)[number];

/** Why a job was closed. */
export const CLOSE_REASONS = ['filled', 'cancelled', 'expired', 'duplicate', 'on_hold', 'other'] as const;
/** One of `CLOSE_REASONS`. */
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** Names of schema.org JobPosting. */
export interface JobFields {
  externalId: string | null;
  title: string;
  description: string | null;
  hiringOrganization: { name: string } | null;
  department: string | null;
  employmentType: EmploymentType | null;
  jobLocationType: JobLocationType | null;
  jobLocation: JobLocation | null;
  baseSalary: BaseSalary | null;
  /** `YYYY-MM-DD` (until the end of that day, UTC) or an RFC 3339 time. */
  validThrough: string | null;
  totalJobOpenings: number | null;
  /** What the caller states. What it leaves out is read from title and description. */
  requirements: Requirements;
  matching: { weights?: CategoryWeights };
  tags: string[];
  customFields: Record<string, unknown>;
}

/** The place of a job; `countryCode` is ISO 3166-1 alpha-2. */
export interface JobLocation {
  city?: string;
  region?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
}

/** The pay of a job: a range in one currency (ISO 4217) for one period. */
export interface BaseSalary {
  /** ISO 4217. */
  currency: string;
  minValue?: number;
  maxValue?: number;
  unitText: PayUnit;
}

/** A job in lists. Records are immutable: a change makes a new one. */
export interface JobRecord extends JobFields {
  id: string;
  status: JobStatus;
  publishedAt: string | null;
  closedAt: string | null;
  closeReason: CloseReason | null;
  /** Ids of the skills asked for, stated or read from the text: what the `skill` filter finds it by. */
  skillIds: string[];
  /** Grows by one with each change. */
  version: number;
  createdAt: string;
  updatedAt: string;
  recentCommands: string[];
}

/** A job as stored. */
export interface Job extends JobRecord {
  /** Of title and description; `null` in records of releases that kept none. */
  reading: JobReading | null;
}

/** The fields that a closed job may still have patched. */
export const PATCHABLE_WHEN_CLOSED = ['tags', 'customFields', 'externalId'] as const;
