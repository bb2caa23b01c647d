import { LRUCache } from 'lru-cache';
import type { Page, RecordQuery } from '../../../core/index.js';
import {
  externalIdTaken,
  versionConflict,
  type RecordAddress,
  type RecordSlice,
  type StoredRecord,
} from '../../../core/spi.js';
import type { Connection, SqlValue } from '../connection/driver.js';
import { KeptPages } from '../database/kept-pages.js';
import { listQuery, MERGED } from './list-query.js';
import type { KeyHolders } from './key-holders.js';
import { splitTerms } from './row-terms.js';
import { matchAll, TermIndex } from './term-index.js';
import type { WriteStep } from '../database/write-queue.js';

/** The columns of a record as they are stored: text, or packed JSON. */
export type RecordRow = Record<string, string | Uint8Array | null>;

/** How one kind of record lies in its table. */
export interface RecordKind<T extends StoredRecord, Listed> {
  table: 'candidates' | 'jobs';
  /** Columns of this kind alone, the JSON of the record among them. */
  columns: readonly string[];
  encode(record: T): SqlValue[];
  decode(row: RecordRow): T;
  /** What lists show, from the column `record` alone. */
  decodeListed(record: string): Listed;
  /** As `joinedTerms` gives them. */
  terms(tenantId: string, record: T): string;
}

/** What is looked at before a row is changed. */
interface PresentRow {
  seq: number;
  version: number;
  status: string;
  external_id: string | null;
  terms: string;
}

/** Characters of JSON, about half of the memory that they take once decoded. */
const CACHED_CHARACTERS = 64 * 1024 * 1024;
const LISTED_CHARACTERS = 8 * 1024 * 1024;

/** The rows of candidates or of jobs. Methods with a step belong into a write; the others read what is committed. */
export class RecordRows<T extends Listed & StoredRecord, Listed extends object> {
  /** By tenant and id: a version is decoded once, and is the same object each time. One process owns the rows. */
  private readonly cache = new LRUCache<string, T>({ maxSize: CACHED_CHARACTERS });
  /** Records that were listed and never fetched, as lists show them. */
  private readonly listed = new LRUCache<string, Listed>({ maxSize: LISTED_CHARACTERS });
  private readonly pages = new KeptPages<Page<Listed>>();
  private readonly terms: TermIndex;

  constructor(
    private readonly connection: Connection,
    private readonly kind: RecordKind<T, Listed>,
    /** Of records with identity keys. */
    private readonly holders?: KeyHolders,
  ) {
    this.terms = new TermIndex(connection, `${kind.table}_terms`);
  }

  get(tenantId: string, id: string): T | undefined {
    this.connection.assertOpen();
    const cached = this.cache.get(keyOf(tenantId, id));
    if (cached) return cached;
    const row = this.rowOf(tenantId, id);
    const record = row && this.kind.decode(row);
    if (row && record) this.keep(tenantId, record, Object.values(row));
    return record;
  }

  /** Past the cache: within a write, what the writes before it in the transaction left. */
  load(tenantId: string, id: string): T | undefined {
    const row = this.rowOf(tenantId, id);
    return row && this.kind.decode(row);
  }

  private rowOf(tenantId: string, id: string): RecordRow | undefined {
    const { table, columns } = this.kind;
    const sql = `SELECT ${columns.join(', ')} FROM ${table} WHERE tenant_id = ? AND id = ?`;
    return this.connection.prepare<RecordRow>(sql).get(tenantId, id);
  }

