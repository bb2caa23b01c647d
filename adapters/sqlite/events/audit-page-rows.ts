import type { AuditRecord } from '../../../core/index.js';
import type { Connection } from '../connection/driver.js';
import type { AuditPage } from './audit-pages.js';

/** Where a page stands in the order of a tenant's pages: by the time of its last record. */
export interface PagePlace {
  seq: number;
  lastAt: string;
}

/** Pages that may have something for a list. */
export interface PageRange {
  /** The last record is later. */
  after: string;
  /** The first record is no later. */
  until?: string;
  /** The last record is no later. */
  latest?: string;
  /** What stands for a candidate that it names. */
  names?: string;
  /** Only pages that come after this one, the newest being first. */
  from: PagePlace | undefined;
  /** Pages that are looked through. */
  most: number;
}

const LAST = '\u{10ffff}';

/** The rows that hold audit records. */
export class AuditPageRows {
  constructor(private readonly connection: Pick<Connection, 'prepare'>) {}

  insert(tenantId: string, page: AuditPage): void {
    this.connection
      .prepare(
        `INSERT INTO audit_pages (tenant_id, last_at, first_at, first_id, last_id, count, candidates, records)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(tenantId, ...valuesOf(page));
  }

  replace(seq: number, page: AuditPage): void {
    this.connection
      .prepare(
        `UPDATE audit_pages SET last_at = ?, first_at = ?, first_id = ?, last_id = ?, count = ?, candidates = ?, records = ?
         WHERE seq = ?`,
      )
      .run(...valuesOf(page), seq);
  }

  delete(seq: number): void {
    this.connection.prepare('DELETE FROM audit_pages WHERE seq = ?').run(seq);
  }

  records(seq: number): AuditRecord[] {
    const row = this.connection.prepare<{ records: string }>('SELECT records FROM audit_pages WHERE seq = ?').get(seq);
    return row ? (JSON.parse(row.records) as AuditRecord[]) : [];
  }

  /** Pages that may have a record of this one. */
  overlapping(tenantId: string, { firstAt, lastAt, firstId, lastId }: AuditPage): number[] {
    return this.connection
      .prepare<{ seq: number }>(
        `SELECT seq FROM audit_pages
         WHERE tenant_id = ? AND last_at >= ? AND first_at <= ? AND last_id >= ? AND first_id <= ?`,
      )
      .all(tenantId, firstAt, lastAt, firstId, lastId)
      .map(({ seq }) => seq);
  }

  /** The pages among the next ones that may have something, newest first, and where to go on; `undefined` where there are no more. */
  slice(
    tenantId: string,
    { after, until = LAST, latest = LAST, names, from, most }: PageRange,
  ): { places: PagePlace[]; next: PagePlace | undefined } {
    const { lastAt, seq } = from ?? { lastAt: latest, seq: Number.MAX_SAFE_INTEGER };
    const next = this.connection
      .prepare<PagePlace>(
        `SELECT seq, last_at AS lastAt FROM audit_pages WHERE tenant_id = ? AND last_at > ? AND (last_at, seq) < (?, ?)
         ORDER BY last_at DESC, seq DESC LIMIT 1 OFFSET ?`,
      )
      .get(tenantId, after, lastAt, seq, most - 1);
    const places = this.connection
      .prepare<PagePlace>(
        `SELECT seq, last_at AS lastAt FROM audit_pages
         WHERE tenant_id = ? AND last_at > ? AND (last_at, seq) < (?, ?) AND (last_at, seq) >= (?, ?) AND first_at <= ?
         ${names === undefined ? '' : 'AND instr(candidates, ?) > 0'} ORDER BY last_at DESC, seq DESC`,
      )
      .all(
        ...[tenantId, after, lastAt, seq, next?.lastAt ?? '', next?.seq ?? 0, until],
        ...(names === undefined ? [] : [names]),
      );
    return { places, next };
  }

  /** Pages of all tenants whose first record is older. */
  begunBefore(olderThan: string, most: number): (PagePlace & { count: number })[] {
    return this.connection
      .prepare<PagePlace & { count: number }>(
        'SELECT seq, last_at AS lastAt, count FROM audit_pages WHERE first_at < ? ORDER BY first_at LIMIT ?',
      )
      .all(olderThan, most);
  }
}

function valuesOf({ firstAt, lastAt, firstId, lastId, candidates, records }: AuditPage) {
  return [lastAt, firstAt, firstId, lastId, records.length, candidates, JSON.stringify(records)] as const;
}
