import type { Delivery, Webhook } from '../../../core/index.js';

/** Without its secret. */
export function presentWebhook(webhook: Webhook): Record<string, unknown> {
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

/** The answer of POST and of rotate alone shows the secret. */
export function presentWithSecret(webhook: Webhook): Record<string, unknown> {
  return { ...presentWebhook(webhook), secret: webhook.secrets[0]?.secret };
}

export function presentDelivery(delivery: Delivery): Record<string, unknown> {
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
