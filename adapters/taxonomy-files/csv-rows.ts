import type { Row } from './rows.js';
import { TaxonomyFileError } from './taxonomy-file-error.js';

const QUOTE = '"';

/**
 * Takes text in pieces of any length and gives the rows that are complete: RFC 4180, with line ends of either kind. A cell is quoted as a
 * whole or not at all; within quotes commas and line ends are text, and two quotes are one.
 */
export class CsvRows {
  /** Of what is read now. */
  private line = 1;
  private rowLine = 1;
  private cells: string[] = [];
  private cell = '';
  /** `closed`: behind a quote within a quoted cell, which closes it unless another follows. */
  private state: 'start' | 'bare' | 'quoted' | 'closed' = 'start';
  /** The character before was a carriage return that ended a row: a line feed now belongs to it. */
  private afterReturn = false;

  constructor(private readonly file: string) {}

  *push(text: string): Generator<Row> {
    for (let at = 0; at < text.length; at += 1) {
      const character = text.charAt(at);
      const { afterReturn } = this;
      this.afterReturn = false;
      if (this.state === 'quoted') {
        const end = text.indexOf(QUOTE, at);
        const run = end < 0 ? text.slice(at) : text.slice(at, end);
        this.cell += run;
        this.line += run.split('\n').length - 1;
        at += run.length;
        if (end >= 0) this.state = 'closed';
      } else if (character === ',') this.finishCell();
      else if (character === '\n' && afterReturn) continue;
      else if (character === '\n' || character === '\r') {
        this.afterReturn = character === '\r';
        this.line += 1;
        yield* this.finishRow();
      } else if (character === QUOTE) this.quote();
      else if (this.state === 'closed') throw this.error('text stands behind the closing quote of a cell');
      else {
        this.state = 'bare';
        this.cell += character;
      }
    }
  }

  *end(): Generator<Row> {
    if (this.state === 'quoted') throw this.error('a quoted cell is not closed before the end of the file');
    yield* this.finishRow();
  }

  private quote(): void {
    if (this.state === 'bare') throw this.error('a quote stands within a cell that is not quoted');
    if (this.state === 'closed') this.cell += QUOTE;
    this.state = 'quoted';
  }

  private finishCell(): void {
    this.cells.push(this.cell);
    this.cell = '';
    this.state = 'start';
  }

  private *finishRow(): Generator<Row> {
    const isEmpty = this.cells.length === 0 && this.cell === '' && this.state === 'start';
    if (!isEmpty) {
      this.finishCell();
      yield { line: this.rowLine, cells: this.cells };
      this.cells = [];
    }
    this.rowLine = this.line;
  }

  private error(reason: string): TaxonomyFileError {
    return new TaxonomyFileError({ file: this.file, line: this.line, column: this.cells.length + 1 }, reason);
  }
}
