import type { FoundWord } from './tesseract/tesseract.js';

/** Heights in font sizes, between those of narrow and of wide fonts: small letters, capitals, and what hangs below the line. */
const SMALL = 0.5;
const CAPITAL = 0.7;
const BELOW = 0.21;

const REACHES_UP = /[\p{Lu}\p{N}bdfhklß]/u;
const GOES_DOWN = /[gjpqyç]/u;
/** Signs have heights of their own. */
const MEASURABLE = /^[\p{L}\p{N}]{2,}$/u;

/**
 * A line this many times as large as most is large. The recognizer cannot measure a line more finely: one pixel is a tenth of a small letter.
 */
const LARGE = 1.3;

/** Boxes this many times as high as the line of their word hold more than the word. */
const MISMEASURED = 1.8;

/** Below this confidence, 0–100, a line is partly guessed, such as one cut through by the edge of the page; its size is guessed as well. */
const CERTAIN = 75;

/** Font sizes in pixels: that of most letters of the page, and what is clearly larger. */
export function fontSizes(words: readonly FoundWord[]): Map<FoundWord, number> {
  const lines = new Map<string, FoundWord[]>();
  for (const word of words) {
    const key = `${word.baseline}|${word.lineHeight}`;
    const line = lines.get(key);
    if (line) line.push(word);
    else lines.set(key, [word]);
  }
  const measured = [...lines.values()].flatMap((line) => {
    const size = sizeOf(line);
    return line.map((word) => ({ word, size }));
  });
  const letters = measured.flatMap(({ word, size }) => Array.from({ length: word.text.length }, () => size));
  const usual = letters.sort((a, b) => a - b)[letters.length >> 1] ?? 0;
  return new Map(measured.map(({ word, size }) => [word, size < usual * LARGE ? usual : size]));
}

/** The middle of what the words of a line say by the letters that they have; where they say nothing certain, its height. */
function sizeOf(line: readonly FoundWord[]): number {
  const byLine = Math.max(1, line[0]!.xHeight / SMALL);
  if (line.every(({ confidence }) => confidence < CERTAIN)) return byLine;
  const sizes = line.filter(({ text }) => MEASURABLE.test(text)).map(sizeOfWord);
  const size = sizes.sort((a, b) => a - b)[sizes.length >> 1];
  return size === undefined || size > byLine * MISMEASURED ? byLine : size;
}

function sizeOfWord({ text, top, bottom }: FoundWord): number {
  const height = (REACHES_UP.test(text) ? CAPITAL : SMALL) + (GOES_DOWN.test(text) ? BELOW : 0);
  return (bottom - top) / height;
}
