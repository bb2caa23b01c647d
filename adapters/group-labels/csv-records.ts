import { CsvError, parse } from 'csv-parse/sync';

/** A fault in a file, with its place. */
export class CsvFault extends Error {
  override readonly name = 'CsvFault';

  /** Both counted from 1. */
  constructor(
    readonly line: number,
    readonly column: number,
    detail: string,
  ) {
    super(`line ${String(line)}, column ${String(column)}: ${detail}`);
  }
}

export interface CsvRecord {
  /** The line that it begins in, counted from 1. */
  line: number;
  fields: string[];
}

/**
 * The records of a file of comma-separated values, by RFC 4180, with line ends of any kind. A byte order mark and empty lines count for nothing.
 * Throws `CsvFault` for a quote that is not closed, or is where none may.
 */
export function csvRecords(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let lastLine = 0;
  // The parser counts each CRLF inside a field as two lines.
  let overcount = 0;
  try {
    parse(text, {
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (fields: string[], { lines }) => {
        const inside = fields.join('');
        overcount += count(inside, /\r\n/g);
        lastLine = lines - overcount;
        records.push({ line: lastLine - count(inside, /\r\n|\r|\n/g), fields });
        return null;
      },
    });
    return records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { code, lines, column } = error as CsvError & { lines: number; column: number };
    // A quote that is never closed ends with the file: the record that it is in is easier to find.
    const line = code === 'CSV_QUOTE_NOT_CLOSED' ? lastLine + 1 : lines - overcount;
    throw new CsvFault(line, column + 1, FAULTS[code] ?? error.message);
  }
}

const FAULTS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'the quote is never closed.',
  CSV_INVALID_CLOSING_QUOTE: 'a quoted field must end with its quote.',
  INVALID_OPENING_QUOTE: 'an unquoted field contains a quote; quote the whole field.',
};

function count(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}
