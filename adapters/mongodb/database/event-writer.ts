import type { Filter } from 'mongodb';
import { LRUCache } from 'lru-cache';
import type { PlatformEvent } from '../../../core/index.js';
import type { NewEvent } from '../../../core/spi.js';
import { keyOf, type Collections, type EventDocument, type EventHeadDocument } from './collections.js';
import { duplicatesOf, isDuplicate } from '../connection/driver-errors.js';

type Head = Pick<EventHeadDocument, 'sequence' | 'entries'>;

const EMPTY: Head = { sequence: 0, entries: [] };

/**
 * Numbers the events of a tenant without gaps, however many processes do it at once, and puts them into the log.
 *
 * A number and its event are bound to each other by one compare-and-set on the tenant's head, which carries the event until
 * the next one: a writer that goes on from a head writes its entries to the log first. So the log has no gap at any time, and an event
 * that is not in the log when the head moves from the value read before looking has no number yet.
 */
export class EventWriter {
  /** Heads that this process made itself, with their entries in the log: nothing has to be read to go on from one of them. */
  private readonly own = new LRUCache<string, Head>({ max: 10_000 });

  constructor(private readonly collections: Pick<Collections, 'events' | 'eventHeads'>) {}

  /** In order; those that are in the log already are left out. Safe to repeat. */
  async append(tenantId: string, events: readonly NewEvent[]): Promise<void> {
    if (events.length === 0) return;
    for (;;) {
      const head = this.own.get(tenantId) ?? (await this.completeHead(tenantId));
      this.own.delete(tenantId);
      const logged = await this.loggedOf(
        tenantId,
        events.map(({ id }) => keyOf(tenantId, id)),
      );
      const entries = events
        .filter(({ id }) => !logged.has(keyOf(tenantId, id)))
        .map((event, index) => documentOf(tenantId, event, head.sequence + 1 + index));
      if (entries.length === 0) return;
      const next = { sequence: head.sequence + entries.length, entries };
      if (!(await this.advance(tenantId, head.sequence, next))) continue;
      await this.insert(entries);
      this.own.set(tenantId, { sequence: next.sequence, entries: [] });
      return;
    }
  }

  /** The head of a tenant whose entries are in the log. */
  async completeHead(tenantId: string): Promise<Head> {
    const head = (await this.collections.eventHeads.findOne({ _id: tenantId, tenantId })) ?? EMPTY;
    const logged = await this.loggedOf(
      tenantId,
      head.entries.map(({ _id }) => _id),
    );
    await this.insert(head.entries.filter(({ _id }) => !logged.has(_id)));
    return head;
  }

  /** Lets go of entries that are purged from the log, so that nobody puts them back. */
  async dropEntriesBefore(tenantId: string, head: Head, sequence: number): Promise<void> {
    const kept = head.entries.filter((entry) => entry.sequence >= sequence);
    if (kept.length === head.entries.length) return;
    await this.collections.eventHeads.updateOne(
      { _id: tenantId, tenantId, sequence: head.sequence },
      { $set: { entries: kept } },
    );
  }

  private async advance(tenantId: string, from: number, to: Head): Promise<boolean> {
    const filter: Filter<EventHeadDocument> = { _id: tenantId, tenantId, sequence: from };
    try {
      const update = { $set: { sequence: to.sequence, entries: to.entries } };
      const { matchedCount, upsertedCount } = await this.collections.eventHeads.updateOne(filter, update, {
        upsert: from === 0,
      });
      return matchedCount + upsertedCount > 0;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  private async loggedOf(tenantId: string, keys: string[]): Promise<Set<string>> {
    if (keys.length === 0) return new Set();
    const found = await this.collections.events
      .find({ _id: { $in: keys }, tenantId }, { projection: { _id: 1 } })
      .toArray();
    return new Set(found.map(({ _id }) => _id));
  }

  /** One after another, so that a reader never sees a number before the one below it. */
  private async insert(entries: readonly EventDocument[]): Promise<void> {
    for (let rest = [...entries]; rest.length > 0;) {
      try {
        await this.collections.events.insertMany(rest);
        return;
      } catch (error) {
        // Another relay was faster with this one.
        const [at] = duplicatesOf(error);
        rest = rest.slice(at! + 1);
      }
    }
  }
}

function documentOf(tenantId: string, event: NewEvent, sequence: number): EventDocument {
  const { id, type, resource, timestamp } = event;
  return {
    _id: keyOf(tenantId, id),
    tenantId,
    sequence,
    type,
    resourceId: resource.id,
    timestamp,
    event: JSON.stringify(event),
    undispatched: true,
  };
}

export function platformEvent({ sequence, event }: Pick<EventDocument, 'sequence' | 'event'>): PlatformEvent {
  return { ...(JSON.parse(event) as NewEvent), sequence };
}
