import { z } from 'zod';
import { CATEGORIES } from '../../../core/index.js';
import { CALIBRATION_FINDING_CODES, OUTCOMES } from '../../../core/spi.js';
import { cursorParameter, limitParameter } from '../schema/list-query.js';
import { membersOf } from '../schema/members.js';
import { text } from '../schema/text.js';
import { category } from '../schema/enums.js';

const outcome = z.enum(OUTCOMES).meta({
  id: 'Outcome',
  description: '`good`, `interviewed` and `hired` are favourable, `bad` and `rejected` are not.',
});

export const giveFeedbackSchema = z
  .strictObject({
    outcome,
    reason: text(2000)
      .nullable()
      .optional()
      .meta({ description: 'Free text for people. It is erased with the candidate.' }),
  })
  .meta({ id: 'GiveFeedback', description: 'What became of a candidate.' });

export const feedbackSchema = z
  .strictObject({
    id: z.string().describe('Id of the feedback, `fbk_…`.'),
    object: z.literal('feedback').describe('Always `feedback`.'),
    jobId: z.string().describe('Id of the job, `job_…`.'),
    candidateId: z.string().describe('Id of the candidate, `cand_…`.'),
    outcome,
    reason: z.string().nullable().describe('Free text for people; null where none was given.'),
    keyId: z.string().nullable().meta({ description: 'The API key that gave it.' }),
    createdAt: z.string().describe('When it was made, in UTC.'),
  })
  .meta({ id: 'Feedback', description: 'What became of a candidate.' });

export const listFeedbackQuery = z.strictObject({ limit: limitParameter, cursor: cursorParameter });

const agreement = z
  .strictObject({
    value: z.number().describe('The estimate, 0–1.'),
    low: z.number().describe('Lower bound, 0–1.'),
    high: z.number().describe('Upper bound, 0–1.'),
  })
  .meta({
    id: 'Agreement',
    description:
      'How often, of two candidates for a job, the one with the favourable outcome has the higher score: 0.5 is chance, 1 is always. `low` and `high` bound it with 95 % confidence.',
  })
  .nullable();
const count = z.number().int();

export const calibrationSchema = z
  .strictObject({
    object: z.literal('calibration').describe('Always `calibration`.'),
    jobId: z.string().nullable().meta({ description: '`null`: all jobs of the tenant.' }),
    outcomes: z
      .strictObject({
        compared: count.meta({
          description: 'Pairs with an outcome that were scored; the latest outcome of each counts.',
        }),
        favourable: count.describe('Pairs with a favourable outcome.'),
        unfavourable: count.describe('Pairs with an unfavourable outcome.'),
        byOutcome: z
          .strictObject(membersOf(OUTCOMES, count.describe('How many pairs have the outcome.')))
          .describe('Pairs by their outcome.'),
        notScored: count.meta({
          description: 'Left out: no consent to matching, not enriched yet, or the job is gone.',
        }),
      })
      .describe('What the figures rest on.'),
    auc: agreement,
    categories: z
      .array(z.strictObject({ category: category, auc: agreement }))
      .describe('The same for each category alone.'),
    suggestedWeights: z
      .strictObject(membersOf(CATEGORIES, z.number().describe('Weight of the category.')))
      .nullable()
      .meta({ description: 'For `matching.weights`. Nothing is applied by itself; `null` where nothing is advised.' }),
    suggestedAuc: agreement.meta({
      description: 'Of the suggested kind of weights, on outcomes that they were not found on (cross-validation).',
    }),
    adverseImpact: z.null().meta({
      description:
        'The service knows no groups of people. `talent audit calibration --groups FILE` computes these figures.',
    }),
    findings: z
      .array(
        z.strictObject({
          code: z.enum(CALIBRATION_FINDING_CODES).describe('Stable code that programs can read.'),
          severity: z.enum(['info', 'warning']).describe('How much the finding matters.'),
          detail: z.string().describe('What it means here, in a sentence.'),
        }),
      )
      .describe('What to know before relying on the figures.'),
  })
  .meta({ id: 'Calibration', description: 'How scores agree with outcomes.' });

export const feedbackExample: z.output<typeof feedbackSchema> = {
  id: 'fbk_01kaexample0000000000000000',
  object: 'feedback',
  jobId: 'job_01kaexample0000000000000000',
  candidateId: 'cand_01kaexample0000000000000000',
  outcome: 'interviewed',
  reason: 'Strong in the system design interview.',
  keyId: 'key_01kaexample0000000000000000',
  createdAt: '2026-05-01T09:00:00.000Z',
};

export const calibrationExample: z.output<typeof calibrationSchema> = {
  object: 'calibration',
  jobId: 'job_01kaexample0000000000000000',
  outcomes: {
    ...{ compared: 64, favourable: 21, unfavourable: 43 },
    byOutcome: { good: 4, bad: 3, interviewed: 12, hired: 5, rejected: 40 },
    notScored: 2,
  },
  auc: { value: 0.71, low: 0.57, high: 0.82 },
  categories: [
    { category: 'skills', auc: { value: 0.74, low: 0.6, high: 0.84 } },
    { category: 'experience', auc: { value: 0.52, low: 0.38, high: 0.66 } },
    { category: 'title', auc: { value: 0.66, low: 0.52, high: 0.78 } },
  ],
  suggestedWeights: {
    ...{ skills: 72.7, experience: 9.1, title: 18.2, seniority: 0 },
    ...{ education: 0, languages: 0, certifications: 0 },
  },
  suggestedAuc: { value: 0.76, low: 0.62, high: 0.86 },
  adverseImpact: null,
  findings: [
    {
      code: 'calibration.no_group_labels',
      severity: 'info',
      detail:
        'The service knows no groups of people. `talent audit calibration --groups FILE` computes the adverse impact of the weights in use and of the suggested ones.',
    },
  ],
};
