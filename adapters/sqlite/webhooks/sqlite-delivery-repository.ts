import type { Delivery, Page } from '../../../core/index.js';
import type { DeliveryRepository, Outbox, DeliveryQuery } from '../../../core/spi.js';
import type { SqliteDatabase } from '../database/sqlite-database.js';

export class SqliteDeliveryRepository implements DeliveryRepository {
  constructor(private readonly database: SqliteDatabase) {}

  insertMissing(tenantId: string, deliveries: Delivery[], outbox: Outbox): Promise<void> {
    return this.database.write(() => {
      const insert = this.database.prepare(
        `INSERT INTO deliveries (tenant_id, id, webhook_id, status, created_at, updated_at, delivery)
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (tenant_id, id) DO NOTHING`,
      );
      const present = new Set<string>();
      for (const delivery of deliveries) {
        const { id, webhookId, status, createdAt, updatedAt } = delivery;
        const inserted = insert.run(tenantId, id, webhookId, status, createdAt, updatedAt, JSON.stringify(delivery));
        if (inserted === 0) present.add(id);
      }
      const known = this.database.prepare('SELECT 1 FROM events WHERE tenant_id = ? AND id = ?');
      this.database.outbox.write(tenantId, {
        events: outbox.events.filter(({ id }) => !known.get(tenantId, id)),
        // A delivery that is there already has its work, or is done with it.
        work: (outbox.work ?? []).filter(({ kind, id }) => kind !== 'delivery' || !present.has(id)),
      });
    });
  }

  async get(tenantId: string, id: string): Promise<Delivery | undefined> {
    const sql = 'SELECT delivery FROM deliveries WHERE tenant_id = ? AND id = ?';
    const row = this.database.prepare<{ delivery: string }>(sql).get(tenantId, id);
    return row && (JSON.parse(row.delivery) as Delivery);
  }

  async update(tenantId: string, delivery: Delivery): Promise<void> {
    const sql = 'UPDATE deliveries SET status = ?, updated_at = ?, delivery = ? WHERE tenant_id = ? AND id = ?';
    const { id, status, updatedAt } = delivery;
    await this.database.write(() =>
      this.database.prepare(sql).run(status, updatedAt, JSON.stringify(delivery), tenantId, id),
    );
  }

  async listOf(tenantId: string, { webhookId, status, after, limit }: DeliveryQuery): Promise<Page<Delivery>> {
    const conditions = ['tenant_id = ?', 'webhook_id = ?'];
    const values: (string | number)[] = [tenantId, webhookId];
    if (status !== undefined) {
      conditions.push('status = ?');
      values.push(status);
    }
    if (after) {
      conditions.push('(created_at, id) < (?, ?)');
      values.push(after.value, after.id);
    }
    const rows = this.database
      .prepare<{ delivery: string }>(
        `SELECT delivery FROM deliveries INDEXED BY deliveries_by_webhook WHERE ${conditions.join(' AND ')}
         ORDER BY created_at DESC, id DESC LIMIT ?`,
      )
      .all(...values, limit + 1);
    const data = rows.slice(0, limit).map(({ delivery }) => JSON.parse(delivery) as Delivery);
    const last = data.at(-1);
    return { data, next: rows.length > limit && last ? { value: last.createdAt, id: last.id } : null };
  }

  purge(olderThan: string): Promise<number> {
    const sql = "DELETE FROM deliveries WHERE status <> 'pending' AND updated_at < ?";
    return this.database.write(() => this.database.prepare(sql).run(olderThan));
  }
}
