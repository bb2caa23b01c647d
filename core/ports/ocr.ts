import type { ResumeFile } from '../candidate/resume-document.js';

/**
 * Recognizes the text of pages that are pictures: of a scanned PDF, a PNG, JPEG or TIFF. Pictures are foreign data, so a server uses an adapter
 * that works in another process, with a bound on time and memory.
 */
export interface Ocr {
  /** Shown in `enrichment.ocr`, such as `tesseract`. */
  readonly engine: string;

  /**
   * One page, counted from 1. Throws a `DomainError` `document.…` where the picture is to blame (`corrupt`, `too_large`, `timeout`), or
   * `enricher.unavailable`, which says nothing about it.
   */
  recognize(page: { file: ResumeFile; number: number }): Promise<RecognizedPage>;
}

/** What was recognized on a page: upright and straight, in points from the top left corner. */
export interface RecognizedPage {
  number: number;
  /** Pages of the file. */
  of: number;
  width: number;
  height: number;
  words: RecognizedWord[];
  /** Rules drawn across the page, where the recognizer sees them: they end columns. */
  rules?: { left: number; top: number; right: number; bottom: number }[];
  /** Mean of the words by their letters, 0–1; 0 without words. */
  confidence: number;
}

export interface RecognizedWord {
  text: string;
  /** Left and right edge. */
  x0: number;
  x1: number;
  /** Baseline; the same for the words of a line. */
  y: number;
  /** Of the font, in points. */
  size: number;
  confidence: number;
}

/** What was recognized in the pages of a document that are pictures. */
export interface Recognition {
  engine: string;
  pages: readonly RecognizedPage[];
  /** Pictures of which nothing is known: beyond the limit of pages, too long in the making, or damaged. */
  unread: number;
}
