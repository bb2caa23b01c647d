import type { DraftLine } from '../draft-line.js';
import { LineWriter } from '../line-writer.js';
import { tableLines } from '../table-lines.js';
import { decodeWindows1252 } from '../text/windows-1252.js';
import { RtfColours } from './rtf-colours.js';
import type { RtfToken } from './rtf-tokens.js';

interface GroupState {
  skip: boolean;
  field: boolean;
  margin: 'header' | 'footer' | undefined;
  bold: boolean;
  hidden: boolean;
  fontSize: number;
  /** Of the letters, of the ground of a run and of that of a paragraph: places in the colour table. */
  colour: number;
  ground: number;
  paragraphGround: number;
  isColourTable: boolean;
  /** Shapes have fills of their own, so white text in them is not taken for hidden. */
  isShape: boolean;
  /** Characters that replace a `\u` escape in readers without Unicode. */
  fallback: number;
}

/** Destinations without text of the document. Unknown ones are marked with `\*` and skipped as well. */
const SKIPPED = new Set(
  (
    'fonttbl colortbl stylesheet info pict object listtable listoverridetable revtbl rsidtbl generator themedata datastore ' +
    'colorschememapping latentstyles xmlnstbl filetbl pntext listtext pntxta pntxtb sp nonshppict bkmkstart bkmkend fldrslt0 ' +
    'annotation atnid atnauthor ftnsep ftnsepc aftnsep aftnsepc'
  ).split(' '),
);
const STARRED_TEXT = new Set(['shpinst', 'shptxt', 'fldinst']);
const CHARACTERS: Record<string, string> = {
  ...{ tab: '\t', bullet: '•', emdash: '—', endash: '–', lquote: '‘', rquote: '’', ldblquote: '“', rdblquote: '”' },
  ...{ emspace: ' ', enspace: ' ', qmspace: ' ', '~': ' ', _: '-', '{': '{', '}': '}', '\\': '\\' },
};

