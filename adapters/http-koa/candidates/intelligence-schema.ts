import { z } from 'zod';
import { CEFR_LEVELS } from '../../../core/index.js';

import { occupationCodesSchema, skillCodesSchema } from '../schema/codes.js';
import { band, educationLevel, seniorityLevel, severity, skillType } from '../schema/enums.js';

const finding = z.strictObject({
  code: z.string(),
  severity: severity,
  detail: z.string(),
  pointer: z.string(),
  page: z
    .number()
    .optional()
    .meta({ description: 'The page it is on, counted from 1, for findings about a part of the document.' }),
  start: z.number().optional().meta({ description: 'Where it begins, an offset as those of `evidence`.' }),
  end: z.number().optional(),
});

export const intelligenceSchema = z
  .strictObject({
    generatedAt: z.string(),
    engineVersion: z.string(),
    taxonomyVersion: z.string(),
    inputHash: z.string(),
    stale: z.boolean(),
    summary: z.string(),
    experience: z.strictObject({
      totalMonths: z.number().nullable(),
      managementMonths: z.number(),
      averageMonthsPerEmployer: z.number().nullable(),
      currentTitle: z.string().nullable(),
      currentEmployer: z.string().nullable(),
    }),
    seniority: z
      .strictObject({ level: seniorityLevel, confidence: z.number(), because: z.array(z.string()) })
      .nullable(),
    occupations: z.array(
      z.strictObject({
        id: z.string(),
        label: z.string(),
        confidence: z.number(),
        fromTitle: z.string(),
        codes: occupationCodesSchema.optional(),
      }),
    ),
    skills: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        as: z.string().optional().meta({
          description:
            'The name of something narrower that the candidate wrote, such as `k6` for the skill `Load testing`. Absent if they named the skill itself.',
        }),
        type: skillType,
        months: z.number().nullable(),
        lastUsed: z.string().nullable(),
        mentions: z.array(z.string()),
        foundIn: z.array(z.string()),
        confidence: z.number(),
        codes: skillCodesSchema.optional(),
      }),
    ),
    education: z.strictObject({ highestLevel: educationLevel.nullable(), fields: z.array(z.string()) }),
    languages: z.array(z.strictObject({ code: z.string(), level: z.enum([...CEFR_LEVELS, 'unknown']) })),
    evidence: z.array(
      z.strictObject({
        fact: z.string(),
        quote: z.string(),
        start: z.number(),
        end: z.number(),
        confidence: z.number(),
        source: z.literal('ocr').optional().meta({ description: 'Set where the quote was recognized in a picture.' }),
      }),
    ),
    provenance: z.record(z.string(), z.enum(['caller', 'resume'])),
    quality: z.strictObject({ score: z.number(), findings: z.array(finding) }),
    possibleDuplicates: z.array(
      z.strictObject({ candidateId: z.string(), confidence: z.number(), matchedOn: z.array(z.string()) }),
    ),
    topJobs: z.array(z.strictObject({ jobId: z.string(), title: z.string(), score: z.number(), band: band })),
  })
  .meta({ id: 'CandidateIntelligence' });
