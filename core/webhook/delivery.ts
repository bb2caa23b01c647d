import type { EventType } from '../event/event.js';

/** One event on its way to one subscription. */
export interface Delivery {
  /** `dlv_…` */
  id: string;
  webhookId: string;
  eventId: string;
  eventType: EventType;
  status: 'pending' | 'succeeded' | 'failed' | 'cancelled';
  attempts: DeliveryAttempt[];
  /** When the next attempt is due; `null` once it is settled. */
  nextAttemptAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** One attempt to deliver an event to a webhook. */
export interface DeliveryAttempt {
  at: string;
  /** HTTP status of the answer; `null` where there was none. */
  responseStatus: number | null;
  durationMs: number;
  /** `timeout`, `connection_failed`, `address_refused`, `redirect_refused`, `http_error`; `null` for a success. */
  error: string | null;
}
