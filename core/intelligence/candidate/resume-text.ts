import type { ParsedDocument } from '../../candidate/parsed-document.js';
import type { DocumentLine, RecognizedText, ResumeSection, Span } from '../../candidate/resume-document.js';
import { spansInSource } from './source-evidence.js';

/** The text that a resume was read as. All offsets are UTF-16 offsets into `text`, and so are those of evidence. */
export interface ResumeText {
  text: string;
  /** ISO 639-1; `null` where it is not clear. */
  language: string | null;
  /** One for each page, in order; together they are the whole text. A page without text is empty. */
  pages: Span[];
  /** What stands where; `null` where an earlier engine read the resume, until it is enriched again. */
  sections: ResumeSection[] | null;
  /** Set where text was recognized in pages that are pictures. */
  ocr: RecognizedText | null;
}

/** The text of a document that was read: a plain text as the caller gave it, of other documents what was extracted. */
export function resumeTextOf({ document, parsed }: ParsedDocument): ResumeText {
  return {
    text: document.source ?? document.text,
    language: parsed.language ?? null,
    pages: pagesOf(document),
    sections: parsed.sections ? spansInSource(document, parsed.sections) : null,
    ocr: document.ocr ?? null,
  };
}

function pagesOf(document: ParsedDocument['document']): Span[] {
  const whole = document.source ?? document.text;
  const count = Math.max(1, document.pages);
  const starts = new Array<number>(count).fill(0);
  const firstLines = spansInSource(document, firstLineOfPages(document.lines));
  let next = whole.length;
  // From the last page on, so that a page without lines begins and ends where the next one begins.
  for (let page = count; page > 1; page -= 1) {
    const first = firstLines.find((line) => line.page === page);
    next = Math.min(next, first?.start ?? next);
    starts[page - 1] = next;
  }
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? whole.length }));
}

function firstLineOfPages(lines: readonly DocumentLine[]): DocumentLine[] {
  const first = new Map<number, DocumentLine>();
  for (const line of lines) {
    const known = first.get(line.page);
    if (!known || line.start < known.start) first.set(line.page, line);
  }
  return [...first.values()];
}
