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

const salaryMembers = {
  min: z.number().min(0).max(1e12).describe('Least pay that the candidate wants, in `currency` for each `unit`.'),
  currency,
  unit: payUnit,
};

const preferenceMembers = {
  titles: z.array(text(300, 1)).max(50).describe('Titles of jobs that the candidate wants.'),
  employmentTypes: z.array(employmentType).max(8).describe('Kinds of employment that the candidate wants.'),
  locations: z.array(text(200, 1)).max(50).describe('Places where the candidate wants to work, such as `Berlin, DE`.'),
  remote: remotePreference,
  salary: z.strictObject(salaryMembers).describe('Pay that the candidate wants.'),
  availableFrom: day.describe('First day that the candidate can begin, YYYY-MM-DD.'),
  noticeDays: z.number().int().min(0).max(3650).describe('Days of notice that the candidate must give.'),
  willingToRelocate: z.boolean().describe('Whether the candidate would move for a job.'),
  workAuthorization: z
    .array(countryCode)
    .max(300)
    .describe('Countries where the candidate may work, as ISO 3166-1 alpha-2 codes.'),
};
const preferencesSchema = z
  .strictObject(preferenceMembers)
  .partial()
  .meta({ id: 'Preferences', description: 'What the candidate wants of a job.' });
const preferencesPatch = z.strictObject(
  nullableMembers({
    ...preferenceMembers,
    salary: z.strictObject(nullableMembers(salaryMembers)).describe('Pay that the candidate wants.'),
  }),
);

const purpose = z
  .strictObject({
    given: z.boolean().optional().describe('Whether consent is given.'),
    policyId: text(255).nullable().optional().describe('Your id of the text that was consented to.'),
    at: time.nullable().optional().describe('When consent was given or withdrawn, in UTC.'),
    expiresAt: time
      .nullable()
      .optional()
      .meta({ description: 'From then on it counts as not given. Null: it does not end.' }),
  })
  .meta({ id: 'StatedConsent', description: 'Consent to one purpose, as it is sent.' });
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
    given: z.boolean().describe('Whether consent is given.'),
    policyId: z.string().nullable().describe('Your id of the text that was consented to.'),
    at: z.string().nullable().describe('When consent was given or withdrawn, in UTC.'),
    expiresAt: z.string().nullable().describe('From then on it counts as not given, in UTC; null: it does not end.'),
  })
  .meta({ id: 'PurposeConsent', description: 'Consent to one purpose.' });

const suppressedSkills = z.array(text(200, 1)).max(500).meta({
  description:
    'Skills that are never shown in intelligence or matched, even if the resume names them. A suppressed skill also suppresses narrower ones that would reveal it: SQL also suppresses PostgreSQL.',
});

export const createCandidateSchema = z
  .strictObject({
    externalId: externalId.optional().describe('Your own id of the record; null where it has none.'),
    status: status.optional(),
    profile: profileSchema.optional(),
    resume: resumeSchema.optional(),
    preferences: preferencesSchema.nullable().optional().describe('What the candidate wants of a job.'),
    suppressedSkills: suppressedSkills.optional(),
    tags: tags.optional().describe('Your own labels.'),
    customFields: customFields.optional().describe('Your own data, as JSON.'),
    consent: consent.optional().describe('Consent of the candidate, by purpose.'),
  })
  .refine((value) => value.profile !== undefined || value.resume !== undefined, {
    message: 'Send `profile`, `resume` or both.',
    params: { code: 'required' },
    // Reported together with the faults of the other members.
    when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  })
  .meta({ id: 'CreateCandidate', description: 'A candidate as it is sent: with `profile`, `resume` or both.' });

export const patchCandidateSchema = z
  .strictObject({
    externalId: externalId.optional().describe('Your own id of the record; null where it has none.'),
    status: status.optional(),
    profile: profilePatchSchema.nullable().optional().describe('A merge patch of your profile; null removes it.'),
    resume: resumeSchema.nullable().optional(),
    preferences: preferencesPatch.nullable().optional().describe('What the candidate wants of a job.'),
    suppressedSkills: suppressedSkills.nullable().optional(),
    tags: tags.nullable().optional().describe('Your own labels.'),
    customFields: customFields.nullable().optional().describe('Your own data, as JSON.'),
    consent: z
      .strictObject({
        ...consent.shape,
        matching: stated.nullable().optional().describe('Of being scored, and listed as a match or as similar.'),
        storing: stated.nullable().optional().describe('Of being kept at all.'),
        marketing: stated.nullable().optional().describe('For your own use.'),
      })
      .nullable()
      .optional()
      .describe('Consent of the candidate, by purpose.'),
  })
  .meta({ id: 'PatchCandidate', description: 'A merge patch (RFC 7396) of a candidate.' });

