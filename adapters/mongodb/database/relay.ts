import type { Collection } from 'mongodb';
import type { Clock } from '../../../core/spi.js';
import type { Collections, WithOutbox } from './collections.js';
import type { EventWriter } from './event-writer.js';
import { eventOf, workOf, type ErasureKind, type OutboxEntry } from './outbox-entries.js';
import type { WorkWriter } from './work-writer.js';

const WITH_OUTBOX = ['candidates', 'jobs', 'webhooks', 'deliveries', 'operations'] as const;
export type OutboxCollection = (typeof WITH_OUTBOX)[number];

/** Milliseconds. What a process that died left behind is found by the others after about so long. */
const POLL_MS = 1000;
/** Milliseconds that the writer of a document has for moving its outbox itself, before the others look at it. */
const GRACE_MS = 1000;
const POLLED_AT_ONCE = 200;
/** Documents moved in one step: their events are in one document, the tenant's head, for a while. */
const MOVED_AT_ONCE = 200;

export interface RelayPorts {
  collections: Collections;
  events: EventWriter;
  work: WorkWriter;
  erase: Record<ErasureKind, (tenantId: string, id: string) => Promise<void>>;
  clock: Clock;
  /** A move that failed is tried again by the next poll. */
  onError(error: unknown): void;
}

/** The documents of one tenant that are moved together. */
type Batch = Map<string, { collection: OutboxCollection; key: string }>;
type Noted = readonly [string, { collection: OutboxCollection; key: string }];

interface Turn {
  /** Takes more documents until it begins. */
  next: Batch | undefined;
  last: Promise<void>;
}

/**
 * Moves what is in the outboxes of documents to its place: events to the log, work to the queue, erasures to what they erase.
 * Only then it takes them from the outbox, so that a crash at any point leaves what can be done again: events are known by their
 * id, work by its id and order, and erasing twice is erasing. The entries of one document are moved in their order, because
 * every relay reads them from the first on.
 *
 * Within a process the documents of a tenant go together, one batch after the other. A write does not wait for it; who reads the
 * log or the queue in the same process does (`settled`), and so finds what has been acknowledged before.
 */
export class Relay {
  private readonly turns = new Map<string, Turn>();
  private timer: NodeJS.Timeout | undefined;
  private polling: Promise<void> | undefined;

  constructor(private readonly ports: RelayPorts) {}

  /** Moves first what an earlier process left behind, without the grace that living ones have. */
  async start(): Promise<void> {
    await this.poll(0);
    this.timer = setInterval(() => {
      this.polling ??= this.poll(GRACE_MS)
        .catch(this.ports.onError)
        .finally(() => (this.polling = undefined));
    }, POLL_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.polling;
    await this.settledAll();
  }

  /** A document has something in its outbox. */
  note(tenantId: string, collection: OutboxCollection, key: string): void {
    const turn = this.turns.get(tenantId) ?? { next: undefined, last: Promise.resolve() };
    this.turns.set(tenantId, turn);
    const batch: Batch = turn.next ?? new Map();
    batch.set(`${collection} ${key}`, { collection, key });
    if (turn.next) return;
    turn.next = batch;
    const last = turn.last.then(async () => {
      turn.next = undefined;
      await this.moveAll(tenantId, [...batch]).catch(this.ports.onError);
      if (turn.last === last) this.turns.delete(tenantId);
    });
    turn.last = last;
  }

  /** Until all that this process has noted of a tenant has been moved, or has failed and waits for a poll. */
  settled(tenantId: string): Promise<void> {
    return this.turns.get(tenantId)?.last ?? Promise.resolve();
  }

  async settledAll(): Promise<void> {
    await Promise.all([...this.turns.values()].map(({ last }) => last));
  }

  private async poll(graceMs: number): Promise<void> {
    const { collections, clock } = this.ports;
    const queuedBefore = new Date(clock.now().getTime() - graceMs).toISOString();
    for (const name of WITH_OUTBOX) {
      const collection = outboxesOf(collections, name);
      const waiting = await collection
        .find({ 'outbox.queuedAt': { $lte: queuedBefore } }, { projection: { tenantId: 1 } })
        .limit(POLLED_AT_ONCE)
        .toArray();
      for (const { tenantId, _id } of waiting) this.note(tenantId, name, _id);
    }
    await this.settledAll();
  }

  private async moveAll(tenantId: string, batch: readonly Noted[]): Promise<void> {
    for (let at = 0; at < batch.length; at += MOVED_AT_ONCE) {
      await this.move(tenantId, batch.slice(at, at + MOVED_AT_ONCE));
    }
  }

  private async move(tenantId: string, batch: readonly Noted[]): Promise<void> {
    const documents = await this.read(tenantId, batch);
    const entries = documents.flatMap(({ outbox }) => outbox);
    await this.ports.events.append(
      tenantId,
      entries.flatMap((entry) => (entry.kind === 'event' ? [eventOf(entry)] : [])),
    );
    await this.ports.work.enqueueInOrder(
      tenantId,
      entries.flatMap((entry) =>
        entry.kind === 'work' ? [{ item: workOf(entry), order: entry.order, enqueuedAt: entry.queuedAt }] : [],
      ),
    );
    for (const entry of entries) {
      if (entry.kind !== 'event' && entry.kind !== 'work') await this.ports.erase[entry.kind](tenantId, entry.of);
    }
    await this.take(tenantId, documents);
  }

  /** In the order in which they were noted. */
  private async read(tenantId: string, batch: readonly Noted[]): Promise<Waiting[]> {
    const found = new Map<string, OutboxEntry[]>();
    for (const name of WITH_OUTBOX) {
      const keys = batch.flatMap(([, { collection, key }]) => (collection === name ? [key] : []));
      if (keys.length === 0) continue;
      const documents = await outboxesOf(this.ports.collections, name)
        .find({ _id: { $in: keys }, tenantId }, { projection: { outbox: 1 } })
        .toArray();
      for (const { _id, outbox } of documents) if (outbox) found.set(`${name} ${_id}`, outbox);
    }
    return batch.flatMap(([id, { collection, key }]) => {
      const outbox = found.get(id);
      return outbox ? [{ collection, key, outbox }] : [];
    });
  }

  private async take(tenantId: string, documents: readonly Waiting[]): Promise<void> {
    for (const name of WITH_OUTBOX) {
      const operations = documents
        .filter(({ collection }) => collection === name)
        .map(({ key, outbox }) => ({
          updateOne: {
            filter: { _id: key, tenantId, outbox: { $exists: true } },
            update: withoutEntries(outbox.map(({ id }) => id)),
          },
        }));
      if (operations.length === 0) continue;
      await outboxesOf(this.ports.collections, name).bulkWrite(operations, { ordered: false });
    }
  }
}

interface Waiting {
  collection: OutboxCollection;
  key: string;
  outbox: OutboxEntry[];
}

/** Leaves what was added since, and no field at all where nothing was. */
function withoutEntries(ids: string[]): object[] {
  const others = {
    $filter: { input: '$outbox', as: 'entry', cond: { $not: [{ $in: ['$$entry.id', ids] }] } },
  };
  return [
    { $set: { outbox: others } },
    { $set: { outbox: { $cond: [{ $eq: [{ $size: '$outbox' }, 0] }, '$$REMOVE', '$outbox'] } } },
  ];
}

function outboxesOf(collections: Collections, name: OutboxCollection): Collection<WithOutbox> {
  return collections[name] as unknown as Collection<WithOutbox>;
}
