import type { Delivery, Page } from '../../../core/index.js';
import type { DeliveryRepository, Outbox, DeliveryQuery } from '../../../core/spi.js';
import type { MemoryDatabase } from '../database/memory-database.js';

export class MemoryDeliveryRepository implements DeliveryRepository {
  constructor(private readonly database: MemoryDatabase) {}

  async insertMissing(tenantId: string, deliveries: Delivery[], outbox: Outbox): Promise<void> {
    const tenant = this.database.tenant(tenantId);
    const present = new Set(deliveries.filter(({ id }) => tenant.deliveries.get(id)).map(({ id }) => id));
    for (const delivery of deliveries) if (!present.has(delivery.id)) tenant.deliveries.put(delivery);
    this.database.apply(tenantId, {
      events: outbox.events.filter(({ id }) => !tenant.events.find(id)),
      // A delivery that is there already has its work, or is done with it.
      work: (outbox.work ?? []).filter(({ kind, id }) => kind !== 'delivery' || !present.has(id)),
    });
  }

  async get(tenantId: string, id: string): Promise<Delivery | undefined> {
    return this.database.tenant(tenantId).deliveries.get(id);
  }

  async update(tenantId: string, delivery: Delivery): Promise<void> {
    const { deliveries } = this.database.tenant(tenantId);
    // One that went with its webhook meanwhile stays away.
    if (deliveries.get(delivery.id)) deliveries.put(delivery);
  }

  async listOf(tenantId: string, { webhookId, status, after, limit }: DeliveryQuery): Promise<Page<Delivery>> {
    const found = this.database
      .tenant(tenantId)
      .deliveries.ofWebhook(webhookId)
      .walk({
        descending: true,
        ...(after && { after }),
        limit: limit + 1,
        accepts: (delivery) => status === undefined || delivery.status === status,
      });
    const data = found.slice(0, limit);
    const last = data.at(-1);
    return { data, next: found.length > limit && last ? { value: last.createdAt, id: last.id } : null };
  }

  async purge(olderThan: string): Promise<number> {
    let removed = 0;
    for (const [, { deliveries }] of this.database.allTenants()) {
      for (const delivery of deliveries.all()) {
        if (delivery.status === 'pending' || delivery.updatedAt >= olderThan) continue;
        deliveries.delete(delivery);
        removed += 1;
      }
    }
    return removed;
  }
}
