import { z } from 'zod';
import { CONSTRAINT_NAMES, CONSTRAINT_OUTCOMES, type ConstraintFilter } from '../../../core/index.js';
import { cursorParameter, limitParameter, scoreParameter } from '../schema/list-query.js';
import { anyOf, anyOfOr } from '../schema/any-of.js';
import { viewParameter } from '../schema/view.js';
import { parameterText } from '../schema/text.js';
import { band, candidateStatus } from '../schema/enums.js';

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
  .refine((value) => !hasDuplicates(parseConstraintFilter(value).outcomes), 'Name each outcome once.');

const constraintFilters = z
  .union([constraintFilter.transform((value) => [value]), z.array(constraintFilter).max(NAMES.length)])
  // Sorted, so that a cursor does not depend on the order in which the filters were written.
  .transform((values) => values.sort().map(parseConstraintFilter))
  .refine((filters) => !hasDuplicates(filters.map(({ name }) => name)), 'Name each constraint once.')
  .optional()
  .meta({
    description:
      'Only matches whose constraint has this outcome: `location:pass`, or `salary:pass,unknown` for either. ' +
      '`all:pass,unknown` excludes matches that fail any constraint. May be repeated; all filters apply. ' +
      '`unknown` is an outcome of its own: add it to include candidates who have not stated the fact. Scores do not change.',
    examples: ['location:pass', 'all:pass,unknown'],
  });

function parseConstraintFilter(value: string): ConstraintFilter {
  const [name, outcomes = ''] = value.split(':');
  return { name, outcomes: outcomes.split(',').sort() } as ConstraintFilter;
}

function hasDuplicates(values: readonly string[]): boolean {
  return new Set(values).size < values.length;
}

const matchListParameters = z.strictObject({
  expand: z
    .enum(['candidate'])
    .optional()
    .meta({ description: '`candidate`: each match has the record of its candidate, as lists of candidates show it.' }),
  view: viewParameter,
  limit: limitParameter,
  cursor: cursorParameter,
  minScore: scoreParameter,
  band: anyOf(band, 'Only matches in this band.'),
  skill: anyOf(parameterText(200, 1), 'Only records with this skill; any of its names matches.'),
  constraint: constraintFilters,
});

/** Parameters that both lists of matches share. */
export type MatchListQuery = z.output<typeof matchListParameters>;

export const matchListQuery = z.strictObject({
  ...matchListParameters.shape,
  status: anyOfOr(candidateStatus, 'active', 'Status of the candidates; `active` by default.'),
});

export const candidateMatchListQuery = z.strictObject({
  ...matchListParameters.shape,
  // The list contains only published jobs, so the parameter is optional and has one value.
  status: anyOf(z.enum(['published']), 'Status of the jobs. Only published jobs are listed.'),
});
