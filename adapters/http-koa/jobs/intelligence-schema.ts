import { z } from 'zod';
import {
  BANDS,
  CATEGORIES,
  CEFR_LEVELS,
  EDUCATION_LEVELS,
  IMPORTANCES,
  JOB_LOCATION_TYPES,
  SENIORITY_LEVELS,
} from '../../../core/index.js';
import { occupationCodesSchema, skillCodesSchema } from '../schema/codes.js';
import { membersOf } from '../schema/members.js';

const source = {
  source: z.enum(['stated', 'parsed']),
  quote: z.string().optional(),
  start: z.number().optional(),
  end: z.number().optional(),
};
const fullWeights = z.strictObject(membersOf(CATEGORIES, z.number()));

export const jobIntelligenceSchema = z
  .strictObject({
    generatedAt: z.string(),
    engineVersion: z.string(),
    taxonomyVersion: z.string(),
    inputHash: z.string(),
    stale: z.boolean().meta({
      description:
        'Whether candidates have changed since `supply`, `elasticity`, `skillsGap` and `topCandidates` were computed (at `generatedAt`).',
    }),
    requirements: z.strictObject({
      skills: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          importance: z.enum(IMPORTANCES),
          minMonths: z.number().nullable(),
          codes: skillCodesSchema.optional(),
          ...source,
        }),
      ),
      experience: z
        .strictObject({ minMonths: z.number().nullable(), maxMonths: z.number().nullable(), ...source })
        .nullable(),
      education: z.strictObject({ minLevel: z.enum(EDUCATION_LEVELS), ...source }).nullable(),
      languages: z.array(
        z.strictObject({
          code: z.string(),
          minLevel: z.enum(CEFR_LEVELS).nullable(),
          importance: z.literal('preferred').optional(),
          ...source,
        }),
      ),
      certifications: z.array(
        z.strictObject({ id: z.string(), name: z.string(), codes: skillCodesSchema.optional(), ...source }),
      ),
      seniority: z.strictObject({ level: z.enum(SENIORITY_LEVELS), ...source }).nullable(),
    }),
    occupation: z
      .strictObject({ id: z.string(), label: z.string(), confidence: z.number(), codes: occupationCodesSchema })
      .nullable(),
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
      bands: z.strictObject(membersOf(BANDS, z.number())),
    }),
    elasticity: z.array(
      z.strictObject({
        requirement: z.string(),
        label: z.string(),
        gainIfDropped: z.number().meta({
          description: 'Number of candidates who would enter the strong band if the skill were not required.',
        }),
        gainIfPreferred: z.number().meta({
          description:
            'Number of candidates who would enter the strong band if the skill were preferred instead of required.',
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
