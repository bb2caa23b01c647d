import { z } from 'zod';
import { CANDIDATE_STATUSES } from '../../../core/index.js';
import { MOST_MONTHS } from '../../../core/spi.js';
import { membersOf } from '../schema/members.js';
import { candidateStatus } from '../schema/enums.js';

const months = z
  .number({ error: ({ input }) => (input === undefined ? 'Is required: months, or null to keep them.' : undefined) })
  .int()
  .min(1)
  .max(MOST_MONTHS)
  .nullable()
  .describe('Months until a candidate with the status is erased; null: never.');

export const putRetentionSchema = z.strictObject(membersOf(CANDIDATE_STATUSES, months)).meta({
  id: 'RetentionSettings',
  description:
    'For each status the months after the last change when a candidate is erased; null keeps these candidates.',
});

/** Months of a query. */
const monthsParameter = z
  .string()
  .regex(/^\d{1,4}$/, 'Write whole months.')
  .transform(Number)
  .pipe(z.number().int().min(1).max(MOST_MONTHS))
  .optional();

export const previewMonths = Object.fromEntries(
  CANDIDATE_STATUSES.map((status) => [
    status,
    monthsParameter.meta({ description: `Months for ${status} candidates, instead of the settings.` }),
  ]),
) as Record<(typeof CANDIDATE_STATUSES)[number], typeof monthsParameter>;

export const retentionSchema = z
  .strictObject({
    object: z.literal('retention_settings').describe('Always `retention_settings`.'),
    ...membersOf(CANDIDATE_STATUSES, months),
  })
  .meta({ id: 'Retention', description: 'The months after the last change when candidates of a status are erased.' });

export const dueCandidateSchema = z
  .strictObject({
    object: z.literal('due_candidate').describe('Always `due_candidate`.'),
    candidateId: z.string().describe('Id of the candidate, `cand_…`.'),
    status: candidateStatus,
    updatedAt: z.string().meta({ description: 'The last change, from which the months count.' }),
  })
  .meta({ id: 'DueCandidate', description: 'A candidate who is to be erased.' });

export const retentionExample: z.output<typeof retentionSchema> = {
  ...{ object: 'retention_settings', active: 24, hired: null, unavailable: 24, archived: 6 },
};

export const dueCandidateExample: z.output<typeof dueCandidateSchema> = {
  object: 'due_candidate',
  candidateId: 'cand_01kaexample0000000000000000',
  status: 'archived',
  updatedAt: '2025-10-30T08:12:00.000Z',
};
