import type { Caller } from '../../record/caller.js';
import { notFound } from '../../errors/domain-error.js';
import type { PlatformEvent } from '../../event/event.js';
import { makeEvent, type EventTools } from '../../event/make-event.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { EventLog } from '../../ports/event-log.js';
import type { WebhookRepository } from '../../ports/webhook-repository.js';

/** Sends a test event to one subscription, regardless of its event types. */
export class PingWebhook {
  constructor(private readonly ports: EventTools & { webhooks: WebhookRepository; events: EventLog; bus: EventBus }) {}

  async execute(caller: Caller, input: { id: string }): Promise<PlatformEvent> {
    const { ports } = this;
    const { tenantId, command } = caller;
    const webhook = await ports.webhooks.get(tenantId, input.id);
    if (!webhook) throw notFound('webhook');
    const made = makeEvent(ports, caller, 'webhook.ping', {
      type: 'webhook',
      id: webhook.id,
      version: webhook.version,
    });
    const id = command ? ports.ids.forCommand('evt', command.id) : made.id;
    const existing = command?.resumed ? await ports.events.get(tenantId, id) : undefined;
    if (existing) return existing;
    const event = await ports.events.append(tenantId, { ...made, id });
    ports.bus.publish(tenantId, [event]);
    return event;
  }
}
