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
  source: z
    .enum(['stated', 'parsed'])
    .describe('`stated`: in `requirements` or another member. `parsed`: read from title and description.'),
  quote: z.string().optional().describe('The words of title or description.'),
  start: z.number().optional().describe('Where it begins in the text, in UTF-16 code units.'),
  end: z.number().optional().describe('The first code unit after it.'),
};
const fullWeights = z.strictObject(membersOf(CATEGORIES, z.number().describe('Weight of the category.')));

export const jobIntelligenceSchema = z
  .strictObject({
    generatedAt: z.string().describe('When it was computed, in UTC.'),
    engineVersion: z.string().describe('Version of the engine that computed it.'),
    taxonomyVersion: z.string().describe('Version of the taxonomy that it was computed with.'),
    inputHash: z.string().describe('SHA-256 over all that it was computed from.'),
    stale: z.boolean().meta({
      description:
        'Whether candidates have changed since `supply`, `elasticity`, `skillsGap` and `topCandidates` were computed (at `generatedAt`).',
    }),
    requirements: z
      .strictObject({
        skills: z
          .array(
            z.strictObject({
              id: z.string().describe('Id of the skill in the taxonomy.'),
              name: z.string().describe('Name of the skill.'),
              importance: importance,
              minMonths: z.number().nullable().describe('At least so many months; null or absent for no limit.'),
              codes: skillCodesSchema.optional().describe('Codes of other classifications.'),
              ...source,
            }),
          )
          .describe('Skills that are asked for.'),
        experience: z
          .strictObject({
            minMonths: z.number().nullable().describe('At least so many months; null or absent for no limit.'),
            maxMonths: z.number().nullable().describe('At most so many months; null or absent for no limit.'),
            ...source,
          })
          .nullable()
          .describe('Months of experience; null where none are asked for.'),
        education: z
          .strictObject({ minLevel: educationLevel, ...source })
          .nullable()
          .describe('Level of education; null where none is asked for.'),
        languages: z
          .array(
            z.strictObject({
              code: z.string().describe('ISO 639-1 code.'),
              minLevel: languageLevel.nullable(),
              importance: z.literal('preferred').optional().describe('Set where the language is not a must.'),
              ...source,
            }),
          )
          .describe('Languages that are asked for.'),
        certifications: z
          .array(
            z.strictObject({
              id: z.string().describe('Id of the certificate in the taxonomy.'),
              name: z.string().describe('Name of the certificate.'),
              codes: skillCodesSchema.optional().describe('Codes of other classifications.'),
              ...source,
            }),
          )
          .describe('Certificates that are asked for.'),
        seniority: z
          .strictObject({ level: seniorityLevel, ...source })
          .nullable()
          .describe('Level of seniority; null where none is asked for.'),
      })
      .describe('What is asked for.'),
    occupation: z
      .strictObject({
        id: z.string().describe('Id of the occupation in the taxonomy.'),
        label: z.string().describe('Name of it, for people.'),
        confidence: z.number().describe('How sure the service is, 0–1.'),
        codes: occupationCodesSchema.describe('Codes of other classifications.'),
      })
      .nullable()
      .describe('Occupation of the job; null where it is not clear.'),
    pay: z
      .strictObject({
        annualMin: z.number().nullable().describe('Least pay for a year; null where none is given.'),
        annualMax: z.number().nullable().describe('Most pay for a year; null where none is given.'),
        currency: z.string().describe('ISO 4217 code, such as EUR.'),
        basis: z.string().describe('The time that pay was given for.'),
        ...z.object(source).partial().shape,
      })
      .nullable()
      .describe('Pay for a year; null where none is given.'),
    workplace: z
      .strictObject({ type: jobLocationType, ...source })
      .nullable()
      .describe('Where the work is done; null where it is not clear.'),
    location: z
      .strictObject({
        city: z.string().optional().describe('City.'),
        region: z.string().optional().describe('State or region.'),
        countryCode: z.string().optional().describe('ISO 3166-1 alpha-2 code, such as DE.'),
        ...source,
      })
      .nullable()
      .describe('Where the work is; null where it is not clear.'),
    weights: z
      .strictObject({
        suggested: fullWeights.describe('Those that follow from the requirements.'),
        applied: fullWeights.describe('Those that are used.'),
      })
      .describe('Weights of the categories; each set sums to 100.'),
    supply: z
      .strictObject({
        considered: z.number().describe('Candidates that were scored.'),
        bands: z
          .strictObject(membersOf(BANDS, z.number().describe('How many are in the band.')))
          .describe('How many of them are in each band.'),
      })
      .describe('How many candidates there are for the job.'),
    elasticity: z
      .array(
        z.strictObject({
          requirement: z.string().describe('JSON pointer to the requirement.'),
          label: z.string().describe('Name of it, for people.'),
          gainIfDropped: z.number().meta({
            description: 'Number of candidates who would enter the strong band if the skill were not required.',
          }),
          gainIfPreferred: z.number().meta({
            description:
              'Number of candidates who would enter the strong band if the skill were preferred instead of required.',
          }),
        }),
      )
      .describe('What each required skill costs.'),
    skillsGap: z
      .array(
        z.strictObject({
          skillId: z.string().describe('Id of the skill in the taxonomy.'),
          name: z.string().describe('Name of the skill.'),
          poolShare: z.number().describe('Share of the candidates who have it, 0–1.'),
          substitutes: z
            .array(
              z.strictObject({
                name: z.string().describe('Name of the skill.'),
                poolShare: z.number().describe('Share of the candidates who have it, 0–1.'),
              }),
            )
            .describe('Skills that can stand in for it.'),
        }),
      )
      .describe('Skills that few candidates have.'),
    findings: z
      .array(
        z.strictObject({
          code: z.string().describe('Stable code that programs can read.'),
          severity: severity,
          detail: z.string().describe('What it means here, in a sentence.'),
          pointer: z.string().describe('JSON pointer to the member that it is about.'),
          start: z.number().optional().describe('Where it begins in the text, in UTF-16 code units.'),
          end: z.number().optional().describe('The first code unit after it.'),
        }),
      )
      .describe('What is missing, doubtful or contradictory.'),
    topCandidates: z
      .array(
        z.strictObject({
          candidateId: z.string().describe('Id of the candidate, `cand_…`.'),
          score: z.number().describe('Score, 0–100.'),
          band: band,
          coverage: z.number().describe('Share of the weights for which the candidate has data, 0–1.'),
        }),
      )
      .describe('Candidates with the best scores.'),
  })
  .meta({ id: 'JobIntelligence', description: 'What is known about a job, and about the candidates in view of it.' });
