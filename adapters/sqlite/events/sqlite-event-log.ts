import { LRUCache } from 'lru-cache';
import { EVENT_TYPES, type PlatformEvent } from '../../../core/index.js';
import {
  type EventLog,
  type EventQuery,
  matchesEventType,
  type EventPage,
  type UndispatchedEvent,
} from '../../../core/spi.js';
import type { KeptPages } from '../database/kept-pages.js';
import type { SqlValue } from '../connection/driver.js';
import { decodeEvent, EVENT_COLUMNS, type EventRow } from './event-rows.js';
import type { SqliteDatabase } from '../database/sqlite-database.js';

/** Kept in memory, of all tenants: about a kilobyte each. */
const MOST_EVENTS = 10_000;

export class SqliteEventLog implements EventLog {
  private readonly pages: KeptPages<EventPage>;
  private readonly events = new LRUCache<string, PlatformEvent>({ max: MOST_EVENTS });

  constructor(private readonly database: SqliteDatabase) {
    this.pages = database.outbox.eventPages;
  }

  async list(tenantId: string, query: EventQuery): Promise<EventPage> {
    const types = EVENT_TYPES.filter((type) => query.types.some((pattern) => matchesEventType(pattern, type)));
    const all = query.types.length === 0 || types.length === EVENT_TYPES.length;
    if (!all && types.length === 0) return { data: [], next: null };
    this.database.connection.assertOpen();
    return this.pages.of(tenantId, JSON.stringify(query), () => this.readPage(tenantId, query, all ? [null] : types));
  }

  private readPage(tenantId: string, query: EventQuery, types: readonly (string | null)[]): EventPage {
    const { sql, values } = listQuery(tenantId, query, types);
    const rows = this.database.prepare<{ sequence: number }>(sql).all(...values);
    const data = rows.slice(0, query.limit).map(({ sequence }) => this.load(tenantId, sequence));
    return { data, next: rows.length > query.limit ? (data.at(-1)?.sequence ?? null) : null };
  }

  /** An event never changes, and its number is never used again. */
  private load(tenantId: string, sequence: number): PlatformEvent {
    const key = `${tenantId}\n${String(sequence)}`;
    let event = this.events.get(key);
    if (!event) {
      const sql = `SELECT ${EVENT_COLUMNS} FROM events INDEXED BY events_by_sequence WHERE tenant_id = ? AND sequence = ?`;
      event = decodeEvent(this.database.prepare<EventRow>(sql).get(tenantId, sequence)!);
      this.events.set(key, event);
    }
    return event;
  }

  async lastSequences(tenantIds: readonly string[]): Promise<Map<string, number>> {
    const last = this.database.prepare<{ last: number }>(
      'SELECT last_sequence AS last FROM event_counters WHERE tenant_id = ?',
    );
    const found = new Map<string, number>();
    for (const tenantId of tenantIds) {
      const row = last.get(tenantId);
      if (row && row.last > 0) found.set(tenantId, row.last);
    }
    return found;
  }

  async get(tenantId: string, eventId: string): Promise<PlatformEvent | undefined> {
    return this.find(tenantId, eventId);
  }

  append(tenantId: string, event: Omit<PlatformEvent, 'sequence'>): Promise<PlatformEvent> {
    return this.database.write(
      () => this.find(tenantId, event.id) ?? this.database.outbox.append(tenantId, [event])[0]!,
    );
  }

  async listUndispatched(limit: number): Promise<UndispatchedEvent[]> {
    return this.database
      .prepare<EventRow>(
        `SELECT ${EVENT_COLUMNS} FROM events INDEXED BY events_undispatched
         WHERE dispatched = 0 ORDER BY position LIMIT ?`,
      )
      .all(limit)
      .map((row) => ({ tenantId: row.tenant_id, event: decodeEvent(row) }));
  }

  async markDispatched(tenantId: string, eventIds: string[]): Promise<void> {
    if (eventIds.length === 0) return this.database.connection.assertOpen();
    // Deliveries have ids of their events: dispatching an event twice makes none twice.
    const sql = 'UPDATE events SET dispatched = 1 WHERE tenant_id = ? AND id IN (SELECT value FROM json_each(?))';
    await this.database.writeRepeatable(() => this.database.prepare(sql).run(tenantId, JSON.stringify(eventIds)));
  }

  /** Removes from the start of each tenant's log only, so that what stays has no gaps. */
  purge(olderThan: string): Promise<number> {
    return this.database.write((step) => {
      const tenants = this.database.prepare<{ id: string; last: number }>(
        'SELECT tenant_id AS id, last_sequence AS last FROM event_counters',
      );
      const firstKept = this.database.prepare<{ sequence: number }>(
        'SELECT sequence FROM events WHERE tenant_id = ? AND timestamp >= ? ORDER BY sequence LIMIT 1',
      );
      const remove = this.database.prepare('DELETE FROM events WHERE tenant_id = ? AND sequence < ?');
      let removed = 0;
      for (const { id, last } of tenants.all()) {
        removed += remove.run(id, firstKept.get(id, olderThan)?.sequence ?? last + 1);
        step.afterCommit(() => this.pages.noteChange(id));
      }
      return removed;
    });
  }

  private find(tenantId: string, eventId: string): PlatformEvent | undefined {
    const sql = `SELECT ${EVENT_COLUMNS} FROM events WHERE tenant_id = ? AND id = ?`;
    const row = this.database.prepare<EventRow>(sql).get(tenantId, eventId);
    return row && decodeEvent(row);
  }
}

/** One ordered look into the index for each type, then the best of them: none reads more than a page. */
function listQuery(
  tenantId: string,
  { resourceId, after, before, order, cursor, limit }: EventQuery,
  types: readonly (string | null)[],
): { sql: string; values: SqlValue[] } {
  const conditions = ['tenant_id = ?'];
  const shared: SqlValue[] = [tenantId];
  const add = (condition: string, value: SqlValue | undefined) => {
    if (value === undefined) return;
    conditions.push(condition);
    shared.push(value);
  };
  add('resource_id = ?', resourceId);
  add('sequence > ?', after);
  add('sequence < ?', before);
  add(order === 'asc' ? 'sequence > ?' : 'sequence < ?', cursor);
  const inOrder = `ORDER BY sequence ${order === 'asc' ? 'ASC' : 'DESC'} LIMIT ?`;
  const index =
    resourceId !== undefined ? 'events_by_resource' : types[0] === null ? 'events_by_sequence' : 'events_by_type';
  const values: SqlValue[] = [];
  const parts = types.map((type) => {
    const where = type === null ? conditions : [...conditions, 'type = ?'];
    values.push(...shared, ...(type === null ? [] : [type]), limit + 1);
    return `SELECT * FROM (SELECT sequence FROM events INDEXED BY ${index} WHERE ${where.join(' AND ')} ${inOrder})`;
  });
  return { sql: `${parts.join(' UNION ALL ')} ${inOrder}`, values: [...values, limit + 1] };
}
