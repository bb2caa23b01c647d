/** A place in a file. */
export interface Place {
  /** Path as it was given. */
  file: string;
  /** Counted from 1; the line on which the row begins. */
  line: number;
  /** Name from the header, or the number of the column, counted from 1, where it has no name. */
  column?: string | number;
}

/** A file of a classification that cannot be used as it is. The message begins with file, line and column. */
export class TaxonomyFileError extends Error {
  constructor(
    readonly place: Place,
    readonly reason: string,
  ) {
    const column = place.column === undefined ? '' : `, column ${String(place.column)}`;
    super(`${place.file}, line ${String(place.line)}${column}: ${reason}`);
    this.name = 'TaxonomyFileError';
  }
}
