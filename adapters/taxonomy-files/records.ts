import type { Row, RowReader, TableFormat } from './rows.js';
import { TaxonomyFileError } from './taxonomy-file-error.js';

/** A row with its cells by the names of the header. */
export interface TaxonomyRecord<Column extends string> {
  readonly line: number;
  /** Trimmed. */
  cell(column: Column): string;
  /** Of a column that older or newer releases of the file lack: empty there. */
  optional(column: string): string;
  /** To throw where the cell is not what it has to be. */
  fault(column: Column, reason: string): TaxonomyFileError;
}

/**
 * Reads a table whose first row names its columns, in any order and with others among them. Throws a `TaxonomyFileError` where a column that is
 * needed is missing or a row has another number of cells than the header.
 */
export async function* readRecords<Column extends string>(
  read: RowReader,
  file: string,
  format: TableFormat,
  columns: readonly Column[],
): AsyncGenerator<TaxonomyRecord<Column>> {
  let header: ReadonlyMap<string, number> | undefined;
  for await (const row of read(file, format)) {
    if (header) yield recordOf(file, row, header);
    else header = headerOf(file, row, columns);
  }
  if (!header) throw new TaxonomyFileError({ file, line: 1 }, 'the file is empty');
}

function headerOf(file: string, { line, cells }: Row, columns: readonly string[]): ReadonlyMap<string, number> {
  const header = new Map(cells.map((cell, at) => [cell.trim(), at]));
  const missing = columns.find((column) => !header.has(column));
  if (missing !== undefined)
    throw new TaxonomyFileError({ file, line, column: missing }, 'the header has no such column');
  return header;
}

function recordOf<Column extends string>(
  file: string,
  { line, cells }: Row,
  header: ReadonlyMap<string, number>,
): TaxonomyRecord<Column> {
  if (cells.length !== header.size) {
    const counts = `${String(cells.length)} cells, the header ${String(header.size)}`;
    throw new TaxonomyFileError(
      { file, line, column: Math.min(cells.length, header.size) + 1 },
      `the row has ${counts}`,
    );
  }
  const optional = (column: string): string => cells[header.get(column) ?? -1]?.trim() ?? '';
  return {
    line,
    cell: optional,
    optional,
    fault: (column, reason) => new TaxonomyFileError({ file, line, column }, reason),
  };
}
