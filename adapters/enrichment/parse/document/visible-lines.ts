import type { ExtractedDocument } from '../../../../core/spi.js';
import { boundedLines } from './bounded-lines.js';
import type { Line } from '../text/line.js';
import { pieceOf } from '../text/piece.js';

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

/** The text with hidden lines blanked, so that offsets stay. */
export function visibleText(document: ExtractedDocument): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, hidden } of document.lines) {
    if (!hidden || end <= from) continue;
    parts.push(document.text.slice(from, start), ' '.repeat(end - start));
    from = end;
  }
  return [...parts, document.text.slice(from)].join('');
}
