import type { z } from 'zod';
import type { Delivery, Webhook } from '../../../core/index.js';
import type { deliverySchema, webhookSchema, webhookWithSecretSchema } from './schema.js';

/** A subscription, without its secret. */
export function presentWebhook(webhook: Webhook): z.output<typeof webhookSchema> {
  return {
    id: webhook.id,
    object: 'webhook',
    url: webhook.url,
    eventTypes: webhook.eventTypes,
    description: webhook.description,
    status: webhook.status,
    disabledReason: webhook.disabledReason,
    createdAt: webhook.createdAt,
    updatedAt: webhook.updatedAt,
    version: webhook.version,
  };
}

/** With its current secret: only for the responses of create and rotate-secret. */
export function presentWithSecret(webhook: Webhook): z.output<typeof webhookWithSecretSchema> {
  return { ...presentWebhook(webhook), secret: webhook.secrets[0]!.secret };
}

export function presentDelivery(delivery: Delivery): z.output<typeof deliverySchema> {
  return {
    id: delivery.id,
    object: 'delivery',
    webhookId: delivery.webhookId,
    eventId: delivery.eventId,
    eventType: delivery.eventType,
    status: delivery.status,
    attempts: delivery.attempts.map(({ at, responseStatus, durationMs, error }) => ({
      at,
      responseStatus,
      durationMs,
      error,
    })),
    nextAttemptAt: delivery.nextAttemptAt,
    createdAt: delivery.createdAt,
    updatedAt: delivery.updatedAt,
  };
}
