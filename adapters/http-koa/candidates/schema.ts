import { z } from 'zod';
import { recordListParameters, scoreParameter, smallLimitParameter } from '../schema/list-query.js';
import { anyOf } from '../schema/any-of.js';
import { viewParameter } from '../schema/view.js';
import { nullableMembers } from '../schema/members.js';
import { countryCode, currency, customFields, day, tags, parameterText, text, time } from '../schema/text.js';
import { intelligenceSchema } from './intelligence-schema.js';
import { resumeSchema } from './resume-schema.js';
import { profilePatchSchema, profileSchema, mergedProfileSchema } from './profile-schema.js';
import { candidateStatus, employmentType, enrichmentStatus, payUnit, remotePreference } from '../schema/enums.js';

export const candidateParams = z.object({ id: z.string().meta({ description: 'Id of the candidate, `cand_…`.' }) });

const status = candidateStatus;
const externalId = text(255, 1).nullable();

const salaryMembers = { min: z.number().min(0).max(1e12), currency, unit: payUnit };

const preferenceMembers = {
  titles: z.array(text(300, 1)).max(50),
  employmentTypes: z.array(employmentType).max(8),
  locations: z.array(text(200, 1)).max(50),
  remote: remotePreference,
  salary: z.strictObject(salaryMembers),
  availableFrom: day,
  noticeDays: z.number().int().min(0).max(3650),
  willingToRelocate: z.boolean(),
  workAuthorization: z.array(countryCode).max(300),
};
const preferencesSchema = z.strictObject(preferenceMembers).partial().meta({ id: 'Preferences' });
const preferencesPatch = z.strictObject(
  nullableMembers({ ...preferenceMembers, salary: z.strictObject(nullableMembers(salaryMembers)) }),
);

const purpose = z
  .strictObject({
    given: z.boolean().optional(),
    policyId: text(255).nullable().optional(),
    at: time.nullable().optional(),
    expiresAt: time
      .nullable()
      .optional()
      .meta({ description: 'From then on it counts as not given. Null: it does not end.' }),
  })
  .meta({ id: 'StatedConsent' });
const stated = z.union([z.boolean(), purpose]).meta({ description: '`true` is short for `{ "given": true }`.' });

const consent = z.strictObject({
  matching: stated.optional().meta({ description: 'Of being scored, and listed as a match or as similar.' }),
  storing: stated.optional().meta({
    description: 'Of being kept at all. Thirty days after it has expired, the candidate is erased.',
  }),
  marketing: stated.optional().meta({ description: 'For your own use.' }),
  policyId: text(255).nullable().optional().meta({ description: 'Of `matching`, where that is a boolean.' }),
  at: time.nullable().optional().meta({ description: 'Of `matching`, where that is a boolean.' }),
});
const shownPurpose = z
  .strictObject({
    given: z.boolean(),
    policyId: z.string().nullable(),
    at: z.string().nullable(),
    expiresAt: z.string().nullable(),
  })
  .meta({ id: 'PurposeConsent' });

const suppressedSkills = z.array(text(200, 1)).max(500).meta({
  description:
    'Skills that are never shown in intelligence or matched, even if the resume names them. A suppressed skill also suppresses narrower ones that would reveal it: SQL also suppresses PostgreSQL.',
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
    message: 'Send `profile`, `resume` or both.',
    params: { code: 'required' },
    // Reported together with the faults of the other members.
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
      .strictObject({
        ...consent.shape,
        matching: stated.nullable().optional(),
        storing: stated.nullable().optional(),
        marketing: stated.nullable().optional(),
      })
      .nullable()
      .optional(),
  })
  .meta({ id: 'PatchCandidate' });

export const enrichmentSchema = z
  .strictObject({
    id: z.string().nullable(),
    object: z.literal('enrichment').optional(),
    candidateId: z.string().optional(),
    status: enrichmentStatus,
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
    ocr: z.strictObject({ engine: z.string(), confidence: z.number() }).optional().meta({
      description:
        'Who recognized text in pages that are pictures, and how surely (0–1). Absent where nothing was recognized.',
    }),
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
  consent: z
    .strictObject({ matching: shownPurpose, storing: shownPurpose, marketing: shownPurpose })
    .meta({ id: 'Consent' }),
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
  status: anyOf(status, 'Only candidates with this status.'),
  view: viewParameter,
  email: parameterText(320, 1).optional().meta({ description: 'Only candidates with this email address.' }),
});

export const similarQuery = z.strictObject({
  view: viewParameter,
  limit: smallLimitParameter,
  minScore: scoreParameter,
  status: anyOf(status, 'Only candidates with this status.'),
  skill: anyOf(parameterText(200, 1), 'Only candidates with this skill; any of its names matches.'),
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
