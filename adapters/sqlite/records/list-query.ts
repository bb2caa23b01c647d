import type { RecordFilter, RecordQuery, RecordSort } from '../../../core/index.js';
import { valuesOf } from '../../../core/spi.js';
import type { SqlValue } from '../connection/driver.js';
import { matchAll } from './term-index.js';

export interface ListQuery {
  sql: string;
  values: SqlValue[];
}

/** The status of the row of a candidate that is merged into another: in no list. */
export const MERGED = 'merged';

type Column = 'created_at' | 'updated_at';

const SORT_COLUMNS: Readonly<Record<RecordSort, { column: Column; descending: boolean }>> = {
  createdAt: { column: 'created_at', descending: false },
  '-createdAt': { column: 'created_at', descending: true },
  updatedAt: { column: 'updated_at', descending: false },
  '-updatedAt': { column: 'updated_at', descending: true },
};

const BOUNDS: readonly [keyof RecordFilter, string][] = [
  ['createdAfter', 'r.created_at > ?'],
  ['createdBefore', 'r.created_at < ?'],
  ['updatedAfter', 'r.updated_at > ?'],
  ['updatedBefore', 'r.updated_at < ?'],
  ['externalId', 'r.external_id = ?'],
];

/**
 * The rows of one page and one more, as `seq`, `id` and the sort value. The index to use is said, because the planner has no
 * statistics: few rows with the terms asked for are fetched and sorted, many are met on the way along the order.
 */
export function listQuery(
  table: 'candidates' | 'jobs',
  tenantId: string,
  { filter, sort, after, limit }: RecordQuery,
  terms: { hashes: readonly (string | readonly string[])[]; few: boolean },
): ListQuery {
  const { column, descending } = SORT_COLUMNS[sort];
  const conditions = ['r.tenant_id = ?'];
  const values: SqlValue[] = [tenantId];
  for (const [name, condition] of BOUNDS) {
    const value = filter[name];
    if (typeof value !== 'string') continue;
    conditions.push(condition);
    values.push(value);
  }
  const statuses = valuesOf(filter.status);
  if (statuses) {
    conditions.push(`r.status IN (${statuses.map(() => '?').join(', ')})`);
    values.push(...statuses);
  } else if (table === 'candidates') conditions.push(`r.status <> '${MERGED}'`);
  if (after) {
    conditions.push(`(r.${column}, r.id) ${descending ? '<' : '>'} (?, ?)`);
    values.push(after.value, after.id);
  }
  let from = `${table} r INDEXED BY ${table}_by_${filter.externalId === undefined ? column : 'external_id'}`;
  if (terms.hashes.length > 0) {
    const matching = `SELECT rowid FROM ${table}_terms WHERE ${table}_terms MATCH ?`;
    if (terms.few) {
      from = `(${matching}) t CROSS JOIN ${table} r ON r.seq = t.rowid`;
      values.unshift(matchAll(terms.hashes));
    } else {
      conditions.push(`r.seq IN (${matching})`);
      values.push(matchAll(terms.hashes));
    }
  }
  const direction = descending ? 'DESC' : 'ASC';
  return {
    sql: `SELECT r.seq, r.id, r.${column} AS value FROM ${from} WHERE ${conditions.join(' AND ')}
      ORDER BY r.${column} ${direction}, r.id ${direction} LIMIT ?`,
    values: [...values, limit + 1],
  };
}
