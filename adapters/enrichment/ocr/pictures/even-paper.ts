import type { Raster } from './raster.js';

/** Cells across the longer side, in which the shade of the paper is taken. */
const CELLS = 48;

/** The share of the brightest pixels of a cell that is left out, as noise. */
const GLARE = 0.1;

/**
 * The same picture on white paper: shadows, folds and the grey of a photograph are divided out, so that one threshold parts ink and paper. The shade
 * of the paper is that of the brighter pixels of each cell and of those around it, so that a dark heading does not become paper.
 */
export function onEvenPaper(raster: Raster): Raster {
  const { width, height, pixels } = raster;
  const cell = Math.max(8, Math.ceil(Math.max(width, height) / CELLS));
  const [across, down] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const shades = new Float32Array(across * down);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++)
      shades[row * across + column] = paperOf(raster, column * cell, row * cell, cell);
  const paper = smoothed(brightened(shades, across, down), across, down);
  const out = new Uint8Array(pixels.length);
  for (let y = 0, at = 0; y < height; y++) {
    const cy = Math.min(down - 1, Math.max(0, (y + 0.5) / cell - 0.5));
    const top = Math.floor(cy);
    const bottom = Math.min(down - 1, top + 1);
    for (let x = 0; x < width; x++, at++) {
      const cx = Math.min(across - 1, Math.max(0, (x + 0.5) / cell - 0.5));
      const left = Math.floor(cx);
      const right = Math.min(across - 1, left + 1);
      const above = paper[top * across + left]! * (1 - (cx - left)) + paper[top * across + right]! * (cx - left);
      const below = paper[bottom * across + left]! * (1 - (cx - left)) + paper[bottom * across + right]! * (cx - left);
      out[at] = Math.min(255, (pixels[at]! * 255) / (above * (1 - (cy - top)) + below * (cy - top)));
    }
  }
  return { width, height, pixels: out };
}

function paperOf({ width, height, pixels }: Raster, left: number, top: number, cell: number): number {
  const counts = new Uint32Array(256);
  const [right, bottom] = [Math.min(width, left + cell), Math.min(height, top + cell)];
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) counts[pixels[y * width + x]!]!++;
  let left_ = (right - left) * (bottom - top) * GLARE;
  for (let shade = 255; shade > 0; shade--) {
    left_ -= counts[shade]!;
    if (left_ <= 0) return Math.max(40, shade);
  }
  return 40;
}

/** The brightest of each cell and its neighbours. */
function brightened(shades: Float32Array, across: number, down: number): Float32Array {
  return aroundEach(shades, across, down, (values) => Math.max(...values));
}

function smoothed(shades: Float32Array, across: number, down: number): Float32Array {
  return aroundEach(shades, across, down, (values) => values.reduce((sum, value) => sum + value, 0) / values.length);
}

function aroundEach(
  shades: Float32Array,
  across: number,
  down: number,
  reduce: (values: readonly number[]) => number,
): Float32Array {
  return shades.map((_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)];
    const values: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x++)
        values.push(shades[y * across + x]!);
    return reduce(values);
  });
}
