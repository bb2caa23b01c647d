import { createReadStream } from 'node:fs';
import { CsvRows } from './csv-rows.js';
import type { Row, TableFormat } from './rows.js';
import { TaxonomyFileError } from './taxonomy-file-error.js';

/** Reads a UTF-8 file piece by piece, with or without a byte-order mark. */
export async function* readRows(file: string, { kind }: TableFormat): AsyncGenerator<Row> {
  const rows = kind === 'csv' ? new CsvRows(file) : new TabRows();
  let isFirst = true;
  try {
    for await (const piece of createReadStream(file, { encoding: 'utf8' }) as AsyncIterable<string>) {
      yield* rows.push(isFirst ? piece.replace(/^\uFEFF/, '') : piece);
      isFirst = false;
    }
  } catch (error) {
    if (error instanceof TaxonomyFileError) throw error;
    throw new TaxonomyFileError({ file, line: 1 }, `cannot be read: ${(error as Error).message}`);
  }
  yield* rows.end();
}

class TabRows {
  private line = 0;
  private rest = '';

  *push(piece: string): Generator<Row> {
    const lines = (this.rest + piece).split('\n');
    this.rest = lines.pop() ?? '';
    for (const line of lines) yield* this.row(line);
  }

  *end(): Generator<Row> {
    yield* this.row(this.rest);
  }

  private *row(text: string): Generator<Row> {
    this.line += 1;
    const line = text.endsWith('\r') ? text.slice(0, -1) : text;
    if (line !== '') yield { line: this.line, cells: line.split('\t') };
  }
}
