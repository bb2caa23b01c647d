import utif, { type IFD } from 'utif2';
import { ExtractionFailure } from '../../extract/extraction-failure.js';
import { LIMITS } from '../../extract/limits.js';
import { refuseTooLarge } from './limits.js';
import { fromRgba, type Raster } from './raster.js';

/** Tag of the kind of a directory; its lowest bit marks a small copy of another page. */
const SUBFILE = 't254';

/** A page of a TIFF, counted from 1, and the number of them. */
export function decodeTiff(bytes: Uint8Array, number: number): { raster: Raster; of: number } {
  // A view would be read from the start of its buffer.
  const buffer = Uint8Array.from(bytes).buffer;
  refuseTooManyDirectories(new DataView(buffer));
  const pages = utif.decode(buffer).filter((page) => sizeOf(page).width > 0 && (numberIn(page, SUBFILE) & 1) === 0);
  const page = pages[number - 1];
  if (page === undefined) throw new ExtractionFailure('corrupt', 'The TIFF holds no picture.');
  refuseTooLarge(sizeOf(page).width, sizeOf(page).height);
  if (!isComplete(page, buffer.byteLength))
    throw new ExtractionFailure('corrupt', 'The TIFF is cut off: send the whole file.');
  utif.decodeImage(buffer, page);
  return { raster: fromRgba(page.width, page.height, utif.toRGBA8(page)), of: pages.length };
}

/** Strips or tiles: where they begin, and how many bytes each has. */
const PARTS = [
  ['t273', 't279'],
  ['t324', 't325'],
] as const;

/** A decoder leaves black or white what is missing, which would be a page without text. */
function isComplete(page: IFD, length: number): boolean {
  return PARTS.every(([starts, sizes]) => {
    const lengths = numbersIn(page, sizes);
    const ends = numbersIn(page, starts).map((start, at) => start + (lengths[at] ?? 0));
    return ends.every((end) => end <= length);
  });
}

function numbersIn(page: IFD, tag: string): number[] {
  const values = page[tag];
  return Array.isArray(values) ? values.map(Number) : [];
}

function sizeOf(page: IFD): { width: number; height: number } {
  return { width: numberIn(page, 't256'), height: numberIn(page, 't257') };
}

function numberIn(page: IFD, tag: string): number {
  return numbersIn(page, tag)[0] ?? 0;
}

/** The directories are a chain, which may be endless. Counted before any of them is read. */
function refuseTooManyDirectories(view: DataView): void {
  const little = view.getUint16(0) === 0x4949;
  let at = view.getUint32(4, little);
  for (let count = 0; at !== 0; count++) {
    if (count >= LIMITS.pages)
      throw new ExtractionFailure('too_large', `The TIFF has more than ${LIMITS.pages} pages.`);
    const entries = view.getUint16(at, little);
    at = view.getUint32(at + 2 + entries * 12, little);
  }
}
