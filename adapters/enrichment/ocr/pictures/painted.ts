import { apply, type Box, type Matrix } from '../../extract/pdf/geometry/matrix.js';
import { ExtractionFailure } from '../../extract/extraction-failure.js';
import { MOST_PIXELS } from './limits.js';
import { blank, type Raster } from './raster.js';
import { scaled } from './scale.js';

export interface PlacedPicture {
  raster: Raster;
  /** From the unit square, whose lower edge is the last row of the picture, to points on the page. */
  matrix: Matrix;
  box: Box;
  /** Black where it is black, and nothing elsewhere. */
  isStencil: boolean;
}

/** Pixels a point that are enough: 300 dots an inch. */
const FINEST = 300 / 72;

/** A page with its pictures in place, as fine as the finest of them, at most 300 dots an inch. */
export function painted(page: { width: number; height: number }, pictures: readonly PlacedPicture[]): Raster {
  const detail = pictures.map(({ raster, matrix }) => raster.width / Math.max(1, Math.hypot(matrix[0], matrix[1])));
  const scale = Math.min(FINEST, Math.max(0, ...detail), Math.sqrt(MOST_PIXELS / (page.width * page.height)));
  if (!(scale > 0)) throw new ExtractionFailure('no_text', 'The page holds no picture that can be read.');
  const canvas = blank(Math.max(1, Math.round(page.width * scale)), Math.max(1, Math.round(page.height * scale)));
  for (const picture of pictures) paint(canvas, scale, picture);
  return canvas;
}

function paint(canvas: Raster, scale: number, { raster, matrix, box, isStencil }: PlacedPicture): void {
  const [a, b, c, d, e, f] = matrix;
  const area = a * d - b * c;
  if (!Number.isFinite(area) || Math.abs(area) < 1e-6) return;
  // What is finer than the canvas is averaged first, so that thin strokes do not fall between two samples.
  const across = Math.hypot(a, b) * scale;
  const { width, height, pixels } = scaled(raster, Math.min(1, Math.max(0.01, across / raster.width)));
  const clamp = (value: number, end: number): number => Math.min(end, Math.max(0, Math.round(value)));
  const [left, right] = [clamp(box.left * scale, canvas.width), clamp(box.right * scale, canvas.width)];
  const [top, bottom] = [clamp(box.top * scale, canvas.height), clamp(box.bottom * scale, canvas.height)];
  const inverse: Matrix = [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const [u, v] = apply(inverse, (x + 0.5) / scale, (y + 0.5) / scale);
      if (u < 0 || u >= 1 || v <= 0 || v > 1) continue;
      const shade = pixels[Math.min(height - 1, Math.floor((1 - v) * height)) * width + Math.floor(u * width)]!;
      if (!isStencil || shade < 128) canvas.pixels[y * canvas.width + x] = shade;
    }
  }
}