export const enrichmentSchema = z
  .strictObject({
    id: z.string().nullable().describe('Id of the enrichment, `enr_…`; null where there was none.'),
    object: z.literal('enrichment').optional().describe('Always `enrichment`.'),
    candidateId: z.string().optional().describe('Id of the candidate, `cand_…`.'),
    status: enrichmentStatus,
    attempt: z.number().describe('How many times it was tried.'),
    requestedAt: z.string().nullable().describe('When it was queued, in UTC.'),
    finishedAt: z.string().nullable().describe('When it ended, in UTC; null before.'),
    stages: z
      .array(
        z.strictObject({
          name: z.enum(['extract', 'parse', 'normalize', 'infer']).describe('Name of the stage.'),
          status: z.enum(['pending', 'succeeded', 'partial', 'failed', 'skipped']).describe('How the stage went.'),
          code: z.string().nullable().describe('Why it is `partial` or `failed`; null otherwise.'),
        }),
      )
      .describe('The stages, in their order.'),
    error: z
      .strictObject({
        code: z.string().describe('Stable code that programs can read.'),
        detail: z.string().describe('What it means here, in a sentence.'),
      })
      .nullable()
      .describe('Why it failed; null otherwise.'),
    ocr: z
      .strictObject({
        engine: z.string().describe('What recognized the text.'),
        confidence: z.number().describe('How sure the service is, 0–1.'),
      })
      .optional()
      .meta({
        description:
          'Who recognized text in pages that are pictures, and how surely (0–1). Absent where nothing was recognized.',
      }),
  })
  .meta({ id: 'Enrichment', description: 'State of the reading of the resume.' });

const recordMembers = {
  id: z.string().describe('Id of the candidate, `cand_…`.'),
  object: z.literal('candidate').describe('Always `candidate`.'),
  externalId: z.string().nullable().describe('Your own id of the record; null where it has none.'),
  status,
  profile: mergedProfileSchema,
  preferences: preferencesSchema.nullable().describe('What the candidate wants of a job.'),
  suppressedSkills: z.array(z.string()).describe('Skills that are never shown in intelligence or matched.'),
  tags: z.array(z.string()).describe('Your own labels.'),
  customFields: z.record(z.string(), z.unknown()).describe('Your own data, as JSON.'),
  consent: z
    .strictObject({
      matching: shownPurpose.describe('Of being scored, and listed as a match or as similar.'),
      storing: shownPurpose.describe('Of being kept at all.'),
      marketing: shownPurpose.describe('For your own use.'),
    })
    .meta({ id: 'Consent', description: 'Consent of a candidate, by purpose.' })
    .describe('Consent of the candidate, by purpose.'),
  resume: z
    .strictObject({
      id: z.string().describe('Id of the resume, `doc_…`.'),
      filename: z.string().nullable().describe('Name of the file, as it was sent.'),
      contentType: z.string().describe('Media type of the file.'),
      sizeBytes: z.number().describe('Size in bytes.'),
      sha256: z.string().describe('SHA-256 of the file, in hexadecimal digits.'),
      documentDate: z
        .string()
        .nullable()
        .describe('Day that the resume was written, YYYY-MM-DD: "present" in it means this day.'),
      receivedAt: z.string().describe('When it was received, in UTC.'),
    })
    .nullable()
    .describe('The resume that was sent last; null where there is none.'),
  enrichment: enrichmentSchema,
  version: z.number().describe('Grows with each change of the record.'),
  createdAt: z.string().describe('When it was made, in UTC.'),
  updatedAt: z.string().describe('When it was last changed, in UTC.'),
};

export const candidateRecordSchema = z
  .strictObject(recordMembers)
  .meta({ id: 'CandidateRecord', description: 'A candidate as lists show it.' });
export const candidateSchema = z
  .strictObject({
    ...recordMembers,
    intelligence: intelligenceSchema
      .nullable()
      .describe('What is known about the candidate; null before the first enrichment.'),
  })
  .meta({ id: 'Candidate', description: 'A candidate, with what is known about them.' });

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
    object: z.literal('similar_candidate').describe('Always `similar_candidate`.'),
    candidate: z
      .strictObject({
        id: z.string().describe('Id of the candidate, `cand_…`.'),
        externalId: z.string().nullable().describe('Your own id of the record; null where it has none.'),
        name: z.string().nullable().describe('Full name; null where it is not known.'),
        label: z.string().nullable().describe('Headline; null where there is none.'),
        location: z.looseObject({}).nullable().describe('Where the candidate lives; null where it is not known.'),
        status,
      })
      .describe('The candidate.'),
    score: z.number().describe('How similar the two are, 0–100.'),
    shared: z
      .strictObject({
        skills: z.array(z.string()).describe('Names of skills that both have.'),
        occupations: z.array(z.string()).describe('Names of occupations that both have.'),
        seniority: z.string().nullable().describe('Level of seniority, where it is the same.'),
      })
      .describe('What both have.'),
    differences: z
      .strictObject({
        onlyThis: z.array(z.string()).describe('Names of skills that only the candidate of the path has, 20 at most.'),
        onlyOther: z.array(z.string()).describe('Names of skills that only the other one has, 20 at most.'),
      })
      .describe('Skills that one of them has.'),
  })
  .meta({ id: 'SimilarCandidate', description: 'A candidate like another one.' });
