import type { FoundWord } from './tesseract/tesseract.js';

/** Font size by the height of its small letters; between that of narrow and that of wide fonts. */
const SIZE_OF_X = 1 / 0.5;

/** Sizes that differ by less from the usual one are that size: a pixel more or less in the height of an x. */
const SAME = 0.17;

/** Font sizes in pixels. Lines measured to a pixel differ from each other by a tenth, and would look like headings and small print. */
export function fontSizes(words: readonly FoundWord[]): Map<FoundWord, number> {
  const measured = words.map((word) => ({ word, size: Math.max(1, word.xHeight * SIZE_OF_X) }));
  const letters = measured.flatMap(({ word, size }) => Array.from({ length: word.text.length }, () => size));
  const usual = letters.sort((a, b) => a - b)[letters.length >> 1] ?? 0;
  return new Map(measured.map(({ word, size }) => [word, Math.abs(size / usual - 1) < SAME ? usual : size]));
}
