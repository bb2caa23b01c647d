import { BSON, type Document } from 'mongodb';

/** An index as `listIndexes` describes it. */
export interface StoredIndex {
  name: string;
  key: Record<string, 1 | -1>;
  sparse?: boolean;
  partialFilterExpression?: Document;
}

/** Values of the index's fields, in its order. A field that is missing counts as `null`. */
export type IndexEntry = unknown[];

/**
 * The entries that an index has of a document, as MongoDB's manual says it: none where the document does not meet what the index is partial
 * to or, sparse, has none of its fields; one for each different value of a field that is an array.
 */
export function entriesOf(
  { key, sparse, partialFilterExpression: partial }: StoredIndex,
  document: Document,
): IndexEntry[] {
  if (partial && !Object.entries(partial).every(([field, condition]) => meets(valuesAt(document, field), condition))) {
    return [];
  }
  const values = Object.keys(key).map((field) => valuesAt(document, field));
  if (sparse && values.every((found) => found.length === 0)) return [];
  return values.reduce<IndexEntry[]>(
    (entries, found) =>
      entries.flatMap((entry) => (found.length > 0 ? found : [null]).map((value) => [...entry, value])),
    [[]],
  );
}

/** Bytes of an entry's values, before the server adds where the document is and leaves out what entries begin with in common. */
export function entryBytes(entry: IndexEntry): number {
  const empty = BSON.calculateObjectSize({ '': null });
  return entry.reduce<number>((sum, value) => sum + BSON.calculateObjectSize({ '': value }) - empty, 0);
}

/** Without repetitions; none where there is no such field. */
export function valuesAt(document: Document, path: string): unknown[] {
  const found = path
    .split('.')
    .reduce<unknown[]>((all, name) => all.flatMap((value) => [(value as Document | null)?.[name]].flat()), [document]);
  return [...new Set(found)].filter((value) => value !== undefined);
}

/** Whether one of the values meets a condition of those that this store's queries and partial indexes are made of. */
export function meets(values: readonly unknown[], condition: unknown): boolean {
  if (!isOperators(condition)) return values.some((value) => isEqual(value, condition));
  return Object.entries(condition).every(([operator, operand]) => {
    switch (operator) {
      case '$eq':
        return values.some((value) => isEqual(value, operand));
      case '$ne':
        return !values.some((value) => isEqual(value, operand));
      case '$in':
        return values.some((value) => (operand as unknown[]).some((one) => isEqual(value, one)));
      case '$all':
        return (operand as unknown[]).every((one) => values.some((value) => isEqual(value, one)));
      case '$gt':
        return values.some((value) => comparable(value, operand) && value! > operand!);
      case '$gte':
        return values.some((value) => comparable(value, operand) && value! >= operand!);
      case '$lt':
        return values.some((value) => comparable(value, operand) && value! < operand!);
      case '$lte':
        return values.some((value) => comparable(value, operand) && value! <= operand!);
      default:
        throw new Error(`What ${operator} finds is not known here.`);
    }
  });
}

export function isOperators(condition: unknown): condition is Document {
  return (
    typeof condition === 'object' && condition !== null && Object.keys(condition).some((name) => name.startsWith('$'))
  );
}

function isEqual(value: unknown, wanted: unknown): boolean {
  return wanted instanceof Date && value instanceof Date ? value.getTime() === wanted.getTime() : value === wanted;
}

/** Ranges hold within a type. */
function comparable(value: unknown, operand: unknown): boolean {
  return value !== null && typeof value === typeof operand && value instanceof Date === operand instanceof Date;
}
