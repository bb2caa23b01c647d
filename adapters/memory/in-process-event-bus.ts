import type { NewEvent } from '../../core/event/event.js';
import type { EventBus } from '../../core/ports/event-bus.js';

type Listener = (tenantId: string, event: NewEvent) => void;

export class InProcessEventBus implements EventBus {
  private readonly listeners = new Set<{ listener: Listener }>();

  /** `onError` hears of listeners that throw: neither the publisher nor another listener shall suffer from them. */
  constructor(private readonly onError: (error: unknown) => void = () => undefined) {}

  publish(tenantId: string, events: readonly NewEvent[]): void {
    for (const event of events) {
      for (const { listener } of this.listeners) {
        try {
          listener(tenantId, event);
        } catch (error) {
          this.onError(error);
        }
      }
    }
  }

  subscribe(listener: Listener): () => void {
    // Wrapped, so that one listener subscribed twice is two subscriptions.
    const subscription = { listener };
    this.listeners.add(subscription);
    return () => void this.listeners.delete(subscription);
  }
}
