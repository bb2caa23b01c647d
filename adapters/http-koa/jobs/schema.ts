import { z } from 'zod';
import {
  BANDS,
  CATEGORIES,
  CEFR_LEVELS,
  CLOSE_REASONS,
  EDUCATION_LEVELS,
  EMPLOYMENT_TYPES,
  IMPORTANCES,
  JOB_LOCATION_TYPES,
  JOB_STATUSES,
  PAY_UNITS,
  SENIORITY_LEVELS,
} from '../../../core/index.js';
import { recordListParameters } from '../schema/list-query.js';
import { countryCode, currency, customFields, day, languageCode, tags, text, time } from '../schema/text.js';

const months = z.number().int().min(0).max(1200);

const skills = z
  .array(
    z.strictObject({
      name: text(200, 1),
      importance: z.enum(IMPORTANCES).default('required'),
      minMonths: months.nullable().optional(),
    }),
  )
  .max(200);

const requirementMembers = {
  skills,
  experience: z.strictObject({ minMonths: months.nullable().optional(), maxMonths: months.nullable().optional() }),
  education: z.strictObject({ minLevel: z.enum(EDUCATION_LEVELS) }),
  languages: z
    .array(z.strictObject({ code: languageCode, minLevel: z.enum(CEFR_LEVELS).nullable().optional() }))
    .max(50),
  certifications: z.array(text(200, 1)).max(50),
  seniority: z.enum(SENIORITY_LEVELS),
};
export const requirementsSchema = z.strictObject(requirementMembers).partial().meta({ id: 'Requirements' });

const weights = z
  .strictObject(Object.fromEntries(CATEGORIES.map((category) => [category, z.number().min(0).max(1000).optional()])))
  .meta({
    description: 'Relative weights; only their proportions count. What is left out takes the suggested weight.',
  });

const members = {
  externalId: text(255, 1).nullable(),
  title: text(300, 1).refine((title) => title.trim() !== '', 'A title needs words.'),
  description: text(100_000).nullable(),
  hiringOrganization: z.strictObject({ name: text(300, 1) }).nullable(),
  department: text(300).nullable(),
  employmentType: z.enum(EMPLOYMENT_TYPES).nullable(),
  jobLocationType: z.enum(JOB_LOCATION_TYPES).nullable(),
  jobLocation: z
    .strictObject({ city: text(200).optional(), region: text(200).optional(), countryCode: countryCode.optional() })
    .nullable(),
  baseSalary: z
    .strictObject({
      currency,
      minValue: z.number().min(0).max(1e12).optional(),
      maxValue: z.number().min(0).max(1e12).optional(),
      unitText: z.enum(PAY_UNITS),
    })
    .refine(
      ({ minValue, maxValue }) => minValue === undefined || maxValue === undefined || minValue <= maxValue,
      'minValue is above maxValue.',
    )
    .nullable(),
  validThrough: z.union([day, time]).nullable(),
  totalJobOpenings: z.number().int().min(1).max(100_000).nullable(),
  requirements: requirementsSchema,
  matching: z.strictObject({ weights: weights.optional() }),
  tags,
  customFields,
};

export const createJobSchema = z
  .strictObject({ ...optional(members), title: members.title, status: z.literal('draft').optional() })
  .meta({ id: 'CreateJob' });

/** The members of a job as a whole, to check what a patch makes of them. */
export const jobFieldsSchema = z.object(members);

/** In a patch everything may be null; the whole is checked after it is applied. */
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
        unitText: z.enum(PAY_UNITS).optional(),
      })
      .nullable()
      .optional(),
    validThrough: members.validThrough.optional(),
    totalJobOpenings: members.totalJobOpenings.optional(),
    requirements: z
      .strictObject(
        nullable({
          ...requirementMembers,
          education: z.strictObject({ minLevel: z.enum(EDUCATION_LEVELS).optional() }),
        }),
      )
      .nullable()
      .optional(),
    matching: z
      .strictObject({
        weights: z
          .strictObject(
            Object.fromEntries(
              CATEGORIES.map((category) => [category, z.number().min(0).max(1000).nullable().optional()]),
            ),
          )
          .nullable()
          .optional(),
      })
      .nullable()
      .optional(),
    tags: tags.nullable().optional(),
    customFields: customFields.nullable().optional(),
  })
  .meta({ id: 'PatchJob' });

export const closeJobSchema = z.strictObject({ reason: z.enum(CLOSE_REASONS).optional() }).meta({ id: 'CloseJob' });

export const listJobsQuery = z.strictObject({
  ...recordListParameters,
  status: z.enum(JOB_STATUSES).optional().meta({ description: 'Only jobs of this status.' }),
});

