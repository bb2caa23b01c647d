import type { Caller } from '../../record/caller.js';
import { notFound } from '../../errors/domain-error.js';
import { makeEvent } from '../../event/make-event.js';
import type { NewEvent } from '../../event/event.js';
import { isApplied, nextVersion } from '../../record/next-version.js';
import { SECRET_OVERLAP_MS, signingSecrets, type Webhook } from '../../webhook/webhook.js';
import { expectVersion } from '../records/expect-version.js';
import { refuseAddress, type WebhookPorts } from './register-webhook.js';
import { retryOnConflict } from '../records/retry-on-conflict.js';

type Change = (webhook: Webhook) => { fields: Partial<Webhook>; events?: NewEvent[] } | undefined;

async function changeWebhook(
  ports: WebhookPorts,
  caller: Caller,
  input: { id: string; expectedVersions?: number[] },
  change: Change,
): Promise<Webhook> {
  const { tenantId, command } = caller;
  return retryOnConflict(async () => {
    const stored = await ports.webhooks.get(tenantId, input.id);
    if (!stored) throw notFound('webhook');
    if (isApplied(stored, command)) return stored;
    expectVersion(stored.version, input.expectedVersions);
    const changed = change(stored);
    if (!changed) return stored;
    const webhook: Webhook = {
      ...stored,
      ...changed.fields,
      ...nextVersion(stored, ports.clock.now().toISOString(), command),
    };
    const events = (changed.events ?? []).map((event) => ({
      ...event,
      resource: { ...event.resource, version: webhook.version },
    }));
    await ports.webhooks.update(tenantId, { webhook, expectedVersion: stored.version, outbox: { events } });
    ports.bus.publish(tenantId, events);
    return webhook;
  });
}

export interface UpdateWebhookInput {
  id: string;
  expectedVersions?: number[];
  url?: string;
  eventTypes?: string[];
  description?: string | null;
  status?: 'enabled' | 'disabled';
}

export class UpdateWebhook {
  constructor(private readonly ports: WebhookPorts) {}

  async execute(caller: Caller, input: UpdateWebhookInput): Promise<Webhook> {
    const { ports } = this;
    const { id, expectedVersions, ...given } = input;
    if (given.url !== undefined) refuseAddress(ports.sender, given.url);
    return changeWebhook(ports, caller, { id, ...(expectedVersions ? { expectedVersions } : {}) }, (webhook) => {
      const fields: Partial<Webhook> = { ...given };
      const names = Object.keys(given) as (keyof typeof given)[];
      if (names.every((name) => JSON.stringify(given[name]) === JSON.stringify(webhook[name]))) return undefined;
      if (given.status === 'enabled') Object.assign(fields, { disabledReason: null, failingSince: null });
      if (given.status !== 'disabled' || webhook.status === 'disabled') return { fields };
      const resource = { type: 'webhook', id, version: webhook.version } as const;
      return {
        fields: { ...fields, disabledReason: 'caller' },
        events: [makeEvent(ports, caller, 'webhook.disabled', resource, { reason: 'caller' })],
      };
    });
  }
}

/** Makes a new secret; the old one signs too for 24 hours. */
export class RotateWebhookSecret {
  constructor(private readonly ports: WebhookPorts) {}

  async execute(caller: Caller, input: { id: string }): Promise<Webhook> {
    const { ports } = this;
    return changeWebhook(ports, caller, input, (webhook) => {
      const now = ports.clock.now();
      const expiresAt = new Date(now.getTime() + SECRET_OVERLAP_MS).toISOString();
      const old = signingSecrets(webhook, now).slice(0, 2);
      return {
        fields: {
          secrets: [
            { secret: ports.sender.newSecret(), expiresAt: null },
            ...old.map((secret) => ({
              secret,
              expiresAt: webhook.secrets.find((each) => each.secret === secret)?.expiresAt ?? expiresAt,
            })),
          ],
        },
      };
    });
  }
}

export class DeleteWebhook {
  constructor(private readonly ports: WebhookPorts) {}

  async execute(caller: Caller, input: { id: string; expectedVersions?: number[] }): Promise<{ id: string }> {
    const { ports } = this;
    const { tenantId } = caller;
    await retryOnConflict(async () => {
      const stored = await ports.webhooks.get(tenantId, input.id);
      if (!stored) throw notFound('webhook');
      expectVersion(stored.version, input.expectedVersions);
      const events = [
        makeEvent(ports, caller, 'webhook.deleted', { type: 'webhook', id: stored.id, version: stored.version + 1 }),
      ];
      await ports.webhooks.delete(tenantId, { id: stored.id, expectedVersion: stored.version, outbox: { events } });
      ports.bus.publish(tenantId, events);
    });
    return { id: input.id };
  }
}
