import type { RecognizedPage, RecognizedWord } from '../../../../core/spi.js';
import type { DraftLine } from '../draft-line.js';
import type { Glyph } from '../pdf/geometry/glyph.js';
import { pageLines } from '../pdf/lines/page-lines.js';

/** Nothing is known of what is painted besides the words. */
const NO_AREAS = { marks: [], rules: [], boxes: [] };

/** The lines of a page that was recognized, laid out as those of a PDF are. */
export function recognizedLines(page: RecognizedPage): DraftLine[] {
  const glyphs = withBullets(page.words).flatMap(glyphsOf);
  return pageLines(glyphs, NO_AREAS, page.number).map((line) => ({ ...line, recognized: true }));
}

/** What the recognizer takes a bullet for, which it has no letter for. */
const NEVER_TEXT = /^[«»©®¢°~•·■□▪*]$/u;
const SELDOM_TEXT = /^[eo0O=+>-]$/u;

/** Lines that begin with the same sign before it is taken for a bullet. */
const FEWEST_BULLETS = 3;

/** Signs alone at the beginning of lines become bullets, and marks that a fleck or an edge left before a word go. */
function withBullets(words: readonly RecognizedWord[]): RecognizedWord[] {
  const lines = new Map<number, RecognizedWord[]>();
  for (const word of words) lines.set(word.y, [...(lines.get(word.y) ?? []), word]);
  const firsts = [...lines.values()].flatMap((line) => {
    const [first, second] = [...line].sort((a, b) => a.x0 - b.x0);
    return first && second ? [first] : [];
  });
  const counts = new Map<string, number>();
  for (const { text } of firsts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const bullets = new Set(
    firsts.filter(
      ({ text }) => NEVER_TEXT.test(text) || (SELDOM_TEXT.test(text) && counts.get(text)! >= FEWEST_BULLETS),
    ),
  );
  return words.map((word) =>
    bullets.has(word) ? { ...word, text: '•' } : { ...word, text: word.text.replace(/^[‘`´](?=\p{L})/u, '') },
  );
}

/** As many letters as the word has, of equal width: where each of them stands is not known, and only the gaps between words count. */
function glyphsOf({ text, x0, x1, y, size }: RecognizedWord): Glyph[] {
  const letters = [...text];
  const width = (x1 - x0) / Math.max(1, letters.length);
  return letters.map((letter, at) => ({
    text: letter,
    x0: x0 + at * width,
    x1: x0 + (at + 1) * width,
    y,
    size,
    bold: false,
    font: '',
    angle: 0,
    spaceBefore: at === 0,
    hidden: false,
  }));
}
