import { Binary } from 'mongodb';
import type { NewUploadPart, UploadStore } from '../../../core/spi.js';
import { keyOf } from '../database/collections.js';
import type { MongoDatabase } from '../database/mongo-database.js';

export class MongoUploadStore implements UploadStore {
  constructor(private readonly database: MongoDatabase) {}

  put(tenantId: string, { uploadId, part, bytes, storedAt }: NewUploadPart): Promise<void> {
    return this.database.call(async () => {
      await this.parts.updateOne(
        { _id: partKey(tenantId, uploadId, part), tenantId },
        { $set: { uploadId, storedAt, bytes: new Binary(bytes) } },
        { upsert: true },
      );
    });
  }

  get(tenantId: string, { uploadId, part }: Pick<NewUploadPart, 'uploadId' | 'part'>): Promise<Uint8Array | undefined> {
    return this.database.call(async () => {
      const found = await this.parts.findOne({ _id: partKey(tenantId, uploadId, part), tenantId });
      return found?.bytes.buffer;
    });
  }

  delete(tenantId: string, uploadId: string): Promise<void> {
    return this.database.call(async () => {
      await this.parts.deleteMany({ tenantId, uploadId });
    });
  }

  sweepOrphans(storedBefore: string): Promise<number> {
    return this.database.call(async () => {
      const old = await this.parts
        .find({ storedAt: { $gt: '', $lt: storedBefore } }, { projection: { _id: 0, tenantId: 1, uploadId: 1 } })
        .toArray();
      const uploads = new Map(old.map(({ tenantId, uploadId }) => [keyOf(tenantId, uploadId), { tenantId, uploadId }]));
      let swept = 0;
      for (const { tenantId, uploadId } of uploads.values()) {
        if (await this.database.collections.operations.findOne({ tenantId, uploadId, finishedAt: null })) continue;
        if (await this.parts.findOne({ tenantId, uploadId, storedAt: { $gte: storedBefore } })) continue;
        await this.parts.deleteMany({ tenantId, uploadId });
        swept += 1;
      }
      return swept;
    });
  }

  private get parts() {
    return this.database.collections.uploadParts;
  }
}

function partKey(tenantId: string, uploadId: string, part: number): string {
  return keyOf(tenantId, uploadId, String(part));
}
