/** A picture in shades of grey, a byte a pixel from the top left on; 0 is black. */
export interface Raster {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export function blank(width: number, height: number): Raster {
  return { width, height, pixels: new Uint8Array(width * height).fill(255) };
}

/** On white paper, as what is transparent in a picture would be seen. */
export function fromRgba(width: number, height: number, rgba: Uint8Array): Raster {
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at++, from += 4) {
    const grey = 0.299 * rgba[from]! + 0.587 * rgba[from + 1]! + 0.114 * rgba[from + 2]!;
    const alpha = rgba[from + 3]!;
    pixels[at] = alpha === 255 ? grey : 255 + ((grey - 255) * alpha) / 255;
  }
  return { width, height, pixels };
}

export function fromRgb(width: number, height: number, rgb: ArrayLike<number>): Raster {
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at++, from += 3)
    pixels[at] = 0.299 * rgb[from]! + 0.587 * rgb[from + 1]! + 0.114 * rgb[from + 2]!;
  return { width, height, pixels };
}

/** A bit a pixel, rows padded to whole bytes; a set bit is white. */
export function fromBits(width: number, height: number, bits: ArrayLike<number>): Raster {
  const pixels = new Uint8Array(width * height);
  const stride = (width + 7) >> 3;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      pixels[at] = ((bits[y * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
  return { width, height, pixels };
}
