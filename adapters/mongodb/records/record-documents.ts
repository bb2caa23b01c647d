import type { Collection } from 'mongodb';
import { notFound, type Page, type RecordFilter, type RecordQuery } from '../../../core/index.js';
import {
  externalIdTaken,
  type Outbox,
  versionConflict,
  type RecordAddress,
  type StoredRecord,
} from '../../../core/spi.js';
import { idOf, keyOf, type RecordDocument } from '../database/collections.js';
import { isDuplicate } from '../connection/driver-errors.js';
import { listQuery, pageOf, SORTS, sortKey } from './list-filter.js';
import type { MongoDatabase } from '../database/mongo-database.js';
import { type ErasureKind, outboxEntries, outboxField, outboxPush } from '../database/outbox-entries.js';
import { type EncodedRecord, type Loaded, type RecordBody, RecordLoader } from './record-loader.js';

/** How one kind of record lies in its collection. */
export interface RecordKind<T extends StoredRecord, Listed> extends EncodedRecord<T> {
  name: 'candidates' | 'jobs';
  encode(record: T): RecordBody & Pick<RecordDocument, 'resumeId'>;
  /** What lists show, from the field `record` alone. */
  decodeListed(record: string): Listed;
  terms(record: T): string[];
}

/** Attempts of a write for an external id whose holder gives it up before it can be named. */
const MAX_TRIES = 5;

/** The documents of candidates or of jobs. */
export class RecordDocuments<T extends StoredRecord, Listed> {
  readonly collection: Collection<RecordDocument>;
  private readonly loader: RecordLoader<T>;

  /** Projection of a record with its revision. */
  private readonly whole: Record<string, 1>;

  constructor(
    private readonly database: MongoDatabase,
    private readonly kind: RecordKind<T, Listed>,
  ) {
    this.collection = database.collections[kind.name];
    this.loader = new RecordLoader(this.collection, kind);
    this.whole = { revision: 1, ...Object.fromEntries(kind.bodyFields.map((name) => [name, 1])) };
  }

  async get(tenantId: string, id: string): Promise<T | undefined> {
    return (await this.load(tenantId, id))?.record;
  }

  load(tenantId: string, id: string): Promise<Loaded<T> | undefined> {
    return this.loader.load(tenantId, id);
  }

  async insert(tenantId: string, record: T, outbox: Outbox): Promise<void> {
    const key = keyOf(tenantId, record.id);
    const fields = this.fieldsOf(record);
    const entries = outboxEntries(outbox, { order: record.version, queuedAt: this.database.now() });
    await this.keepingExternalIds(tenantId, record, async () => {
      try {
        await this.collection.insertOne({ _id: key, tenantId, revision: 1, ...fields, ...outboxField(entries) });
      } catch (error) {
        if (isDuplicate(error, '_id')) throw versionConflict(await this.versionOf(tenantId, record.id));
        throw error;
      }
    });
    if (entries.length > 0) this.database.relay.note(tenantId, this.kind.name, key);
    this.loader.keep(key, 1, record, fields);
  }

  async update(tenantId: string, record: T, expectedVersion: number, outbox: Outbox): Promise<void> {
    const key = keyOf(tenantId, record.id);
    const entries = outboxEntries(outbox, { order: record.version, queuedAt: this.database.now() });
    const change = { $set: this.fieldsOf(record), $inc: { revision: 1 }, ...outboxPush(entries) };
    await this.keepingExternalIds(tenantId, record, async () => {
      const { matchedCount } = await this.collection.updateOne(
        { _id: key, tenantId, version: expectedVersion },
        change,
      );
      if (matchedCount === 0) throw versionConflict(await this.versionOf(tenantId, record.id));
    });
    if (entries.length > 0) this.database.relay.note(tenantId, this.kind.name, key);
  }

  /** The tombstone and its outbox are one step; what was derived from the record is erased by the relay, which this waits for. */
  async erase(
    tenantId: string,
    {
      id,
      expectedVersion,
      deletedAt,
      outbox,
    }: { id: string; expectedVersion: number; deletedAt: string; outbox: Outbox },
    kind: ErasureKind,
  ): Promise<void> {
    const key = keyOf(tenantId, id);
    const order = expectedVersion + 1;
    const entries = outboxEntries(outbox, { order, queuedAt: this.database.now(), erasure: { kind, of: id } });
    const { matchedCount } = await this.collection.updateOne(
      { _id: key, tenantId, version: expectedVersion },
      { $set: { deletedAt }, $unset: ALL_BUT_THE_ID, ...outboxPush(entries) },
    );
    if (matchedCount === 0) {
      const version = await this.versionOf(tenantId, id);
      throw version === undefined
        ? notFound(this.kind.name === 'jobs' ? 'job' : 'candidate')
        : versionConflict(version);
    }
    this.loader.forget(key);
    this.database.relay.note(tenantId, this.kind.name, key);
    await this.database.relay.settled(tenantId);
  }

