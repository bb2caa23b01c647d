import { ExtractionFailure } from '../../extract/extraction-failure.js';
import type { PagePicture } from '../recognize-page.js';
import { refuseTooLarge } from './limits.js';
import { pdfPage } from './pdf-page.js';

/**
 * By the decoder of pdf.js, as the one page of a PDF: it knows every kind of JPEG, needs a third of the memory of others, and is the one that scans
 * in a PDF are decoded with.
 */
export async function decodeJpeg(bytes: Uint8Array): Promise<PagePicture> {
  const { width, height, components } = frameOf(bytes);
  refuseTooLarge(width, height);
  if (!isComplete(bytes)) throw new ExtractionFailure('corrupt', 'The JPEG is cut off: send the whole file.');
  const { raster } = await pdfPage(asPdf(bytes, width, height, components), 1);
  return { raster };
}

/** A decoder fills what is missing with grey, which would be a page without text. Some writers add bytes behind the end marker. */
function isComplete(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf(END_OF_IMAGE) > 0;
}
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);

/** Size and colours by the first frame header, which follows segments of declared lengths. */
function frameOf(bytes: Uint8Array): { width: number; height: number; components: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 10 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    // C4, C8 and CC are tables; the others from C0 to CF begin a frame.
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), components: bytes[at + 9]! };
    if (marker < 0xff00) break;
  }
  throw new ExtractionFailure('corrupt', 'The JPEG has no frame.');
}

/** Colour spaces by the number of components. */
const SPACES: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' };

/** A page of four pixels a point, so that none are lost. The table of objects is left out: a reader finds them without. */
function asPdf(bytes: Uint8Array, width: number, height: number, components: number): Uint8Array {
  const space = SPACES[components];
  if (space === undefined) throw new ExtractionFailure('corrupt', 'The JPEG has a number of colours that none has.');
  const [across, down] = [width / 4, height / 4];
  const content = `q ${across} 0 0 ${down} 0 0 cm /I Do Q`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);
  const image = `5 0 obj\n<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${space} /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n`;
  const end = '\nendstream\nendobj\ntrailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF';
  return Buffer.concat([Buffer.from(`%PDF-1.7\n${objects.join('')}${image}`), bytes, Buffer.from(end)]);
}
