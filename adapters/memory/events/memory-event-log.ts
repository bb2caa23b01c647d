import type { PlatformEvent } from '../../../core/index.js';
import {
  type EventLog,
  type EventQuery,
  matchesEventType,
  type EventPage,
  type UndispatchedEvent,
} from '../../../core/spi.js';
import type { MemoryDatabase } from '../database/memory-database.js';

export class MemoryEventLog implements EventLog {
  constructor(private readonly database: MemoryDatabase) {}

  async list(tenantId: string, query: EventQuery): Promise<EventPage> {
    const { events } = this.database.tenant(tenantId);
    const log = query.resourceId === undefined ? events.log : events.ofResource(query.resourceId);
    const ascending = query.order === 'asc';
    const above = Math.max(query.after ?? 0, (ascending ? query.cursor : undefined) ?? 0);
    const below = Math.min(query.before ?? Infinity, (ascending ? undefined : query.cursor) ?? Infinity);
    const low = firstAt(log, above + 1);
    const high = firstAt(log, below);
    const found: PlatformEvent[] = [];
    const step = ascending ? 1 : -1;
    for (let at = ascending ? low : high - 1; at >= low && at < high && found.length <= query.limit; at += step) {
      const event = log[at]!;
      const wanted = query.types.length === 0 || query.types.some((pattern) => matchesEventType(pattern, event.type));
      if (wanted) found.push(event);
    }
    const data = found.slice(0, query.limit);
    return { data, next: found.length > query.limit ? (data.at(-1)?.sequence ?? null) : null };
  }

  async lastSequences(tenantIds: readonly string[]): Promise<Map<string, number>> {
    const all = tenantIds.map((id) => [id, this.database.tenant(id).events.lastSequence] as const);
    return new Map(all.filter(([, sequence]) => sequence > 0));
  }

  async get(tenantId: string, eventId: string): Promise<PlatformEvent | undefined> {
    return this.database.tenant(tenantId).events.find(eventId);
  }

  async append(tenantId: string, event: Omit<PlatformEvent, 'sequence'>): Promise<PlatformEvent> {
    const present = this.database.tenant(tenantId).events.find(event.id);
    return present ?? this.database.events.append(tenantId, event);
  }

  async listUndispatched(limit: number): Promise<UndispatchedEvent[]> {
    this.database.assertOpen();
    return this.database.events.listUndispatched(limit);
  }

  async markDispatched(tenantId: string, eventIds: string[]): Promise<void> {
    this.database.tenant(tenantId).events.markDispatched(eventIds);
  }

  async purge(olderThan: string): Promise<number> {
    this.database.assertOpen();
    return this.database.events.purge(olderThan);
  }
}

/** Index of the first event whose sequence is not below this. */
function firstAt(log: readonly PlatformEvent[], sequence: number): number {
  let low = 0;
  let high = log.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (log[middle]!.sequence >= sequence) high = middle;
    else low = middle + 1;
  }
  return low;
}
