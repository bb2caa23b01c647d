import { DomainError, isDomainError } from '../../core/index.js';
import type { Ocr, Recognition, RecognizedPage, ResumeFile } from '../../core/spi.js';

/** What a child answers where pages of a document are pictures: their numbers, or that all of them are. */
export interface PagesAsked {
  pagesToRecognize: readonly number[] | 'all';
}

/** Pages of one document that are recognized. A resume has fewer; a book would hold the lane for minutes. */
const MOST_PAGES = 10;

/**
 * One after the other. A page that is damaged or takes too long does not take the others with it; where none can be read, the document fails with
 * the reason of the first.
 */
export async function recognizePages(
  ocr: Ocr,
  file: ResumeFile,
  asked: PagesAsked['pagesToRecognize'],
): Promise<Recognition> {
  const pages: RecognizedPage[] = [];
  let failure: DomainError | undefined;
  let wanted: readonly number[] = asked === 'all' ? [1] : asked;
  for (let at = 0; at < Math.min(wanted.length, MOST_PAGES); at++) {
    try {
      const page = await ocr.recognize({ file, number: wanted[at]! });
      pages.push(page);
      if (asked === 'all' && wanted.length < page.of) wanted = Array.from({ length: page.of }, (_, index) => index + 1);
    } catch (error) {
      if (!isDomainError(error) || !error.code.startsWith('document.')) throw error;
      failure ??= new DomainError(error.code, error.message, { ...error.details, stage: 'extract' });
    }
  }
  if (pages.length === 0 && failure) throw failure;
  return { engine: ocr.engine, pages, unread: wanted.length - pages.length };
}
