import { z } from 'zod';
import {
  BANDS,
  CANDIDATE_STATUSES,
  CONSTRAINT_NAMES,
  CONSTRAINT_OUTCOMES,
  type ConstraintFilter,
} from '../../../core/index.js';
import { cursorParameter, limitParameter, scoreParameter } from '../schema/list-query.js';
import { parameterText } from '../schema/text.js';

const NAMES = [...CONSTRAINT_NAMES, 'all'] as const;
const OUTCOME = `(?:${CONSTRAINT_OUTCOMES.join('|')})`;

/** `NAME:OUTCOME[,OUTCOME…]`. */
const constraintFilter = z
  .string()
  .max(100)
  .regex(
    new RegExp(`^(?:${NAMES.join('|')}):${OUTCOME}(?:,${OUTCOME})*$`),
    `Write NAME:OUTCOME[,OUTCOME], with a name of ${NAMES.join(', ')} and outcomes of ${CONSTRAINT_OUTCOMES.join(', ')}.`,
  )
  .refine((value) => !hasDuplicates(parseConstraintFilter(value).outcomes), 'An outcome is named twice.');

const constraintFilters = z
  .union([constraintFilter.transform((value) => [value]), z.array(constraintFilter).max(NAMES.length)])
  // Sorted, so that a cursor is bound to what is asked and not to how it was written.
  .transform((values) => values.sort().map(parseConstraintFilter))
  .refine((filters) => !hasDuplicates(filters.map(({ name }) => name)), 'A constraint is named twice.')
  .optional()
  .meta({
    description:
      'Only matches whose constraint comes out so: `location:pass`, or `salary:pass,unknown` for either. ' +
      '`all:pass,unknown` leaves out whoever fails any. Repeatable; all of them hold. ' +
      '`unknown` is an outcome of its own: name it to keep those of whom nothing is known. Scores stay as they are.',
    examples: ['location:pass', 'all:pass,unknown'],
  });

function parseConstraintFilter(value: string): ConstraintFilter {
  const [name, outcomes = ''] = value.split(':');
  return { name, outcomes: outcomes.split(',').sort() } as ConstraintFilter;
}

function hasDuplicates(values: readonly string[]): boolean {
  return new Set(values).size < values.length;
}

const matchListParameters = {
  limit: limitParameter,
  cursor: cursorParameter,
  minScore: scoreParameter,
  band: z.enum(BANDS).optional().meta({ description: 'Only matches of this band.' }),
  skill: parameterText(200, 1).optional().meta({ description: 'Only records with this skill, by any of its names.' }),
  constraint: constraintFilters,
};

export const matchListQuery = z.strictObject({
  ...matchListParameters,
  status: z
    .enum(CANDIDATE_STATUSES)
    .default('active')
    .meta({ description: 'Status of the candidates; active where not given.' }),
});

export const candidateMatchListQuery = z.strictObject({
  ...matchListParameters,
  // The list holds no others, so that it may be said or left out.
  status: z.enum(['published']).optional().meta({ description: 'Status of the jobs: only published ones are listed.' }),
});
