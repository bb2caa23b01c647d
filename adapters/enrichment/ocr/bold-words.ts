import type { Raster } from './pictures/raster.js';
import type { FoundWord } from './tesseract/tesseract.js';

/** Below this shade a pixel is ink: the paper is white by then. */
const INK = 140;
/** A stroke is bold that is so many times as wide as most on the page, measured against the height of its line. */
const BOLD = 1.3;
/** Longer runs, by the height of the line, are bars. */
const LONGEST_STROKE = 0.3;
/** Words that make up a page's usual stroke. */
const LEAST_WORDS = 20;

/** The words whose strokes are wider than most: the recognizer says nothing about fonts. */
export function boldWords(page: Raster, words: readonly FoundWord[]): Set<FoundWord> {
  const strokes = words.map((word) => ({ word, weight: strokeOf(page, word) / Math.max(1, word.lineHeight) }));
  const known = strokes.filter(({ word, weight }) => weight > 0 && word.text.length > 2);
  if (known.length < LEAST_WORDS) return new Set();
  const sorted = known.map(({ weight }) => weight).sort((a, b) => a - b);
  const usual = sorted[Math.floor(sorted.length * 0.4)]!;
  return new Set(strokes.filter(({ weight }) => weight > usual * BOLD).map(({ word }) => word));
}

/** Pixels: the mean of the runs of ink in the rows of a word, without bars such as those of T and e. */
function strokeOf({ width, pixels }: Raster, { left, top, right, bottom, lineHeight }: FoundWord): number {
  let [ink, runs, run] = [0, 0, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x <= right; x++) {
      if (x < right && pixels[y * width + x]! < INK) {
        run++;
        continue;
      }
      if (run > 0 && run < lineHeight * LONGEST_STROKE) {
        ink += run;
        runs++;
      }
      run = 0;
    }
  }
  return runs === 0 ? 0 : ink / runs;
}
