import { type EventType, notFound, type Page, type Webhook } from '../../../core/index.js';
import {
  matchesEventType,
  versionConflict,
  webhookLimitReached,
  type WebhookRepository,
  type WebhookHealth,
  type WebhookInsert,
  type WebhookQuery,
  type WebhookRemoval,
  type WebhookUpdate,
} from '../../../core/spi.js';
import type { MemoryDatabase } from '../database/memory-database.js';
import { compare } from '../database/ordered-records.js';

export class MemoryWebhookRepository implements WebhookRepository {
  constructor(private readonly database: MemoryDatabase) {}

  async insert(tenantId: string, { webhook, limit, outbox }: WebhookInsert): Promise<void> {
    const { webhooks } = this.database.tenant(tenantId);
    if (webhooks.has(webhook.id)) throw versionConflict(webhooks.get(webhook.id)?.version);
    if (webhooks.size >= limit) throw webhookLimitReached(limit);
    webhooks.set(webhook.id, webhook);
    this.database.apply(tenantId, outbox);
  }

  async get(tenantId: string, id: string): Promise<Webhook | undefined> {
    return this.database.tenant(tenantId).webhooks.get(id);
  }

  async update(tenantId: string, { webhook, expectedVersion, outbox }: WebhookUpdate): Promise<void> {
    const { webhooks } = this.database.tenant(tenantId);
    const current = webhooks.get(webhook.id)?.version;
    if (current !== expectedVersion) throw versionConflict(current);
    webhooks.set(webhook.id, webhook);
    this.database.apply(tenantId, outbox);
  }

  async delete(tenantId: string, { id, expectedVersion, outbox }: WebhookRemoval): Promise<void> {
    const { webhooks, deliveries } = this.database.tenant(tenantId);
    const webhook = webhooks.get(id);
    if (!webhook) throw notFound('webhook');
    if (webhook.version !== expectedVersion) throw versionConflict(webhook.version);
    webhooks.delete(id);
    for (const deliveryId of deliveries.deleteOf(id)) {
      const item = this.database.work.find({ tenantId, kind: 'delivery', id: deliveryId });
      if (item) this.database.work.remove(item);
    }
    this.database.apply(tenantId, outbox);
  }

  async list(tenantId: string, { after, limit }: WebhookQuery): Promise<Page<Webhook>> {
    const keyOf = ({ createdAt, id }: Webhook) => ({ value: createdAt, id });
    const rest = [...this.database.tenant(tenantId).webhooks.values()]
      .filter((webhook) => !after || compare(keyOf(webhook), after) < 0)
      .sort((a, b) => compare(keyOf(b), keyOf(a)));
    const data = rest.slice(0, limit);
    const last = data.at(-1);
    return { data, next: rest.length > limit && last ? keyOf(last) : null };
  }

  async listWanting(tenantId: string, type: EventType): Promise<Webhook[]> {
    return [...this.database.tenant(tenantId).webhooks.values()].filter(
      ({ status, eventTypes }) => status === 'enabled' && eventTypes.some((pattern) => matchesEventType(pattern, type)),
    );
  }

  async noteHealth(tenantId: string, { id, failingSince }: WebhookHealth): Promise<void> {
    const { webhooks } = this.database.tenant(tenantId);
    const webhook = webhooks.get(id);
    if (webhook) webhooks.set(id, { ...webhook, failingSince });
  }
}
