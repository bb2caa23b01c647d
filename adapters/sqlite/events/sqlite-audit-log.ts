import type { AuditRecord, Page } from '../../../core/index.js';
import type { AuditEntry, AuditLog, AuditQuery } from '../../../core/spi.js';
import type { SqliteDatabase } from '../database/sqlite-database.js';

/** Records removed in one transaction. */
const PURGE_SLICE = 500;

export class SqliteAuditLog implements AuditLog {
  constructor(private readonly database: SqliteDatabase) {}

  /** Does not wait for the disk: requests that only read would make the process wait for it otherwise. */
  append(entries: readonly AuditEntry[]): Promise<void> {
    return this.database.writeRepeatable(() => {
      const insert = this.database.prepare(
        'INSERT OR IGNORE INTO audit (tenant_id, at, id, record) VALUES (?, ?, ?, ?)',
      );
      const name = this.database.prepare(
        'INSERT OR IGNORE INTO audit_candidates (tenant_id, candidate_id, at, id) VALUES (?, ?, ?, ?)',
      );
      for (const { tenantId, record } of entries) {
        const { id, at, candidateIds } = record;
        insert.run(tenantId, at, id, JSON.stringify(record));
        for (const candidateId of candidateIds) name.run(tenantId, candidateId, at, id);
      }
    });
  }

  async list(tenantId: string, { candidateId, after, before, cursor, limit }: AuditQuery): Promise<Page<AuditRecord>> {
    const conditions = ['a.tenant_id = ?'];
    const values: (string | number)[] = [tenantId];
    const add = (condition: string, ...more: string[]): void => {
      conditions.push(condition);
      values.push(...more);
    };
    const found = candidateId === undefined ? 'a' : 'c';
    if (candidateId !== undefined) add('c.tenant_id = a.tenant_id AND c.candidate_id = ?', candidateId);
    if (after !== undefined) add(`${found}.at > ?`, after);
    if (before !== undefined) add(`${found}.at < ?`, before);
    if (cursor) add(`(${found}.at, ${found}.id) < (?, ?)`, cursor.value, cursor.id);
    const from =
      candidateId === undefined
        ? 'audit a'
        : 'audit_candidates c CROSS JOIN audit a ON a.tenant_id = c.tenant_id AND a.at = c.at AND a.id = c.id';
    const rows = this.database
      .prepare<{ record: string }>(
        `SELECT a.record FROM ${from} WHERE ${conditions.join(' AND ')}
         ORDER BY ${found}.at DESC, ${found}.id DESC LIMIT ?`,
      )
      .all(...values, limit + 1);
    const data = rows.slice(0, limit).map(({ record }) => JSON.parse(record) as AuditRecord);
    const last = data.at(-1);
    return { data, next: rows.length > limit && last ? { value: last.at, id: last.id } : null };
  }

  async purge(olderThan: string): Promise<number> {
    for (let purged = 0; ;) {
      const slice = await this.database.writeRepeatable(() => this.purgeSlice(olderThan));
      purged += slice;
      if (slice < PURGE_SLICE) return purged;
    }
  }

  private purgeSlice(olderThan: string): number {
    const old = this.database
      .prepare<{ tenant_id: string; at: string; id: string; record: string }>(
        'SELECT tenant_id, at, id, record FROM audit INDEXED BY audit_by_time WHERE at < ? LIMIT ?',
      )
      .all(olderThan, PURGE_SLICE);
    const remove = this.database.prepare('DELETE FROM audit WHERE tenant_id = ? AND at = ? AND id = ?');
    const removeName = this.database.prepare(
      'DELETE FROM audit_candidates WHERE tenant_id = ? AND candidate_id = ? AND at = ? AND id = ?',
    );
    for (const { tenant_id: tenantId, at, id, record } of old) {
      for (const candidateId of (JSON.parse(record) as AuditRecord).candidateIds) {
        removeName.run(tenantId, candidateId, at, id);
      }
      remove.run(tenantId, at, id);
    }
    return old.length;
  }
}
