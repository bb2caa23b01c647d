import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { invalidInput, type InputFault, type JobRecord } from '../../../core/index.js';
import { toJsonPointer } from '../middleware/validation/validate.js';
import { MEMBERS } from './job-posting-members.js';
import type { Posting, PostingFields } from './posting-member.js';
import { OTHER_MEMBERS } from './job-posting-vocabulary.js';

/** JSON-LD, here of schema.org. */
export const JSON_LD = 'application/ld+json';

/** A JobPosting. That its members are known, and what they hold, is checked by `fromJobPosting`. */
export const jobPostingSchema = z
  .looseObject({
    '@context': z
      .string()
      .regex(/^https?:\/\/schema\.org\/?$/, 'Write "https://schema.org/".')
      .describe('Always `https://schema.org/`.'),
    '@type': z.literal('JobPosting').describe('Always `JobPosting`.'),
    title: z.string().describe('Title of the job.'),
  })
  .meta({ id: 'JobPosting', description: 'A job by JobPosting of schema.org (https://schema.org/JobPosting).' });

const JOB_POSTING = 'JobPosting';

/** One that is sent: JSON-LD writes the context in many ways, and may give several types. */
export const givenJobPostingSchema = jobPostingSchema
  .extend({
    '@context': z
      .unknown()
      .optional()
      .refine(isOfSchemaOrg, { message: 'Write "https://schema.org/".' })
      .describe('`https://schema.org/`, in any form that JSON-LD has for it.'),
    '@type': z
      .union([z.literal(JOB_POSTING), z.array(z.string()).min(1).max(10)])
      .refine((type) => type === JOB_POSTING || type.includes(JOB_POSTING), {
        message: 'Send one JobPosting, not a list or a graph of things.',
      })
      .describe('`JobPosting`, or a list of types with it.'),
  })
  .meta({ id: 'GivenJobPosting', description: 'A JobPosting of schema.org as it may be sent.' });

/** A context is an address, or a list or an object of which one says so. */
function isOfSchemaOrg(context: unknown): boolean {
  if (typeof context === 'string') return /^https?:\/\/(?:www\.)?schema\.org\/?$/.test(context);
  if (typeof context !== 'object' || context === null) return context === undefined;
  return Object.values(context).some((each) => each !== undefined && isOfSchemaOrg(each));
}

export const jobPostingExample = {
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: 'Backend developer',
  description: 'You design and run services in TypeScript on PostgreSQL for the booking platform of a ferry line.',
  hiringOrganization: { '@type': 'Organization', name: 'Ferry Line' },
  employmentType: 'FULL_TIME',
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Kiel', addressCountry: 'DE' },
  },
  skills: ['TypeScript', 'PostgreSQL'],
  datePosted: '2026-05-01T09:00:00.000Z',
  directApply: true,
};

/**
 * The statement of a job that a JobPosting makes. A member that says more than a job holds, and each that a job has none for, is kept in `customFields` under its name: `toJobPosting` gives it
 * back. Throws `input.invalid` for members that schema.org does not know.
 */
export function fromJobPosting(posting: Posting): PostingFields {
  const fields: PostingFields = {};
  const customFields: Record<string, unknown> = {};
  const faults: InputFault[] = [];
  for (const [name, value] of Object.entries(posting)) {
    if (name === '@context' || name === '@type') continue;
    const member = Object.hasOwn(MEMBERS, name) ? MEMBERS[name] : undefined;
    if (!member && !OTHER_MEMBERS.has(name)) {
      const detail = `"${name}" is no member of JobPosting.`;
      faults.push({ pointer: toJsonPointer([name]), code: 'unknown_member', detail });
      continue;
    }
    const { requirements, ...read } = member?.read(value) ?? {};
    Object.assign(fields, read);
    if (requirements) fields.requirements = { ...fields.requirements, ...requirements };
    if (!member || !isDeepStrictEqual(member.write({ ...read, ...(requirements && { requirements }) }), value))
      customFields[name] = value;
  }
  if (faults.length > 0) throw invalidInput(faults);
  return { ...fields, ...(Object.keys(customFields).length > 0 && { customFields }) };
}

/** A job as a JobPosting. What was kept of one that came in is given back as long as it says what the job says. */
export function toJobPosting(job: JobRecord): Posting {
  const posting: Posting = { '@context': 'https://schema.org/', '@type': 'JobPosting' };
  for (const [name, { read, write }] of Object.entries(MEMBERS)) {
    const own = write(job);
    const kept = Object.hasOwn(job.customFields, name) ? job.customFields[name] : undefined;
    const shown = kept !== undefined && isDeepStrictEqual(write(read(kept)), own) ? kept : own;
    if (shown !== undefined) posting[name] = shown;
  }
  for (const [name, value] of Object.entries(job.customFields)) if (OTHER_MEMBERS.has(name)) posting[name] = value;
  const country = job.jobLocation?.countryCode;
  // Search engines want to know from where remote work can be done.
  if (job.jobLocationType === 'TELECOMMUTE' && country !== undefined)
    posting['applicantLocationRequirements'] ??= { '@type': 'Country', name: country };
  if (job.publishedAt !== null) posting['datePosted'] ??= job.publishedAt;
  return posting;
}
