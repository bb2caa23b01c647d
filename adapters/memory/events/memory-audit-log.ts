import type { AuditRecord, Page } from '../../../core/index.js';
import type { AuditEntry, AuditLog, AuditQuery } from '../../../core/spi.js';
import { compare } from '../database/ordered-records.js';
import type { MemoryDatabase } from '../database/memory-database.js';

export class MemoryAuditLog implements AuditLog {
  constructor(private readonly database: MemoryDatabase) {}

  async append(entries: readonly AuditEntry[]): Promise<void> {
    for (const { tenantId, record } of entries) {
      const { audit } = this.database.tenant(tenantId);
      if (!audit.has(record.id)) audit.set(record.id, record);
    }
  }

  async list(tenantId: string, { candidateId, after, before, cursor, limit }: AuditQuery): Promise<Page<AuditRecord>> {
    const found = [...this.database.tenant(tenantId).audit.values()]
      .filter(
        (record) =>
          (candidateId === undefined || record.candidateIds.includes(candidateId)) &&
          (after === undefined || record.at > after) &&
          (before === undefined || record.at < before) &&
          (cursor === undefined || compare({ value: record.at, id: record.id }, cursor) < 0),
      )
      .sort((a, b) => -compare({ value: a.at, id: a.id }, { value: b.at, id: b.id }));
    const data = found.slice(0, limit);
    const last = data.at(-1);
    return { data, next: found.length > limit && last ? { value: last.at, id: last.id } : null };
  }

  async purge(olderThan: string): Promise<number> {
    let purged = 0;
    for (const [, { audit }] of this.database.allTenants()) {
      for (const { id, at } of audit.values()) if (at < olderThan && audit.delete(id)) purged += 1;
    }
    return purged;
  }
}
