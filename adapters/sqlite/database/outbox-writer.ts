import type { PlatformEvent } from '../../../core/index.js';
import type { Clock, EventPage, NewEvent, NewWork, Outbox } from '../../../core/spi.js';
import { encodeEvent } from '../events/event-rows.js';
import { KeptPages } from './kept-pages.js';
import type { Connection } from '../connection/driver.js';

/** Writes events and work within the transaction of the change that they belong to. */
export class OutboxWriter {
  readonly eventPages = new KeptPages<EventPage>();

  constructor(
    private readonly connection: Connection,
    private readonly clock: Clock,
    /** Of the write that is under way. */
    private readonly afterCommit: (action: () => void) => void,
  ) {}

  write(tenantId: string, { events, work }: Outbox): void {
    if (events.length > 0) this.append(tenantId, events);
    if (work && work.length > 0) this.enqueue(tenantId, work);
  }

  /** Numbered in the transaction: a write that is refused, or a commit that fails, uses no number up. */
  append(tenantId: string, events: readonly NewEvent[]): PlatformEvent[] {
    const { last } = this.connection
      .prepare<{ last: number }>(
        `INSERT INTO event_counters (tenant_id, last_sequence) VALUES (?, ?)
         ON CONFLICT (tenant_id) DO UPDATE SET last_sequence = last_sequence + excluded.last_sequence
         RETURNING last_sequence AS last`,
      )
      .get(tenantId, events.length)!;
    this.afterCommit(() => this.eventPages.noteChange(tenantId));
    const insert = this.connection.prepare(
      `INSERT INTO events (tenant_id, sequence, id, type, resource_id, timestamp, event) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    );
    return events.map((event, index) => {
      const sequence = last - events.length + 1 + index;
      const { id, type, resource, timestamp } = event;
      insert.run(tenantId, sequence, id, type, resource.id, timestamp, encodeEvent(event));
      return { ...event, sequence };
    });
  }

  /** An item that is enqueued again starts over: its attempts count from 1, and a lease on it is lost. */
  enqueue(tenantId: string, work: readonly NewWork[]): void {
    const enqueuedAt = this.clock.now().toISOString();
    const upsert = this.connection.prepare(
      `INSERT INTO work (kind, tenant_id, id, run_at, leased_until, attempt, fence, enqueued_at, payload)
       VALUES (?, ?, ?, ?, NULL, 0, 0, ?, ?)
       ON CONFLICT (kind, tenant_id, id) DO UPDATE SET run_at = excluded.run_at, leased_until = NULL, attempt = 0, fence = 0,
         enqueued_at = excluded.enqueued_at, payload = excluded.payload`,
    );
    for (const { kind, id, runAt = enqueuedAt, payload } of work) {
      upsert.run(kind, tenantId, id, runAt, enqueuedAt, JSON.stringify(payload));
    }
  }
}
