/** A fault in a file, told with its place. */
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
 * The records of a file of comma-separated values, by RFC 4180: fields in quotes may hold commas, line breaks and doubled quotes. Lines may end in
 * CRLF or LF, the file may begin with a byte order mark, and empty lines count for nothing. Throws `CsvFault` for anything that a reader would have to guess.
 */
export function csvRecords(text: string): CsvRecord[] {
  const source = text.replace(/^\uFEFF/, '');
  const records: CsvRecord[] = [];
  let record: CsvRecord = { line: 1, fields: [] };
  let line = 1;
  let at = 0;
  const endRecord = (): void => {
    const isEmptyLine = record.fields.length === 1 && record.fields[0] === '' && source[at - 1] !== '"';
    if (!isEmptyLine) records.push(record);
    line += 1;
    record = { line, fields: [] };
  };
  while (at < source.length || record.fields.length > 0) {
    const column = record.fields.length + 1;
    let field: string;
    if (source[at] === '"') {
      const end = closingQuote(source, at + 1);
      if (end < 0) throw new CsvFault(line, column, 'the quote is never closed.');
      field = source.slice(at + 1, end).replaceAll('""', '"');
      line += field.split('\n').length - 1;
      at = end + 1;
      if (at < source.length && !/[,\r\n]/.test(source[at]!))
        throw new CsvFault(line, column, 'a quoted field must end with its quote.');
    } else {
      const from = at;
      while (at < source.length && !/[,\r\n]/.test(source[at]!)) at += 1;
      field = source.slice(from, at);
      if (field.includes('"')) throw new CsvFault(line, column, 'a quote stands inside a field that is not quoted.');
    }
    record.fields.push(field);
    if (source[at] === ',') {
      at += 1;
      continue;
    }
    endRecord();
    if (source[at] === '\r') {
      if (source[at + 1] !== '\n')
        throw new CsvFault(line - 1, column, 'a carriage return stands without a line feed.');
      at += 1;
    }
    at += 1;
  }
  return records;
}

/** The place of the quote that ends a field; -1 where there is none. */
function closingQuote(source: string, from: number): number {
  for (let at = source.indexOf('"', from); at >= 0; at = source.indexOf('"', at + 2)) {
    if (source[at + 1] !== '"') return at;
  }
  return -1;
}
