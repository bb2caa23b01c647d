import { z } from 'zod';
import { eventTypePattern } from '../events/schema.js';
import { cursorParameter, limitParameter } from '../schema/list-query.js';
import { text } from '../schema/text.js';
import { deliveryStatus, eventType, webhookStatus } from '../schema/enums.js';

export const webhookParams = z.object({ id: z.string().meta({ description: 'Id of the subscription, `whk_…`.' }) });
export const deliveryParams = z.object({
  ...webhookParams.shape,
  deliveryId: z.string().meta({ description: 'Id of the delivery, `dlv_…`.' }),
});

const url = text(2000, 1).describe('Address that the events are sent to.');
const eventTypes = z.array(eventTypePattern).min(1).max(50);

export const registerWebhookSchema = z
  .strictObject({
    url,
    eventTypes: eventTypes
      .optional()
      .describe('Types of events that are sent, such as `job.published` or `job.*`; all of them where not given.'),
    description: text(500).nullable().optional().describe('Your own note.'),
  })
  .meta({ id: 'RegisterWebhook', description: 'A subscription as it is sent.' });

export const patchWebhookSchema = z
  .strictObject({
    url: url.optional().describe('Address that the events are sent to.'),
    eventTypes: eventTypes
      .optional()
      .describe('Types of events that are sent, such as `job.published` or `job.*`; all of them where not given.'),
    description: text(500).nullable().optional().describe('Your own note.'),
    status: webhookStatus.optional(),
  })
  .meta({ id: 'PatchWebhook', description: 'A merge patch (RFC 7396) of a subscription.' });

const members = {
  id: z.string().describe('Id of the subscription, `whk_…`.'),
  object: z.literal('webhook').describe('Always `webhook`.'),
  url: z.string().describe('Address that the events are sent to.'),
  eventTypes: z
    .array(z.string())
    .describe('Types of events that are sent, such as `job.published` or `job.*`; all of them where not given.'),
  description: z.string().nullable().describe('Your own note.'),
  status: webhookStatus,
  disabledReason: z
    .enum(['gone', 'failing', 'caller'])
    .nullable()
    .describe('Why it is disabled; null while it is not.'),
  createdAt: z.string().describe('When it was made, in UTC.'),
  updatedAt: z.string().describe('When it was last changed, in UTC.'),
  version: z.number().describe('Grows with each change of the record.'),
};
export const webhookSchema = z.strictObject(members).meta({ id: 'Webhook', description: 'A subscription to events.' });
export const webhookWithSecretSchema = z
  .strictObject({ ...members, secret: z.string().describe('Signs what is sent. It is shown this once.') })
  .meta({ id: 'WebhookWithSecret', description: 'A subscription, with its secret.' });

export const listWebhooksQuery = z.strictObject({ limit: limitParameter, cursor: cursorParameter });

export const listDeliveriesQuery = z.strictObject({
  limit: limitParameter,
  cursor: cursorParameter,
  status: deliveryStatus.optional().meta({ description: 'Only deliveries with this status.' }),
});

export const deliverySchema = z
  .strictObject({
    id: z.string().describe('Id of the delivery, `dlv_…`.'),
    object: z.literal('delivery').describe('Always `delivery`.'),
    webhookId: z.string().describe('Id of the subscription.'),
    eventId: z.string().describe('Id of the event.'),
    eventType: eventType,
    status: deliveryStatus,
    attempts: z
      .array(
        z.strictObject({
          at: z.string().describe('When it was, in UTC.'),
          responseStatus: z.number().nullable().describe('HTTP status of the answer; null where there was none.'),
          durationMs: z.number().describe('Milliseconds that it took.'),
          error: z.string().nullable().describe('Why there was no answer; null otherwise.'),
        }),
      )
      .describe('Each attempt, the first one first.'),
    nextAttemptAt: z.string().nullable().describe('When it is tried again, in UTC; null where it is not.'),
    createdAt: z.string().describe('When it was made, in UTC.'),
    updatedAt: z.string().describe('When it was last changed, in UTC.'),
  })
  .meta({ id: 'Delivery', description: 'An event on its way to a subscription.' });

export const webhookExample: z.output<typeof webhookSchema> = {
  id: 'whk_01kaexample0000000000000000',
  object: 'webhook',
  url: 'https://hooks.example.com/talent',
  eventTypes: ['job.*', 'candidate.enrichment.completed'],
  description: 'Feeds the board',
  status: 'enabled',
  disabledReason: null,
  createdAt: '2026-05-01T09:00:00.000Z',
  updatedAt: '2026-05-01T09:00:00.000Z',
  version: 1,
};

export const deliveryExample: z.output<typeof deliverySchema> = {
  id: 'dlv_01kaexample0000000000000000',
  object: 'delivery',
  webhookId: webhookExample.id,
  eventId: 'evt_01kaexample0000000000000000',
  eventType: 'job.published',
  status: 'succeeded',
  attempts: [{ at: '2026-05-01T09:00:00.100Z', responseStatus: 204, durationMs: 41, error: null }],
  nextAttemptAt: null,
  createdAt: '2026-05-01T09:00:00.050Z',
  updatedAt: '2026-05-01T09:00:00.150Z',
};
