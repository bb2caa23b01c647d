import { LRUCache } from 'lru-cache';
import type { Collection } from 'mongodb';
import { keyOf, type RecordDocument } from '../database/collections.js';

/** The members of a document that say what the record says. */
export type RecordBody = Pick<RecordDocument, 'record' | 'features' | 'intelligence' | 'reading'>;

/** How a record of one kind is read from its document. */
export interface EncodedRecord<T> {
  bodyFields: readonly (keyof RecordBody)[];
  decode(body: RecordBody): T;
}

/** Characters of JSON, about half of the memory that they take once decoded. */
const CACHED_CHARACTERS = 64 * 1024 * 1024;

/** Records read by one command. */
const MOST_AT_ONCE = 100;

export interface Loaded<T> {
  revision: number;
  record: T;
}

interface PendingLoad<T> {
  tenantId: string;
  key: string;
  resolve(found: Loaded<T> | undefined): void;
  reject(error: unknown): void;
}

/** Loads records of one kind, and keeps the latest in memory. */
export class RecordLoader<T> {
  /** Each revision is decoded once, and is the same object each time. The store is still asked which revision is current. */
  private readonly cache = new LRUCache<string, Loaded<T>>({ maxSize: CACHED_CHARACTERS });
  private readonly pending: PendingLoad<T>[] = [];

  constructor(
    private readonly collection: Collection<RecordDocument>,
    private readonly kind: EncodedRecord<T>,
  ) {}

  /** One command; what is in the cache in its current revision is not sent again. What is asked for in one turn shares the command. */
  load(tenantId: string, id: string): Promise<Loaded<T> | undefined> {
    return new Promise((resolve, reject) => {
      const load = { tenantId, key: keyOf(tenantId, id), resolve, reject };
      if (this.pending.push(load) === 1) process.nextTick(() => this.answer(this.pending.splice(0)));
    });
  }

  /** Each tenant's apart: they may be on different shards. */
  private answer(loads: readonly PendingLoad<T>[]): void {
    const byTenant = new Map<string, PendingLoad<T>[]>();
    for (const each of loads) byTenant.set(each.tenantId, [...(byTenant.get(each.tenantId) ?? []), each]);
    for (const [tenantId, all] of byTenant) {
      for (let at = 0; at < all.length; at += MOST_AT_ONCE) {
        const some = all.slice(at, at + MOST_AT_ONCE);
        this.loadAll(tenantId, [...new Set(some.map(({ key }) => key))]).then(
          (found) => some.forEach(({ key, resolve }) => resolve(found.get(key))),
          (error: unknown) => some.forEach(({ reject }) => reject(error)),
        );
      }
    }
  }

  private async loadAll(tenantId: string, keys: readonly string[]): Promise<Map<string, Loaded<T>>> {
    const cached = new Map(keys.flatMap((key) => [[key, this.cache.get(key)] as const]));
    const known = [...cached].flatMap(([key, entry]) => (entry ? [{ key, revision: entry.revision }] : []));
    const body = this.kind.bodyFields.map((name) => [name, known.length > 0 ? unlessKnown(known, name) : 1]);
    const projection = { revision: 1, ...Object.fromEntries(body) };
    const rows = await this.collection
      .find({ _id: keys.length === 1 ? keys[0]! : { $in: [...keys] }, tenantId }, { projection })
      .toArray();
    const found = new Map<string, Loaded<T>>();
    for (const row of rows) {
      // The tombstone of an erased record.
      if (row.revision === undefined) continue;
      const entry = cached.get(row._id);
      const isKnown = entry?.revision === row.revision;
      found.set(row._id, isKnown ? entry : this.keep(row._id, row.revision, this.kind.decode(row), row));
    }
    for (const key of keys) if (!found.has(key)) this.cache.delete(key);
    return found;
  }

  keep(key: string, revision: number, record: T, body: RecordBody): Loaded<T> {
    const size = this.kind.bodyFields.reduce((sum, name) => sum + (body[name]?.length ?? 0), 1);
    const entry = { revision, record };
    this.cache.set(key, entry, { size });
    return entry;
  }

  forget(key: string): void {
    this.cache.delete(key);
  }
}

/** The field, but of documents that are known in their current revision. */
function unlessKnown(known: readonly { key: string; revision: number }[], name: string): object {
  const isCurrent = known.map(({ key, revision }) => ({
    $and: [{ $eq: ['$_id', key] }, { $eq: ['$revision', revision] }],
  }));
  return { $cond: [isCurrent.length === 1 ? isCurrent[0] : { $or: isCurrent }, '$$REMOVE', `$${name}`] };
}
