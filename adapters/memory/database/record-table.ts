import type { Page, RecordFilter, RecordQuery, RecordSort } from '../../../core/index.js';
import { externalIdTaken, valuesOf, versionConflict, type StoredRecord } from '../../../core/spi.js';
import { OrderedRecords, compare, type Entry } from './ordered-records.js';

/** How the words and skills that a record is found by are read from it. */
export interface SearchKeys<T> {
  words(record: T): string[];
  skillIds(record: T): string[];
}

/** A record in its latest version, with its places in the orders, and its search keys from the first search on. */
interface Row<T> {
  record: T;
  byCreation: Entry<Row<T>> | undefined;
  byUpdate: Entry<Row<T>> | undefined;
  words: Set<string> | undefined;
  skillIds: Set<string> | undefined;
}

/** The records of one kind of one tenant: found by id and external id, listed in the order of either time. */
export class RecordTable<T extends StoredRecord> {
  private readonly rows = new Map<string, Row<T>>();
  private readonly idsByExternalId = new Map<string, string>();
  private readonly byCreation = new OrderedRecords<Row<T>>();
  private readonly byUpdate = new OrderedRecords<Row<T>>();

  private changes = 0;

  constructor(private readonly searchKeys: SearchKeys<T>) {}

  /** The same number as long as no record has changed. */
  get revision(): number {
    return this.changes;
  }

  get(id: string): T | undefined {
    return this.rows.get(id)?.record;
  }

  getByExternalId(externalId: string): T | undefined {
    const id = this.idsByExternalId.get(externalId);
    return id === undefined ? undefined : this.get(id);
  }

  records(): T[] {
    return [...this.rows.values()].map((row) => row.record);
  }

  /** Throws what a repository throws; changes nothing. */
  assertInsertable(record: T): void {
    const present = this.rows.get(record.id);
    if (present) throw versionConflict(present.record.version);
    this.assertExternalIdFree(record);
  }

  assertReplaceable(record: T, expectedVersion: number): void {
    this.assertVersion(record.id, expectedVersion);
    this.assertExternalIdFree(record);
  }

  assertVersion(id: string, expectedVersion: number): void {
    const current = this.rows.get(id)?.record.version;
    if (current !== expectedVersion) throw versionConflict(current);
  }

  put(record: T): void {
    const { id, createdAt, updatedAt } = record;
    const row = this.rows.get(id);
    this.changes += 1;
    if (row && row.record.externalId !== null) this.idsByExternalId.delete(row.record.externalId);
    if (record.externalId !== null) this.idsByExternalId.set(record.externalId, id);
    if (row && record.merged) {
      if (row.byCreation) this.byCreation.remove(row.byCreation);
      if (row.byUpdate) this.byUpdate.remove(row.byUpdate);
      const hidden = { byCreation: undefined, byUpdate: undefined, words: undefined, skillIds: undefined };
      Object.assign(row, { record, ...hidden });
      return;
    }
    if (row) {
      row.byCreation ??= this.byCreation.insert({ value: createdAt, id }, row);
      if (row.byUpdate?.value !== updatedAt) {
        if (row.byUpdate) this.byUpdate.remove(row.byUpdate);
        row.byUpdate = this.byUpdate.insert({ value: updatedAt, id }, row);
      }
      Object.assign(row, { record, words: undefined, skillIds: undefined });
      return;
    }
    const added: Row<T> = { record, byCreation: undefined, byUpdate: undefined, words: undefined, skillIds: undefined };
    added.byCreation = this.byCreation.insert({ value: createdAt, id }, added);
    added.byUpdate = this.byUpdate.insert({ value: updatedAt, id }, added);
    this.rows.set(id, added);
  }

  delete(record: T): void {
    const row = this.rows.get(record.id);
    if (!row) return;
    this.changes += 1;
    this.rows.delete(record.id);
    if (record.externalId !== null) this.idsByExternalId.delete(record.externalId);
    if (row.byCreation) this.byCreation.remove(row.byCreation);
    if (row.byUpdate) this.byUpdate.remove(row.byUpdate);
  }

