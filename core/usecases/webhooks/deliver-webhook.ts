import { SYSTEM } from '../../record/caller.js';
import { eventDocument } from '../../event/event-document.js';
import { makeEvent } from '../../event/make-event.js';
import { isDomainError } from '../../errors/domain-error.js';
import type { EventLog } from '../../ports/event-log.js';
import type { Randomness } from '../../ports/system/randomness.js';
import type { DeliveryRepository } from '../../ports/webhook-repository.js';
import type { SendOutcome } from '../../ports/webhook-sender.js';
import { nextVersion } from '../../record/next-version.js';
import type { Delivery } from '../../webhook/delivery.js';
import { delayBeforeNextAttempt } from '../../webhook/retry-schedule.js';
import { FAILING_LIMIT_MS, signingSecrets, type Webhook } from '../../webhook/webhook.js';
import type { WebhookPorts } from './register-webhook.js';

export interface DeliverPorts extends WebhookPorts {
  deliveries: DeliveryRepository;
  events: EventLog;
  randomness: Randomness;
}

/** `retryAt` is set when another attempt is due; otherwise the delivery is settled. */
export interface DeliverOutcome {
  status: Delivery['status'];
  retryAt: string | null;
  /** Milliseconds that the attempt took; `null` where none was made. */
  durationMs: number | null;
}

/** Makes one attempt at a delivery. 410 disables the subscription at once, five days of failure too. */
export class DeliverWebhook {
  constructor(
    private readonly ports: DeliverPorts,
    private readonly schedule: readonly number[],
  ) {}

  async execute(tenantId: string, input: { deliveryId: string }): Promise<DeliverOutcome> {
    const { ports } = this;
    const delivery = await ports.deliveries.get(tenantId, input.deliveryId);
    if (delivery?.status !== 'pending')
      return { status: delivery?.status ?? 'cancelled', retryAt: null, durationMs: null };
    const webhook = await ports.webhooks.get(tenantId, delivery.webhookId);
    const event = await ports.events.get(tenantId, delivery.eventId);
    if (!webhook || !event || (webhook.status === 'disabled' && event.type !== 'webhook.ping')) {
      return this.settle(tenantId, delivery, 'cancelled');
    }
    const now = ports.clock.now();
    const outcome = await ports.sender.send({
      url: webhook.url,
      id: event.id,
      timestamp: now,
      body: JSON.stringify(eventDocument(event)),
      secrets: signingSecrets(webhook, now),
    });
    const { responseStatus, durationMs, error } = outcome;
    const attempted: Delivery = {
      ...delivery,
      attempts: [...delivery.attempts, { at: now.toISOString(), responseStatus, durationMs, error }],
    };
    const settled =
      error === null
        ? await this.succeed(tenantId, attempted, webhook)
        : await this.fail(tenantId, attempted, webhook, outcome);
    return { ...settled, durationMs };
  }

  private async succeed(tenantId: string, delivery: Delivery, webhook: Webhook): Promise<DeliverOutcome> {
    if (webhook.failingSince !== null)
      await this.ports.webhooks.noteHealth(tenantId, { id: webhook.id, failingSince: null });
    return this.settle(tenantId, delivery, 'succeeded');
  }

  private async fail(
    tenantId: string,
    delivery: Delivery,
    webhook: Webhook,
    outcome: SendOutcome,
  ): Promise<DeliverOutcome> {
    const { ports } = this;
    const now = ports.clock.now();
    if (outcome.responseStatus === 410) {
      await this.disable(tenantId, webhook, 'gone');
      return this.settle(tenantId, delivery, 'failed');
    }
    const failingSince = webhook.failingSince ?? now.toISOString();
    if (webhook.failingSince === null) await ports.webhooks.noteHealth(tenantId, { id: webhook.id, failingSince });
    if (now.getTime() - Date.parse(failingSince) >= FAILING_LIMIT_MS) await this.disable(tenantId, webhook, 'failing');
    const delay = delayBeforeNextAttempt(
      this.schedule,
      delivery.attempts.length,
      ports.randomness.fraction(),
      outcome.retryAfterMs ?? 0,
    );
    if (delay === undefined) return this.settle(tenantId, delivery, 'failed');
    const retryAt = new Date(now.getTime() + delay).toISOString();
    await ports.deliveries.update(tenantId, { ...delivery, nextAttemptAt: retryAt, updatedAt: now.toISOString() });
    return { status: 'pending', retryAt, durationMs: null };
  }

  private async settle(tenantId: string, delivery: Delivery, status: Delivery['status']): Promise<DeliverOutcome> {
    const updatedAt = this.ports.clock.now().toISOString();
    await this.ports.deliveries.update(tenantId, { ...delivery, status, nextAttemptAt: null, updatedAt });
    return { status, retryAt: null, durationMs: null };
  }

  private async disable(tenantId: string, webhook: Webhook, reason: 'gone' | 'failing'): Promise<void> {
    const { ports } = this;
    const stored = await ports.webhooks.get(tenantId, webhook.id);
    if (stored?.status !== 'enabled') return;
    const next = nextVersion(stored, ports.clock.now().toISOString(), undefined);
    const caller = { tenantId, actor: SYSTEM, requestId: null };
    const events = [
      makeEvent(
        ports,
        caller,
        'webhook.disabled',
        { type: 'webhook', id: stored.id, version: next.version },
        { reason },
      ),
    ];
    try {
      await ports.webhooks.update(tenantId, {
        webhook: { ...stored, ...next, status: 'disabled', disabledReason: reason },
        expectedVersion: stored.version,
        outbox: { events },
      });
      ports.bus.publish(tenantId, events);
    } catch (error) {
      // Changed or deleted meanwhile: the next attempt will read it again.
      if (!isDomainError(error)) throw error;
    }
  }
}
