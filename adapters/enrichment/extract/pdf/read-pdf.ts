import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import type { ExtractedDocument, Recognition } from '../../../../core/spi.js';
import { assembleDocument } from '../assemble-document.js';
import type { DraftLine } from '../draft-line.js';
import { ExtractionFailure } from '../extraction-failure.js';
import { isLegible, ocrOf, PagesToRecognize } from '../ocr/recognition.js';
import { recognizedLines } from '../ocr/recognized-lines.js';
import { joinBrokenWords } from './lines/hyphenation.js';
import { toMatrix } from './geometry/matrix.js';
import { LARGEST_IMAGE, loadPdfJs, openPdf, type PdfJs } from './file/open-pdf.js';
import { pageLines } from './lines/page-lines.js';
import { PagePainter } from './painting/page-painter.js';
import { keepRunningLinesOnce } from './lines/running-lines.js';
import { classifyGlyphs } from './painting/classify-glyphs.js';

export async function readPdf(bytes: Uint8Array, ocr?: { recognition?: Recognition }): Promise<ExtractedDocument> {
  const pdfjs = await loadPdfJs();
  const unseenPictures = hasLargePictures(bytes);
  const pdf = await openPdf(pdfjs, bytes);
  try {
    const layers = await pdf.getOptionalContentConfig();
    const pages: DraftLine[][] = [];
    const heights: number[] = [];
    const numbers: number[] = [];
    const damaged = new Set<number>();
    const pictures: number[] = [];
    let cause: unknown;
    for (let number = 1; number <= pdf.numPages; number++) {
      try {
        const page = await pdf.getPage(number);
        const { lines, height, isPicture } = await readPage(pdfjs, page, layers, unseenPictures);
        if (isPicture) pictures.push(number);
        pages.push(lines);
        heights.push(height);
        numbers.push(number);
        page.cleanup();
      } catch (error) {
        if (error instanceof ExtractionFailure) throw error;
        // One damaged page does not take the others with it; if none can be read, the file is damaged.
        damaged.add(number);
        cause = error;
      }
    }
    if (damaged.size === pdf.numPages)
      throw new ExtractionFailure('corrupt', 'No page of the PDF can be read.', { cause });
    if (ocr && !ocr.recognition && pictures.length > 0) throw new PagesToRecognize(pictures);
    const legible = (ocr?.recognition?.pages ?? []).filter(isLegible);
    for (const page of legible) {
      const at = numbers.indexOf(page.number);
      if (at >= 0) pages[at] = recognizedLines(page);
    }
    const lines = joinBrokenWords(keepRunningLinesOnce(pages, heights));
    // Cut off in transit: the pages are listed, but what they show is gone.
    if (lines.length === 0 && !isComplete(bytes)) throw new ExtractionFailure('corrupt', 'The PDF ends too early.');
    const links = await linksOf(pdfjs, pdf, damaged);
    return assembleDocument({
      contentType: 'application/pdf',
      lines,
      links,
      pages: pdf.numPages,
      unreadPages: { damaged: damaged.size, pictures: pictures.length - legible.length },
      isRecognized: ocr?.recognition !== undefined,
      ...(ocr?.recognition && legible.length > 0 && { ocr: ocrOf(ocr.recognition.engine, legible) }),
    });
  } finally {
    await pdf.loadingTask.destroy();
  }
}

type Layers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>;

async function readPage(
  pdfjs: PdfJs,
  page: PDFPageProxy,
  layers: Layers,
  unseenPictures: boolean,
): Promise<{ lines: DraftLine[]; height: number; isPicture: boolean }> {
  const viewport = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList();
  const fontOf = (id: string): unknown => (page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined);
  const visible = (group: unknown): boolean => group == null || layers.isVisible(group as never);
  const painter = new PagePainter(pdfjs, toMatrix(viewport.transform), fontOf, visible);
  painter.replay(operators.fnArray, operators.argsArray as (readonly unknown[] | null)[]);
  const frame = { width: viewport.width, height: viewport.height, unseenPictures };
  // A picture above the limit is not decoded and leaves no trace but what sets it in place.
  const hasPicture = painter.areas.hasPictureOver(viewport) || (unseenPictures && operators.fnArray.length > 0);
  return {
    lines: pageLines(classifyGlyphs(painter, frame), painter.areas, page.pageNumber),
    height: viewport.height,
    isPicture: painter.glyphs.length === 0 && hasPicture,
  };
}

interface Annotation {
  pageIndex: number;
  annotationFlags: number;
  quadPoints?: unknown;
  url?: unknown;
  unsafeUrl?: unknown;
}

/** By table 167 of ISO 32000-2: invisible, which pdf.js takes off the kinds that it knows, and not shown on a screen. */
const UNSEEN = 0x01 | 0x20;

/**
 * The links that a reader of the file can click, page by page. Asked for at once: page by page pdf.js would go through each page a second time, for
 * the text that lies below its links.
 */
async function linksOf(pdfjs: PdfJs, pdf: PDFDocumentProxy, unread: ReadonlySet<number>): Promise<Set<string>> {
  const skipped = new Set([...unread].map((number) => number - 1));
  const found = (await pdf.getAnnotationsByType(new Set(Object.values(pdfjs.AnnotationType)), skipped)) as
    Annotation[] | null;
  const seen = (found ?? []).filter(
    ({ annotationFlags, quadPoints }) => (annotationFlags & UNSEEN) === 0 && quadPoints !== null,
  );
  const links = seen
    .sort((one, other) => one.pageIndex - other.pageIndex)
    .map(({ url, unsafeUrl }) => url ?? unsafeUrl)
    .filter((link) => typeof link === 'string');
  return new Set(links);
}

function isComplete(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - 4_096));
  return Buffer.from(tail.buffer, tail.byteOffset, tail.byteLength).includes('%%EOF');
}

/** Picture dictionaries are uncompressed in the file, so their claimed sizes can be read without decoding one. */
function hasLargePictures(bytes: Uint8Array): boolean {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  for (const match of source.matchAll(/\/Subtype\s*\/Image\b/g)) {
    const around = source.slice(Math.max(0, match.index - 400), match.index + 400);
    const widths = [...around.matchAll(/\/Width\s+(\d+)/g)].map((found) => Number(found[1]));
    const heights = [...around.matchAll(/\/Height\s+(\d+)/g)].map((found) => Number(found[1]));
    if (Math.max(0, ...widths) * Math.max(0, ...heights) > LARGEST_IMAGE) return true;
  }
  return false;
}
