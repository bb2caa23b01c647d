import type { Raster } from './raster.js';

/** Scaled to a width: averaged where it becomes smaller, interpolated where it becomes larger. */
export function scaled(raster: Raster, factor: number): Raster {
  if (factor === 1) return raster;
  return factor < 1 ? shrunk(raster, factor) : enlarged(raster, factor);
}

function shrunk({ width, height, pixels }: Raster, factor: number): Raster {
  const out = sized(width, height, factor);
  // The columns of the source that each column of the target stands for.
  const edges = Array.from({ length: out.width + 1 }, (_, x) => Math.min(width, Math.round(x / factor)));
  for (let y = 0, at = 0; y < out.height; y++) {
    const top = Math.min(height - 1, Math.round(y / factor));
    const bottom = Math.max(top + 1, Math.min(height, Math.round((y + 1) / factor)));
    for (let x = 0; x < out.width; x++, at++) {
      const left = Math.min(width - 1, edges[x]!);
      const right = Math.max(left + 1, edges[x + 1]!);
      let sum = 0;
      for (let row = top; row < bottom; row++)
        for (let column = left; column < right; column++) sum += pixels[row * width + column]!;
      out.pixels[at] = sum / ((bottom - top) * (right - left)) + 0.5;
    }
  }
  return out;
}

function enlarged({ width, height, pixels }: Raster, factor: number): Raster {
  const out = sized(width, height, factor);
  const columns = Array.from({ length: out.width }, (_, x) =>
    Math.min(width - 1, Math.max(0, (x + 0.5) / factor - 0.5)),
  );
  for (let y = 0, at = 0; y < out.height; y++) {
    const from = Math.min(height - 1, Math.max(0, (y + 0.5) / factor - 0.5));
    const top = Math.floor(from) * width;
    const bottom = Math.min(height - 1, Math.floor(from) + 1) * width;
    const dy = from - Math.floor(from);
    for (let x = 0; x < out.width; x++, at++) {
      const column = columns[x]!;
      const left = Math.floor(column);
      const right = Math.min(width - 1, left + 1);
      const dx = column - left;
      const above = pixels[top + left]! * (1 - dx) + pixels[top + right]! * dx;
      const below = pixels[bottom + left]! * (1 - dx) + pixels[bottom + right]! * dx;
      out.pixels[at] = above * (1 - dy) + below * dy + 0.5;
    }
  }
  return out;
}

function sized(width: number, height: number, factor: number): Raster {
  const size = { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
  return { ...size, pixels: new Uint8Array(size.width * size.height) };
}
