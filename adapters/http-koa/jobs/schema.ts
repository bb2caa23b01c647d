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
      name: text(200, 1),
      importance: importance.default('required'),
      minMonths: months.nullable().optional(),
    }),
  )
  .max(200);

const requirementMembers = {
  skills,
  experience: z.strictObject({ minMonths: months.nullable().optional(), maxMonths: months.nullable().optional() }),
  education: z.strictObject({ minLevel: educationLevel }),
  languages: z.array(z.strictObject({ code: languageCode, minLevel: languageLevel.nullable().optional() })).max(50),
  certifications: z.array(text(200, 1)).max(50),
  seniority: seniorityLevel,
};
const requirementsSchema = z.strictObject(requirementMembers).partial().meta({ id: 'Requirements' });

const weight = z.number().min(0).max(1000);
export const weightsSchema = z.strictObject(membersOf(CATEGORIES, weight.optional())).meta({
  description: 'Relative weights: only their proportions matter. An omitted category has the suggested weight.',
});

const members = {
  externalId: text(255, 1).nullable(),
  title: text(300, 1).refine((title) => title.trim() !== '', 'A title must not be blank.'),
  description: text(100_000).nullable(),
  hiringOrganization: z.strictObject({ name: text(300, 1) }).nullable(),
  department: text(300).nullable(),
  employmentType: employmentType.nullable(),
  jobLocationType: jobLocationType.nullable(),
  jobLocation: z
    .strictObject({ city: text(200).optional(), region: text(200).optional(), countryCode: countryCode.optional() })
    .nullable(),
  baseSalary: z
    .strictObject({
      currency,
      minValue: z.number().min(0).max(1e12).optional(),
      maxValue: z.number().min(0).max(1e12).optional(),
      unitText: payUnit,
    })
    .refine(
      ({ minValue, maxValue }) => minValue === undefined || maxValue === undefined || minValue <= maxValue,
      '`minValue` must not be greater than `maxValue`.',
    )
    .nullable(),
  validThrough: z.union([day, time]).nullable(),
  totalJobOpenings: z.number().int().min(1).max(100_000).nullable(),
  requirements: requirementsSchema,
  matching: z.strictObject({ weights: weightsSchema.optional() }),
  tags,
  customFields,
};

export const createJobSchema = z
  .strictObject({ ...optionalMembers(members), title: members.title, status: z.literal('draft').optional() })
  .meta({ id: 'CreateJob' });

/** All fields of a job, to validate the result of a patch. */
export const jobFieldsSchema = z.object(members);

/** A merge patch may contain null and parts of objects; `jobFieldsSchema` validates the result. */
export const patchJobSchema = z
  .strictObject({
    externalId: members.externalId.optional(),
    title: members.title.optional(),
    description: members.description.optional(),
    hiringOrganization: z
      .strictObject({ name: text(300, 1).optional() })
      .nullable()
      .optional(),
    department: members.department.optional(),
    employmentType: members.employmentType.optional(),
    jobLocationType: members.jobLocationType.optional(),
    jobLocation: z
      .strictObject({
        city: text(200).nullable().optional(),
        region: text(200).nullable().optional(),
        countryCode: countryCode.nullable().optional(),
      })
      .nullable()
      .optional(),
    baseSalary: z
      .strictObject({
        currency: currency.optional(),
        minValue: z.number().min(0).max(1e12).nullable().optional(),
        maxValue: z.number().min(0).max(1e12).nullable().optional(),
        unitText: payUnit.optional(),
      })
      .nullable()
      .optional(),
    validThrough: members.validThrough.optional(),
    totalJobOpenings: members.totalJobOpenings.optional(),
    requirements: z
      .strictObject(
        nullableMembers({
          ...requirementMembers,
          education: z.strictObject({ minLevel: educationLevel.optional() }),
        }),
      )
      .nullable()
      .optional(),
    matching: z
      .strictObject({
        weights: z.strictObject(membersOf(CATEGORIES, weight.nullable().optional())).nullable().optional(),
      })
      .nullable()
      .optional(),
    tags: tags.nullable().optional(),
    customFields: customFields.nullable().optional(),
  })
  .meta({ id: 'PatchJob' });

export const closeJobSchema = z.strictObject({ reason: closeReason.optional() }).meta({ id: 'CloseJob' });

export const listJobsQuery = z.strictObject({
  ...recordListParameters,
  status: anyOf(jobStatus, 'Only jobs with this status.'),
});

const recordMembers = {
  id: z.string(),
  object: z.literal('job'),
  externalId: z.string().nullable(),
  status: jobStatus,
  title: z.string(),
  description: z.string().nullable(),
  hiringOrganization: z.strictObject({ name: z.string() }).nullable(),
  department: z.string().nullable(),
  employmentType: employmentType.nullable(),
  jobLocationType: jobLocationType.nullable(),
  jobLocation: members.jobLocation,
  baseSalary: z
    .strictObject({
      currency: z.string(),
      minValue: z.number().optional(),
      maxValue: z.number().optional(),
      unitText: payUnit,
    })
    .nullable(),
  validThrough: z.string().nullable(),
  totalJobOpenings: z.number().nullable(),
  requirements: requirementsSchema,
  matching: z.strictObject({ weights: z.record(z.string(), z.number()).optional() }),
  tags: z.array(z.string()),
  customFields: z.record(z.string(), z.unknown()),
  publishedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  closeReason: closeReason.nullable(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
};

export const jobRecordSchema = z.strictObject(recordMembers).meta({ id: 'JobRecord' });

export const jobSchema = z.strictObject({ ...recordMembers, intelligence: jobIntelligenceSchema }).meta({ id: 'Job' });
