import type { Delivery, Webhook } from '../../../core/index.js';
import { anId, at, now } from './ids.js';

/** An enabled subscription to every event. */
export function aWebhook(fields: Partial<Webhook> = {}): Webhook {
  return {
    id: anId('whk'),
    url: 'https://hooks.example.com/talent',
    eventTypes: ['*'],
    description: null,
    status: 'enabled',
    disabledReason: null,
    secrets: [{ secret: 'whsec_bm90IGEgcmVhbCBzZWNyZXQ=', expiresAt: null }],
    failingSince: null,
    version: 1,
    createdAt: now(),
    updatedAt: now(),
    recentCommands: [],
    ...fields,
  };
}

/** A delivery that has not been attempted. */
export function aDelivery(fields: Partial<Delivery> = {}): Delivery {
  return {
    id: anId('dlv'),
    webhookId: 'whk_00000000000000000000000000',
    eventId: anId('evt'),
    eventType: 'job.published',
    status: 'pending',
    attempts: [],
    nextAttemptAt: at(0),
    createdAt: now(),
    updatedAt: now(),
    ...fields,
  };
}
