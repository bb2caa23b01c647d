import type { PlatformEvent } from '../event/event.js';

/** A page of events. `next`: the number to go on from, `null` at the end. */
export interface EventPage {
  data: PlatformEvent[];
  next: number | null;
}

/** An event with its tenant. */
export interface UndispatchedEvent {
  tenantId: string;
  event: PlatformEvent;
}

export interface EventQuery {
  /** Types or prefixes such as `job.*`; empty means all. */
  types: string[];
  resourceId?: string;
  /** Sequence numbers, exclusive. */
  after?: number;
  before?: number;
  order: 'asc' | 'desc';
  /** Sequence of the last row seen. */
  cursor?: number;
  limit: number;
}

/** The log of what happened. Events get here only through the outboxes of the writes they describe. */
export interface EventLog {
  list(tenantId: string, query: EventQuery): Promise<EventPage>;

  /**
   * The last number given in each of these logs; a log that has none is left out. It may be ahead of what `list` shows for a moment,
   * never behind it: cheap to ask again and again for who follows many logs.
   */
  lastSequences(tenantIds: readonly string[]): Promise<Map<string, number>>;

  get(tenantId: string, eventId: string): Promise<PlatformEvent | undefined>;

  /** Appends an event that belongs to no change of a record (a ping). */
  append(tenantId: string, event: Omit<PlatformEvent, 'sequence'>): Promise<PlatformEvent>;

  /** The oldest events that have not been handed to the webhooks, of all tenants, in order of sequence within a tenant. */
  listUndispatched(limit: number): Promise<UndispatchedEvent[]>;

  markDispatched(tenantId: string, eventIds: string[]): Promise<void>;

  /** Removes events older than this; returns how many. Numbers are never used again. */
  purge(olderThan: string): Promise<number>;
}