/** Follows the tokens and writes the lines. */
export class RtfLines {
  readonly links: string[] = [];
  readonly #stack: GroupState[] = [];
  #state: GroupState = {
    skip: false,
    field: false,
    margin: undefined,
    bold: false,
    hidden: false,
    fontSize: 12,
    colour: 0,
    ground: 0,
    paragraphGround: 0,
    isColourTable: false,
    isShape: false,
    fallback: 1,
  };
  #writer = new LineWriter();
  readonly #margins = { header: new LineWriter(), footer: new LineWriter() };
  readonly #lines: DraftLine[] = [];
  #rows: DraftLine[][][] = [];
  #cells: DraftLine[][] = [];
  readonly #colours = new RtfColours();
  #isPageColoured = false;
  #inTable = false;
  #list = false;
  #starred = false;
  #toSkip = 0;
  #bytes: number[] = [];
  #encoding = 'windows-1252';
  #field = '';

  take(token: RtfToken): void {
    if (token.kind !== 'byte') this.#flushBytes();
    if (token.kind === 'open') this.#stack.push({ ...this.#state });
    else if (token.kind === 'close') this.#close();
    else if (this.#state.isColourTable && token.kind === 'text') this.#colours.endEntries(token.text);
    else if (this.#state.isColourTable && token.kind === 'control') this.#colours.take(token.word, token.value);
    else if (token.kind === 'control') this.#control(token.word, token.value);
    else if (this.#toSkip > 0 && token.kind === 'byte') this.#toSkip--;
    else if (token.kind === 'byte') this.#bytes.push(token.value);
    else if (token.kind === 'text') {
      const skipped = Math.min(this.#toSkip, token.text.length);
      this.#toSkip -= skipped;
      this.#write(this.#decode(Array.from(token.text.slice(skipped), (character) => character.charCodeAt(0))));
    }
  }

  finish(): DraftLine[] {
    this.#flushBytes();
    this.#endTable();
    this.#paragraph();
    const { header, footer } = this.#margins;
    header.breakLine('header');
    footer.breakLine('footer');
    return [...header.lines, ...this.#lines, ...footer.lines];
  }

  #close(): void {
    const { field, margin } = this.#state;
    this.#state = this.#stack.pop() ?? this.#state;
    this.#toSkip = 0;
    if (field && !this.#state.field) {
      const target = /HYPERLINK\s+"([^"]+)"/.exec(this.#field)?.[1];
      if (target !== undefined) this.links.push(target);
      this.#field = '';
    }
    if (margin !== undefined && this.#state.margin === undefined) this.#margins[margin].breakLine(margin);
  }

  #control(word: string, value: number | undefined): void {
    const starred = this.#starred;
    this.#starred = word === '*';
    const state = this.#state;
    if (SKIPPED.has(word) || (starred && !STARRED_TEXT.has(word))) {
      if (word === 'listtext' || word === 'pntext') this.#list = true;
      if (word === 'colortbl') state.isColourTable = true;
      if (word === 'background') this.#isPageColoured = true;
      state.skip = true;
    } else if (word === 'fldinst') state.field = true;
    else if (/^(header|footer)[lrf]?$/.test(word)) state.margin = word.startsWith('header') ? 'header' : 'footer';
    else if (word === 'b') state.bold = value !== 0;
    else if (word === 'v') state.hidden = value !== 0;
    else if (word === 'fs' && value !== undefined) state.fontSize = value / 2;
    else if (word === 'plain') Object.assign(state, { bold: false, hidden: false, fontSize: 12, colour: 0, ground: 0 });
    else if (word === 'cf') state.colour = value ?? 0;
    else if (word === 'cb' || word === 'highlight' || word === 'chcbpat') state.ground = value ?? 0;
    else if (word === 'cbpat') state.paragraphGround = value ?? 0;
    else if (word === 'shptxt') state.isShape = true;
    else if (word === 'uc' && value !== undefined) state.fallback = value;
    else if (word === 'u' && value !== undefined) {
      this.#write(String.fromCharCode(value & 0xffff));
      this.#toSkip = state.fallback;
    } else if (word === 'ansicpg' && value !== undefined) this.#encoding = codepage(value);
    else if (word === 'par' || word === 'sect' || word === 'page' || word === '\n' || word === '\r') this.#paragraph();
    else if (word === 'line') this.#break();
    else if (word === 'pard') {
      this.#list = this.#inTable = false;
      state.paragraphGround = 0;
    } else if (word === 'ls' || word === 'pn') this.#list = true;
    else if (word === 'trowd' || word === 'intbl') this.#inTable = true;
    else if (word === 'cell' || word === 'nestcell') this.#cell();
    else if (word === 'row' || word === 'nestrow') this.#row();
    else if (word in CHARACTERS) this.#write(CHARACTERS[word] ?? '');
  }

  #write(text: string): void {
    const { skip, field, margin, bold, hidden, fontSize } = this.#state;
    if (skip) return;
    if (field) this.#field += text;
    else
      (margin === undefined ? this.#writer : this.#margins[margin]).write(text, {
        bold,
        hidden: hidden || fontSize < 2 || this.#isWhiteOnWhite(),
        fontSize,
      });
  }

  /** The cells of a table may be coloured by its style; then white text is no sign of hiding. */
  #isWhiteOnWhite(): boolean {
    const { colour, ground, paragraphGround, isShape } = this.#state;
    if (!this.#colours.isWhite(colour) || this.#inTable || isShape || this.#isPageColoured) return false;
    return !this.#colours.isGround(ground) && !this.#colours.isGround(paragraphGround);
  }

  #break(): void {
    if (this.#state.margin !== undefined) this.#margins[this.#state.margin].breakLine(this.#state.margin);
    else this.#writer.breakLine(this.#list ? 'list-item' : undefined);
  }

  #paragraph(): void {
    this.#break();
    // Within a table the lines wait for the end of their cell.
    if (this.#state.margin !== undefined || this.#inTable || this.#cells.length > 0) return;
    this.#endTable();
    this.#lines.push(...this.#writer.lines.splice(0));
  }

  #cell(): void {
    this.#break();
    this.#cells.push(this.#writer.lines.splice(0));
  }

  #row(): void {
    if (this.#cells.length > 0) this.#rows.push(this.#cells);
    this.#cells = [];
    this.#inTable = false;
  }

  #endTable(): void {
    if (this.#cells.length > 0) this.#row();
    if (this.#rows.length === 0) return;
    this.#lines.push(...tableLines(this.#rows));
    this.#rows = [];
  }

  #flushBytes(): void {
    if (this.#bytes.length === 0) return;
    this.#write(this.#decode(this.#bytes));
    this.#bytes = [];
  }

  #decode(bytes: number[]): string {
    const raw = Uint8Array.from(bytes);
    return this.#encoding === 'windows-1252' ? decodeWindows1252(raw) : new TextDecoder(this.#encoding).decode(raw);
  }
}

function codepage(number: number): string {
  const name =
    number === 65001 ? 'utf-8' : number === 10000 ? 'macintosh' : number === 932 ? 'shift_jis' : `windows-${number}`;
  try {
    return new TextDecoder(name).encoding;
  } catch {
    // A code page that no one knows: Western text is the best guess.
    return 'windows-1252';
  }
}
