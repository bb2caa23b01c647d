import type { Operation, OperationFailure, Page } from '../../../core/index.js';
import {
  versionConflict,
  type FailurePage,
  type FailureQuery,
  type OperationInsert,
  type OperationQuery,
  type OperationRepository,
  type OperationUpdate,
} from '../../../core/spi.js';
import type { SqliteDatabase } from '../database/sqlite-database.js';

/** Removed in one transaction, with their failures. */
const PURGED_AT_ONCE = 20;

export class SqliteOperationRepository implements OperationRepository {
  constructor(private readonly database: SqliteDatabase) {}

  insert(tenantId: string, { operation, outbox }: OperationInsert): Promise<void> {
    const { id, version, createdAt, finishedAt, task } = operation;
    const uploadId = 'upload' in task ? task.upload.id : null;
    return this.database.write(() => {
      const present = this.versionOf(tenantId, id);
      if (present !== undefined) throw versionConflict(present);
      this.database
        .prepare(
          `INSERT INTO operations (tenant_id, id, version, created_at, finished_at, upload_id, operation)
           VALUES (?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(tenantId, id, version, createdAt, finishedAt, uploadId, JSON.stringify(operation));
      this.database.outbox.write(tenantId, outbox);
    });
  }

  async get(tenantId: string, id: string): Promise<Operation | undefined> {
    const sql = 'SELECT operation FROM operations WHERE tenant_id = ? AND id = ?';
    const row = this.database.prepare<{ operation: string }>(sql).get(tenantId, id);
    return row && (JSON.parse(row.operation) as Operation);
  }

  update(tenantId: string, { operation, expectedVersion, failures, outbox }: OperationUpdate): Promise<void> {
    const { id, version, finishedAt } = operation;
    return this.database.write(() => {
      const present = this.versionOf(tenantId, id);
      if (present !== expectedVersion) throw versionConflict(present);
      this.database
        .prepare('UPDATE operations SET version = ?, finished_at = ?, operation = ? WHERE tenant_id = ? AND id = ?')
        .run(version, finishedAt, JSON.stringify(operation), tenantId, id);
      const insert = this.database.prepare(
        'INSERT OR IGNORE INTO operation_failures (tenant_id, operation_id, key, failure) VALUES (?, ?, ?, ?)',
      );
      for (const failure of failures) insert.run(tenantId, id, failure.key, JSON.stringify(failure));
      this.database.outbox.write(tenantId, outbox);
    });
  }

  async list(tenantId: string, { after, limit }: OperationQuery): Promise<Page<Operation>> {
    const rows = this.database
      .prepare<{ operation: string }>(
        `SELECT operation FROM operations INDEXED BY operations_by_created_at
         WHERE tenant_id = ? ${after ? 'AND (created_at, id) < (?, ?)' : ''} ORDER BY created_at DESC, id DESC LIMIT ?`,
      )
      .all(tenantId, ...(after ? [after.value, after.id] : []), limit + 1);
    const data = rows.slice(0, limit).map(({ operation }) => JSON.parse(operation) as Operation);
    const last = data.at(-1);
    return { data, next: rows.length > limit && last ? { value: last.createdAt, id: last.id } : null };
  }

  async listFailures(tenantId: string, { operationId, after = '', limit }: FailureQuery): Promise<FailurePage> {
    const rows = this.database
      .prepare<{ failure: string }>(
        'SELECT failure FROM operation_failures WHERE tenant_id = ? AND operation_id = ? AND key > ? ORDER BY key LIMIT ?',
      )
      .all(tenantId, operationId, after, limit + 1);
    const data = rows.slice(0, limit).map(({ failure }) => JSON.parse(failure) as OperationFailure);
    return { data, next: rows.length > limit ? (data.at(-1)?.key ?? null) : null };
  }

  async purge(finishedBefore: string): Promise<number> {
    let removed = 0;
    for (let last = PURGED_AT_ONCE; last === PURGED_AT_ONCE; removed += last) {
      last = await this.database.write(() => this.purgeSome(finishedBefore));
    }
    return removed;
  }

  private purgeSome(finishedBefore: string): number {
    const old = this.database
      .prepare<{ tenant_id: string; id: string }>(
        'SELECT tenant_id, id FROM operations WHERE finished_at < ? ORDER BY finished_at LIMIT ?',
      )
      .all(finishedBefore, PURGED_AT_ONCE);
    for (const { tenant_id: tenantId, id } of old) {
      this.database
        .prepare('DELETE FROM operation_failures WHERE tenant_id = ? AND operation_id = ?')
        .run(tenantId, id);
      this.database.prepare('DELETE FROM operations WHERE tenant_id = ? AND id = ?').run(tenantId, id);
    }
    return old.length;
  }

  private versionOf(tenantId: string, id: string): number | undefined {
    const sql = 'SELECT version FROM operations WHERE tenant_id = ? AND id = ?';
    return this.database.prepare<{ version: number }>(sql).get(tenantId, id)?.version;
  }
}
