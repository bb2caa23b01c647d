import { z } from 'zod';
import { isEventTypePattern } from '../../../core/spi.js';
import { cursorParameter, limitParameter } from '../schema/list-query.js';
import { parameterText, text } from '../schema/text.js';
import { eventType } from '../schema/enums.js';

export const eventTypePattern = text(100, 1)
  .refine(isEventTypePattern, 'Write an event type such as job.published, or a prefix such as job.*.')
  .meta({ examples: ['job.published', 'candidate.*'] });

const sequence = z
  .string()
  .regex(/^\d{1,15}$/, 'Write a sequence number.')
  .transform(Number)
  .optional();

export const listEventsQuery = z.strictObject({
  limit: limitParameter,
  cursor: cursorParameter,
  type: z
    .union([eventTypePattern, z.array(eventTypePattern).max(50)])
    .optional()
    .meta({ description: 'Only events of this type, such as `job.published` or `job.*`. May be repeated.' }),
  resourceId: parameterText(200, 1).optional().meta({ description: 'Only events about this record.' }),
  after: sequence.meta({ description: 'Only events with a higher sequence.' }),
  before: sequence.meta({ description: 'Only events with a lower sequence.' }),
  order: z.enum(['asc', 'desc']).default('desc').meta({ description: '`desc` (newest first) by default.' }),
});

export const eventSchema = z
  .strictObject({
    id: z.string().describe('Id of the event, `evt_…`.'),
    object: z.literal('event').describe('Always `event`.'),
    type: eventType,
    timestamp: z.string().describe('When it happened, in UTC.'),
    sequence: z.number().describe('Grows by one with each event of the tenant.'),
    actor: z
      .strictObject({
        type: z.enum(['api_key', 'system']).describe('`api_key`: a request. `system`: the service by itself.'),
        id: z.string().nullable().describe('Id of the key; null for `system`.'),
      })
      .describe('Who did it.'),
    requestId: z
      .string()
      .nullable()
      .describe('Id of the request that caused it; null where the service acted by itself.'),
    resource: z
      .strictObject({
        type: z.enum(['candidate', 'job', 'operation', 'webhook']).describe('Kind of the record.'),
        id: z.string().describe('Id of the record.'),
        version: z.number().describe('Version of the record after the change.'),
      })
      .describe('The record that it is about.'),
    data: z.record(z.string(), z.unknown()).describe('What is known about it, without personal data.'),
  })
  .meta({ id: 'Event', description: 'A change, as the log keeps it.' });

export const eventExample: z.output<typeof eventSchema> = {
  id: 'evt_01kaexample0000000000000000',
  object: 'event',
  type: 'job.published',
  timestamp: '2026-05-01T09:00:00.000Z',
  sequence: 1042,
  actor: { type: 'api_key', id: 'key_01kaexample0000000000000000' },
  requestId: 'req_01kaexample0000000000000000',
  resource: { type: 'job', id: 'job_01kaexample0000000000000000', version: 4 },
  data: { changed: ['status'], status: 'published' },
};
