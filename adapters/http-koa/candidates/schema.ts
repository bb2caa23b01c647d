import { z } from 'zod';
import { CANDIDATE_STATUSES, EMPLOYMENT_TYPES, PAY_UNITS, REMOTE_PREFERENCES } from '../../../core/index.js';
import { recordListParameters, scoreParameter, smallLimitParameter } from '../schema/list-query.js';
import { countryCode, currency, customFields, day, tags, parameterText, text, time } from '../schema/text.js';
import { intelligenceSchema } from './intelligence-schema.js';
import { profilePatchSchema, profileSchema, mergedProfileSchema } from './profile-schema.js';

const status = z.enum(CANDIDATE_STATUSES);
const externalId = text(255, 1).nullable();

const salaryMembers = { min: z.number().min(0).max(1e12), currency, unit: z.enum(PAY_UNITS) };

const preferenceMembers = {
  titles: z.array(text(300, 1)).max(50),
  employmentTypes: z.array(z.enum(EMPLOYMENT_TYPES)).max(8),
  locations: z.array(text(200, 1)).max(50),
  remote: z.enum(REMOTE_PREFERENCES),
  salary: z.strictObject(salaryMembers),
  availableFrom: day,
  noticeDays: z.number().int().min(0).max(3650),
  willingToRelocate: z.boolean(),
  workAuthorization: z.array(countryCode).max(300),
};
export const preferencesSchema = z.strictObject(preferenceMembers).partial().meta({ id: 'Preferences' });
const preferencesPatch = z.strictObject(
  nullable({ ...preferenceMembers, salary: z.strictObject(nullable(salaryMembers)) }),
);

function nullable(shape: Record<string, z.ZodType>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, schema.nullable().optional()]));
}

/** 200,000 characters of text, or 10 MiB of file as base64. */
export const MAX_RESUME_CHARACTERS = 200_000;

export const resumeSchema = z
  .union([
    z.strictObject({ text: text(MAX_RESUME_CHARACTERS, 1), documentDate: day.optional() }),
    z.strictObject({ filename: text(255, 1), contentBase64: z.string().min(1), documentDate: day.optional() }),
  ])
  .meta({
    id: 'ResumeInput',
    description:
      'The text itself, or a file: PDF, DOCX, ODT, RTF, HTML, Markdown, plain text or JSON Resume, judged by its bytes.',
  });

const consent = z.strictObject({
  matching: z.boolean().optional(),
  policyId: text(255).nullable().optional(),
  at: time.nullable().optional(),
});

const suppressedSkills = z.array(text(200, 1)).max(500).meta({
  description:
    'Skills that are never shown in intelligence nor matched, whatever the resume says; nor are narrower ones that would show them: with SQL, PostgreSQL.',
});

export const createCandidateSchema = z
  .strictObject({
    externalId: externalId.optional(),
    status: status.optional(),
    profile: profileSchema.optional(),
    resume: resumeSchema.optional(),
    preferences: preferencesSchema.nullable().optional(),
    suppressedSkills: suppressedSkills.optional(),
    tags: tags.optional(),
    customFields: customFields.optional(),
    consent: consent.optional(),
  })
  .refine((value) => value.profile !== undefined || value.resume !== undefined, {
    message: 'At least one of profile and resume is needed.',
    params: { code: 'required' },
    // Told beside the faults of the other members.
    when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  })
  .meta({ id: 'CreateCandidate' });

export const patchCandidateSchema = z
  .strictObject({
    externalId: externalId.optional(),
    status: status.optional(),
    profile: profilePatchSchema.nullable().optional(),
    resume: resumeSchema.nullable().optional(),
    preferences: preferencesPatch.nullable().optional(),
    suppressedSkills: suppressedSkills.nullable().optional(),
    tags: tags.nullable().optional(),
    customFields: customFields.nullable().optional(),
    consent: z
      .strictObject({ ...consent.shape, matching: z.boolean().nullable().optional() })
      .nullable()
      .optional(),
  })
  .meta({ id: 'PatchCandidate' });

export const enrichmentSchema = z
  .strictObject({
    id: z.string().nullable(),
    object: z.literal('enrichment').optional(),
    candidateId: z.string().optional(),
    status: z.enum(['none', 'queued', 'running', 'succeeded', 'partial', 'failed']),
    attempt: z.number(),
    requestedAt: z.string().nullable(),
    finishedAt: z.string().nullable(),
    stages: z.array(
      z.strictObject({
        name: z.enum(['extract', 'parse', 'normalize', 'infer']),
        status: z.enum(['pending', 'succeeded', 'partial', 'failed', 'skipped']),
        code: z.string().nullable(),
      }),
    ),
    error: z.strictObject({ code: z.string(), detail: z.string() }).nullable(),
  })
  .meta({ id: 'Enrichment' });

const recordMembers = {
  id: z.string(),
  object: z.literal('candidate'),
  externalId: z.string().nullable(),
  status,
  profile: mergedProfileSchema,
  preferences: preferencesSchema.nullable(),
  suppressedSkills: z.array(z.string()),
  tags: z.array(z.string()),
  customFields: z.record(z.string(), z.unknown()),
  consent: z.strictObject({ matching: z.boolean(), policyId: z.string().nullable(), at: z.string().nullable() }),
  resume: z
    .strictObject({
      id: z.string(),
      filename: z.string().nullable(),
      contentType: z.string(),
      sizeBytes: z.number(),
      sha256: z.string(),
      documentDate: z.string().nullable(),
      receivedAt: z.string(),
    })
    .nullable(),
  enrichment: enrichmentSchema,
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
};

export const candidateRecordSchema = z.strictObject(recordMembers).meta({ id: 'CandidateRecord' });
export const candidateSchema = z
  .strictObject({ ...recordMembers, intelligence: intelligenceSchema.nullable() })
  .meta({ id: 'Candidate' });

export const listCandidatesQuery = z.strictObject({
  ...recordListParameters,
  status: status.optional().meta({ description: 'Only candidates of this status.' }),
  email: parameterText(320, 1).optional().meta({ description: 'Only the candidates with this e-mail address.' }),
});

export const similarQuery = z.strictObject({
  limit: smallLimitParameter,
  minScore: scoreParameter,
  status: status.optional().meta({ description: 'Only candidates of this status.' }),
  skill: parameterText(200, 1)
    .optional()
    .meta({ description: 'Only candidates with this skill, by any of its names.' }),
});

export const similarSchema = z
  .strictObject({
    object: z.literal('similar_candidate'),
    candidate: z.strictObject({
      id: z.string(),
      externalId: z.string().nullable(),
      name: z.string().nullable(),
      label: z.string().nullable(),
      location: z.looseObject({}).nullable(),
      status,
    }),
    score: z.number(),
    shared: z.strictObject({
      skills: z.array(z.string()),
      occupations: z.array(z.string()),
      seniority: z.string().nullable(),
    }),
    differences: z.strictObject({ onlyThis: z.array(z.string()), onlyOther: z.array(z.string()) }),
  })
  .meta({ id: 'SimilarCandidate' });
