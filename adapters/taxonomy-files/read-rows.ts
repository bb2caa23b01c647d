import { createReadStream } from 'node:fs';
import type { Row, TableFormat } from './rows.js';
import { tableRows } from './table-rows.js';
import { TaxonomyFileError } from './taxonomy-file-error.js';

/** Reads a UTF-8 file piece by piece, with or without a byte order mark. */
export async function* readRows(file: string, format: TableFormat): AsyncGenerator<Row> {
  const source = createReadStream(file, { encoding: 'utf8' });
  try {
    yield* tableRows(file, format, source);
  } catch (error) {
    if (error instanceof TaxonomyFileError) throw error;
    throw new TaxonomyFileError({ file, line: 1 }, `cannot be read: ${(error as Error).message}`);
  }
}
