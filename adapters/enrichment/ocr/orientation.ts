import type { Raster } from './pictures/raster.js';
import { turned, type QuarterTurn } from './pictures/turn.js';
import { FIRST_LANGUAGE } from './tesseract/languages.js';
import type { FoundWord, Tesseract } from './tesseract/tesseract.js';

/** A sample this certain is upright; upside down or sideways no page comes near it. */
const UPRIGHT = 75;
/** Letters that a sample needs to say anything. */
const LEAST_LETTERS = 40;
/** Share of the page that is sampled. */
const STRIP = 0.16;
const TURNS: readonly QuarterTurn[] = [0, 180, 90, 270];

export interface Upright {
  turn: QuarterTurn;
  /** What was recognized in the sample: enough to say in which language the page is. */
  sample: string;
}

/** The turn that makes a page upright: that in which a strip of it is recognized with the most confidence. Most pages are upright, and need one try. */
export function uprightTurn(page: Raster, engine: Tesseract): Upright {
  const tries: { turn: QuarterTurn; certainty: number; sample: string }[] = [];
  for (const turn of TURNS) {
    const words = engine.recognize(strip(turned(page, turn)), [FIRST_LANGUAGE]);
    const letters = words.reduce((sum, { text }) => sum + text.length, 0);
    const certainty = certaintyOf(words);
    tries.push({ turn, certainty: letters < LEAST_LETTERS ? certainty / 2 : certainty, sample: textOf(words) });
    if (letters >= LEAST_LETTERS && certainty >= UPRIGHT) break;
  }
  // The first of equals: a page without any text stays as it is.
  return tries.reduce((best, each) => (each.certainty > best.certainty ? each : best));
}

/** By letters: single signs that happen to look like one are many on a page upside down. */
function certaintyOf(words: readonly FoundWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters);
}

function textOf(words: readonly FoundWord[]): string {
  return words.map(({ text }) => text).join(' ');
}

/** The part of the page with the most ink: full width, so that it holds lines of text whichever way they run. */
function strip({ width, height, pixels }: Raster): Raster {
  const rows = Math.max(1, Math.round(height * STRIP));
  const step = Math.max(1, Math.round(rows / 4));
  let best = 0;
  let most = -1;
  for (let top = 0; top + rows <= height; top += step) {
    let ink = 0;
    // A change from light to dark is an edge of a letter; a dark area has few.
    for (let at = top * width + 4; at < (top + rows) * width; at += 4) if (pixels[at - 4]! - pixels[at]! > 60) ink++;
    if (ink > most) [best, most] = [top, ink];
  }
  return { width, height: rows, pixels: pixels.subarray(best * width, (best + rows) * width) };
}