  /** Changes what a record says without a new version. `false`: it has been changed meanwhile. */
  async replaceBody(tenantId: string, record: T, expectedRevision: number): Promise<boolean> {
    const { matchedCount } = await this.collection.updateOne(
      { _id: keyOf(tenantId, record.id), tenantId, revision: expectedRevision },
      { $set: this.kind.encode(record), $inc: { revision: 1 } },
    );
    return matchedCount > 0;
  }

  /** Changes what a record says and is found by without a new version. Does nothing where it has another by now. */
  async replaceSameVersion(tenantId: string, record: T): Promise<void> {
    await this.collection.updateOne(
      { _id: keyOf(tenantId, record.id), tenantId, version: record.version },
      { $set: { terms: this.termsOf(record), ...this.kind.encode(record) }, $inc: { revision: 1 } },
    );
  }

  async versionOf(tenantId: string, id: string): Promise<number | undefined> {
    const found = await this.collection.findOne({ _id: keyOf(tenantId, id), tenantId }, { projection: { version: 1 } });
    return found?.version;
  }

  async idOf(tenantId: string, externalId: string): Promise<string | undefined> {
    const found = await this.collection.findOne({ tenantId, externalId }, { projection: { _id: 1 } });
    return found ? idOf(found._id) : undefined;
  }

  /** One command. */
  async list(tenantId: string, query: RecordQuery<RecordFilter & { email?: string }>): Promise<Page<Listed>> {
    const { filter, sort } = listQuery(tenantId, query);
    const { field } = SORTS[query.sort];
    const rows = await this.collection
      .find(filter, { projection: { record: 1, [field]: 1 } })
      .sort(sort)
      .limit(query.limit + 1)
      .toArray();
    return pageOf(
      rows,
      query.limit,
      // The query leaves out rows without.
      (row) => row[field] ?? '',
      ({ record }) => this.kind.decodeListed(record),
    );
  }

  /** Derives the search keys of the next records again. */
  async refreshTerms(after: RecordAddress | undefined, limit: number): Promise<RecordAddress | undefined> {
    const rows = await this.collection
      .find(
        { _id: { $gt: after ? keyOf(after.tenantId, after.id) : '' }, createdKey: { $gt: '' } },
        { projection: { tenantId: 1, terms: 1, ...this.whole } },
      )
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
    for (const row of rows) await this.refreshTermsOf(row);
    const last = rows.at(-1);
    return last && { tenantId: last.tenantId, id: idOf(last._id) };
  }

  /** What is written meanwhile may have other terms under the same version: only those of the revision that was read are replaced. */
  private async refreshTermsOf(read: Pick<RecordDocument, '_id' | 'tenantId' | 'terms' | 'revision'> & RecordBody) {
    const { _id, tenantId } = read;
    for (let row: typeof read | null = read; row?.revision !== undefined;) {
      const anew = this.termsOf(this.kind.decode(row));
      if (JSON.stringify(anew) === JSON.stringify(row.terms)) return;
      const { matchedCount } = await this.collection.updateOne(
        { _id, tenantId, revision: row.revision },
        { $set: { terms: anew } },
      );
      if (matchedCount > 0) return;
      row = await this.collection.findOne({ _id, tenantId }, { projection: { tenantId: 1, terms: 1, ...this.whole } });
    }
  }

  private termsOf(record: T): string[] {
    return [...new Set(this.kind.terms(record))];
  }

  private fieldsOf(record: T) {
    const { id, version, status, externalId, createdAt, updatedAt } = record;
    return {
      ...{ version, status, externalId },
      // Without them it is in no list.
      createdKey: record.merged ? null : sortKey(createdAt, id),
      updatedKey: record.merged ? null : sortKey(updatedAt, id),
      terms: this.termsOf(record),
      ...this.kind.encode(record),
    };
  }

  /** Says who has an external id that is taken; tries again where its holder has given it up meanwhile. */
  private async keepingExternalIds(tenantId: string, record: T, write: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await write();
      } catch (error) {
        if (record.externalId === null || !isDuplicate(error, 'externalId') || tries > MAX_TRIES) throw error;
        const holder = await this.idOf(tenantId, record.externalId);
        if (holder !== undefined) throw externalIdTaken(holder);
      }
    }
  }
}

const ALL_BUT_THE_ID = {
  version: true,
  revision: true,
  status: true,
  externalId: true,
  createdKey: true,
  updatedKey: true,
  terms: true,
  resumeId: true,
  record: true,
  features: true,
  intelligence: true,
  reading: true,
  feedback: true,
  feedbackJobs: true,
} as const;
