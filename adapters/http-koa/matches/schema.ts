import { z } from 'zod';
import { candidateParams, candidateRecordSchema } from '../candidates/schema.js';
import { jobParams } from '../jobs/schema.js';
import { band, category, constraintName, constraintOutcome } from '../schema/enums.js';

export const matchParams = z.object({
  ...jobParams.shape,
  candidateId: candidateParams.shape.id.describe('Id of the candidate, `cand_…`.'),
});

export const matchSchema = z
  .strictObject({
    object: z.literal('match').describe('Always `match`.'),
    jobId: z.string().describe('Id of the job, `job_…`.'),
    candidateId: z.string().describe('Id of the candidate, `cand_…`.'),
    candidate: candidateRecordSchema.optional().meta({ description: 'With `expand=candidate` only.' }),
    score: z
      .number()
      .describe(
        'Score, 0–100, with one decimal: the sum of `appliedWeight` × `score` / 100 over the categories with data.',
      ),
    potential: z
      .number()
      .describe('The score with each category without data at 100: the most that is possible once all is known.'),
    band: band,
    coverage: z.number().describe('Share of the weights for which the candidate has data, 0–1.'),
    categories: z
      .array(
        z.strictObject({
          category: category,
          weight: z.number().describe('Weight for this job; the weights sum to 100.'),
          appliedWeight: z.number().describe('What the category counts in the score; 0 without data.'),
          hasData: z.boolean().describe('Whether there is data about the candidate.'),
          score: z.number().nullable().describe('Whole number 0–100; null without data.'),
          found: z.array(z.string()).describe('What was asked for and found.'),
          missing: z
            .array(z.string())
            .describe('What was asked for and not found, also where something adjacent earns a part.'),
          adjacent: z
            .array(
              z.strictObject({
                wanted: z.string().describe('The skill that is asked for.'),
                has: z.string().describe('The skill that the candidate has.'),
                credit: z.number().describe('Share of the wanted skill that is earned, 0–0.6.'),
                via: z.string().describe('What both have to do with.'),
              }),
            )
            .describe('Skills that earn a part of the credit for one that is missing.'),
          evidence: z
            .array(
              z.strictObject({
                fact: z.string().describe('The fact, in a sentence.'),
                effect: z.enum(['positive', 'negative', 'neutral']).describe('What it does to the score.'),
                pointer: z
                  .string()
                  .nullable()
                  .describe('JSON pointer into the profile; null where there is no one place.'),
              }),
            )
            .describe('The facts that the score rests on.'),
        }),
      )
      .describe('What each category adds to the score.'),
    constraints: z
      .array(
        z.strictObject({
          name: constraintName,
          outcome: constraintOutcome,
          detail: z.string().describe('What it means here, in a sentence.'),
        }),
      )
      .describe('Conditions that are checked beside the score and never change it.'),
    reverse: z
      .strictObject({
        score: z.number().nullable().describe('0–100; null where the candidate has stated no preferences.'),
        detail: z.string().describe('What it means here, in a sentence.'),
      })
      .describe('How well the job meets what the candidate wants.'),
    explanation: z.string().describe('The score in sentences.'),
    engineVersion: z.string().describe('Version of the engine that computed it.'),
    taxonomyVersion: z.string().describe('Version of the taxonomy that it was computed with.'),
    inputHash: z.string().describe('SHA-256 over all that it was computed from.'),
    excludedFields: z.array(z.string()).describe('Members of the profile that never enter a score.'),
  })
  .meta({ id: 'Match', description: 'One candidate against one job.' });
