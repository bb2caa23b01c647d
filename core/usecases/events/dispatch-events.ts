import type { EventType, PlatformEvent } from '../../event/event.js';
import type { Clock } from '../../ports/system/clock.js';
import type { Digest } from '../../ports/system/digest.js';
import type { EventLog } from '../../ports/event-log.js';
import type { IdGenerator } from '../../ports/system/id-generator.js';
import type { Randomness } from '../../ports/system/randomness.js';
import type { DeliveryRepository, WebhookRepository } from '../../ports/webhook-repository.js';
import { uuidFrom } from '../../record/uuid-from.js';
import type { Delivery } from '../../webhook/delivery.js';
import { delayBeforeNextAttempt } from '../../webhook/retry-schedule.js';
import type { Webhook } from '../../webhook/webhook.js';

const SLICE = 200;

/**
 * Turns new events of the log into deliveries, one for each subscription that wants them. Safe to repeat after a crash at any point:
 * the id of a delivery follows from event and subscription. Returns how many events it handled; 0 means that none is left.
 */
export class DispatchEvents {
  constructor(
    private readonly ports: {
      events: EventLog;
      webhooks: WebhookRepository;
      deliveries: DeliveryRepository;
      ids: IdGenerator;
      digest: Digest;
      clock: Clock;
      randomness: Randomness;
    },
    private readonly schedule: readonly number[],
  ) {}

  async execute(): Promise<number> {
    const { events } = this.ports;
    const batch = await events.listUndispatched(SLICE);
    const byTenant = new Map<string, PlatformEvent[]>();
    for (const { tenantId, event } of batch) {
      const known = byTenant.get(tenantId);
      if (known) known.push(event);
      else byTenant.set(tenantId, [event]);
    }
    for (const [tenantId, ofTenant] of byTenant) {
      const deliveries: Delivery[] = [];
      const wanting = new Map<EventType, Webhook[]>();
      for (const event of ofTenant) {
        for (const webhook of await this.receiversOf(tenantId, event, wanting))
          deliveries.push(this.delivery(event, webhook));
      }
      if (deliveries.length > 0) {
        const work = deliveries.map(({ id, createdAt, nextAttemptAt, webhookId }) => ({
          id,
          kind: 'delivery' as const,
          runAt: nextAttemptAt ?? createdAt,
          payload: { deliveryId: id, webhookId },
        }));
        await this.ports.deliveries.insertMissing(tenantId, deliveries, { events: [], work });
      }
      await events.markDispatched(
        tenantId,
        ofTenant.map(({ id }) => id),
      );
    }
    return batch.length;
  }

  /** `wanting`: the subscriptions by type, asked for once for all events of the tenant in this slice. */
  private async receiversOf(
    tenantId: string,
    event: PlatformEvent,
    wanting: Map<EventType, Webhook[]>,
  ): Promise<Webhook[]> {
    if (event.type === 'webhook.ping') {
      const webhook = await this.ports.webhooks.get(tenantId, event.resource.id);
      return webhook ? [webhook] : [];
    }
    let ofType = wanting.get(event.type);
    if (!ofType) wanting.set(event.type, (ofType = await this.ports.webhooks.listWanting(tenantId, event.type)));
    return ofType.filter((webhook) => webhook.createdAt <= event.timestamp);
  }

  private delivery(event: PlatformEvent, webhook: Webhook): Delivery {
    const { clock, digest, ids, randomness } = this.ports;
    const now = clock.now();
    const delay = delayBeforeNextAttempt(this.schedule, 0, randomness.fraction()) ?? 0;
    return {
      id: ids.forCommand('dlv', uuidFrom(digest, new Date(event.timestamp), `${event.id} ${webhook.id}`)),
      webhookId: webhook.id,
      eventId: event.id,
      eventType: event.type,
      status: 'pending',
      attempts: [],
      nextAttemptAt: new Date(now.getTime() + delay).toISOString(),
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    };
  }
}
