import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** The mapping of columns cannot be used: one line that says what is wrong. */
export class MappingError extends Error {}

/** For members of a record, as JSON pointers, the columns that they come from. */
export type ColumnMapping = readonly { path: readonly string[]; column: string }[];

const schema = z.record(z.string().regex(/^(\/[^/]+)+$/), z.string().min(1));

/** Reads `{ "/profile/basics/name": "Full name", "/tags/0": "Source" }`. Throws `MappingError`. */
export async function readMapping(file: string): Promise<ColumnMapping> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new MappingError(`${file} is not there.`);
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new MappingError(`${file} is not JSON: ${(error as Error).message}`);
  }
  const result = schema.safeParse(value);
  if (!result.success)
    throw new MappingError(`${file} must map JSON pointers to columns: { "/profile/basics/name": "Full name" }.`);
  return Object.entries(result.data).map(([pointer, column]) => ({ path: parts(pointer), column }));
}

/** The record of one row. An empty cell is left out; a number in a path makes a list. Throws `MappingError` for a column that is not there. */
export function asRecord(mapping: ColumnMapping, row: Readonly<Record<string, string>>): object {
  const record: Record<string, unknown> = {};
  for (const { path, column } of mapping) {
    const cell = row[column];
    if (cell === undefined)
      throw new MappingError(`There is no column "${column}". There are: ${Object.keys(row).join(', ')}.`);
    if (cell !== '') put(record, path, typed(path, cell));
  }
  return compacted(record) as object;
}

/** Members that are no text. */
const NUMBERS = /(?:salary\/min|minMonths|noticeDays|totalJobOpenings|(?:min|max)Value)$/;
const BOOLEANS = /(?:willingToRelocate|consent\/[a-z]+|matching|given)$/i;

function typed(path: readonly string[], cell: string): unknown {
  const place = path.join('/');
  if (NUMBERS.test(place) && cell.trim() !== '' && Number.isFinite(Number(cell))) return Number(cell);
  if (BOOLEANS.test(place) && /^(?:true|yes|1)$/i.test(cell)) return true;
  if (BOOLEANS.test(place) && /^(?:false|no|0)$/i.test(cell)) return false;
  return cell;
}

function put(record: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    record[name] = value;
    return;
  }
  const isList = /^\d{1,3}$/.test(rest[0]!);
  const inner = (record[name] ??= isList ? [] : {});
  put(inner as Record<string, unknown>, rest, value);
}

/** Lists without the places that an empty cell has left. */
function compacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(compacted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, compacted(member)]));
}

function parts(pointer: string): string[] {
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
