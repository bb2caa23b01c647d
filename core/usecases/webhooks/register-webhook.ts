import type { Caller } from '../../record/caller.js';
import { invalidInput } from '../../errors/domain-error.js';
import { makeEvent, type EventTools } from '../../event/make-event.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { WebhookRepository } from '../../ports/webhook-repository.js';
import type { WebhookSender } from '../../ports/webhook-sender.js';
import { MAX_WEBHOOKS_PER_TENANT, type Webhook } from '../../webhook/webhook.js';

export interface WebhookPorts extends EventTools {
  webhooks: WebhookRepository;
  sender: WebhookSender;
  bus: EventBus;
}

/** Stores a subscription with a new secret. Throws `input.invalid` for an address that may not be called, `webhook.limit_reached`. */
export class RegisterWebhook {
  constructor(private readonly ports: WebhookPorts) {}

  async execute(
    caller: Caller,
    input: { url: string; eventTypes?: string[]; description?: string | null },
  ): Promise<Webhook> {
    const { ports } = this;
    const { tenantId, command } = caller;
    const id = command ? ports.ids.forCommand('whk', command.id) : ports.ids.next('whk');
    if (command?.resumed) {
      const existing = await ports.webhooks.get(tenantId, id);
      if (existing) return existing;
    }
    refuseAddress(ports.sender, input.url);
    const now = ports.clock.now().toISOString();
    const webhook: Webhook = {
      id,
      url: input.url,
      eventTypes: input.eventTypes ?? ['*'],
      description: input.description ?? null,
      status: 'enabled',
      disabledReason: null,
      secrets: [{ secret: ports.sender.newSecret(), expiresAt: null }],
      failingSince: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
      recentCommands: [],
    };
    const events = [
      makeEvent(
        ports,
        caller,
        'webhook.created',
        { type: 'webhook', id, version: 1 },
        { eventTypes: webhook.eventTypes },
      ),
    ];
    await ports.webhooks.insert(tenantId, { webhook, limit: MAX_WEBHOOKS_PER_TENANT, outbox: { events } });
    ports.bus.publish(tenantId, events);
    return webhook;
  }
}

export function refuseAddress(sender: WebhookSender, url: string): void {
  const refusal = sender.refusalOf(url);
  if (refusal !== undefined) throw invalidInput([{ pointer: '/url', code: 'url_refused', detail: refusal }]);
}
