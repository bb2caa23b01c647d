import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AuditRecord, Page } from '../../../core/index.js';
import type { AuditEntry, AuditLog, AuditQuery } from '../../../core/spi.js';
import type { SqliteDatabase } from '../database/sqlite-database.js';
import { endOf, later, LONGEST_PAGE_MS, newestFirst, pageOf, pagesOf } from './audit-pages.js';
import { AuditPageRows, type PagePlace } from './audit-page-rows.js';

/** Pages that are looked through in one turn of the event loop: about two milliseconds. */
const LOOKED_THROUGH = 5000;
/** Pages and records that are removed in one transaction at most; a page may go beyond. */
const PURGED_PAGES = 200;
const PURGED_RECORDS = 1000;

/**
 * Records that are written together are one row, with one narrow index over its time: the record of a request costs a request almost nothing. Which
 * rows name a candidate is found by looking through them when somebody asks.
 */
export class SqliteAuditLog implements AuditLog {
  private readonly rows: AuditPageRows;

  constructor(private readonly database: SqliteDatabase) {
    this.rows = new AuditPageRows(database.connection);
  }

  /** Does not wait for the disk: requests that only read would make the process wait for it otherwise. */
  append(entries: readonly AuditEntry[]): Promise<void> {
    return this.database.writeRepeatable(() => {
      const tenants = new Map<string, Map<string, AuditRecord>>();
      for (const { tenantId, record } of entries) {
        let records = tenants.get(tenantId);
        if (!records) tenants.set(tenantId, (records = new Map()));
        if (!records.has(record.id)) records.set(record.id, record);
      }
      for (const [tenantId, records] of tenants) this.appendNew(tenantId, records);
    });
  }

  async list(tenantId: string, query: AuditQuery): Promise<Page<AuditRecord>> {
    this.database.connection.assertOpen();
    const { candidateId, cursor, limit } = query;
    const until = [query.before, cursor?.value].filter((at) => at !== undefined).sort()[0];
    const range = {
      after: query.after ?? '',
      ...(until !== undefined && { until, latest: later(until, LONGEST_PAGE_MS) }),
      ...(candidateId !== undefined && { names: endOf(candidateId) }),
    };
    let found: AuditRecord[] = [];
    // The next pages cannot have what belongs before the last of these.
    const isComplete = ({ lastAt }: PagePlace): boolean => found.length > limit && found.at(-1)!.at > lastAt;
    for (let from: PagePlace | undefined, isFirst = true; isFirst || from; isFirst = false) {
      if (from) await nextTurn();
      const slice = this.rows.slice(tenantId, { ...range, from, most: LOOKED_THROUGH });
      for (const place of slice.places) {
        if (isComplete(place)) return pageOfList(found, limit);
        const matching = this.rows.records(place.seq).filter((record) => isWithin(record, query));
        if (matching.length > 0) found = [...found, ...matching].sort(newestFirst).slice(0, limit + 1);
      }
      from = slice.next;
      if (from && isComplete(from)) break;
    }
    return pageOfList(found, limit);
  }

  async purge(olderThan: string): Promise<number> {
    for (let purged = 0; ;) {
      const slice = await this.database.writeRepeatable(() => this.purgeSlice(olderThan));
      purged += slice;
      if (slice === 0) return purged;
    }
  }

  /** A write that failed is tried again, and may have been committed all the same. */
  private appendNew(tenantId: string, records: Map<string, AuditRecord>): void {
    for (const seq of this.rows.overlapping(tenantId, pageOf([...records.values()]))) {
      for (const { id } of this.rows.records(seq)) records.delete(id);
      if (records.size === 0) return;
    }
    for (const page of pagesOf([...records.values()])) this.rows.insert(tenantId, page);
  }

  private purgeSlice(olderThan: string): number {
    let purged = 0;
    for (const { seq, lastAt, count } of this.rows.begunBefore(olderThan, PURGED_PAGES)) {
      if (purged > 0 && purged + count > PURGED_RECORDS) break;
      const rest = lastAt < olderThan ? [] : this.rows.records(seq).filter(({ at }) => at >= olderThan);
      if (rest.length === 0) this.rows.delete(seq);
      else this.rows.replace(seq, pageOf(rest));
      purged += count - rest.length;
    }
    return purged;
  }
}

function isWithin({ at, id, candidateIds }: AuditRecord, { candidateId, after, before, cursor }: AuditQuery): boolean {
  if (after !== undefined && at <= after) return false;
  if (before !== undefined && at >= before) return false;
  if (cursor && (at > cursor.value || (at === cursor.value && id >= cursor.id))) return false;
  return candidateId === undefined || candidateIds.includes(candidateId);
}

function pageOfList(found: readonly AuditRecord[], limit: number): Page<AuditRecord> {
  const data = found.slice(0, limit);
  const last = data.at(-1);
  return { data, next: found.length > limit && last ? { value: last.at, id: last.id } : null };
}
