import type { ExtractedDocument, ParsedResume } from './resume-document.js';

/** A resume's text and what was read from it, as evidence offsets need it. */
export interface ParsedDocument {
  document: ExtractedDocument;
  parsed: ParsedResume;
}