  /** `only`: ids found through another index, where there is one. */
  list({ filter, sort, after, limit }: RecordQuery, only?: ReadonlySet<string>): Page<T> {
    const { descending, field } = SORTS[sort];
    const accepts = (row: Row<T>): boolean => this.matches(row, filter);
    const few = filter.externalId === undefined ? only : this.withExternalId(filter.externalId, only);
    const found = few
      ? this.listFew(few, { descending, field, ...(after && { after }), accepts })
      : (field === 'createdAt' ? this.byCreation : this.byUpdate).walk({
          descending,
          ...(after && { after }),
          ...(filter[`${SHORT[field]}After`] !== undefined && { above: filter[`${SHORT[field]}After`]! }),
          ...(filter[`${SHORT[field]}Before`] !== undefined && { below: filter[`${SHORT[field]}Before`]! }),
          limit: limit + 1,
          accepts,
        });
    const data = found.slice(0, limit).map((row) => row.record);
    const last = data.at(-1);
    return { data, next: found.length > limit && last ? { value: last[field], id: last.id } : null };
  }

  private withExternalId(externalId: string, only?: ReadonlySet<string>): string[] {
    const id = this.idsByExternalId.get(externalId);
    return id !== undefined && (!only || only.has(id)) ? [id] : [];
  }

  private listFew(
    ids: Iterable<string>,
    walk: {
      descending: boolean;
      field: TimeField;
      after?: { value: string; id: string };
      accepts(row: Row<T>): boolean;
    },
  ): Row<T>[] {
    const keyOf = (row: Row<T>) => ({ value: row.record[walk.field], id: row.record.id });
    const direction = walk.descending ? -1 : 1;
    return [...ids]
      .map((id) => this.rows.get(id))
      .filter((row) => row !== undefined)
      .filter((row) => walk.accepts(row) && (!walk.after || direction * compare(keyOf(row), walk.after) > 0))
      .sort((a, b) => direction * compare(keyOf(a), keyOf(b)));
  }

  private matches(row: Row<T>, filter: RecordFilter): boolean {
    const { record } = row;
    if (record.merged) return false;
    if (valuesOf(filter.status)?.includes(record.status) === false) return false;
    if (valuesOf(filter.tag)?.some((tag) => record.tags.includes(tag)) === false) return false;
    if (filter.createdAfter !== undefined && record.createdAt <= filter.createdAfter) return false;
    if (filter.createdBefore !== undefined && record.createdAt >= filter.createdBefore) return false;
    if (filter.updatedAfter !== undefined && record.updatedAt <= filter.updatedAfter) return false;
    if (filter.updatedBefore !== undefined && record.updatedAt >= filter.updatedBefore) return false;
    if (filter.skillId !== undefined) {
      const skillIds = (row.skillIds ??= new Set(this.searchKeys.skillIds(record)));
      if (valuesOf(filter.skillId)?.some((id) => skillIds.has(id)) === false) return false;
    }
    if (filter.words === undefined) return true;
    // Made when first searched for: most versions of most records never are.
    const words = (row.words ??= new Set(this.searchKeys.words(record)));
    return filter.words.every((word) => words.has(word));
  }

  private assertExternalIdFree(record: T): void {
    if (record.externalId === null) return;
    const holder = this.idsByExternalId.get(record.externalId);
    if (holder !== undefined && holder !== record.id) throw externalIdTaken(holder);
  }
}

type TimeField = 'createdAt' | 'updatedAt';

const SHORT = { createdAt: 'created', updatedAt: 'updated' } as const;

const SORTS: Readonly<Record<RecordSort, { descending: boolean; field: TimeField }>> = {
  '-createdAt': { descending: true, field: 'createdAt' },
  createdAt: { descending: false, field: 'createdAt' },
  '-updatedAt': { descending: true, field: 'updatedAt' },
  updatedAt: { descending: false, field: 'updatedAt' },
};
