import type { NewEvent } from '../event/event.js';

/** What becomes true together with a change: its events, and the work that it asks for. Stored in the same atomic step. */
export interface Outbox {
  events: NewEvent[];
  work?: NewWork[];
}

export type WorkKind = 'enrichment' | 'delivery' | 'job_expiry';

export interface NewWork {
  /** Unique per kind and tenant; enqueuing an id again moves its time instead of adding a second item. */
  id: string;
  kind: WorkKind;
  /** RFC 3339; earlier than this nobody leases it. */
  runAt: string;
  /** Ids only. */
  payload: Record<string, string>;
}
