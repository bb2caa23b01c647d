import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SqliteDatabase } from './sqlite-database.js';

/** In bytes. Up to here a file is written by one statement. */
export const PART_BYTES = 1024 * 1024;

interface FileId {
  tenantId: string;
  id: string;
}

/**
 * Files of many megabytes, in parts. Writing, reading or overwriting one as a whole would hold up the event loop for as long as processor and
 * disk take, so that each part is a transaction of its own, and the loop turns between them. A file is there once all of its parts are.
 */
export class FileParts {
  constructor(private readonly database: SqliteDatabase) {}

  /** Within the write of the file's row: what an earlier file of this id left, and the first part. */
  begin({ tenantId, id }: FileId, bytes: Uint8Array): void {
    for (const table of ['document_parts', 'loose_files']) {
      this.database.prepare(`DELETE FROM ${table} WHERE tenant_id = ? AND document_id = ?`).run(tenantId, id);
    }
    if (bytes.length > PART_BYTES) this.insert({ tenantId, id }, bytes, 0);
  }

  /** The other parts. Ends early where the file has been erased meanwhile. */
  async finish(file: FileId, bytes: Uint8Array): Promise<void> {
    for (let offset = PART_BYTES; offset < bytes.length; offset += PART_BYTES) {
      const isThere = await this.database.write(() => this.insert(file, bytes, offset), PART_BYTES);
      if (!isThere) return;
    }
  }

  /** `undefined` where not all parts are there: the file is being written, or its writer died. */
  async read({ tenantId, id }: FileId): Promise<Uint8Array | undefined> {
    const part = this.database.prepare<{ size: number; bytes: Uint8Array }>(
      'SELECT size, bytes FROM document_parts WHERE tenant_id = ? AND document_id = ? AND offset = ?',
    );
    let whole: Uint8Array | undefined;
    for (let offset = 0; ; await nextTurn()) {
      const row = part.get(tenantId, id, offset);
      if (!row) return undefined;
      whole ??= Buffer.allocUnsafeSlow(row.size);
      whole.set(row.bytes, offset);
      offset += row.bytes.length;
      if (offset >= row.size) return whole;
    }
  }

  /** A range in parts, each read when it is asked for; `undefined` where the file is not in parts, or not all of them are there. */
  open(file: FileId, range: { start: number; end: number }): AsyncIterable<Uint8Array> | undefined {
    const last = this.database
      .prepare<{ whole: number }>(
        `SELECT offset + length(bytes) >= size AS whole FROM document_parts
         WHERE tenant_id = ? AND document_id = ? ORDER BY offset DESC LIMIT 1`,
      )
      .get(file.tenantId, file.id);
    return last?.whole ? this.partsOf(file, range) : undefined;
  }

  private async *partsOf(
    { tenantId, id }: FileId,
    { start, end }: { start: number; end: number },
  ): AsyncGenerator<Uint8Array> {
    const part = this.database.prepare<{ bytes: Uint8Array }>(
      'SELECT bytes FROM document_parts WHERE tenant_id = ? AND document_id = ? AND offset = ?',
    );
    for (let offset = Math.floor(start / PART_BYTES) * PART_BYTES; offset < end; offset += PART_BYTES) {
      const row = part.get(tenantId, id, offset);
      if (!row) throw new Error('The file has been erased while it was read.');
      yield row.bytes.subarray(Math.max(0, start - offset), end - offset);
    }
  }

  /** Removes the parts of files whose rows have been deleted. What a crash interrupts, the next sweep goes on with. */
  async clearLoose(): Promise<void> {
    const loose = this.database.prepare<{ tenant_id: string; document_id: string }>(
      'SELECT * FROM loose_files LIMIT 1',
    );
    while (loose.get())
      await this.database.write((step) => {
        const file = loose.get();
        if (!file) return;
        const values = [file.tenant_id, file.document_id] as const;
        const removed = this.database
          .prepare(
            `DELETE FROM document_parts WHERE seq =
             (SELECT seq FROM document_parts WHERE tenant_id = ? AND document_id = ? LIMIT 1)`,
          )
          .run(...values);
        if (removed === 0)
          this.database.prepare('DELETE FROM loose_files WHERE tenant_id = ? AND document_id = ?').run(...values);
        step.afterCommit(() => this.database.truncateLogSoon());
      }, PART_BYTES);
  }

  private insert({ tenantId, id }: FileId, bytes: Uint8Array, offset: number): boolean {
    const inserted = this.database
      .prepare(
        `INSERT INTO document_parts (tenant_id, document_id, offset, size, bytes)
         SELECT tenant_id, id, ?, ?, ? FROM documents WHERE tenant_id = ? AND id = ?`,
      )
      .run(offset, bytes.length, bytes.subarray(offset, offset + PART_BYTES), tenantId, id);
    return inserted > 0;
  }
}
