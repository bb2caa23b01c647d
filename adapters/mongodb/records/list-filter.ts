import type { Filter, Sort } from 'mongodb';
import type { Page, Position, RecordFilter, RecordQuery, RecordSort } from '../../../core/index.js';
import { valuesOf } from '../../../core/spi.js';
import type { RecordDocument } from '../database/collections.js';
import { queryTerms } from './terms.js';

/** Times are RFC 3339 of one length, so that the text `time id` sorts by time and then by id. */
export function sortKey(time: string, id: string): string {
  return `${time} ${id}`;
}

function positionOf(key: string): Position {
  const at = key.indexOf(' ');
  return { value: key.slice(0, at), id: key.slice(at + 1) };
}

/** The page out of rows that were asked for with one more than its limit. */
export function pageOf<Row, T>(
  rows: readonly Row[],
  limit: number,
  key: (row: Row) => string,
  show: (row: Row) => T,
): Page<T> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { data: shown.map(show), next: rows.length > limit && last ? positionOf(key(last)) : null };
}

type KeyField = 'createdKey' | 'updatedKey';

export const SORTS: Readonly<Record<RecordSort, { field: KeyField; direction: 1 | -1 }>> = {
  createdAt: { field: 'createdKey', direction: 1 },
  '-createdAt': { field: 'createdKey', direction: -1 },
  updatedAt: { field: 'updatedKey', direction: 1 },
  '-updatedAt': { field: 'updatedKey', direction: -1 },
};

/** Always bounds the sort field to texts, which leaves out what has been erased. */
export function listQuery(
  tenantId: string,
  { filter, sort, after }: RecordQuery<RecordFilter & { email?: string }>,
): { filter: Filter<RecordDocument>; sort: Sort } {
  const { field, direction } = SORTS[sort];
  const bounds = { createdKey: bound(), updatedKey: bound() };
  bounds.createdKey.limit(filter.createdAfter, filter.createdBefore);
  bounds.updatedKey.limit(filter.updatedAfter, filter.updatedBefore);
  bounds[field].goOn(direction, after);
  const terms = queryTerms(filter);
  const statuses = valuesOf(filter.status);
  return {
    filter: {
      tenantId,
      ...(filter.externalId !== undefined && { externalId: filter.externalId }),
      ...(terms.all.length > 0 && { terms: { $all: terms.all } }),
      ...(terms.anyOf.length > 0 && { $and: terms.anyOf.map((anyOf) => ({ terms: { $in: anyOf } })) }),
      ...(statuses && { status: statuses.length === 1 ? statuses[0] : { $in: statuses } }),
      createdKey: bounds.createdKey.range(),
      ...(bounds.updatedKey.isSet(field === 'updatedKey') && { updatedKey: bounds.updatedKey.range() }),
    },
    sort: { [field]: direction },
  };
}

/** Of several bounds on one side the tighter one. */
function bound() {
  let low = '';
  let high: string | undefined;
  const raise = (to: string): void => void (low = to > low ? to : low);
  const lower = (to: string): void => void (high = high === undefined || to < high ? to : high);
  return {
    limit(after: string | undefined, before: string | undefined): void {
      // `!` follows the space between time and id: after every key of that time.
      if (after !== undefined) raise(`${after}!`);
      if (before !== undefined) lower(before);
    },
    goOn(direction: 1 | -1, position: Position | undefined): void {
      if (!position) return;
      const key = sortKey(position.value, position.id);
      if (direction === 1) raise(key);
      else lower(key);
    },
    isSet: (needed: boolean): boolean => needed || low !== '' || high !== undefined,
    range: () => ({ $gt: low, ...(high !== undefined && { $lt: high }) }),
  };
}
