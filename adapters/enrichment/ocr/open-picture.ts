import { detectFormat } from '../extract/detect-format.js';
import { ExtractionFailure } from '../extract/extraction-failure.js';
import { decodeJpeg } from './pictures/decode-jpeg.js';
import { decodePng } from './pictures/decode-png.js';
import { decodeTiff } from './pictures/decode-tiff.js';
import { pdfPage } from './pictures/pdf-page.js';
import type { PagePicture } from './recognize-page.js';

/** A page of a file, counted from 1, as a picture; `of` is the number of its pages. */
export async function openPicture(bytes: Uint8Array, number: number): Promise<PagePicture & { of: number }> {
  switch (await detectFormat(bytes, '', { pictures: true })) {
    case 'pdf':
      return pdfPage(bytes, number);
    case 'png':
      return { raster: decodePng(bytes), of: 1 };
    case 'jpeg':
      return { ...(await decodeJpeg(bytes)), of: 1 };
    case 'tiff':
      return decodeTiff(bytes, number);
    default:
      throw new ExtractionFailure('unsupported_format', 'The file is no picture.');
  }
}
