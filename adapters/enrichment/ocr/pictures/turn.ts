import { blank, type Raster } from './raster.js';

/** Degrees clockwise that a picture is turned by. */
export type QuarterTurn = 0 | 90 | 180 | 270;

export function turned({ width, height, pixels }: Raster, degrees: QuarterTurn): Raster {
  if (degrees === 0) return { width, height, pixels };
  const across = degrees !== 180;
  const out = {
    width: across ? height : width,
    height: across ? width : height,
    pixels: new Uint8Array(pixels.length),
  };
  if (degrees === 180) {
    out.pixels.set(pixels);
    out.pixels.reverse();
    return out;
  }
  for (let y = 0, from = 0; y < height; y++) {
    const x = degrees === 90 ? height - 1 - y : y;
    for (let step = 0; step < width; step++, from++) {
      const row = degrees === 90 ? step : width - 1 - step;
      out.pixels[row * out.width + x] = pixels[from]!;
    }
  }
  return out;
}

/** Turned by a few degrees about its middle, against the clock; what comes in at the edges is white. */
export function straightened(raster: Raster, degrees: number): Raster {
  const { width, height, pixels } = raster;
  const out = blank(width, height);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const [midX, midY] = [(width - 1) / 2, (height - 1) / 2];
  for (let y = 0, at = 0; y < height; y++) {
    let fromX = midX - midX * cos - (y - midY) * sin;
    let fromY = midY - midX * sin + (y - midY) * cos;
    for (let x = 0; x < width; x++, at++, fromX += cos, fromY += sin) {
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [dx, dy] = [fromX - left, fromY - top];
      const corner = top * width + left;
      const above = pixels[corner]! * (1 - dx) + pixels[corner + 1]! * dx;
      const below = pixels[corner + width]! * (1 - dx) + pixels[corner + width + 1]! * dx;
      out.pixels[at] = above * (1 - dy) + below * dy + 0.5;
    }
  }
  return out;
}
