/** One row of a table in a file. */
export interface Row {
  /** Line on which it begins, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface TableFormat {
  /** `csv`: RFC 4180, with quoted cells that may hold commas, quotes and line ends. `tab`: one row a line, tabs between cells, no quotes. */
  kind: 'csv' | 'tab';
}

/**
 * Reads a file row by row, the header among them, without empty rows. Throws a `TaxonomyFileError` where the text does not follow the format.
 * All that the loaders know of the way a file is read.
 */
export type RowReader = (file: string, format: TableFormat) => AsyncIterable<Row>;
