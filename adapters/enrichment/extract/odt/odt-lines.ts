import { childElements, firstChild, type XmlElement } from '../archive/parse-xml.js';
import type { DraftLine } from '../draft-line.js';
import { LineWriter, type TextStyle } from '../line-writer.js';
import { tableLines } from '../table-lines.js';
import type { OdtStyles } from './odt-styles.js';

const SKIPPED = new Set(
  'text:tracked-changes text:sequence-decls office:annotation office:forms text:bookmark'.split(' '),
);

/** Reads OpenDocument text elements into lines. */
export class OdtLines {
  readonly links: string[] = [];
  readonly notes: DraftLine[] = [];

  constructor(private readonly styles: OdtStyles) {}

  blocks(parent: XmlElement, role?: DraftLine['role']): DraftLine[] {
    return childElements(parent).flatMap((element) => {
      if (SKIPPED.has(element.name)) return [];
      if (element.name === 'text:p') return this.#paragraph(element, role);
      if (element.name === 'text:h') return this.#paragraph(element, 'heading');
      if (element.name === 'table:table') return this.#table(element);
      if (element.name === 'text:list-item') return this.blocks(element, 'list-item');
      // Lists, sections, indexes, frames and text boxes: what they hold counts.
      return this.blocks(element, role);
    });
  }

  #paragraph(paragraph: XmlElement, role: DraftLine['role']): DraftLine[] {
    const writer = new LineWriter();
    const boxes: DraftLine[] = [];
    this.#inline(paragraph, this.styles.apply(paragraph.attributes['text:style-name'], {}), writer, boxes, role);
    writer.breakLine(role);
    return [...boxes, ...writer.lines];
  }

  #inline(parent: XmlElement, style: TextStyle, writer: LineWriter, boxes: DraftLine[], role: DraftLine['role']): void {
    for (const child of parent.children) {
      if (typeof child === 'string') {
        writer.write(child.replace(/[ \t\r\n]+/g, ' '), style);
        continue;
      }
      const { name, attributes } = child;
      if (SKIPPED.has(name)) continue;
      if (name === 'text:s') writer.write(' '.repeat(Math.min(20, Number(attributes['text:c'] ?? 1) || 1)), style);
      else if (name === 'text:tab') writer.write('\t', style);
      else if (name === 'text:line-break') writer.breakLine(role);
      else if (name === 'draw:frame' || name === 'draw:custom-shape' || name === 'draw:g')
        boxes.push(...this.blocks(child));
      else if (name === 'text:note') this.notes.push(...this.blocks(firstChild(child, 'text:note-body') ?? child));
      else {
        const href = name === 'text:a' ? attributes['xlink:href'] : undefined;
        if (href !== undefined) this.links.push(href);
        this.#inline(child, this.styles.apply(attributes['text:style-name'], style), writer, boxes, role);
      }
    }
  }

  #table(table: XmlElement): DraftLine[] {
    const rows = rowsOf(table).map((row) => childElements(row, 'table:table-cell').map((cell) => this.blocks(cell)));
    return tableLines(rows);
  }
}

function rowsOf(table: XmlElement): XmlElement[] {
  return childElements(table).flatMap((child) => {
    if (child.name === 'table:table-row') return [child];
    return /^table:table-(header-rows|rows|row-group)$/.test(child.name) ? rowsOf(child) : [];
  });
}
