import type { Job, JobFields } from './job.js';
import type { JobReading } from './job-reading.js';

/** What a caller says of a job in one body. */
export type JobStatement = Pick<JobFields, 'title'> & Partial<JobFields>;

/** What a member is where a caller says nothing, or removes it. */
export const UNSTATED: Omit<JobFields, 'title'> = {
  externalId: null,
  description: null,
  hiringOrganization: null,
  department: null,
  employmentType: null,
  jobLocationType: null,
  jobLocation: null,
  baseSalary: null,
  validThrough: null,
  totalJobOpenings: null,
  requirements: {},
  matching: {},
  tags: [],
  customFields: {},
};

/** The caller's members of a job as the statement has them, each that it leaves out with its default. */
export function statedJobFields(stated: JobStatement): JobFields {
  const given = Object.entries(stated).filter(([, value]) => value !== undefined);
  return { ...UNSTATED, totalJobOpenings: 1, ...(Object.fromEntries(given) as JobStatement) };
}

/** The first version of a job: a draft. `now` is RFC 3339. */
export function newJob(
  stated: JobStatement,
  { id, reading, now }: { id: string; reading: JobReading | null; now: string },
): Job {
  return {
    id,
    ...statedJobFields(stated),
    status: 'draft',
    publishedAt: null,
    closedAt: null,
    closeReason: null,
    skillIds: [],
    version: 1,
    createdAt: now,
    updatedAt: now,
    recentCommands: [],
    reading,
  };
}
