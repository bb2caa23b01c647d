import type { Document } from 'mongodb';
import {
  entriesOf,
  isOperators,
  meets,
  valuesAt,
  type IndexEntry,
  type StoredIndex,
} from '../../bench/data/index-entries.js';
import { isEquality, isInOrder, type Query } from './mongodb/mongodb-plans.js';

export interface Walk {
  /** Entries of the index that are looked at. */
  keys: number;
  /** Documents that are fetched. */
  documents: number;
  /** `_id` of those found, in the order of the index. */
  found: string[];
}

/**
 * What a scan of an index looks at to answer a query, by the rules of MongoDB's manual: it goes along the entries between the bounds of the
 * fields that come first (equalities and one range), leaves out those that the other fields of the index decide, fetches the documents of
 * the rest, and stops at the limit where the index has the order asked for. An array is entered by the first term of `$all`.
 *
 * For servers whose `explain` does not count: SecantusDB's says how many documents match, whatever the limit and whatever was looked at.
 */
export function walk(index: StoredIndex, documents: readonly Document[], query: Query): Walk {
  const { filter, sort = {} } = query;
  const fields = Object.keys(index.key);
  const decides = fields.map((field) => conditionOf(filter, field));
  // The bounds end behind the first range, and at a field that is not asked for.
  const firstOpen = decides.findIndex((condition) => !isEquality(condition));
  const bounded = decides.slice(0, (firstOpen < 0 ? decides.length : firstOpen) + 1);
  const within = (entry: IndexEntry, conditions: readonly unknown[]): boolean =>
    conditions.every((condition, at) => condition === undefined || meets([entry[at]], condition));
  const entries = documents
    .flatMap((document) => entriesOf(index, document).map((entry) => ({ entry, document })))
    .filter(({ entry }) => within(entry, bounded));
  const inOrder = isInOrder(index.key, query);
  const [[sortField, direction] = [fields[0]!, 1]] = Object.entries(sort) as [string, number][];
  const at = fields.indexOf(sortField);
  if (inOrder) entries.sort((a, b) => direction * compare(a.entry[at], b.entry[at]));

  const limit = Number(query.command['limit'] ?? 0);
  const seen: Walk = { keys: 0, documents: 0, found: [] };
  for (const { entry, document } of entries) {
    seen.keys += 1;
    if (!within(entry, decides)) continue;
    seen.documents += 1;
    if (!Object.entries(filter).every(([field, condition]) => meets(valuesAt(document, field), condition))) continue;
    seen.found.push(document['_id'] as string);
    if (inOrder && seen.found.length === limit) break;
  }
  return seen;
}

function conditionOf(filter: Document, field: string): unknown {
  const condition: unknown = filter[field];
  return isOperators(condition) && '$all' in condition ? (condition['$all'] as unknown[])[0] : condition;
}

function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  return (a as string) < (b as string) ? -1 : 1;
}
