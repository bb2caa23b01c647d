import type { WorkKind, EventBus, NewEvent } from '../../../core/spi.js';

type Listener = (tenantId: string, event: NewEvent) => void;
type WorkListener = (kind: WorkKind) => void;

export class InProcessEventBus implements EventBus {
  private readonly listeners = new Set<{ listener: Listener }>();
  private readonly workListeners = new Set<{ listener: WorkListener }>();

  /** `onError` hears of listeners that throw: neither the publisher nor another listener shall suffer from them. */
  constructor(private readonly onError: (error: unknown) => void = () => undefined) {}

  publish(tenantId: string, events: readonly NewEvent[]): void {
    for (const event of events) {
      this.notify(this.listeners, (listener) => {
        listener(tenantId, event);
      });
    }
  }

  subscribe(listener: Listener): () => void {
    return added(this.listeners, listener);
  }

  announceWork(kind: WorkKind): void {
    this.notify(this.workListeners, (listener) => {
      listener(kind);
    });
  }

  onWork(listener: WorkListener): () => void {
    return added(this.workListeners, listener);
  }

  private notify<T>(listeners: ReadonlySet<{ listener: T }>, call: (listener: T) => void): void {
    for (const { listener } of listeners) {
      try {
        call(listener);
      } catch (error) {
        this.onError(error);
      }
    }
  }
}

/** Wrapped, so that one listener subscribed twice is two subscriptions. */
function added<T>(listeners: Set<{ listener: T }>, listener: T): () => void {
  const subscription = { listener };
  listeners.add(subscription);
  return () => void listeners.delete(subscription);
}
