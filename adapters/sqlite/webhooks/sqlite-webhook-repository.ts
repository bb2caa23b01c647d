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
import type { SqliteDatabase } from '../database/sqlite-database.js';

/** A tenant has few of them: they are kept and read as a whole. */
export class SqliteWebhookRepository implements WebhookRepository {
  constructor(private readonly database: SqliteDatabase) {}

  insert(tenantId: string, { webhook, limit, outbox }: WebhookInsert): Promise<void> {
    return this.database.write(() => {
      const present = this.find(tenantId, webhook.id);
      if (present) throw versionConflict(present.version);
      const sql = 'SELECT count(*) AS n FROM webhooks WHERE tenant_id = ?';
      if (this.database.prepare<{ n: number }>(sql).get(tenantId)!.n >= limit) throw webhookLimitReached(limit);
      this.database
        .prepare('INSERT INTO webhooks (tenant_id, id, version, created_at, webhook) VALUES (?, ?, ?, ?, ?)')
        .run(tenantId, webhook.id, webhook.version, webhook.createdAt, JSON.stringify(webhook));
      this.database.outbox.write(tenantId, outbox);
    });
  }

  async get(tenantId: string, id: string): Promise<Webhook | undefined> {
    return this.find(tenantId, id);
  }

  update(tenantId: string, { webhook, expectedVersion, outbox }: WebhookUpdate): Promise<void> {
    return this.database.write(() => {
      const current = this.find(tenantId, webhook.id)?.version;
      if (current !== expectedVersion) throw versionConflict(current);
      this.replace(tenantId, webhook);
      this.database.outbox.write(tenantId, outbox);
    });
  }

  delete(tenantId: string, { id, expectedVersion, outbox }: WebhookRemoval): Promise<void> {
    return this.database.write(() => {
      const webhook = this.find(tenantId, id);
      if (!webhook) throw notFound('webhook');
      if (webhook.version !== expectedVersion) throw versionConflict(webhook.version);
      this.database.prepare('DELETE FROM webhooks WHERE tenant_id = ? AND id = ?').run(tenantId, id);
      this.database
        .prepare(
          `DELETE FROM work WHERE kind = 'delivery' AND tenant_id = ?
           AND id IN (SELECT id FROM deliveries WHERE tenant_id = ? AND webhook_id = ?)`,
        )
        .run(tenantId, tenantId, id);
      this.database.prepare('DELETE FROM deliveries WHERE tenant_id = ? AND webhook_id = ?').run(tenantId, id);
      this.database.outbox.write(tenantId, outbox);
    });
  }

  async list(tenantId: string, { after, limit }: WebhookQuery): Promise<Page<Webhook>> {
    const position = after ? 'AND (created_at, id) < (?, ?)' : '';
    const rows = this.database
      .prepare<{ webhook: string }>(
        `SELECT webhook FROM webhooks WHERE tenant_id = ? ${position} ORDER BY created_at DESC, id DESC LIMIT ?`,
      )
      .all(tenantId, ...(after ? [after.value, after.id] : []), limit + 1);
    const data = rows.slice(0, limit).map(({ webhook }) => JSON.parse(webhook) as Webhook);
    const last = data.at(-1);
    return { data, next: rows.length > limit && last ? { value: last.createdAt, id: last.id } : null };
  }

  async listWanting(tenantId: string, type: EventType): Promise<Webhook[]> {
    return this.database
      .prepare<{ webhook: string }>('SELECT webhook FROM webhooks WHERE tenant_id = ?')
      .all(tenantId)
      .map(({ webhook }) => JSON.parse(webhook) as Webhook)
      .filter(
        ({ status, eventTypes }) =>
          status === 'enabled' && eventTypes.some((pattern) => matchesEventType(pattern, type)),
      );
  }

  async noteHealth(tenantId: string, { id, failingSince }: WebhookHealth): Promise<void> {
    await this.database.write(() => {
      const webhook = this.find(tenantId, id);
      if (webhook) this.replace(tenantId, { ...webhook, failingSince });
    });
  }

  private find(tenantId: string, id: string): Webhook | undefined {
    const sql = 'SELECT webhook FROM webhooks WHERE tenant_id = ? AND id = ?';
    const row = this.database.prepare<{ webhook: string }>(sql).get(tenantId, id);
    return row && (JSON.parse(row.webhook) as Webhook);
  }

  private replace(tenantId: string, webhook: Webhook): void {
    this.database
      .prepare('UPDATE webhooks SET version = ?, webhook = ? WHERE tenant_id = ? AND id = ?')
      .run(webhook.version, JSON.stringify(webhook), tenantId, webhook.id);
  }
}
