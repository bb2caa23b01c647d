import type { ExtractedDocument, Recognition } from '../../../core/spi.js';
import { CONTENT_TYPES, detectFormat, type DocumentFormat } from './detect-format.js';
import { readDocx } from './docx/read-docx.js';
import { asExtractionFailure, ExtractionFailure } from './extraction-failure.js';
import { decodeHtml, readHtml } from './html/read-html.js';
import { readMarkdown } from './html/read-markdown.js';
import { readJsonResume } from './json-resume/read-json-resume.js';
import { LIMITS } from './limits.js';
import { readPicture } from './ocr/read-picture.js';
import { PagesToRecognize } from './ocr/recognition.js';
import { readOdt } from './odt/read-odt.js';
import { readPdf } from './pdf/read-pdf.js';
import { readRtf } from './rtf/read-rtf.js';
import { decodeText } from './text/decode-text.js';
import { readText } from './text/read-text.js';

type Reader = (bytes: Uint8Array, ocr: OcrInput | undefined) => ExtractedDocument | Promise<ExtractedDocument>;

const READERS: Record<DocumentFormat, Reader> = {
  pdf: (bytes, ocr) => readPdf(bytes, ocr),
  docx: (bytes) => readDocx(bytes),
  odt: (bytes) => readOdt(bytes),
  rtf: (bytes) => readRtf(bytes),
  html: (bytes) => readHtml(decodeHtml(bytes), CONTENT_TYPES.html),
  markdown: (bytes) => readMarkdown(decodeText(bytes)),
  text: (bytes) => readText(decodeText(bytes)),
  json: (bytes) => readJsonResume(decodeText(bytes)),
  png: (_, ocr) => readPicture(CONTENT_TYPES.png, ocr?.recognition),
  jpeg: (_, ocr) => readPicture(CONTENT_TYPES.jpeg, ocr?.recognition),
  tiff: (_, ocr) => readPicture(CONTENT_TYPES.tiff, ocr?.recognition),
};

/** Present where text in pictures is recognized; `recognition` once it was. */
export interface OcrInput {
  recognition?: Recognition;
}

/**
 * Bytes of a resume to text with a layout. Throws an `ExtractionFailure`, and with `ocr` but no
 * recognition yet `PagesToRecognize` where pages are pictures; nothing else. It runs in the caller's process
 * and may take long or much memory with a hostile file: `ChildProcessExtractor` bounds both.
 */
export async function readDocument(bytes: Uint8Array, filename?: string, ocr?: OcrInput): Promise<ExtractedDocument> {
  try {
    if (bytes.length === 0) throw new ExtractionFailure('no_text', 'The file is empty.');
    if (bytes.length > LIMITS.fileBytes) throw new ExtractionFailure('too_large', 'The file has more than 10 MiB.');
    return await READERS[await detectFormat(bytes, filename, { pictures: ocr !== undefined })](bytes, ocr);
  } catch (error) {
    throw error instanceof PagesToRecognize ? error : asExtractionFailure(error);
  }
}
