import type { DocumentLine } from '../../../core/spi.js';

/**
 * A stretch of the document's text. `text` is always exactly `source.slice(start, end)`, so that whatever is read from a
 * piece can be quoted as evidence without looking for it again.
 */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The piece between two offsets of the source, without the white space at its ends. */
export function pieceOf(source: string, start: number, end: number): Piece {
  let from = Math.max(0, start);
  let to = Math.min(source.length, end);
  while (from < to && isSpace(source.charCodeAt(from))) from += 1;
  while (to > from && isSpace(source.charCodeAt(to - 1))) to -= 1;
  return { text: source.slice(from, to), start: from, end: to };
}

/** Part of a piece, by offsets inside it. */
export function cut(piece: Piece, from: number, to: number = piece.text.length): Piece {
  const inner = pieceOf(piece.text, from, to);
  return { text: inner.text, start: piece.start + inner.start, end: piece.start + inner.end };
}

/** Takes punctuation and brackets that belong to the lay-out, not to the value, off both ends. */
export function strip(piece: Piece, ends: RegExp = EDGE): Piece {
  let from = 0;
  let to = piece.text.length;
  while (from < to && ends.test(piece.text.charAt(from))) from += 1;
  while (to > from && ends.test(piece.text.charAt(to - 1)) && !closesBracket(piece.text, from, to)) to -= 1;
  const inner = balance(cut(piece, from, to), piece, from, to);
  return inner;
}

/** "Drama (A*)": what is inside a bracket at the end belongs to it. */
function closesBracket(text: string, from: number, to: number): boolean {
  if (text.charAt(to - 1) !== ')') return false;
  const open = text.lastIndexOf('(', to - 2);
  return open > from && text.lastIndexOf(')', to - 2) < open;
}

const EDGE = /[\s,;:|•·●▪■◆*\-–—‒−_~/\\<>()[\]{}"“”„«»=+￼\uF000-\uF8FF\uFF0D\u0095]/u;
const CLOSING: Record<string, string> = { ')': '(', ']': '[', '”': '“„', '“': '„', '"': '"', '»': '«' };

// "Engineer (Part-time)" must not lose the bracket that it opened itself, nor 'Engineer (for "Northwind")' both signs.
function balance(inner: Piece, outer: Piece, from: number, to: number): Piece {
  let end = to;
  while (end - to < MOST_CLOSED && isOpen(outer.text.slice(from, end), outer.text.charAt(end))) end += 1;
  return end === to ? inner : cut(outer, from, end);
}

/** Signs at the end of a name: a text of nothing but brackets costs no more than another. */
const MOST_CLOSED = 3;

function isOpen(text: string, next: string): boolean {
  const openers = CLOSING[next];
  if (openers === undefined) return false;
  const opened = [...text].filter((sign) => openers.includes(sign)).length;
  // The same sign may open and close.
  return openers === next ? opened % 2 === 1 : opened > text.split(next).length - 1;
}

/** Splits at every match of a global expression; empty parts are dropped. */
export function splitPiece(piece: Piece, separator: RegExp): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(separator)) {
    parts.push(cut(piece, from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(cut(piece, from));
  return parts.filter((part) => part.text !== '');
}

/** The value as a reader would copy it: one line, single spaces. */
export function valueOf(piece: Piece): string {
  return piece.text.replace(/\s+/gu, ' ').trim();
}

function isSpace(code: number): boolean {
  return (
    code === 32 || (code >= 9 && code <= 13) || code === 160 || code === 0x200b || code === 0x3000 || code === 0xfeff
  );
}

/** A visible, non-empty line. `text`, `start` and `end` leave out its bullet. */
export interface Line extends Piece {
  /** Position among the visible, non-empty lines. */
  readonly index: number;
  readonly bullet: boolean;
  /** The sign it is bulleted with, where it is written out. */
  readonly mark?: string;
  /** Empty lines between this one and the one before. */
  readonly gap: number;
  /** Goes on with the paragraph or point of the line above. Set where a stage has looked at how lines are set. */
  readonly wrapped?: boolean;
  /** Offset of the first character, bullet included. */
  readonly outerStart: number;
  readonly layout: DocumentLine;
}

/** Letters present and none of them small. */
export function isCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.+#&-]*/gu) ?? [];
}

// Most lines are plain ASCII, and normalization is what costs.
// eslint-disable-next-line no-control-regex -- the range is meant: everything that needs no normalization
const ASCII = /^[\x00-\x7f]*$/;

/** Case, accents and punctuation taken away, for comparing words only. */
export function plain(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(/`/gu, "'");
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’`´]/gu, "'");
}

/** Whether nothing but white space is between two pieces: lines that follow one another in a column may lie apart in the text. */
export function isAdjacent(source: string, before: Piece, after: Piece): boolean {
  if (after.start < before.end) return false;
  return after.start - before.end <= MOST_BETWEEN && !/[\p{L}\p{N}]/u.test(source.slice(before.end, after.start));
}

/** In characters: a line break, a bullet and some space. */
const MOST_BETWEEN = 40;

/** In points, down the page, from a line to the next of one column, edge and size. */
export function stepBelow(above: Line | undefined, { layout: b }: Line): number | undefined {
  const a = above?.layout;
  if (a?.y === undefined || b.y === undefined || a.fontSize === undefined || b.fontSize === undefined) return undefined;
  if (a.page !== b.page || a.column !== b.column || Math.abs(a.fontSize - b.fontSize) > SAME_SIZE) return undefined;
  return Math.abs((a.x ?? 0) - (b.x ?? 0)) <= SAME_EDGE && b.y > a.y ? b.y - a.y : undefined;
}

/** In points, between the baselines of two lines of one column, however they are set; undefined where the second is not below the first. */
export function spaceBetween(above: Line | undefined, below: Line | undefined): number | undefined {
  const [a, b] = [above?.layout, below?.layout];
  if (a?.y === undefined || b?.y === undefined || a.page !== b.page || a.column !== b.column) return undefined;
  return b.y < a.y ? undefined : b.y - a.y;
}

/** In points: rounding. */
const SAME_SIZE = 0.4;
/** In points; the text of a point is indented by its sign. */
const SAME_EDGE = 14;
