import type { DocumentLine } from '../../../../core/spi.js';

/** In characters: a paragraph of some 300 words. What is longer is a text without line breaks, and is read in parts of this length. */
export const LONGEST_LINE = 2_000;

// Longer gaps are no layout.
const ENDLESS_GAP = /(?<!\s)\s{200,}/u;

/**
 * The line in parts of at most `LONGEST_LINE` characters with no endless gap inside, so that a rule over a line sees a bounded text. The parts keep
 * their offsets, and end at white space where there is some.
 */
export function boundedLines(text: string, line: DocumentLine): DocumentLine[] {
  if (line.end - line.start < 200) return [line];
  return withoutEndlessGaps(text, line).flatMap((part) => shortParts(text, part));
}

function withoutEndlessGaps(text: string, line: DocumentLine): DocumentLine[] {
  const parts: DocumentLine[] = [];
  let start = line.start;
  for (;;) {
    const gap = ENDLESS_GAP.exec(text.slice(start, line.end));
    if (!gap) break;
    parts.push({ ...line, start, end: start + gap.index });
    start += gap.index + gap[0].length;
  }
  return [...parts, { ...line, start, end: line.end }];
}

function shortParts(text: string, line: DocumentLine): DocumentLine[] {
  const parts: DocumentLine[] = [];
  let start = line.start;
  while (line.end - start > LONGEST_LINE) {
    const end = cutBefore(text, start, start + LONGEST_LINE);
    parts.push({ ...line, start, end });
    start = end;
  }
  return [...parts, { ...line, start, end: line.end }];
}

/** At the last white space, else anywhere but inside a pair of surrogates. */
function cutBefore(text: string, start: number, limit: number): number {
  for (let at = limit; at > start; at -= 1) if (/\s/u.test(text.charAt(at))) return at;
  const isHigh = (text.charCodeAt(limit - 1) & 0xfc00) === 0xd800;
  return isHigh ? limit - 1 : limit;
}
