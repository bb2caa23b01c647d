import type { Raster } from './pictures/raster.js';
import type { FoundWord } from './tesseract/tesseract.js';

/** Darker is ink, on a page whose paper is white. */
const INK = 150;

/** Of a dash, in heights of small letters: from a hyphen to an em dash, and no thicker than a bold one. */
const WIDTH = { least: 0.6, most: 2.8 } as const;
const THICKEST = 0.4;

/** White around it, in heights of small letters. */
const MARGIN = { above: 0.5, beside: 0.2 } as const;

/** From the end of the word before it, in heights of small letters: two spaces. */
const FURTHEST = 1.6;

/** Where the middle of a dash lies between the baseline (0) and the top of the small letters (1). */
const HEIGHT = { least: 0.2, most: 0.9 } as const;

/** From a dash to the line above and to the line below it, in heights of small letters. */
const LINE_STEP = 5;

const YEAR = /(?:19|20)\d\d/;

/** Dashes on a page; a table of dots and rules has many more shapes, and no lost dash. */
const MOST = 400;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Dashes that the recognizer took for flecks: after a date at the end of a line, and between two dates that stand one above the other. `left` is the page with
 * the recognized words wiped off.
 */
export function lostDashes(words: readonly FoundWord[], left: Raster): FoundWord[] {
  const unit = medianHeight(words);
  if (unit < 5) return [];
  const dated = words.filter((word, at) => YEAR.test(word.text) || YEAR.test(words[at + 1]?.text ?? ''));
  return dashes(left, unit).flatMap((dash) => {
    const before = words.find((word) => isBefore(word, dash, unit));
    if (before) return [{ ...before, text: '–', ...dash }];
    const above = dated.find((word) => isAcross(word, dash) && isWithin(dash.top - word.bottom, LINE_STEP * unit));
    const below = words.find((word) => isAcross(word, dash) && isWithin(word.top - dash.bottom, LINE_STEP * unit));
    if (!above || !below) return [];
    return [{ ...above, text: '–', ...dash, baseline: (dash.top + dash.bottom + unit) / 2 }];
  });
}

function medianHeight(words: readonly FoundWord[]): number {
  const heights = words.map(({ xHeight }) => xHeight).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}

function isBefore(word: FoundWord, dash: Box, unit: number): boolean {
  const height = (word.baseline - (dash.top + dash.bottom) / 2) / unit;
  return (
    YEAR.test(word.text) &&
    isWithin(dash.left - word.right, FURTHEST * unit) &&
    height >= HEIGHT.least &&
    height <= HEIGHT.most
  );
}

function isAcross(word: FoundWord, dash: Box): boolean {
  const reach = dash.right - dash.left;
  return word.left - reach < dash.right && dash.left < word.right + reach;
}

function isWithin(distance: number, most: number): boolean {
  return distance >= 0 && distance <= most;
}

/** Level strokes with white around them. */
function dashes(page: Raster, unit: number): Box[] {
  const found: Box[] = [];
  const { width, height, pixels } = page;
  for (let y = 1; y < height && found.length < MOST; y++) {
    for (let x = 0, from = y * width; x < width; x++) {
      if (pixels[from + x]! >= INK) continue;
      const left = x;
      while (x < width && pixels[from + x]! < INK) x++;
      const length = x - left;
      if (length < WIDTH.least * unit || length > WIDTH.most * unit) continue;
      const known = found.at(-1);
      if (known && known.top <= y && known.bottom >= y && known.left <= left + 2 && known.right >= x - 2) continue;
      const box = strokeBelow(page, { left, top: y, right: x, bottom: y + 1 }, unit);
      if (box && !found.some((other) => other.left === box.left && other.bottom >= box.top)) found.push(box);
    }
  }
  return found;
}

/** The whole of a stroke whose upper edge is known; undefined where it is thicker than a dash, or joined to something else. */
function strokeBelow(page: Raster, edge: Box, unit: number): Box | undefined {
  // The edge of a stroke that is a little aslant is shorter than the stroke.
  const slack = Math.ceil(0.3 * unit);
  const [left, right] = [edge.left - slack, edge.right + slack];
  let bottom = edge.bottom;
  while (bottom - edge.top <= THICKEST * unit && hasInk(page, left, bottom, right, bottom + 1)) bottom++;
  if (bottom - edge.top > THICKEST * unit) return undefined;
  const above = Math.ceil(MARGIN.above * unit);
  const beside = Math.ceil(MARGIN.beside * unit);
  const isFree =
    !hasInk(page, left, edge.top - above, right, edge.top - 1) &&
    !hasInk(page, left, bottom, right, bottom + above) &&
    !hasInk(page, left - beside, edge.top - above, left, bottom + above) &&
    !hasInk(page, right, edge.top - above, right + beside, bottom + above);
  return isFree ? { ...edge, bottom } : undefined;
}

function hasInk({ width, height, pixels }: Raster, left: number, top: number, right: number, bottom: number): boolean {
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) if (pixels[y * width + x]! < INK) return true;
  return false;
}
