import { isFinished, type NewUploadPart, type UploadStore } from '../../../core/spi.js';
import type { MemoryDatabase } from '../database/memory-database.js';

export class MemoryUploadStore implements UploadStore {
  constructor(private readonly database: MemoryDatabase) {}

  async put(tenantId: string, { uploadId, part, bytes, storedAt }: NewUploadPart): Promise<void> {
    const { uploads } = this.database.tenant(tenantId);
    const upload = uploads.get(uploadId) ?? { storedAt, parts: new Map<number, Uint8Array>() };
    // A copy: the caller may go on writing to its own.
    upload.parts.set(part, Uint8Array.from(bytes));
    uploads.set(uploadId, { ...upload, storedAt });
  }

  async get(
    tenantId: string,
    { uploadId, part }: Pick<NewUploadPart, 'uploadId' | 'part'>,
  ): Promise<Uint8Array | undefined> {
    return this.database.tenant(tenantId).uploads.get(uploadId)?.parts.get(part);
  }

  async delete(tenantId: string, uploadId: string): Promise<void> {
    this.database.tenant(tenantId).uploads.delete(uploadId);
  }

  async sweepOrphans(storedBefore: string): Promise<number> {
    let swept = 0;
    for (const [, { uploads, operations }] of this.database.allTenants()) {
      const needed = new Set<string>();
      for (const { operation } of operations.values())
        if ('upload' in operation.task && !isFinished(operation)) needed.add(operation.task.upload.id);
      for (const [id, { storedAt }] of uploads) {
        if (storedAt >= storedBefore || needed.has(id)) continue;
        uploads.delete(id);
        swept += 1;
      }
    }
    return swept;
  }
}
