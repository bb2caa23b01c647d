import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type {
  ByteRange,
  DocumentStore,
  ParsedDocument,
  DocumentReading,
  DocumentSelection,
  NewDocument,
} from '../../../core/spi.js';
import { idOf, keyOf, type StoredDocument } from '../database/collections.js';
import type { MongoDatabase } from '../database/mongo-database.js';
import { StoredFiles } from './stored-files.js';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** Documents looked at in one step of a sweep. */
const SWEEP_SLICE = 500;

/**
 * A document says which uploads are its file and its reading. It is there before the first byte goes up, and stays marked as removed
 * until a sweep: an upload that was under way at a removal, or was cut off, is found again through it.
 */
export class MongoDocumentStore implements DocumentStore {
  private readonly files: StoredFiles;

  constructor(private readonly database: MongoDatabase) {
    this.files = new StoredFiles(database.db);
  }

  put(tenantId: string, { id, candidateId, bytes, storedAt }: NewDocument): Promise<void> {
    return this.database.call(async () => {
      const filter = { _id: keyOf(tenantId, id), tenantId };
      await this.documents.updateOne(
        filter,
        { $set: { candidateId, storedAt, removedAt: null }, $setOnInsert: { file: null, reading: null } },
        { upsert: true },
      );
      const file = await this.files.write(tenantId, id, 'file', bytes);
      const before = await this.documents.findOneAndUpdate({ ...filter, removedAt: null }, { $set: { file } });
      // What is not current now: the file before, or this one where the document has been removed meanwhile.
      await this.files.remove(before ? before.file : file);
    });
  }

  get(tenantId: string, id: string): Promise<Uint8Array | undefined> {
    return this.database.call(async () => {
      const stored = await this.find(tenantId, id);
      return stored?.file ? this.files.read(stored.file) : undefined;
    });
  }

  open(
    tenantId: string,
    { id, range }: { id: string; range: ByteRange },
  ): Promise<AsyncIterable<Uint8Array> | undefined> {
    return this.database.call(async () => {
      const stored = await this.find(tenantId, id);
      return stored?.file ? this.files.open(stored.file, range) : undefined;
    });
  }

  putReading(tenantId: string, { id, reading }: DocumentReading): Promise<void> {
    return this.database.call(async () => {
      // Nothing is stored where the file has been erased meanwhile.
      if (!(await this.find(tenantId, id))?.file) return;
      const body = await deflate(JSON.stringify(reading), { level: 1 });
      const upload = await this.files.write(tenantId, id, 'reading', body);
      const before = await this.documents.findOneAndUpdate(
        { _id: keyOf(tenantId, id), tenantId, removedAt: null },
        { $set: { reading: upload } },
      );
      await this.files.remove(before ? before.reading : upload);
    });
  }

  getReading(tenantId: string, id: string): Promise<ParsedDocument | undefined> {
    return this.database.call(async () => {
      const stored = await this.find(tenantId, id);
      const body = stored?.reading ? await this.files.read(stored.reading) : undefined;
      return body && (JSON.parse((await inflate(body)).toString()) as ParsedDocument);
    });
  }

  deleteOf(tenantId: string, { candidateId, ids }: DocumentSelection): Promise<void> {
    return this.database.call(() => this.removeOf(tenantId, candidateId, ids));
  }

  /** Not through `call`: the relay removes what an erasure left to be removed, also while the store is closing. */
  async removeOf(tenantId: string, candidateId: string, ids?: readonly string[]): Promise<void> {
    const stored = await this.documents
      .find({ tenantId, candidateId, removedAt: null }, { projection: { _id: 1 } })
      .toArray();
    for (const { _id } of stored) if (!ids || ids.includes(idOf(_id))) await this.remove(tenantId, idOf(_id));
  }

  sweepOrphans(storedBefore: string): Promise<number> {
    return this.database.call(async () => {
      let swept = 0;
      for (let after: string | undefined = ''; after !== undefined;) {
        const slice: StoredDocument[] = await this.documents
          .find({ _id: { $gt: after } })
          .sort({ _id: 1 })
          .limit(SWEEP_SLICE)
          .toArray();
        swept += await this.sweep(slice.filter(({ storedAt }) => storedAt < storedBefore));
        for (const { _id, tenantId, removedAt } of slice) {
          if (removedAt !== null && removedAt < storedBefore) await this.forget(tenantId, idOf(_id), removedAt);
        }
        after = slice.length < SWEEP_SLICE ? undefined : slice.at(-1)?._id;
      }
      return swept;
    });
  }

  private async sweep(old: readonly StoredDocument[]): Promise<number> {
    const present = old.filter(({ removedAt }) => removedAt === null);
    const named = new Set<string>();
    for (const tenantId of new Set(present.map((document) => document.tenantId))) {
      const ofTenant = present.filter((document) => document.tenantId === tenantId);
      const candidates = await this.database.collections.candidates
        .find({ tenantId, resumeId: { $in: ofTenant.map(({ _id }) => idOf(_id)) } }, { projection: { resumeId: 1 } })
        .toArray();
      for (const { _id, resumeId } of candidates) for (const id of [resumeId].flat()) named.add(`${_id} ${String(id)}`);
    }
    const orphans = present.filter(
      ({ _id, tenantId, candidateId }) => !named.has(`${keyOf(tenantId, candidateId)} ${idOf(_id)}`),
    );
    for (const { _id, tenantId } of orphans) await this.remove(tenantId, idOf(_id));
    return orphans.length;
  }

  private async remove(tenantId: string, id: string): Promise<void> {
    await this.documents.updateOne(
      { _id: keyOf(tenantId, id), tenantId },
      { $set: { file: null, reading: null, removedAt: this.database.now() } },
    );
    await this.files.removeAll(tenantId, id);
  }

  /** Once more, for what came up late; then nothing is left of it. */
  private async forget(tenantId: string, id: string, removedAt: string): Promise<void> {
    await this.files.removeAll(tenantId, id);
    await this.documents.deleteOne({ _id: keyOf(tenantId, id), tenantId, removedAt });
  }

  private find(tenantId: string, id: string): Promise<StoredDocument | null> {
    return this.documents.findOne({ _id: keyOf(tenantId, id), tenantId, removedAt: null });
  }

  private get documents() {
    return this.database.collections.documents;
  }
}
