import { GridFSBucket, type Db } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { keyOf } from '../database/collections.js';

const FILES_BUCKET = 'documents';

type Part = 'file' | 'reading';

/**
 * Bytes in GridFS. Each upload has an id of its own below that of its document, `tenant/document/part/upload`, so that all that
 * was ever uploaded for a document, whole or cut off, is found by the beginning of the id.
 */
export class StoredFiles {
  private readonly bucket: GridFSBucket;

  constructor(private readonly db: Db) {
    this.bucket = new GridFSBucket(db, { bucketName: FILES_BUCKET });
  }

  async write(tenantId: string, documentId: string, part: Part, bytes: Uint8Array): Promise<string> {
    const id = keyOf(tenantId, documentId, part, randomUUID());
    // The driver takes an id of any type, its types do not say so.
    const stream = this.bucket.openUploadStreamWithId(id as never, part);
    await new Promise<void>((resolve, reject) => {
      stream.once('finish', resolve);
      stream.once('error', reject);
      stream.end(bytes);
    });
    return id;
  }

  /** `undefined` where it has been removed meanwhile. */
  async read(id: string): Promise<Buffer | undefined> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of this.bucket.openDownloadStream(id as never)) chunks.push(chunk as Buffer);
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
    return Buffer.concat(chunks);
  }

  /** A range in the chunks that it is stored in. */
  async *open(id: string, { start, end }: { start: number; end: number }): AsyncGenerator<Uint8Array> {
    // The driver takes a range without a byte for a mistake.
    if (start >= end) return;
    for await (const chunk of this.bucket.openDownloadStream(id as never, { start, end })) yield chunk as Buffer;
  }

  /** Nothing where there is nothing to be removed. */
  async remove(id: string | null): Promise<void> {
    if (id !== null) await this.removeWhere(id);
  }

  /** All uploads of a document, also those that were cut off. */
  async removeAll(tenantId: string, documentId: string): Promise<void> {
    const below = keyOf(tenantId, documentId, '');
    // `0` follows `/`.
    await this.removeWhere({ $gte: below, $lt: `${below.slice(0, -1)}0` });
  }

  private async removeWhere(ids: string | { $gte: string; $lt: string }): Promise<void> {
    await this.db.collection(`${FILES_BUCKET}.files`).deleteMany({ _id: ids as never });
    await this.db.collection(`${FILES_BUCKET}.chunks`).deleteMany({ files_id: ids });
  }
}

/** How the driver says that there is no such file, or that its chunks end too early. */
function isGone(error: unknown): boolean {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return code === 'ENOENT' || name === 'MongoGridFSChunkError';
}
