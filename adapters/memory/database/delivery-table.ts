import type { Delivery } from '../../../core/index.js';
import { OrderedRecords, type Entry } from './ordered-records.js';

/** The deliveries of one tenant, and those of each webhook in order. */
export class DeliveryTable {
  private readonly entries = new Map<string, Entry<Delivery>>();
  private readonly byWebhook = new Map<string, OrderedRecords<Delivery>>();

  get(id: string): Delivery | undefined {
    return this.entries.get(id)?.item;
  }

  all(): Delivery[] {
    return [...this.entries.values()].map(({ item }) => item);
  }

  ofWebhook(webhookId: string): OrderedRecords<Delivery> {
    let ordered = this.byWebhook.get(webhookId);
    if (!ordered) {
      ordered = new OrderedRecords();
      this.byWebhook.set(webhookId, ordered);
    }
    return ordered;
  }

  /** Adds the delivery, or puts it in the place of its former state. */
  put(delivery: Delivery): void {
    const { id, createdAt, webhookId } = delivery;
    const present = this.entries.get(id);
    if (present) present.item = delivery;
    else this.entries.set(id, this.ofWebhook(webhookId).insert({ value: createdAt, id }, delivery));
  }

  delete({ id, webhookId }: Delivery): void {
    const entry = this.entries.get(id);
    if (!entry) return;
    this.entries.delete(id);
    this.ofWebhook(webhookId).remove(entry);
  }

  /** Returns the ids of those removed. */
  deleteOf(webhookId: string): string[] {
    const ids = this.ofWebhook(webhookId)
      .items()
      .map(({ id }) => id);
    for (const id of ids) this.entries.delete(id);
    this.byWebhook.delete(webhookId);
    return ids;
  }
}
