import type { EventType } from '../event/event.js';
import type { Delivery } from '../webhook/delivery.js';
import type { Webhook } from '../webhook/webhook.js';
import type { Outbox } from './outbox.js';
import type { Page, Position } from './page.js';

/** A new subscription. `limit`: how many the tenant may have. */
export interface WebhookInsert {
  webhook: Webhook;
  limit: number;
  outbox: Outbox;
}

/** The next version of a subscription. */
export interface WebhookUpdate {
  webhook: Webhook;
  expectedVersion: number;
  outbox: Outbox;
}

/** The removal of a subscription. */
export interface WebhookRemoval {
  id: string;
  expectedVersion: number;
  outbox: Outbox;
}

/** A page of the deliveries of one subscription. */
export interface DeliveryQuery {
  webhookId: string;
  status?: Delivery['status'];
  after?: Position;
  limit: number;
}

/** A page of subscriptions. */
export interface WebhookQuery {
  after?: Position;
  limit: number;
}

/** Since when deliveries to a subscription fail; RFC 3339. */
export interface WebhookHealth {
  id: string;
  failingSince: string | null;
}

export interface WebhookRepository {
  /** Throws `webhook.limit_reached` when the tenant has `limit` of them already. */
  insert(tenantId: string, input: WebhookInsert): Promise<void>;
  get(tenantId: string, id: string): Promise<Webhook | undefined>;
  /** Throws `record.version_conflict`. */
  update(tenantId: string, input: WebhookUpdate): Promise<void>;
  /** Removes it, its deliveries and their work. Throws `record.version_conflict`, `record.not_found`. */
  delete(tenantId: string, input: WebhookRemoval): Promise<void>;
  /** Newest first. */
  list(tenantId: string, query: WebhookQuery): Promise<Page<Webhook>>;
  /** Enabled subscriptions that want this type. */
  listWanting(tenantId: string, type: EventType): Promise<Webhook[]>;
  /** Notes the outcome of deliveries without a new version. */
  noteHealth(tenantId: string, input: WebhookHealth): Promise<void>;
}

export interface DeliveryRepository {
  /** Stores them with the work that sends them, in one step; those whose id is there already are left as they are. */
  insertMissing(tenantId: string, deliveries: Delivery[], outbox: Outbox): Promise<void>;
  get(tenantId: string, id: string): Promise<Delivery | undefined>;
  update(tenantId: string, delivery: Delivery): Promise<void>;
  /** Newest first. */
  listOf(tenantId: string, query: DeliveryQuery): Promise<Page<Delivery>>;
  /** Removes settled ones older than this; returns how many. */
  purge(olderThan: string): Promise<number>;
}
