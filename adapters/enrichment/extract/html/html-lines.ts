import { Parser } from 'htmlparser2';
import type { DraftLine } from '../draft-line.js';
import { ExtractionFailure } from '../extraction-failure.js';
import { LIMITS } from '../limits.js';
import { LineWriter } from '../line-writer.js';
import { tableLines, type TableRow } from '../table-lines.js';
import { BLOCKS, SILENT, VOID } from './block-elements.js';
import { isInvisible, PAGE, visibilityWithin, type Visibility } from './hidden-style.js';
import { StyleSheet } from './style-sheet.js';

interface OpenElement {
  name: string;
  bold: boolean;
  visibility: Visibility;
  silent: boolean;
  preformatted: boolean;
  role: DraftLine['role'];
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
    if (BLOCKS.has(name)) this.#break();
    if (name === 'br') this.#break();
    if (VOID.has(name)) return;
    const parent = this.#open.at(-1);
    const style = this.#styles.of(name, attributes);
    const element: OpenElement = {
      name,
      bold: (parent?.bold ?? false) || /^(b|strong|th|h[1-6])$/.test(name) || isBold(style.get('font-weight')),
      visibility: visibilityWithin(parent?.visibility ?? PAGE, attributes, style, this.#styles.isCertain),
      silent: (parent?.silent ?? false) || SILENT.has(name),
      preformatted: (parent?.preformatted ?? false) || name === 'pre',
      role: /^h[1-6]$/.test(name) ? 'heading' : name === 'li' ? 'list-item' : parent?.role,
    };
    if (name === 'table') element.rows = [];
    if (name === 'tr') this.#table()?.push([]);
    if (name === 'td' || name === 'th') {
      element.outer = this.#writer;
      this.#writer = new LineWriter();
    }
    this.#open.push(element);
  }

  #leave(name: string): void {
    if (VOID.has(name)) return;
    if (BLOCKS.has(name)) this.#break();
    const element = this.#open.pop();
    if (element?.outer !== undefined) {
      const cell = this.#writer.lines;
      this.#writer = element.outer;
      const rows = this.#table();
      if (rows === undefined) this.#writer.lines.push(...cell);
      else if (rows.length === 0) rows.push([cell]);
      else rows.at(-1)?.push(cell);
    }
    if (element?.rows !== undefined) this.#writer.lines.push(...tableLines(element.rows as TableRow[]));
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
    const kept = this.#spaced ? collapsed.trimStart() : collapsed;
    if (kept === '') return;
    this.#writer.write(kept, style);
    this.#spaced = kept.endsWith(' ');
  }

  #break(): void {
    this.#writer.breakLine(this.#open.at(-1)?.role);
    this.#spaced = true;
  }

  /** Rows of the innermost table that is open. */
  #table(): DraftLine[][][] | undefined {
    return this.#open.findLast((element) => element.rows !== undefined)?.rows;
  }
}

function isBold(weight: string | undefined): boolean {
  return weight !== undefined && /^(bold|[6-9]00)/.test(weight);
}
