import type { Delivery } from '../../core/webhook/delivery.js';
import { OrderedRecords } from './ordered-records.js';

/** The deliveries of one tenant, and those of each webhook in order. */
export class DeliveryTable {
  private readonly deliveries = new Map<string, Delivery>();
  private readonly byWebhook = new Map<string, OrderedRecords<Delivery>>();

  get(id: string): Delivery | undefined {
    return this.deliveries.get(id);
  }

  all(): IterableIterator<Delivery> {
    return this.deliveries.values();
  }

  ofWebhook(webhookId: string): OrderedRecords<Delivery> {
    let ordered = this.byWebhook.get(webhookId);
    if (!ordered) {
      ordered = new OrderedRecords();
      this.byWebhook.set(webhookId, ordered);
    }
    return ordered;
  }

  put(delivery: Delivery): void {
    this.deliveries.set(delivery.id, delivery);
    this.ofWebhook(delivery.webhookId).put({ value: delivery.createdAt, id: delivery.id }, delivery);
  }

  delete(delivery: Delivery): void {
    this.deliveries.delete(delivery.id);
    this.ofWebhook(delivery.webhookId).remove(delivery.id);
  }

  /** Returns the ids of those removed. */
  deleteOf(webhookId: string): string[] {
    const ids = this.ofWebhook(webhookId).ids();
    for (const id of ids) this.deliveries.delete(id);
    this.byWebhook.delete(webhookId);
    return ids;
  }
}
