import type { RecognizedPage, RecognizedWord } from '../../../../core/spi.js';
import type { DraftLine } from '../draft-line.js';
import type { Glyph } from '../pdf/geometry/glyph.js';
import { pageLines } from '../pdf/lines/page-lines.js';
import { correctedWords } from './corrected-words.js';

/** The lines of a page that was recognized, laid out as those of a PDF are. */
export function recognizedLines(page: RecognizedPage): DraftLine[] {
  const glyphs = correctedWords(page.words).flatMap(glyphsOf);
  return pageLines(glyphs, { marks: [], boxes: [], rules: page.rules ?? [] }, page.number).map((line) => ({
    ...line,
    recognized: true,
  }));
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