const recordMembers = {
  id: z.string(),
  object: z.literal('job'),
  externalId: z.string().nullable(),
  status: z.enum(JOB_STATUSES),
  title: z.string(),
  description: z.string().nullable(),
  hiringOrganization: z.strictObject({ name: z.string() }).nullable(),
  department: z.string().nullable(),
  employmentType: z.enum(EMPLOYMENT_TYPES).nullable(),
  jobLocationType: z.enum(JOB_LOCATION_TYPES).nullable(),
  jobLocation: members.jobLocation,
  baseSalary: z
    .strictObject({
      currency: z.string(),
      minValue: z.number().optional(),
      maxValue: z.number().optional(),
      unitText: z.enum(PAY_UNITS),
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
  closeReason: z.enum(CLOSE_REASONS).nullable(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
};

export const jobRecordSchema = z.strictObject(recordMembers).meta({ id: 'JobRecord' });

const source = {
  source: z.enum(['stated', 'parsed']),
  quote: z.string().optional(),
  start: z.number().optional(),
  end: z.number().optional(),
};
const fullWeights = z.strictObject(Object.fromEntries(CATEGORIES.map((category) => [category, z.number()])));

export const jobIntelligenceSchema = z
  .strictObject({
    generatedAt: z.string(),
    engineVersion: z.string(),
    taxonomyVersion: z.string(),
    inputHash: z.string(),
    stale: z.boolean().meta({
      description:
        'The candidates have changed since supply, elasticity, skillsGap and topCandidates were measured (at generatedAt).',
    }),
    requirements: z.strictObject({
      skills: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          importance: z.enum(IMPORTANCES),
          minMonths: z.number().nullable(),
          ...source,
        }),
      ),
      experience: z
        .strictObject({ minMonths: z.number().nullable(), maxMonths: z.number().nullable(), ...source })
        .nullable(),
      education: z.strictObject({ minLevel: z.enum(EDUCATION_LEVELS), ...source }).nullable(),
      languages: z.array(z.strictObject({ code: z.string(), minLevel: z.enum(CEFR_LEVELS).nullable(), ...source })),
      certifications: z.array(z.strictObject({ id: z.string(), name: z.string(), ...source })),
      seniority: z.strictObject({ level: z.enum(SENIORITY_LEVELS), ...source }).nullable(),
    }),
    occupation: z.strictObject({ id: z.string(), label: z.string(), confidence: z.number() }).nullable(),
    pay: z
      .strictObject({
        annualMin: z.number().nullable(),
        annualMax: z.number().nullable(),
        currency: z.string(),
        basis: z.string(),
        ...z.object(source).partial().shape,
      })
      .nullable(),
    workplace: z.strictObject({ type: z.enum(JOB_LOCATION_TYPES), ...source }).nullable(),
    location: z
      .strictObject({
        city: z.string().optional(),
        region: z.string().optional(),
        countryCode: z.string().optional(),
        ...source,
      })
      .nullable(),
    weights: z.strictObject({ suggested: fullWeights, applied: fullWeights }),
    supply: z.strictObject({
      considered: z.number(),
      bands: z.strictObject(Object.fromEntries(BANDS.map((band) => [band, z.number()]))),
    }),
    elasticity: z.array(
      z.strictObject({
        requirement: z.string(),
        label: z.string(),
        gainIfDropped: z.number().meta({
          description: 'Candidates who would enter the strong band if the skill were not asked for.',
        }),
        gainIfPreferred: z.number().meta({
          description: 'Candidates who would enter the strong band if the skill were merely preferred.',
        }),
      }),
    ),
    skillsGap: z.array(
      z.strictObject({
        skillId: z.string(),
        name: z.string(),
        poolShare: z.number(),
        substitutes: z.array(z.strictObject({ name: z.string(), poolShare: z.number() })),
      }),
    ),
    findings: z.array(
      z.strictObject({
        code: z.string(),
        severity: z.enum(['info', 'warning', 'error']),
        detail: z.string(),
        pointer: z.string(),
        start: z.number().optional(),
        end: z.number().optional(),
      }),
    ),
    topCandidates: z.array(
      z.strictObject({ candidateId: z.string(), score: z.number(), band: z.enum(BANDS), coverage: z.number() }),
    ),
  })
  .meta({ id: 'JobIntelligence' });

export const jobSchema = z.strictObject({ ...recordMembers, intelligence: jobIntelligenceSchema }).meta({ id: 'Job' });

function optional(shape: Record<string, z.ZodType>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, schema.optional()]));
}

function nullable(shape: Record<string, z.ZodType>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, schema.nullable().optional()]));
}
