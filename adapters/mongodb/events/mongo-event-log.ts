import type { Filter } from 'mongodb';
import { EVENT_TYPES, type PlatformEvent } from '../../../core/index.js';
import {
  type EventLog,
  type EventQuery,
  matchesEventType,
  type EventPage,
  type UndispatchedEvent,
} from '../../../core/spi.js';
import { keyOf, type EventDocument } from '../database/collections.js';
import { platformEvent, type EventWriter } from '../database/event-writer.js';
import type { MongoDatabase } from '../database/mongo-database.js';

const ROW = { projection: { tenantId: 1, sequence: 1, event: 1 } } as const;

export class MongoEventLog implements EventLog {
  /** Just after the tenant of the last row handed out, so that a tenant with a long queue does not delay the next ones. */
  private turn = '';

  constructor(
    private readonly database: MongoDatabase,
    private readonly writer: EventWriter,
  ) {}

  /** One command, once what this process has written before is in the log. */
  list(tenantId: string, query: EventQuery): Promise<EventPage> {
    return this.database.call(async () => {
      await this.database.relay.settled(tenantId);
      const { order, limit } = query;
      const filter = listFilter(tenantId, query);
      if (!filter) return { data: [], next: null };
      const rows = await this.events
        .find(filter, ROW)
        .sort({ sequence: order === 'asc' ? 1 : -1 })
        .limit(limit + 1)
        .toArray();
      const data = rows.slice(0, limit).map(platformEvent);
      return { data, next: rows.length > limit ? (data.at(-1)?.sequence ?? null) : null };
    });
  }

  /** One command, whatever waits to be relayed. */
  lastSequences(tenantIds: readonly string[]): Promise<Map<string, number>> {
    return this.database.call(async () => {
      if (tenantIds.length === 0) return new Map<string, number>();
      const ids = [...tenantIds];
      const heads = await this.database.collections.eventHeads
        .find({ _id: { $in: ids }, tenantId: { $in: ids } }, { projection: { sequence: 1 } })
        .toArray();
      return new Map(heads.map(({ _id, sequence }) => [_id, sequence]));
    });
  }

  get(tenantId: string, eventId: string): Promise<PlatformEvent | undefined> {
    return this.database.call(async () => {
      await this.database.relay.settled(tenantId);
      return this.find(tenantId, eventId);
    });
  }

  append(tenantId: string, event: Omit<PlatformEvent, 'sequence'>): Promise<PlatformEvent> {
    return this.database.call(async () => {
      await this.writer.append(tenantId, [event]);
      return (await this.find(tenantId, event.id))!;
    });
  }

  listUndispatched(limit: number): Promise<UndispatchedEvent[]> {
    return this.database.call(async () => {
      await this.database.relay.settledAll();
      const rows = await this.undispatched({ $gt: this.turn }, limit);
      if (rows.length < limit && this.turn !== '') {
        rows.push(...(await this.undispatched({ $lt: this.turn }, limit - rows.length)));
      }
      const last = rows.at(-1);
      this.turn = rows.length < limit || !last ? '' : `${last.tenantId}!`;
      return rows.map((row) => ({ tenantId: row.tenantId, event: platformEvent(row) }));
    });
  }

  markDispatched(tenantId: string, eventIds: string[]): Promise<void> {
    return this.database.call(async () => {
      if (eventIds.length === 0) return;
      await this.events.updateMany(
        { _id: { $in: eventIds.map((id) => keyOf(tenantId, id)) }, tenantId },
        { $unset: { undispatched: true } },
      );
    });
  }

  /** Removes from the start of each tenant's log only, so that what stays has no gaps; the head goes on counting. */
  purge(olderThan: string): Promise<number> {
    return this.database.call(async () => {
      await this.database.relay.settledAll();
      let removed = 0;
      const heads = this.database.collections.eventHeads.find({}, { projection: { _id: 1 } });
      for await (const { _id: tenantId } of heads) removed += await this.purgeTenant(tenantId, olderThan);
      return removed;
    });
  }

  private async purgeTenant(tenantId: string, olderThan: string): Promise<number> {
    // What is numbered is in the log from here on: an event that comes later has a number above the head's.
    const head = await this.writer.completeHead(tenantId);
    const firstKept = await this.events.findOne(
      { tenantId, timestamp: { $gte: olderThan } },
      { sort: { sequence: 1 }, projection: { sequence: 1 } },
    );
    const end = Math.min(firstKept?.sequence ?? Infinity, head.sequence + 1);
    await this.writer.dropEntriesBefore(tenantId, head, end);
    const { deletedCount } = await this.events.deleteMany({ tenantId, sequence: { $lt: end } });
    return deletedCount;
  }

  private undispatched(tenantId: { $gt: string } | { $lt: string }, limit: number) {
    return this.events
      .find({ undispatched: true, tenantId }, ROW)
      .sort({ tenantId: 1, sequence: 1 })
      .limit(limit)
      .toArray();
  }

  private async find(tenantId: string, eventId: string): Promise<PlatformEvent | undefined> {
    const row = await this.events.findOne({ _id: keyOf(tenantId, eventId), tenantId }, ROW);
    return row ? platformEvent(row) : undefined;
  }

  private get events() {
    return this.database.collections.events;
  }
}

/** `undefined`: nothing can match. */
function listFilter(
  tenantId: string,
  { types: patterns, resourceId, after, before, order, cursor }: EventQuery,
): Filter<EventDocument> | undefined {
  const types = EVENT_TYPES.filter((type) => patterns.some((pattern) => matchesEventType(pattern, type)));
  const all = patterns.length === 0 || types.length === EVENT_TYPES.length;
  if (!all && types.length === 0) return undefined;
  const low = Math.max(after ?? 0, order === 'asc' ? (cursor ?? 0) : 0);
  const high = Math.min(before ?? Infinity, order === 'desc' ? (cursor ?? Infinity) : Infinity);
  return {
    tenantId,
    ...(!all && { type: types.length === 1 ? types[0]! : { $in: types } }),
    ...(resourceId !== undefined && { resourceId }),
    sequence: { $gt: low, ...(high < Infinity && { $lt: high }) },
  };
}
