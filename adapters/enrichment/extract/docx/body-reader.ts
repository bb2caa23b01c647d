import { childElements, descendants, firstChild, type XmlElement } from '../archive/parse-xml.js';
import type { DraftLine } from '../draft-line.js';
import { LineWriter } from '../line-writer.js';
import { tableLines } from '../table-lines.js';
import type { Relation } from './docx-package.js';
import { isShaded, paragraphFormat, runFormat, type RunFormat, type StyleFormat, type Styles } from './styles.js';

/** Elements that only wrap what counts: content controls, tracked insertions, smart tags, simple fields. */
const WRAPPERS = new Set('w:sdt w:sdtContent w:ins w:moveTo w:smartTag w:customXml w:fldSimple w:dir w:bdo'.split(' '));

/** Reads the blocks of one part (body, header, footnote) into lines. */
export class BodyReader {
  readonly links: string[] = [];
  /** Ids of footnotes and endnotes in the order of their marks, as `footnote:2`. */
  readonly notes: string[] = [];

  constructor(
    private readonly styles: Styles,
    private readonly relations: ReadonlyMap<string, Relation>,
  ) {}

  /** `shaded`: the text is on a coloured ground, so that white letters are seen. */
  blocks(parent: XmlElement, shaded = false): DraftLine[] {
    return childElements(parent).flatMap((element) => {
      if (element.name === 'w:p') return this.#paragraph(element, shaded);
      if (element.name === 'w:tbl') return this.#table(element, shaded);
      if (WRAPPERS.has(element.name)) return this.blocks(element, shaded);
      if (element.name === 'mc:AlternateContent') return this.blocks(alternative(element), shaded);
      return [];
    });
  }

  #table(table: XmlElement, shaded: boolean): DraftLine[] {
    const properties = firstChild(table, 'w:tblPr');
    // A table style may colour its cells; then white text is no sign of hiding.
    const ground = shaded || isShaded(properties) || firstChild(properties, 'w:tblStyle') !== undefined;
    const rows = unwrap(table, 'w:tr').map((row) =>
      unwrap(row, 'w:tc').map((cell) => {
        const merged = firstChild(firstChild(cell, 'w:tcPr'), 'w:vMerge');
        const continued = merged !== undefined && merged.attributes['w:val'] !== 'restart';
        return continued ? [] : this.blocks(cell, ground || isShaded(firstChild(cell, 'w:tcPr')));
      }),
    );
    return tableLines(rows);
  }

  #paragraph(paragraph: XmlElement, shaded: boolean): DraftLine[] {
    const properties = firstChild(paragraph, 'w:pPr');
    const style = this.styles.paragraph(firstChild(properties, 'w:pStyle')?.attributes['w:val']);
    const format: StyleFormat = { ...style, ...paragraphFormat(properties) };
    if (shaded) format.shaded = true;
    const writer = new LineWriter();
    const boxes: DraftLine[] = [];
    this.#inline(paragraph, format, writer, boxes);
    writer.breakLine(roleOf(format));
    // A text box is anchored to the paragraph beside or above it: it is read before that paragraph.
    return [...boxes, ...writer.lines];
  }

  #inline(parent: XmlElement, format: StyleFormat, writer: LineWriter, boxes: DraftLine[]): void {
    const areTags = isRowOfTags(parent);
    for (const element of childElements(parent)) {
      if (areTags && isSpace(element)) writer.write('\t');
      else if (element.name === 'w:r') this.#run(element, format, writer, boxes);
      else if (WRAPPERS.has(element.name)) this.#inline(element, format, writer, boxes);
      else if (element.name === 'mc:AlternateContent') this.#inline(alternative(element), format, writer, boxes);
      else if (element.name === 'w:hyperlink') {
        const relation = this.relations.get(element.attributes['r:id'] ?? '');
        if (relation?.external === true) this.links.push(relation.target);
        this.#inline(element, format, writer, boxes);
      }
    }
  }

  #run(run: XmlElement, paragraph: StyleFormat, writer: LineWriter, boxes: DraftLine[]): void {
    const properties = firstChild(run, 'w:rPr');
    const style = this.styles.character(firstChild(properties, 'w:rStyle')?.attributes['w:val']);
    const format = { ...paragraph, ...style, ...runFormat(properties) };
    if (paragraph.shaded === true) format.shaded = true;
    this.#content(run, format, writer, boxes, roleOf(paragraph));
  }

  #content(run: XmlElement, format: RunFormat, writer: LineWriter, boxes: DraftLine[], role: DraftLine['role']): void {
    const style = { bold: format.bold === true, hidden: isHidden(format), fontSize: format.fontSize ?? 10 };
    for (const element of childElements(run)) {
      const value = element.attributes;
      if (element.name === 'w:t') writer.write(textOf(element), style);
      else if (element.name === 'w:tab' || element.name === 'w:ptab') writer.write('\t', style);
      else if (element.name === 'w:br' || element.name === 'w:cr') writer.breakLine(role);
      else if (element.name === 'w:noBreakHyphen') writer.write('-', style);
      else if (element.name === 'w:sym') writer.write(symbol(value['w:char']), style);
      else if (element.name === 'w:footnoteReference') this.notes.push(`footnote:${value['w:id']}`);
      else if (element.name === 'w:endnoteReference') this.notes.push(`endnote:${value['w:id']}`);
      else if (element.name === 'w:instrText') this.#field(textOf(element));
      else if (element.name === 'mc:AlternateContent') {
        this.#content(alternative(element), format, writer, boxes, role);
      } else if (element.name === 'w:drawing' || element.name === 'w:pict' || element.name === 'w:object') {
        this.#drawing(element, boxes);
      }
    }
  }

  #drawing(drawing: XmlElement, boxes: DraftLine[]): void {
    for (const link of descendants(drawing, 'a:hlinkClick')) {
      const relation = this.relations.get(link.attributes['r:id'] ?? '');
      if (relation?.external === true) this.links.push(relation.target);
    }
    // Shapes have fills of their own, so white text in them is not taken for hidden.
    for (const box of outermost(drawing, 'w:txbxContent')) boxes.push(...this.blocks(box, true));
  }

  #field(instruction: string): void {
    const target = /HYPERLINK\s+"([^"]+)"/.exec(instruction)?.[1];
    if (target !== undefined) this.links.push(target);
  }
}

