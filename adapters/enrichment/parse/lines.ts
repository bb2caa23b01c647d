import type { DocumentLine, ExtractedDocument } from '../../../core/ports/resume-document.js';
import { boundedLines } from './bounded-lines.js';
import { pieceOf, type Piece } from './piece.js';

/** A visible, non-empty line. `text`, `start` and `end` leave out its bullet. */
export interface Line extends Piece {
  /** Position among the visible, non-empty lines. */
  readonly index: number;
  readonly bullet: boolean;
  /** The sign it is bulleted with, where it is written out. */
  readonly mark?: string;
  /** Empty lines between this one and the one before. */
  readonly gap: number;
  /** Offset of the first character, bullet included. */
  readonly outerStart: number;
  readonly layout: DocumentLine;
}

// `{` is the code of the en dash in the old TeX fonts; without a map of glyphs it comes out as it is.
const BULLET =
  /^(?:[•·●○◦▪▫■□◆◇►▶▸‣⁃∙➢➤✓✔❖★☆✦✧»§¤\uF000-\uF8FF\u0095\u2219]|[-–—*+o>{](?=\s)|\(?\d{1,2}[.)](?=\s+[A-Za-z]))\s*/u;

const PLAIN_START = /^[A-Za-np-z]/u;

/** The lines that a reader of the page sees, in reading order, each of a bounded length. */
export function visibleLines(document: ExtractedDocument): Line[] {
  const { text } = document;
  const lines: Line[] = [];
  let gap = 0;
  let orphanBullet = false;
  for (const layout of document.lines.flatMap((line) => boundedLines(text, line))) {
    if (layout.hidden) continue;
    const whole = pieceOf(text, layout.start, layout.end);
    if (whole.text === '') {
      gap += 1;
      continue;
    }
    const mark = PLAIN_START.test(whole.text) ? '' : (BULLET.exec(whole.text)?.[0] ?? '');
    const numbered = /\d/u.test(mark);
    const content = numbered ? whole : pieceOf(text, whole.start + mark.length, whole.end);
    if (content.text === '') {
      // Some extractors put the bullet on a line of its own, before the line that it belongs to.
      orphanBullet = true;
      continue;
    }
    const bullet = (mark !== '' && !numbered) || orphanBullet || layout.role === 'list-item';
    const sign = bullet ? mark.trim() : '';
    const index = lines.length;
    lines.push({ ...content, index, bullet, ...(sign && { mark: sign }), gap, outerStart: whole.start, layout });
    gap = 0;
    orphanBullet = false;
  }
  return lines;
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

/** The size most of the document's text is set in; undefined where the format has no sizes. */
export function bodyFontSize(lines: readonly Line[]): number | undefined {
  const weight = new Map<number, number>();
  for (const line of lines) {
    const size = line.layout.fontSize;
    if (size === undefined) continue;
    const key = Math.round(size * 2) / 2;
    weight.set(key, (weight.get(key) ?? 0) + line.text.length);
  }
  return [...weight].sort((a, b) => b[1] - a[1])[0]?.[0];
}
