import { promisify } from 'node:util';
import { deflateRaw, deflateRawSync, inflateRaw } from 'node:zlib';
import type {
  ByteRange,
  DocumentStore,
  ParsedDocument,
  DocumentReading,
  DocumentSelection,
  NewDocument,
} from '../../../core/spi.js';
import { PART_BYTES } from '../database/file-parts.js';
import type { SqliteDatabase } from '../database/sqlite-database.js';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** Bytes. Smaller readings are not worth the time. */
const COMPRESS_FROM = 4096;
/** Bytes, which take less than half a millisecond. Handing a reading to another thread, in two steps, takes longer than compressing this much. */
const COMPRESS_AT_ONCE = 64 * 1024;
const FAST = { level: 1 };

/** Is in the row of a file whose bytes are kept in parts. */
const IN_PARTS = new Uint8Array();

/** Files looked at in one transaction of a sweep. */
const SWEEP_SLICE = 500;

export class SqliteDocumentStore implements DocumentStore {
  constructor(private readonly database: SqliteDatabase) {}

  async put(tenantId: string, { id, candidateId, bytes, storedAt }: NewDocument): Promise<void> {
    const { files } = this.database;
    const inParts = bytes.length > PART_BYTES;
    await this.database.write(
      () => {
        this.database
          .prepare(
            `INSERT INTO documents (tenant_id, id, candidate_id, stored_at, bytes) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT (tenant_id, id) DO UPDATE SET
               candidate_id = excluded.candidate_id, stored_at = excluded.stored_at, bytes = excluded.bytes`,
          )
          .run(tenantId, id, candidateId, storedAt, inParts ? IN_PARTS : bytes);
        files.begin({ tenantId, id }, bytes);
      },
      Math.min(bytes.length, PART_BYTES),
    );
    if (inParts) await files.finish({ tenantId, id }, bytes);
  }

  async get(tenantId: string, id: string): Promise<Uint8Array | undefined> {
    const row = this.database
      .prepare<{ bytes: Uint8Array; parts: number }>(
        `SELECT bytes, EXISTS (
           SELECT 1 FROM document_parts p WHERE p.tenant_id = d.tenant_id AND p.document_id = d.id
         ) AS parts FROM documents d WHERE tenant_id = ? AND id = ?`,
      )
      .get(tenantId, id);
    return row?.parts ? this.database.files.read({ tenantId, id }) : row?.bytes;
  }

  async open(
    tenantId: string,
    { id, range }: { id: string; range: ByteRange },
  ): Promise<AsyncIterable<Uint8Array> | undefined> {
    const inParts = this.database.files.open({ tenantId, id }, range);
    if (inParts) return inParts;
    const bytes = await this.get(tenantId, id);
    return bytes && onePart(bytes.subarray(range.start, range.end));
  }

  async putReading(tenantId: string, { id, reading }: DocumentReading): Promise<void> {
    const json = Buffer.from(JSON.stringify(reading));
    const compressed = json.length >= COMPRESS_FROM;
    const body = compressed ? await deflated(json) : json;
    const store = (): void => {
      // Nothing is stored where the file has been erased meanwhile.
      this.database
        .prepare(
          `INSERT INTO readings (document_seq, encoding, body)
           SELECT seq, ?, ? FROM documents WHERE tenant_id = ? AND id = ?
           ON CONFLICT (document_seq) DO UPDATE SET encoding = excluded.encoding, body = excluded.body`,
        )
        .run(compressed ? 'deflate' : 'identity', body, tenantId, id);
    };
    // The candidate is written after it, and never kept without it; else the file is read again.
    await this.database.writeRepeatable(store, body.length);
  }

  async getReading(tenantId: string, id: string): Promise<ParsedDocument | undefined> {
    const row = this.database
      .prepare<{ encoding: string; body: Uint8Array }>(
        `SELECT r.encoding, r.body FROM documents d JOIN readings r ON r.document_seq = d.seq
         WHERE d.tenant_id = ? AND d.id = ?`,
      )
      .get(tenantId, id);
    if (!row) return undefined;
    const json = row.encoding === 'deflate' ? await inflate(row.body) : Buffer.from(row.body);
    return JSON.parse(json.toString()) as ParsedDocument;
  }

  async deleteOf(tenantId: string, { candidateId, ids }: DocumentSelection): Promise<void> {
    await this.database.write(() => this.database.documents.deleteOf(tenantId, candidateId, ids));
    await this.database.files.clearLoose();
  }

  async sweepOrphans(storedBefore: string): Promise<number> {
    let swept = 0;
    for (let from: number | undefined = 0; from !== undefined;) {
      const slice: { swept: number; next: number | undefined } = await this.sweepSlice(storedBefore, from);
      swept += slice.swept;
      from = slice.next;
    }
    await this.database.files.clearLoose();
    return swept;
  }

  private sweepSlice(storedBefore: string, from: number): Promise<{ swept: number; next: number | undefined }> {
    return this.database.write(() => {
      const rows = this.database
        .prepare<{ seq: number; orphan: number }>(
          `SELECT d.seq, d.stored_at < ? AND NOT EXISTS (
             SELECT 1 FROM candidates c WHERE c.tenant_id = d.tenant_id AND c.id = d.candidate_id AND (
               c.resume_id = d.id OR d.id IN (SELECT value FROM json_each(c.record, '$.keptDocuments')))
           ) AS orphan FROM documents d WHERE d.seq >= ? ORDER BY d.seq LIMIT ?`,
        )
        .all(storedBefore, from, SWEEP_SLICE);
      const orphans = rows.filter(({ orphan }) => orphan);
      for (const { seq } of orphans) this.database.documents.delete(seq);
      const last = rows.at(-1);
      return { swept: orphans.length, next: rows.length < SWEEP_SLICE || !last ? undefined : last.seq + 1 };
    });
  }
}

function deflated(json: Buffer): Buffer | Promise<Buffer> {
  return json.length <= COMPRESS_AT_ONCE ? deflateRawSync(json, FAST) : deflate(json, FAST);
}

async function* onePart(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
