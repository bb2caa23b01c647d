import { Parser } from 'htmlparser2';
import type { DraftLine } from '../draft-line.js';
import { ExtractionFailure } from '../extraction-failure.js';
import { LIMITS } from '../limits.js';
import { LineWriter } from '../line-writer.js';
import { tableLines, type TableRow } from '../table-lines.js';
import { flowOf, SILENT, VOID, type Flow } from './block-elements.js';
import { isInvisible, PAGE, visibilityWithin, type Visibility } from './hidden-style.js';
import { withoutBulletsOfEntries } from './list-entries.js';
import { Seams } from './seams.js';
import { StyleSheet } from './style-sheet.js';

interface OpenElement {
  name: string;
  bold: boolean;
  visibility: Visibility;
  silent: boolean;
  preformatted: boolean;
  flow: Flow;
  role: DraftLine['role'];
  /** Of an item: the number of lines before it. */
  from: number;
  /** Lines of a cell and rows of a table are collected apart until the table is closed. */
  rows?: DraftLine[][][];
  outer?: LineWriter;
}

/** Follows the elements of a page and writes its lines. */
export class HtmlLines {
  readonly links: string[] = [];
  #writer = new LineWriter();
  readonly #open: OpenElement[] = [];
  #spaced = true;
  readonly #seams = new Seams();
  readonly #entries = new Set<DraftLine>();
  readonly #styles = new StyleSheet();

  static read(html: string): { lines: DraftLine[]; links: string[] } {
    const reader = new HtmlLines();
    const parser = new Parser(
      {
        onopentag: (name, attributes) => reader.#enter(name, attributes),
        onclosetag: (name) => reader.#leave(name),
        ontext: (text) => reader.#text(text),
      },
      { decodeEntities: true, lowerCaseTags: true },
    );
    parser.write(html);
    parser.end();
    reader.#break();
    return { lines: reader.#writer.lines, links: reader.links };
  }

  #enter(name: string, attributes: Record<string, string>): void {
    if (this.#open.length > LIMITS.depth * 2)
      throw new ExtractionFailure('too_large', 'The page is nested too deeply.');
    const href = attributes['href'];
    if (name === 'a' && href !== undefined) this.links.push(href);
    if (name === 'link' && /stylesheet/i.test(attributes['rel'] ?? '')) this.#styles.noteForeignSheet();
    if (name === 'br' || name === 'hr') this.#break();
    if (VOID.has(name)) return;
    const parent = this.#open.at(-1);
    const style = this.#styles.of(name, attributes);
    const flow = flowOf(name, style, parent?.flow);
    if (flow.isBlock) this.#break();
    else this.#seams.open(name, attributes['class'] ?? '', flow.isApart, CONTACT.test(href ?? ''));
    const element: OpenElement = {
      name,
      bold: (parent?.bold ?? false) || /^(b|strong|th|h[1-6])$/.test(name) || isBold(style.get('font-weight')),
      visibility: visibilityWithin(parent?.visibility ?? PAGE, attributes, style, this.#styles.isCertain),
      silent: (parent?.silent ?? false) || SILENT.has(name) || UNSEEN.test(attributes['class'] ?? ''),
      flow,
      from: 0,
      preformatted: (parent?.preformatted ?? false) || name === 'pre',
      role: /^h[1-6]$/.test(name) ? 'heading' : name === 'li' ? 'list-item' : parent?.role,
    };
    if (name === 'table' || name === 'dl') element.rows = [];
    if (name === 'tr') this.#table()?.push([]);
    if (name === 'dt' && this.#table()) this.#table()?.push([]);
    if (CELLS.has(name)) {
      element.outer = this.#writer;
      this.#writer = new LineWriter();
    }
    element.from = this.#writer.lines.length;
    this.#open.push(element);
  }

  #leave(name: string): void {
    if (VOID.has(name)) return;
    if (this.#open.at(-1)?.flow.isBlock ?? true) this.#break();
    const element = this.#open.pop();
    if (element?.flow.isBlock === false) this.#seams.close(name);
    if (name === 'li' && element !== undefined)
      withoutBulletsOfEntries(this.#writer.lines.slice(element.from), this.#entries);
    if (element?.outer !== undefined) {
      const cell = this.#writer.lines;
      this.#writer = element.outer;
      const rows = this.#table();
      if (rows === undefined) this.#writer.lines.push(...cell);
      else if (rows.length === 0) rows.push([cell]);
      else rows.at(-1)?.push(cell);
    }
    if (element?.rows === undefined) return;
    const rows = element.name === 'dl' ? element.rows.map(termAndValue) : (element.rows as TableRow[]);
    this.#writer.lines.push(...tableLines(rows));
  }

  #text(text: string): void {
    const element = this.#open.at(-1);
    if (element?.name === 'style') this.#styles.add(text);
    if (element?.silent === true) return;
    const hidden = element !== undefined && isInvisible(element.visibility);
    const style = { bold: element?.bold ?? false, hidden };
    if (element?.preformatted === true) {
      for (const [index, line] of text.split('\n').entries()) {
        if (index > 0) this.#break();
        this.#writer.write(line, style);
      }
      return;
    }
    const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ');
    const seam = hidden ? '' : this.#seams.before(collapsed);
    const kept = this.#spaced || seam !== '' ? collapsed.trimStart() : collapsed;
    if (kept === '') return;
    this.#writer.write(seam + kept, style);
    this.#spaced = kept.endsWith(' ');
  }

  #break(): void {
    const { lines } = this.#writer;
    const before = lines.length;
    this.#writer.breakLine(this.#open.at(-1)?.role);
    for (const line of lines.slice(before)) this.#seams.settle(line);
    this.#seams.reset();
    this.#spaced = true;
  }

  /** Rows of the innermost table that is open. */
  #table(): DraftLine[][][] | undefined {
    return this.#open.findLast((element) => element.rows !== undefined)?.rows;
  }
}

/** The term and all that is said of it: one row, unless the term is a sentence itself. */
function termAndValue([term = [], ...values]: readonly DraftLine[][]): TableRow {
  const value = values.flat();
  const isLong = (lines: readonly DraftLine[], most: number): boolean => (lines[0]?.text.length ?? 0) > most;
  return isLong(term, LONGEST_TERM) && isLong(value, LONGEST_VALUE) ? [[...term, ...value]] : [term, value];
}

/** In characters: a label or dates, not the head of an entry. */
const LONGEST_TERM = 30;
/** In characters: a title or a name, not an account. */
const LONGEST_VALUE = 60;

const CELLS = new Set(['td', 'th', 'dt', 'dd']);

/**
 * The text of such an element is the name of a picture, or is read aloud only: what the page shows is beside it. Saved pages seldom bring the styles that hide
 * it, but all call it the same.
 */
const UNSEEN = /(?:^|\s)(?:material-(?:icons|symbols)|(?:visually-hidden|sr-only|screen-reader-text)(?=\s|$))/;

/** Leads to a mailbox or a phone. */
const CONTACT = /^(?:mailto|tel):/i;

function isBold(weight: string | undefined): boolean {
  return weight !== undefined && /^(bold|[6-9]00)/.test(weight);
}
