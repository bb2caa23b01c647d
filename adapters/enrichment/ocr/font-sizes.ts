import type { FoundWord } from './tesseract/tesseract.js';

/** Font size by the height of its small letters; between that of narrow and that of wide fonts. */
const SIZE_OF_X = 1 / 0.5;

/**
 * A line this many times as large as most is large. The recognizer cannot measure a line more finely: one of capitals, or of a single bold name,
 * comes out a third larger than the text around it, and one pixel is a tenth.
 */
const LARGE = 1.5;

/** Font sizes in pixels: that of most letters of the page, and what is clearly larger. */
export function fontSizes(words: readonly FoundWord[]): Map<FoundWord, number> {
  const measured = words.map((word) => ({ word, size: Math.max(1, word.xHeight * SIZE_OF_X) }));
  const letters = measured.flatMap(({ word, size }) => Array.from({ length: word.text.length }, () => size));
  const usual = letters.sort((a, b) => a - b)[letters.length >> 1] ?? 0;
  return new Map(measured.map(({ word, size }) => [word, size < usual * LARGE ? usual : size]));
}