  insert(step: WriteStep, tenantId: string, record: T): void {
    const { table, columns, encode, terms } = this.kind;
    const newTerms = terms(tenantId, record);
    const names = [...SHARED_COLUMNS, ...columns];
    const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})
      ON CONFLICT DO NOTHING RETURNING seq`;
    const encoded = encode(record);
    const row = this.connection
      .prepare<{ seq: number }>(sql)
      .get(...sharedValues(tenantId, record, newTerms), ...encoded);
    if (!row) throw this.refusalOf(tenantId, record);
    this.replaceTerms(step, row.seq, '', newTerms);
    step.afterCommit(() => {
      this.keep(tenantId, record, encoded);
      this.pages.noteChange(tenantId);
    });
  }

  /** Why a record could not be inserted. Asked only then: nearly all can. */
  private refusalOf(tenantId: string, record: T): Error {
    const present = this.find(tenantId, record.id);
    if (present) return versionConflict(present.version);
    return externalIdTaken(this.idOf(tenantId, record.externalId ?? '')!);
  }

  update(step: WriteStep, tenantId: string, record: T, expectedVersion: number): void {
    const { table, columns, encode, terms } = this.kind;
    const present = this.find(tenantId, record.id);
    if (present?.version !== expectedVersion) throw versionConflict(present?.version);
    if (record.externalId !== present.external_id) this.assertExternalIdFree(tenantId, record);
    const newTerms = terms(tenantId, record);
    const changing = { version: record.version, updated_at: record.updatedAt, terms: newTerms };
    const indexed = { status: statusOf(record), external_id: record.externalId };
    const encoded = encode(record);
    const values: [name: string, value: SqlValue][] = [
      ...Object.entries(changing),
      // SQLite writes the indexes of each column that is set, also where it stays the same.
      ...Object.entries(indexed).filter(([name, value]) => present[name as keyof typeof indexed] !== value),
      ...columns.map((name, at): [string, SqlValue] => [name, encoded[at]!]),
    ];
    const sql = `UPDATE ${table} SET ${values.map(([name]) => `${name} = ?`).join(', ')} WHERE seq = ?`;
    this.connection.prepare(sql).run(...values.map(([, value]) => value), present.seq);
    this.replaceTerms(step, present.seq, present.terms, newTerms);
    step.afterCommit(() => {
      this.keep(tenantId, record, encoded);
      this.pages.noteChange(tenantId);
    });
  }

  /** Derives the search keys of the next records again. */
  refreshTerms(step: WriteStep, { after = { tenantId: '', id: '' }, limit }: RecordSlice): RecordAddress | undefined {
    const sql = `SELECT tenant_id AS tenantId, id FROM ${this.kind.table}
      WHERE (tenant_id, id) > (?, ?) ORDER BY tenant_id, id LIMIT ?`;
    const next = this.connection
      .prepare<RecordAddress>(sql)
      .all(after.tenantId, after.id, limit)
      .map(({ tenantId, id }) => ({ tenantId, id }));
    for (const { tenantId, id } of next) this.refreshTermsOf(step, tenantId, id);
    return next.at(-1);
  }

  private refreshTermsOf(step: WriteStep, tenantId: string, id: string): void {
    const present = this.find(tenantId, id);
    const record = this.load(tenantId, id);
    if (!present || !record) return;
    const terms = this.kind.terms(tenantId, record);
    if (terms === present.terms) return;
    this.connection.prepare(`UPDATE ${this.kind.table} SET terms = ? WHERE seq = ?`).run(terms, present.seq);
    this.replaceTerms(step, present.seq, present.terms, terms);
    step.afterCommit(() => this.pages.noteChange(tenantId));
  }

  delete(step: WriteStep, tenantId: string, id: string): void {
    const present = this.find(tenantId, id);
    if (!present) return;
    this.connection.prepare(`DELETE FROM ${this.kind.table} WHERE seq = ?`).run(present.seq);
    this.replaceTerms(step, present.seq, present.terms, '');
    step.afterCommit(() => {
      this.cache.delete(keyOf(tenantId, id));
      this.listed.delete(keyOf(tenantId, id));
      this.pages.noteChange(tenantId);
    });
  }

  private replaceTerms(step: WriteStep, seq: number, stored: string, given: string): void {
    if (stored === given) return;
    const before = splitTerms(stored);
    const after = splitTerms(given);
    this.terms.replace(step, seq, before.terms, after.terms);
    this.holders?.replace(step, seq, before.keys, after.keys);
  }

  versionOf(tenantId: string, id: string): number | undefined {
    return this.find(tenantId, id)?.version;
  }

  idOf(tenantId: string, externalId: string): string | undefined {
    const sql = `SELECT id FROM ${this.kind.table} WHERE tenant_id = ? AND external_id = ?`;
    return this.connection.prepare<{ id: string }>(sql).get(tenantId, externalId)?.id;
  }

  /** The same object as long as no record of the tenant has changed. */
  list(tenantId: string, query: RecordQuery, hashes: readonly (string | readonly string[])[]): Page<Listed> {
    this.connection.assertOpen();
    return this.pages.of(tenantId, JSON.stringify([query, hashes]), () => this.readPage(tenantId, query, hashes));
  }

  /** The same number as long as no record of the tenant has changed. */
  changesOf(tenantId: string): number {
    return this.pages.changesOf(tenantId);
  }

  private readPage(
    tenantId: string,
    query: RecordQuery,
    hashes: readonly (string | readonly string[])[],
  ): Page<Listed> {
    const few = hashes.length > 0 && this.terms.count(matchAll(hashes), FEW + 1) <= FEW;
    const { sql, values } = listQuery(this.kind.table, tenantId, query, { hashes, few });
    const rows = this.connection.prepare<{ seq: number; id: string; value: string }>(sql).all(...values);
    const shown = rows.slice(0, query.limit);
    const data = shown.map(({ seq, id }) => this.listedOf(keyOf(tenantId, id), seq));
    const last = shown.at(-1);
    return { data, next: rows.length > query.limit && last ? { value: last.value, id: last.id } : null };
  }

  private listedOf(key: string, seq: number): Listed {
    const known = this.cache.peek(key) ?? this.listed.get(key);
    if (known) return known;
    const sql = `SELECT record FROM ${this.kind.table} WHERE seq = ?`;
    const { record } = this.connection.prepare<{ record: string }>(sql).get(seq)!;
    const listed = this.kind.decodeListed(record);
    this.listed.set(key, listed, { size: record.length });
    return listed;
  }

  private find(tenantId: string, id: string): PresentRow | undefined {
    const sql = `SELECT seq, version, status, external_id, terms FROM ${this.kind.table} WHERE tenant_id = ? AND id = ?`;
    return this.connection.prepare<PresentRow>(sql).get(tenantId, id);
  }

  private assertExternalIdFree(tenantId: string, { id, externalId }: T): void {
    if (externalId === null) return;
    const holder = this.idOf(tenantId, externalId);
    if (holder !== undefined && holder !== id) throw externalIdTaken(holder);
  }

  private keep(tenantId: string, record: T, stored: readonly SqlValue[]): void {
    const size = stored.reduce<number>((sum, value) => sum + charactersOf(value), 1);
    this.cache.set(keyOf(tenantId, record.id), record, { size });
    this.listed.delete(keyOf(tenantId, record.id));
  }
}

/** How much longer packed JSON was. */
const PACKED = 4;

function charactersOf(value: SqlValue): number {
  if (typeof value === 'string') return value.length;
  return value instanceof Uint8Array ? PACKED * value.length : 0;
}

/** Up to so many rows are fetched and sorted at a list with terms. */
const FEW = 500;

const SHARED_COLUMNS = ['tenant_id', 'id', 'version', 'status', 'created_at', 'updated_at', 'external_id', 'terms'];

function sharedValues(tenantId: string, record: StoredRecord, terms: string): SqlValue[] {
  const { id, version, createdAt, updatedAt, externalId } = record;
  return [tenantId, id, version, statusOf(record), createdAt, updatedAt, externalId, terms];
}

function statusOf({ merged, status }: StoredRecord): string {
  return merged ? MERGED : status;
}

function keyOf(tenantId: string, id: string): string {
  return `${tenantId}\n${id}`;
}
