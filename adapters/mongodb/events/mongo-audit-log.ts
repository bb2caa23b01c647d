import type { AuditRecord, Page } from '../../../core/index.js';
import type { AuditEntry, AuditLog, AuditQuery } from '../../../core/spi.js';
import { duplicatesOf } from '../connection/driver-errors.js';
import { type AuditDocument, keyOf } from '../database/collections.js';
import type { MongoDatabase } from '../database/mongo-database.js';
import { pageOf, sortKey } from '../records/list-filter.js';

export class MongoAuditLog implements AuditLog {
  constructor(private readonly database: MongoDatabase) {}

  append(entries: readonly AuditEntry[]): Promise<void> {
    return this.database.call(async () => {
      if (entries.length === 0) return;
      const documents = entries.map(({ tenantId, record }): AuditDocument => {
        const { id, at, candidateIds } = record;
        return {
          ...{ _id: keyOf(tenantId, id), tenantId, at, key: sortKey(at, id), candidateIds },
          record: JSON.stringify(record),
        };
      });
      try {
        await this.audit.insertMany(documents, { ordered: false });
      } catch (error) {
        duplicatesOf(error);
      }
    });
  }

  list(tenantId: string, { candidateId, after, before, cursor, limit }: AuditQuery): Promise<Page<AuditRecord>> {
    return this.database.call(async () => {
      const upper = [
        ...(before === undefined ? [] : [before]),
        ...(cursor === undefined ? [] : [sortKey(cursor.value, cursor.id)]),
      ].sort();
      const rows = await this.audit
        .find({
          tenantId,
          ...(candidateId !== undefined && { candidateIds: candidateId }),
          // `!` follows the space between time and id: after every key of that time.
          key: { $gt: after === undefined ? '' : `${after}!`, ...(upper[0] !== undefined && { $lt: upper[0] }) },
        })
        .sort({ key: -1 })
        .limit(limit + 1)
        .toArray();
      return pageOf(
        rows,
        limit,
        ({ key }) => key,
        ({ record }) => JSON.parse(record) as AuditRecord,
      );
    });
  }

  purge(olderThan: string): Promise<number> {
    return this.database.call(async () => (await this.audit.deleteMany({ at: { $lt: olderThan } })).deletedCount);
  }

  private get audit() {
    return this.database.collections.audit;
  }
}
