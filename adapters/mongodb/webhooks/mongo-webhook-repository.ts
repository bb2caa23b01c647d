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
import { keyOf, type WebhookDocument } from '../database/collections.js';
import { isDuplicate } from '../connection/driver-errors.js';
import { pageOf, sortKey } from '../records/list-filter.js';
import type { MongoDatabase } from '../database/mongo-database.js';
import { outboxEntries, outboxField, outboxPush } from '../database/outbox-entries.js';

/** Every live webhook has a slot; one that was deleted keeps its id and its outbox alone. */
const LIVE = { slot: { $gte: 0 } };

/** A tenant has few of them: they are kept and read as a whole. */
export class MongoWebhookRepository implements WebhookRepository {
  constructor(private readonly database: MongoDatabase) {}

  insert(tenantId: string, { webhook, limit, outbox }: WebhookInsert): Promise<void> {
    return this.database.call(async () => {
      const key = keyOf(tenantId, webhook.id);
      const entries = outboxEntries(outbox, { order: webhook.version, queuedAt: this.database.now() });
      for (let stored = false; !stored;) {
        const slot = await this.freeSlot(tenantId, limit);
        try {
          await this.webhooks.insertOne({ _id: key, tenantId, slot, ...fieldsOf(webhook), ...outboxField(entries) });
          stored = true;
        } catch (error) {
          // Another one has taken the slot meanwhile: the next is tried, if there is one.
          if (isDuplicate(error, 'slot')) continue;
          if (isDuplicate(error)) throw versionConflict(await this.versionOf(tenantId, webhook.id));
          throw error;
        }
      }
      this.noteOutbox(tenantId, key, entries.length);
    });
  }

  get(tenantId: string, id: string): Promise<Webhook | undefined> {
    return this.database.call(async () => {
      const found = await this.webhooks.findOne({ _id: keyOf(tenantId, id), tenantId, ...LIVE });
      return found ? decode(found) : undefined;
    });
  }

  update(tenantId: string, { webhook, expectedVersion, outbox }: WebhookUpdate): Promise<void> {
    return this.database.call(async () => {
      const key = keyOf(tenantId, webhook.id);
      const entries = outboxEntries(outbox, { order: webhook.version, queuedAt: this.database.now() });
      const { matchedCount } = await this.webhooks.updateOne(
        { _id: key, tenantId, version: expectedVersion },
        { $set: fieldsOf(webhook), ...outboxPush(entries) },
      );
      if (matchedCount === 0) throw versionConflict(await this.versionOf(tenantId, webhook.id));
      this.noteOutbox(tenantId, key, entries.length);
    });
  }

  /** Waits for the relay to remove the deliveries and their work. */
  delete(tenantId: string, { id, expectedVersion, outbox }: WebhookRemoval): Promise<void> {
    return this.database.call(async () => {
      const key = keyOf(tenantId, id);
      const queuedAt = this.database.now();
      const erasure = { kind: 'erase_webhook', of: id } as const;
      const entries = outboxEntries(outbox, { order: expectedVersion + 1, queuedAt, erasure });
      const { matchedCount } = await this.webhooks.updateOne(
        { _id: key, tenantId, version: expectedVersion },
        {
          $set: { deletedAt: queuedAt },
          $unset: { version: true, slot: true, createdKey: true, webhook: true, failingSince: true },
          ...outboxPush(entries),
        },
      );
      if (matchedCount === 0) {
        const version = await this.versionOf(tenantId, id);
        throw version === undefined ? notFound('webhook') : versionConflict(version);
      }
      this.noteOutbox(tenantId, key, entries.length);
      await this.database.relay.settled(tenantId);
    });
  }

  list(tenantId: string, { after, limit }: WebhookQuery): Promise<Page<Webhook>> {
    return this.database.call(async () => {
      const rows = await this.webhooks
        .find({ tenantId, createdKey: after ? { $gt: '', $lt: sortKey(after.value, after.id) } : { $gt: '' } })
        .sort({ createdKey: -1 })
        .limit(limit + 1)
        .toArray();
      return pageOf(rows, limit, ({ createdKey }) => createdKey, decode);
    });
  }

  listWanting(tenantId: string, type: EventType): Promise<Webhook[]> {
    return this.database.call(async () => {
      const all = await this.webhooks.find({ tenantId, ...LIVE }).toArray();
      return all
        .map(decode)
        .filter(
          ({ status, eventTypes }) =>
            status === 'enabled' && eventTypes.some((pattern) => matchesEventType(pattern, type)),
        );
    });
  }

  noteHealth(tenantId: string, { id, failingSince }: WebhookHealth): Promise<void> {
    return this.database.call(async () => {
      await this.webhooks.updateOne({ _id: keyOf(tenantId, id), tenantId, ...LIVE }, { $set: { failingSince } });
    });
  }

  private async freeSlot(tenantId: string, limit: number): Promise<number> {
    const rows = await this.webhooks.find({ tenantId, ...LIVE }, { projection: { _id: 0, slot: 1 } }).toArray();
    const taken = new Set(rows.map(({ slot }) => slot));
    for (let slot = 0; slot < limit && taken.size < limit; slot += 1) if (!taken.has(slot)) return slot;
    throw webhookLimitReached(limit);
  }

  private async versionOf(tenantId: string, id: string): Promise<number | undefined> {
    const found = await this.webhooks.findOne({ _id: keyOf(tenantId, id), tenantId }, { projection: { version: 1 } });
    return found?.version;
  }

  private noteOutbox(tenantId: string, key: string, entries: number): void {
    if (entries > 0) this.database.relay.note(tenantId, 'webhooks', key);
  }

  private get webhooks() {
    return this.database.collections.webhooks;
  }
}

function fieldsOf(webhook: Webhook) {
  const { id, version, createdAt, failingSince } = webhook;
  return { version, createdKey: sortKey(createdAt, id), failingSince, webhook: JSON.stringify(webhook) };
}

function decode({ webhook, failingSince }: WebhookDocument): Webhook {
  return { ...(JSON.parse(webhook) as Webhook), failingSince };
}
