import { z } from 'zod';
import { LinesBody } from '../middleware/body/lines-body.js';
import { cursorParameter, limitParameter } from '../schema/list-query.js';
import { text } from '../schema/text.js';
import { candidateStatus, operationKind, operationStatus } from '../schema/enums.js';

export const operationParams = z.object({ id: z.string().meta({ description: 'Id of the operation, `opr_…`.' }) });

export const listOperationsQuery = z.strictObject({ limit: limitParameter, cursor: cursorParameter });

const count = (description: string) => z.number().int().min(0).meta({ description });

export const operationSchema = z
  .strictObject({
    id: z.string().describe('Id of the operation, `opr_…`.'),
    object: z.literal('operation').describe('Always `operation`.'),
    kind: operationKind,
    status: operationStatus,
    progress: z
      .strictObject({
        total: count('Items in all. While an enrichment counts what matches, those found so far.'),
        done: count('Items that are done: succeeded, unchanged and failed.'),
        succeeded: count('Items that were done and changed something.'),
        unchanged: count('Items that were there already as they were sent, or had nothing to be done.'),
        failed: count('Items that failed, each for a reason of its own: see the failures.'),
        perSecond: z
          .number()
          .nullable()
          .meta({ description: 'Items done a second; null before there is a rate to measure.' }),
        secondsLeft: z.number().nullable().meta({ description: 'At this rate; null where it cannot be said.' }),
      })
      .meta({ id: 'OperationProgress', description: 'How far an operation is.' }),
    createdAt: z.string().describe('When it was made, in UTC.'),
    startedAt: z.string().nullable().describe('When it began, in UTC; null before.'),
    finishedAt: z.string().nullable().describe('When it ended, in UTC; null before.'),
    version: z.number().describe('Grows with each change of the record.'),
  })
  .meta({ id: 'Operation', description: 'Work that takes longer than a request.' });

export const operationFailureSchema = z
  .strictObject({
    line: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Line of the import, counted from 1; null for other kinds.' }),
    id: z.string().optional().meta({ description: 'Id of the record, where there is one.' }),
    externalId: z.string().nullable().describe('Your own id of the record; null where it has none.'),
    code: z.string().meta({ description: 'The code of a problem, or of a failed enrichment.' }),
    detail: z.string().describe('What it means here, in a sentence.'),
    pointer: z.string().optional().meta({ description: 'Where in the line the first fault is.' }),
    errors: z
      .array(
        z.strictObject({
          pointer: z.string().optional().describe('JSON pointer to the member that it is about.'),
          code: z.string().describe('Stable code that programs can read.'),
          detail: z.string().describe('What it means here, in a sentence.'),
        }),
      )
      .optional()
      .meta({ description: 'Every fault of the line, the first ten at most.' }),
  })
  .meta({ id: 'OperationFailure', description: 'An item of an operation that failed.' });

export const importQuery = z.strictObject({
  dryRun: z
    .enum(['true', 'false'])
    .optional()
    .transform((value) => value === 'true')
    .meta({ description: '`true`: every line is checked, and nothing is stored.' }),
});

export const linesSchema = z.instanceof(LinesBody).meta({
  override: { type: 'string' },
  description: 'One JSON object a line, in UTF-8. Blank lines are skipped.',
});

export const dryRunSchema = z
  .strictObject({
    object: z.literal('dry_run').describe('Always `dry_run`.'),
    total: count('Lines that are not blank.'),
    valid: count('Lines that would be imported.'),
    failures: z.array(operationFailureSchema).meta({ description: 'The first 100.' }),
  })
  .meta({ id: 'DryRun', description: 'What an import would do.' });

/** A list of ids that is longer is a second request. */
const MOST_IDS = 1000;

export const enrichMatchingSchema = z
  .strictObject({
    filter: z
      .strictObject({
        stale: z.boolean().optional().meta({
          description: '`true`: enriched by an older engine or taxonomy; `false`: by the present ones, or not yet.',
        }),
        status: candidateStatus.optional(),
        tag: text(100, 1).optional().describe('With this tag.'),
        ids: z.array(text(200, 1)).min(1).max(MOST_IDS).optional().describe('With one of these ids.'),
      })
      .meta({ description: 'Candidates for whom all of this holds; `{}` is everybody.' }),
  })
  .meta({ id: 'EnrichMatching', description: 'Which candidates are enriched again.' });

export const operationExample: z.output<typeof operationSchema> = {
  id: 'opr_01kaexample0000000000000000',
  object: 'operation',
  kind: 'import',
  status: 'running',
  progress: { total: 10_000, done: 4200, succeeded: 4100, unchanged: 88, failed: 12, perSecond: 700, secondsLeft: 9 },
  createdAt: '2026-05-01T09:00:00.000Z',
  startedAt: '2026-05-01T09:00:00.100Z',
  finishedAt: null,
  version: 67,
};

export const queuedExample: z.output<typeof operationSchema> = {
  ...operationExample,
  status: 'queued',
  progress: { total: 2, done: 0, succeeded: 0, unchanged: 0, failed: 0, perSecond: null, secondsLeft: null },
  startedAt: null,
  version: 1,
};

export const failureExample: z.output<typeof operationFailureSchema> = {
  line: 17,
  externalId: null,
  code: 'validation_failed',
  detail: 'Write a day as YYYY-MM-DD.',
  pointer: '/preferences/availableFrom',
  errors: [{ pointer: '/preferences/availableFrom', code: 'invalid_format', detail: 'Write a day as YYYY-MM-DD.' }],
};

export const dryRunExample: z.output<typeof dryRunSchema> = {
  object: 'dry_run',
  total: 250,
  valid: 249,
  failures: [failureExample],
};
