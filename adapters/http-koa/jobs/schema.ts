import { z } from 'zod';
import { CATEGORIES } from '../../../core/index.js';
import { recordListParameters } from '../schema/list-query.js';
import { anyOf } from '../schema/any-of.js';
import { membersOf, nullableMembers, optionalMembers } from '../schema/members.js';
import { countryCode, currency, customFields, day, languageCode, tags, text, time } from '../schema/text.js';
import { jobIntelligenceSchema } from './intelligence-schema.js';
import {
  closeReason,
  educationLevel,
  employmentType,
  importance,
  jobLocationType,
  jobStatus,
  languageLevel,
  payUnit,
  seniorityLevel,
} from '../schema/enums.js';

export const jobParams = z.object({ id: z.string().meta({ description: 'Id of the job, `job_…`.' }) });

const months = z.number().int().min(0).max(1200);

const skills = z
  .array(
    z.strictObject({
      name: text(200, 1).describe('Name of the skill.'),
      importance: importance.default('required'),
      minMonths: months.nullable().optional().describe('At least so many months; null or absent for no limit.'),
    }),
  )
  .max(200)
  .describe('Skills that are asked for.');

const requirementMembers = {
  skills,
  experience: z
    .strictObject({
      minMonths: months.nullable().optional().describe('At least so many months; null or absent for no limit.'),
      maxMonths: months.nullable().optional().describe('At most so many months; null or absent for no limit.'),
    })
    .describe('Months of experience.'),
  education: z.strictObject({ minLevel: educationLevel }).describe('Education that is asked for.'),
  languages: z
    .array(
      z.strictObject({
        code: languageCode.describe('ISO 639-1 code, such as en.'),
        minLevel: languageLevel.nullable().optional(),
      }),
    )
    .max(50)
    .describe('Languages that are asked for.'),
  certifications: z.array(text(200, 1)).max(50).describe('Certificates that are asked for.'),
  seniority: seniorityLevel,
};
const requirementsSchema = z
  .strictObject(requirementMembers)
  .partial()
  .meta({ id: 'Requirements', description: 'What a job asks for.' });

const weight = z.number().min(0).max(1000).describe('Weight of the category.');
export const weightsSchema = z.strictObject(membersOf(CATEGORIES, weight.optional())).meta({
  description: 'Relative weights: only their proportions matter. An omitted category has the suggested weight.',
});

const members = {
  externalId: text(255, 1).nullable().describe('Your own id of the record; null where it has none.'),
  title: text(300, 1)
    .refine((title) => title.trim() !== '', 'A title must not be blank.')
    .describe('Title of the job.'),
  description: text(100_000).nullable().describe('Text of the ad.'),
  hiringOrganization: z
    .strictObject({ name: text(300, 1).describe('Name of the employer.') })
    .nullable()
    .describe('Employer.'),
  department: text(300).nullable().describe('Department.'),
  employmentType: employmentType.nullable(),
  jobLocationType: jobLocationType.nullable(),
  jobLocation: z
    .strictObject({
      city: text(200).optional().describe('City.'),
      region: text(200).optional().describe('State or region.'),
      countryCode: countryCode.optional().describe('ISO 3166-1 alpha-2 code, such as DE.'),
    })
    .nullable()
    .describe('Where the work is.'),
  baseSalary: z
    .strictObject({
      currency,
      minValue: z.number().min(0).max(1e12).optional().describe('Least pay, in `currency` for each `unitText`.'),
      maxValue: z.number().min(0).max(1e12).optional().describe('Most pay, in `currency` for each `unitText`.'),
      unitText: payUnit,
    })
    .refine(
      ({ minValue, maxValue }) => minValue === undefined || maxValue === undefined || minValue <= maxValue,
      '`minValue` must not be greater than `maxValue`.',
    )
    .nullable()
    .describe('Pay that is offered.'),
  validThrough: z
    .union([day, time])
    .nullable()
    .describe('Until when the job is open: a day or a moment. It is closed then.'),
  totalJobOpenings: z.number().int().min(1).max(100_000).nullable().describe('How many people are wanted.'),
  requirements: requirementsSchema.describe('What is asked for.'),
  matching: z.strictObject({ weights: weightsSchema.optional() }).describe('How candidates are scored for the job.'),
  tags,
  customFields,
};

export const createJobSchema = z
  .strictObject({
    ...optionalMembers(members),
    title: members.title.describe('Title of the job.'),
    status: z.literal('draft').optional().describe('Always `draft`: jobs are published by a request of its own.'),
  })
  .meta({ id: 'CreateJob', description: 'A job as it is sent.' });

/** All fields of a job, to validate the result of a patch. */
export const jobFieldsSchema = z.object(members);

