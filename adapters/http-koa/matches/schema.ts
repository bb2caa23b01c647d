import { z } from 'zod';
import { candidateParams, candidateRecordSchema } from '../candidates/schema.js';
import { jobParams } from '../jobs/schema.js';
import { band, category, constraintName, constraintOutcome } from '../schema/enums.js';

export const matchParams = z.object({ ...jobParams.shape, candidateId: candidateParams.shape.id });

export const matchSchema = z
  .strictObject({
    object: z.literal('match'),
    jobId: z.string(),
    candidateId: z.string(),
    candidate: candidateRecordSchema.optional().meta({ description: 'With `expand=candidate` only.' }),
    score: z.number(),
    potential: z.number(),
    band: band,
    coverage: z.number(),
    categories: z.array(
      z.strictObject({
        category: category,
        weight: z.number(),
        appliedWeight: z.number(),
        hasData: z.boolean(),
        score: z.number().nullable(),
        found: z.array(z.string()),
        missing: z.array(z.string()),
        adjacent: z.array(z.strictObject({ wanted: z.string(), has: z.string(), credit: z.number(), via: z.string() })),
        evidence: z.array(
          z.strictObject({
            fact: z.string(),
            effect: z.enum(['positive', 'negative', 'neutral']),
            pointer: z.string().nullable(),
          }),
        ),
      }),
    ),
    constraints: z.array(
      z.strictObject({
        name: constraintName,
        outcome: constraintOutcome,
        detail: z.string(),
      }),
    ),
    reverse: z.strictObject({ score: z.number().nullable(), detail: z.string() }),
    explanation: z.string(),
    engineVersion: z.string(),
    taxonomyVersion: z.string(),
    inputHash: z.string(),
    excludedFields: z.array(z.string()),
  })
  .meta({ id: 'Match' });

export const matchExample: z.output<typeof matchSchema> = {
  object: 'match',
  jobId: 'job_01kaexample0000000000000000',
  candidateId: 'cand_01kaexample0000000000000000',
  score: 89,
  potential: 89,
  band: 'excellent',
  coverage: 1,
  categories: [
    {
      category: 'skills',
      weight: 50,
      appliedWeight: 50,
      hasData: true,
      score: 78,
      found: ['TypeScript'],
      missing: [],
      adjacent: [{ wanted: 'Kafka', has: 'RabbitMQ', credit: 0.5, via: 'message brokers' }],
      evidence: [
        { fact: '52 months of TypeScript, last used 2026-05', effect: 'positive', pointer: '/profile/work/0' },
      ],
    },
    {
      ...{ category: 'experience', weight: 25, appliedWeight: 25, hasData: true, score: 100 },
      ...{ found: [], missing: [], adjacent: [] },
      evidence: [{ fact: '88 months of experience, 36 asked for', effect: 'positive', pointer: '/profile/work' }],
    },
    {
      ...{ category: 'title', weight: 25, appliedWeight: 25, hasData: true, score: 100 },
      ...{ found: ['Backend developer'], missing: [], adjacent: [] },
      evidence: [
        { fact: 'Backend developer is the occupation asked for', effect: 'positive', pointer: '/profile/work/0' },
      ],
    },
  ],
  constraints: [{ name: 'location', outcome: 'pass', detail: 'The candidate lives in the same city.' }],
  reverse: { score: 70, detail: 'Meets: location, remote. Falls short of: salary.' },
  explanation:
    'Score 89 of 100: excellent. Skills 78 of 100, weight 50: has TypeScript; RabbitMQ stands in for Kafka at 0.5. Experience 100 of 100, weight 25: 88 months of experience, 36 asked for. Occupation 100 of 100, weight 25: Backend developer is the occupation asked for.',
  engineVersion: '1.8.2',
  taxonomyVersion: '2026.11.1',
  inputHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  excludedFields: ['basics.name'],
};
