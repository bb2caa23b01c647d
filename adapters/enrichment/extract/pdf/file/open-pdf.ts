import type * as PdfJsModule from 'unpdf/pdfjs';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { ExtractionFailure } from '../../extraction-failure.js';
import { LIMITS } from '../../limits.js';

/** Images above this many pixels are not decoded: text is what is asked for, and a claimed size costs memory at once. */
export const LARGEST_IMAGE = 300_000;

export type PdfJs = typeof PdfJsModule;

let loading: Promise<PdfJs> | undefined;

/** pdf.js takes 150 ms to load, so it is loaded with the first PDF, or by a warm child before it. */
export function loadPdfJs(): Promise<PdfJs> {
  loading ??= importPdfJs();
  return loading;
}

async function importPdfJs(): Promise<PdfJs> {
  // pdf.js compiles fonts into resizable buffers and trims them with a method that Node has only from 21 on.
  const prototype = ArrayBuffer.prototype as { transferToFixedLength?: (length?: number) => ArrayBuffer };
  prototype.transferToFixedLength ??= function (this: ArrayBuffer, length = this.byteLength) {
    return this.slice(0, length);
  };
  return import('unpdf/pdfjs');
}

export async function openPdf(
  pdfjs: PdfJs,
  bytes: Uint8Array,
  largestImage = LARGEST_IMAGE,
): Promise<PDFDocumentProxy> {
  const task = pdfjs.getDocument({
    // pdf.js detaches the buffer that it gets: it gets a copy.
    data: Uint8Array.from(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: largestImage,
    verbosity: 0,
  });
  let pdf: PDFDocumentProxy;
  try {
    pdf = await task.promise;
  } catch (error) {
    await task.destroy();
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new ExtractionFailure('encrypted', 'The PDF is protected with a password.');
    }
    throw new ExtractionFailure('corrupt', 'The PDF is damaged.', { cause: error });
  }
  if (pdf.numPages > LIMITS.pages) {
    await task.destroy();
    throw new ExtractionFailure('too_large', `The PDF has more than ${LIMITS.pages} pages.`);
  }
  return pdf;
}
