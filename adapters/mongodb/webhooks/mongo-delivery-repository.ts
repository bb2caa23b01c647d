import type { Delivery, Page } from '../../../core/index.js';
import type { DeliveryRepository, Outbox, DeliveryQuery } from '../../../core/spi.js';
import { keyOf, type DeliveryDocument } from '../database/collections.js';
import { duplicatesOf } from '../connection/driver-errors.js';
import type { EventWriter } from '../database/event-writer.js';
import { pageOf, sortKey } from '../records/list-filter.js';
import type { MongoDatabase } from '../database/mongo-database.js';
import { outboxEntries, outboxField } from '../database/outbox-entries.js';
import { workKey, type WorkWriter } from '../database/work-writer.js';

export class MongoDeliveryRepository implements DeliveryRepository {
  constructor(
    private readonly database: MongoDatabase,
    private readonly events: EventWriter,
    private readonly work: WorkWriter,
  ) {}

  /**
   * Each delivery carries the work that sends it (its id is the delivery's) in its own outbox. What belongs to none of them goes
   * first and is safe to repeat, so that repeating a call that was cut off leaves nothing missing.
   */
  insertMissing(tenantId: string, deliveries: Delivery[], { events, work = [] }: Outbox): Promise<void> {
    return this.database.call(async () => {
      const ids = new Set(deliveries.map(({ id }) => id));
      const own = work.filter(({ kind, id }) => kind === 'delivery' && ids.has(id));
      await this.events.append(tenantId, events);
      await this.work.enqueue(
        tenantId,
        work.filter((item) => !own.includes(item)),
      );
      if (deliveries.length === 0) return;
      const queuedAt = this.database.now();
      const documents = deliveries.map((delivery): DeliveryDocument => {
        const sending = { events: [], work: own.filter(({ id }) => id === delivery.id) };
        const outbox = outboxField(outboxEntries(sending, { order: 1, queuedAt }));
        const { id, webhookId, createdAt } = delivery;
        return {
          ...{ _id: keyOf(tenantId, id), tenantId, webhookId, createdKey: sortKey(createdAt, id) },
          ...fieldsOf(delivery),
          ...outbox,
        };
      });
      const present = await this.insert(documents);
      documents.forEach(({ _id, outbox }, index) => {
        if (outbox && !present.has(index)) this.database.relay.note(tenantId, 'deliveries', _id);
      });
    });
  }

  get(tenantId: string, id: string): Promise<Delivery | undefined> {
    return this.database.call(async () => {
      const found = await this.deliveries.findOne({ _id: keyOf(tenantId, id), tenantId });
      return found ? decode(found) : undefined;
    });
  }

  update(tenantId: string, delivery: Delivery): Promise<void> {
    return this.database.call(async () => {
      await this.deliveries.updateOne({ _id: keyOf(tenantId, delivery.id), tenantId }, { $set: fieldsOf(delivery) });
    });
  }

  listOf(tenantId: string, query: DeliveryQuery): Promise<Page<Delivery>> {
    const { webhookId, status, after, limit } = query;
    return this.database.call(async () => {
      const rows = await this.deliveries
        .find({
          ...{ tenantId, webhookId },
          ...(status !== undefined && { status }),
          createdKey: after ? { $gt: '', $lt: sortKey(after.value, after.id) } : { $gt: '' },
        })
        .sort({ createdKey: -1 })
        .limit(limit + 1)
        .toArray();
      return pageOf(rows, limit, ({ createdKey }) => createdKey, decode);
    });
  }

  purge(olderThan: string): Promise<number> {
    return this.database.call(async () => {
      const { deletedCount } = await this.deliveries.deleteMany({ settledAt: { $gt: '', $lt: olderThan } });
      return deletedCount;
    });
  }

  /** For the relay: the deliveries of a webhook that is gone, and their work first. */
  async removeOf(tenantId: string, webhookId: string): Promise<void> {
    const found = await this.deliveries.find({ tenantId, webhookId }, { projection: { delivery: 1 } }).toArray();
    if (found.length === 0) return;
    const keys = found.map((row) => workKey(tenantId, { kind: 'delivery', id: decode(row).id }));
    await this.database.collections.work.deleteMany({ _id: { $in: keys }, tenantId });
    await this.deliveries.deleteMany({ _id: { $in: found.map(({ _id }) => _id) }, tenantId });
  }

  /** Returns the places of those that were there already. */
  private async insert(documents: DeliveryDocument[]): Promise<ReadonlySet<number>> {
    try {
      await this.deliveries.insertMany(documents, { ordered: false });
      return new Set();
    } catch (error) {
      return duplicatesOf(error);
    }
  }

  private get deliveries() {
    return this.database.collections.deliveries;
  }
}

function fieldsOf(delivery: Delivery) {
  const { status, updatedAt } = delivery;
  return { status, settledAt: status === 'pending' ? null : updatedAt, delivery: JSON.stringify(delivery) };
}

function decode({ delivery }: Pick<DeliveryDocument, 'delivery'>): Delivery {
  return JSON.parse(delivery) as Delivery;
}
