import type { NewUploadPart, UploadStore } from '../../../core/spi.js';
import type { SqliteDatabase } from '../database/sqlite-database.js';

/** In bytes: a part is overwritten when it is deleted, so that each goes with a transaction of its own. */
const PART_BYTES = 1024 * 1024;

export class SqliteUploadStore implements UploadStore {
  constructor(private readonly database: SqliteDatabase) {}

  async put(tenantId: string, { uploadId, part, bytes, storedAt }: NewUploadPart): Promise<void> {
    const sql = `INSERT INTO upload_parts (tenant_id, upload_id, part, stored_at, bytes) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (tenant_id, upload_id, part) DO UPDATE SET stored_at = excluded.stored_at, bytes = excluded.bytes`;
    await this.database.write(
      () => this.database.prepare(sql).run(tenantId, uploadId, part, storedAt, bytes),
      bytes.length,
    );
  }

  async get(
    tenantId: string,
    { uploadId, part }: Pick<NewUploadPart, 'uploadId' | 'part'>,
  ): Promise<Uint8Array | undefined> {
    const sql = 'SELECT bytes FROM upload_parts WHERE tenant_id = ? AND upload_id = ? AND part = ?';
    return this.database.prepare<{ bytes: Uint8Array }>(sql).get(tenantId, uploadId, part)?.bytes;
  }

  async delete(tenantId: string, uploadId: string): Promise<void> {
    const next = this.database.prepare<{ seq: number }>(
      'SELECT seq FROM upload_parts WHERE tenant_id = ? AND upload_id = ? LIMIT 1',
    );
    for (let row = next.get(tenantId, uploadId); row; row = next.get(tenantId, uploadId)) {
      const { seq } = row;
      await this.database.write((step) => {
        this.database.prepare('DELETE FROM upload_parts WHERE seq = ?').run(seq);
        step.afterCommit(() => this.database.truncateLogSoon());
      }, PART_BYTES);
    }
  }

  async sweepOrphans(storedBefore: string): Promise<number> {
    const orphans = this.database
      .prepare<{ tenant_id: string; upload_id: string }>(
        `SELECT DISTINCT tenant_id, upload_id FROM upload_parts p WHERE stored_at < ? AND NOT EXISTS (
           SELECT 1 FROM operations o WHERE o.tenant_id = p.tenant_id AND o.upload_id = p.upload_id AND o.finished_at IS NULL
         ) AND NOT EXISTS (
           SELECT 1 FROM upload_parts later
           WHERE later.tenant_id = p.tenant_id AND later.upload_id = p.upload_id AND later.stored_at >= ?
         )`,
      )
      .all(storedBefore, storedBefore);
    for (const { tenant_id: tenantId, upload_id: uploadId } of orphans) await this.delete(tenantId, uploadId);
    return orphans.length;
  }
}