const FEWEST_TAGS = 3;
const LONGEST_TAG = 30;

/** Converters from HTML write each tag of a list as a run of its own, with a run of one space between: prose is never cut like that. */
function isRowOfTags(paragraph: XmlElement): boolean {
  const runs = childElements(paragraph).filter(({ name }) => name === 'w:r');
  return (
    runs.length >= 2 * FEWEST_TAGS - 1 &&
    runs.every((run, at) => {
      const text = [...descendants(run, 'w:t')].map(textOf).join('');
      return at % 2 === 1
        ? text === ' '
        : text.length <= LONGEST_TAG && /^\S.*[^\s.,;:]$/u.test(`${text.charAt(0)}${text}`);
    })
  );
}

function isSpace(element: XmlElement): boolean {
  return element.name === 'w:r' && [...descendants(element, 'w:t')].map(textOf).join('') === ' ';
}

/** The same drawing twice, for new and for old readers: one of the two. */
function alternative(element: XmlElement): XmlElement {
  const [choice] = childElements(element, 'mc:Choice');
  const fallback = firstChild(element, 'mc:Fallback');
  const speaks = (part: XmlElement) => !descendants(part, 'w:t').next().done;
  if (choice !== undefined && (speaks(choice) || fallback === undefined)) return choice;
  return fallback ?? { name: '', attributes: {}, children: [] };
}

/** Boxes within boxes are read by the outer one; a nested second spelling of the same box is left out. */
function outermost(element: XmlElement, name: string): XmlElement[] {
  if (element.name === 'mc:AlternateContent') return outermost(alternative(element), name);
  return childElements(element).flatMap((child) => (child.name === name ? [child] : outermost(child, name)));
}

/** Rows and cells may be wrapped in content controls. */
function unwrap(parent: XmlElement, name: string): XmlElement[] {
  return childElements(parent).flatMap((child) => {
    if (child.name === name) return [child];
    return WRAPPERS.has(child.name) ? unwrap(child, name) : [];
  });
}

function roleOf(format: StyleFormat): DraftLine['role'] {
  return format.heading === true ? 'heading' : format.list === true ? 'list-item' : undefined;
}

function isHidden(format: RunFormat): boolean {
  if (format.vanish === true) return true;
  return (format.fontSize ?? 10) < 2 || (format.white === true && format.shaded !== true);
}

function textOf(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : '')).join('');
}

/** Symbol fonts: of their characters only bullets mean something in text. */
function symbol(code: string | undefined): string {
  return /^f0(b7|a7|d8|fc|a8|76)$/i.test(code ?? '') ? '•' : ' ';
}
