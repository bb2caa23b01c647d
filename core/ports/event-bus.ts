import type { NewEvent } from '../event/event.js';
import type { WorkKind } from './work.js';

/**
 * Notifies the parts of one process at once that something has been committed. Delivery is not guaranteed: a listener that must not miss
 * anything reads the event log or the work queue.
 */
export interface EventBus {
  publish(tenantId: string, events: readonly NewEvent[]): void;
  /** Returns the call that ends the subscription. */
  subscribe(listener: (tenantId: string, event: NewEvent) => void): () => void;
  /** Work has been queued without an event. */
  announceWork(kind: WorkKind): void;
  /** Returns the call that ends the subscription. */
  onWork(listener: (kind: WorkKind) => void): () => void;
}
