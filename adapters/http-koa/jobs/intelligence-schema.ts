import { z } from 'zod';
import { BANDS, CATEGORIES } from '../../../core/index.js';
import { occupationCodesSchema, skillCodesSchema } from '../schema/codes.js';
import { membersOf } from '../schema/members.js';
import {
  band,
  educationLevel,
  importance,
  jobLocationType,
  languageLevel,
  seniorityLevel,
  severity,
} from '../schema/enums.js';

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
          importance: importance,
          minMonths: z.number().nullable(),
          codes: skillCodesSchema.optional(),
          ...source,
        }),
      ),
      experience: z
        .strictObject({ minMonths: z.number().nullable(), maxMonths: z.number().nullable(), ...source })
        .nullable(),
      education: z.strictObject({ minLevel: educationLevel, ...source }).nullable(),
      languages: z.array(
        z.strictObject({
          code: z.string(),
          minLevel: languageLevel.nullable(),
          importance: z.literal('preferred').optional(),
          ...source,
        }),
      ),
      certifications: z.array(
        z.strictObject({ id: z.string(), name: z.string(), codes: skillCodesSchema.optional(), ...source }),
      ),
      seniority: z.strictObject({ level: seniorityLevel, ...source }).nullable(),
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
    workplace: z.strictObject({ type: jobLocationType, ...source }).nullable(),
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
        severity: severity,
        detail: z.string(),
        pointer: z.string(),
        start: z.number().optional(),
        end: z.number().optional(),
      }),
    ),
    topCandidates: z.array(
      z.strictObject({ candidateId: z.string(), score: z.number(), band: band, coverage: z.number() }),
    ),
  })
  .meta({ id: 'JobIntelligence' });
