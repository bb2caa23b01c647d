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

const url = text(2000, 1);
const eventTypes = z.array(eventTypePattern).min(1).max(50);

export const registerWebhookSchema = z
  .strictObject({ url, eventTypes: eventTypes.optional(), description: text(500).nullable().optional() })
  .meta({ id: 'RegisterWebhook' });

export const patchWebhookSchema = z
  .strictObject({
    url: url.optional(),
    eventTypes: eventTypes.optional(),
    description: text(500).nullable().optional(),
    status: webhookStatus.optional(),
  })
  .meta({ id: 'PatchWebhook' });

const members = {
  id: z.string(),
  object: z.literal('webhook'),
  url: z.string(),
  eventTypes: z.array(z.string()),
  description: z.string().nullable(),
  status: webhookStatus,
  disabledReason: z.enum(['gone', 'failing', 'caller']).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number(),
};
export const webhookSchema = z.strictObject(members).meta({ id: 'Webhook' });
export const webhookWithSecretSchema = z
  .strictObject({ ...members, secret: z.string() })
  .meta({ id: 'WebhookWithSecret' });

export const listWebhooksQuery = z.strictObject({ limit: limitParameter, cursor: cursorParameter });

export const listDeliveriesQuery = z.strictObject({
  limit: limitParameter,
  cursor: cursorParameter,
  status: deliveryStatus.optional().meta({ description: 'Only deliveries with this status.' }),
});

export const deliverySchema = z
  .strictObject({
    id: z.string(),
    object: z.literal('delivery'),
    webhookId: z.string(),
    eventId: z.string(),
    eventType: eventType,
    status: deliveryStatus,
    attempts: z.array(
      z.strictObject({
        at: z.string(),
        responseStatus: z.number().nullable(),
        durationMs: z.number(),
        error: z.string().nullable(),
      }),
    ),
    nextAttemptAt: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Delivery' });

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
