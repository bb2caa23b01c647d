import type { PDFPageProxy } from 'unpdf/pdfjs';
import { LIMITS } from '../../extract/limits.js';
import { multiply, toMatrix, transformBox, type Matrix } from '../../extract/pdf/geometry/matrix.js';
import { loadPdfJs, openPdf, type PdfJs } from '../../extract/pdf/file/open-pdf.js';
import { ExtractionFailure } from '../../extract/extraction-failure.js';
import type { PagePicture } from '../recognize-page.js';
import { MOST_PIXELS, refuseTooLarge } from './limits.js';
import { painted, type PlacedPicture } from './painted.js';
import { fromBits, fromRgb, fromRgba, type Raster } from './raster.js';

/** A picture, its place on the page, and whether it is a stencil: black where it is black, and nothing elsewhere. */
interface PdfImage {
  width: number;
  height: number;
  kind?: number;
  data?: Uint8Array | Uint8ClampedArray | string | null;
}

/** By `ImageKind` of pdf.js. */
const BITS = 1;
const RGB = 2;

/** Pictures on one page; a scan is one, or some strips. */
const MOST_PICTURES = 200;

/** The pictures of a page, painted where the page has them. */
export async function pdfPage(bytes: Uint8Array, number: number): Promise<PagePicture & { of: number }> {
  const pdfjs = await loadPdfJs();
  const pdf = await openPdf(pdfjs, bytes, MOST_PIXELS);
  try {
    if (number > Math.min(pdf.numPages, LIMITS.pages)) throw new ExtractionFailure('corrupt', 'There is no such page.');
    const page = await pdf.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const pictures = await picturesOf(pdfjs, page, toMatrix(transform));
    return { raster: painted({ width, height }, pictures), size: { width, height }, of: pdf.numPages };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function picturesOf(pdfjs: PdfJs, page: PDFPageProxy, base: Matrix): Promise<PlacedPicture[]> {
  const { OPS } = pdfjs;
  const { fnArray, argsArray } = await page.getOperatorList();
  const pictures: PlacedPicture[] = [];
  const stack: Matrix[] = [];
  let matrix = base;
  for (const [at, operator] of fnArray.entries()) {
    const operands = (argsArray[at] ?? []) as unknown[];
    switch (operator) {
      case OPS.save:
      case OPS.beginGroup:
        stack.push(matrix);
        break;
      case OPS.paintFormXObjectBegin:
        stack.push(matrix);
        if (operands[0]) matrix = multiply(matrix, toMatrix(operands[0] as ArrayLike<number>));
        break;
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
        matrix = stack.pop() ?? matrix;
        break;
      case OPS.transform:
        matrix = multiply(matrix, toMatrix(operands as number[]));
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject: {
        if (pictures.length >= MOST_PICTURES) break;
        const isStencil = operator === OPS.paintImageMaskXObject;
        const raster = rasterOf(await imageOf(page, operands[0]), isStencil);
        if (raster) pictures.push({ raster, matrix, isStencil, box: transformBox(matrix, UNIT) });
      }
    }
  }
  return pictures;
}

const UNIT = { left: 0, top: 0, right: 1, bottom: 1 };

/** Inline pictures come as such, others by a name, stencils by a name within. */
async function imageOf(page: PDFPageProxy, operand: unknown): Promise<PdfImage | undefined> {
  const within = typeof operand === 'object' ? (operand as PdfImage | null) : undefined;
  const id = typeof operand === 'string' ? operand : within?.data;
  if (typeof id !== 'string') return within ?? undefined;
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs;
  const image = await new Promise<unknown>((resolve) => objects.get(id, resolve));
  return (image as PdfImage | null) ?? undefined;
}

function rasterOf(image: PdfImage | undefined, isStencil: boolean): Raster | undefined {
  const data = image?.data;
  if (image === undefined || typeof data !== 'object' || data === null) return undefined;
  const { width, height, kind } = image;
  refuseTooLarge(width, height);
  if (isStencil || kind === BITS) return fromBits(width, height, data);
  return kind === RGB ? fromRgb(width, height, data) : fromRgba(width, height, Uint8Array.from(data));
}
