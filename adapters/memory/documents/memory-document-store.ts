import type {
  ByteRange,
  DocumentStore,
  ParsedDocument,
  DocumentReading,
  DocumentSelection,
  NewDocument,
} from '../../../core/spi.js';
import type { MemoryDatabase } from '../database/memory-database.js';

export class MemoryDocumentStore implements DocumentStore {
  constructor(private readonly database: MemoryDatabase) {}

  async put(tenantId: string, { id, candidateId, bytes, storedAt }: NewDocument): Promise<void> {
    this.database.tenant(tenantId).documents.put({ id, candidateId, bytes, storedAt });
  }

  async get(tenantId: string, id: string): Promise<Uint8Array | undefined> {
    return this.database.tenant(tenantId).documents.get(id)?.bytes;
  }

  async open(
    tenantId: string,
    { id, range }: { id: string; range: ByteRange },
  ): Promise<AsyncIterable<Uint8Array> | undefined> {
    const bytes = await this.get(tenantId, id);
    return bytes && onePart(bytes.subarray(range.start, range.end));
  }

  async putReading(tenantId: string, { id, reading }: DocumentReading): Promise<void> {
    // Where the file has been erased meanwhile, nothing read from it may come back.
    const document = this.database.tenant(tenantId).documents.get(id);
    if (document) document.reading = reading;
  }

  async getReading(tenantId: string, id: string): Promise<ParsedDocument | undefined> {
    return this.database.tenant(tenantId).documents.get(id)?.reading;
  }

  async deleteOf(tenantId: string, { candidateId, ids }: DocumentSelection): Promise<void> {
    this.database.tenant(tenantId).documents.deleteOf(candidateId, ids);
  }

  async sweepOrphans(storedBefore: string): Promise<number> {
    let swept = 0;
    for (const [, tenant] of this.database.allTenants()) {
      for (const { id, candidateId, storedAt } of tenant.documents.all()) {
        const candidate = tenant.candidates.get(candidateId);
        const isNamed = candidate?.resume?.id === id || candidate?.keptDocuments?.includes(id);
        if (storedAt >= storedBefore || isNamed) continue;
        tenant.documents.delete(id);
        swept += 1;
      }
    }
    return swept;
  }
}

async function* onePart(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