/** A merge patch may contain null and parts of objects; `jobFieldsSchema` validates the result. */
export const patchJobSchema = z
  .strictObject({
    externalId: members.externalId.optional().describe('Your own id of the record; null where it has none.'),
    title: members.title.optional().describe('Title of the job.'),
    description: members.description.optional().describe('Text of the ad.'),
    hiringOrganization: z
      .strictObject({ name: text(300, 1).optional().describe('Name of the employer.') })
      .nullable()
      .optional()
      .describe('Employer.'),
    department: members.department.optional().describe('Department.'),
    employmentType: members.employmentType.optional(),
    jobLocationType: members.jobLocationType.optional(),
    jobLocation: z
      .strictObject({
        city: text(200).nullable().optional().describe('City.'),
        region: text(200).nullable().optional().describe('State or region.'),
        countryCode: countryCode.nullable().optional().describe('ISO 3166-1 alpha-2 code, such as DE.'),
      })
      .nullable()
      .optional()
      .describe('Where the work is.'),
    baseSalary: z
      .strictObject({
        currency: currency.optional().describe('ISO 4217 code, such as EUR.'),
        minValue: z
          .number()
          .min(0)
          .max(1e12)
          .nullable()
          .optional()
          .describe('Least pay, in `currency` for each `unitText`.'),
        maxValue: z
          .number()
          .min(0)
          .max(1e12)
          .nullable()
          .optional()
          .describe('Most pay, in `currency` for each `unitText`.'),
        unitText: payUnit.optional(),
      })
      .nullable()
      .optional()
      .describe('Pay that is offered.'),
    validThrough: members.validThrough
      .optional()
      .describe('Until when the job is open: a day or a moment. It is closed then.'),
    totalJobOpenings: members.totalJobOpenings.optional().describe('How many people are wanted.'),
    requirements: z
      .strictObject(
        nullableMembers({
          ...requirementMembers,
          education: z.strictObject({ minLevel: educationLevel.optional() }).describe('Education that is asked for.'),
        }),
      )
      .nullable()
      .optional()
      .describe('What is asked for.'),
    matching: z
      .strictObject({
        weights: z
          .strictObject(membersOf(CATEGORIES, weight.nullable().optional()))
          .nullable()
          .optional()
          .describe('Relative weights by category; null for the suggested ones.'),
      })
      .nullable()
      .optional()
      .describe('How candidates are scored for the job.'),
    tags: tags.nullable().optional().describe('Your own labels.'),
    customFields: customFields.nullable().optional().describe('Your own data, as JSON.'),
  })
  .meta({ id: 'PatchJob', description: 'A merge patch (RFC 7396) of a job.' });

export const closeJobSchema = z
  .strictObject({ reason: closeReason.optional() })
  .meta({ id: 'CloseJob', description: 'Why a job is closed.' });

export const listJobsQuery = z.strictObject({
  ...recordListParameters,
  status: anyOf(jobStatus, 'Only jobs with this status.'),
});

const recordMembers = {
  id: z.string().describe('Id of the job, `job_…`.'),
  object: z.literal('job').describe('Always `job`.'),
  externalId: z.string().nullable().describe('Your own id of the record; null where it has none.'),
  status: jobStatus,
  title: z.string().describe('Title of the job.'),
  description: z.string().nullable().describe('Text of the ad; null where there is none.'),
  hiringOrganization: z
    .strictObject({ name: z.string().describe('Name of the employer.') })
    .nullable()
    .describe('Employer.'),
  department: z.string().nullable().describe('Department.'),
  employmentType: employmentType.nullable(),
  jobLocationType: jobLocationType.nullable(),
  jobLocation: members.jobLocation.describe('Where the work is.'),
  baseSalary: z
    .strictObject({
      currency: z.string().describe('ISO 4217 code, such as EUR.'),
      minValue: z.number().optional().describe('Least pay, in `currency` for each `unitText`.'),
      maxValue: z.number().optional().describe('Most pay, in `currency` for each `unitText`.'),
      unitText: payUnit,
    })
    .nullable()
    .describe('Pay that is offered.'),
  validThrough: z.string().nullable().describe('Until when the job is open: a day or a moment. It is closed then.'),
  totalJobOpenings: z.number().nullable().describe('How many people are wanted.'),
  requirements: requirementsSchema.describe('What is asked for.'),
  matching: z
    .strictObject({
      weights: z
        .record(z.string(), z.number())
        .optional()
        .describe('Relative weights by category; absent where the suggested ones apply.'),
    })
    .describe('How candidates are scored for the job.'),
  tags: z.array(z.string()).describe('Your own labels.'),
  customFields: z.record(z.string(), z.unknown()).describe('Your own data, as JSON.'),
  publishedAt: z.string().nullable().describe('When it was published, in UTC; null before.'),
  closedAt: z.string().nullable().describe('When it was closed, in UTC; null while it is not.'),
  closeReason: closeReason.nullable(),
  version: z.number().describe('Grows with each change of the record.'),
  createdAt: z.string().describe('When it was made, in UTC.'),
  updatedAt: z.string().describe('When it was last changed, in UTC.'),
};

export const jobRecordSchema = z
  .strictObject(recordMembers)
  .meta({ id: 'JobRecord', description: 'A job as lists show it.' });

export const jobSchema = z
  .strictObject({ ...recordMembers, intelligence: jobIntelligenceSchema })
  .meta({ id: 'Job', description: 'A job, with what is known about it.' });
