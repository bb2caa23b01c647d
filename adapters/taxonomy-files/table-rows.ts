import { CsvError, parse } from 'csv-parse';
import { pipeline, type Readable } from 'node:stream';
import type { Row, TableFormat } from './rows.js';
import { TaxonomyFileError } from './taxonomy-file-error.js';

/**
 * The rows of a table, read as a stream, with line ends of any kind. A byte order mark and empty lines count for nothing.
 * Throws `TaxonomyFileError` for a quote that is not closed, or is where none may; other faults are those of the stream.
 */
export async function* tableRows(file: string, { kind }: TableFormat, source: Readable): AsyncGenerator<Row> {
  /** Of the rows that the parser has ready. */
  const firstLines: number[] = [];
  let lastLine = 0;
  // The parser counts each CRLF inside a cell as two lines.
  let overcount = 0;
  const parser = parse({
    ...(kind === 'csv' ? { delimiter: ',' } : { delimiter: '\t', quote: null }),
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    on_record: (cells: string[], { lines }) => {
      const inside = cells.join('');
      overcount += count(inside, /\r\n/g);
      lastLine = lines - overcount;
      firstLines.push(lastLine - count(inside, /\r\n|\r|\n/g));
      return cells;
    },
  });
  try {
    // A fault of the source destroys the parser with it, so that the loop below throws it.
    const rows = pipeline(source, parser, () => undefined) as AsyncIterable<string[]>;
    for await (const cells of rows) yield { line: firstLines.shift()!, cells };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { code, lines, column } = error as CsvError & { lines: number; column: number };
    // A quote that is never closed ends with the file: the row that it is in is easier to find.
    const line = code === 'CSV_QUOTE_NOT_CLOSED' ? lastLine + 1 : lines - overcount;
    throw new TaxonomyFileError({ file, line, column: column + 1 }, FAULTS[code] ?? error.message);
  }
}

const FAULTS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quoted cell is not closed before the end of the file',
  CSV_INVALID_CLOSING_QUOTE: 'there is text after the closing quote of a cell',
  INVALID_OPENING_QUOTE: 'an unquoted cell contains a quote',
};

function count(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}
