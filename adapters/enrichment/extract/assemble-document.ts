import type { Profile } from '../../../core/index.js';
import type { DocumentLine, ExtractedDocument, RecognizedText, UnreadPages } from '../../../core/spi.js';
import { cleanLine } from './clean-line.js';
import type { DraftLine } from './draft-line.js';
import { ExtractionFailure } from './extraction-failure.js';
import { LIMITS } from './limits.js';

export interface DocumentParts {
  contentType: string;
  lines: readonly DraftLine[];
  links?: Iterable<string>;
  pages?: number;
  profile?: Profile;
  unreadPages?: UnreadPages;
  ocr?: RecognizedText;
  /** Whether text was looked for in its pictures. */
  isRecognized?: boolean;
}

/** Cleans the lines, gives them their offsets and refuses a document that shows its reader nothing. */
export function assembleDocument(parts: DocumentParts): ExtractedDocument {
  const texts: string[] = [];
  const lines: DocumentLine[] = [];
  let offset = 0;
  let visible = false;
  for (const { text: raw, page = 1, ...attributes } of parts.lines) {
    for (const piece of raw.split(/[\n\r\v\f\u2028\u2029]+/)) {
      const text = cleanLine(piece);
      // One empty line separates paragraphs where the format has nothing else to do it with; more say nothing.
      if (text === '' && (raw !== '' || lines.length === 0 || texts.at(-1) === '')) continue;
      lines.push({ start: offset, end: offset + text.length, page, ...attributes });
      texts.push(text);
      offset += text.length + 1;
      if (offset > LIMITS.characters + 1) {
        throw new ExtractionFailure('too_large', `The text has more than ${LIMITS.characters} characters.`);
      }
      visible ||= attributes.hidden !== true && /[\p{L}\p{N}]/u.test(text);
    }
  }
  if (texts.at(-1) === '') {
    texts.pop();
    lines.pop();
  }
  if (!visible) throw withoutText(parts.unreadPages?.pictures ?? 0, parts.isRecognized === true);
  const document: ExtractedDocument = {
    contentType: parts.contentType,
    text: texts.join('\n'),
    pages: parts.pages ?? 1,
    lines,
    links: usableLinks(parts.links ?? []),
  };
  if (parts.profile !== undefined) document.profile = parts.profile;
  if (parts.ocr !== undefined) document.ocr = parts.ocr;
  const { unreadPages } = parts;
  if (unreadPages && unreadPages.damaged + unreadPages.pictures > 0) document.unreadPages = unreadPages;
  return document;
}

function withoutText(pictures: number, isRecognized: boolean): ExtractionFailure {
  if (pictures === 0)
    return new ExtractionFailure('no_text', 'The document holds no readable text: send one with text.');
  const wayOut = isRecognized ? 'sharper pictures' : 'start the service with OCR=on, which reads pictures';
  return new ExtractionFailure(
    'no_text',
    `The pages are pictures without text: send a document with text, or ${wayOut}.`,
  );
}

/** Only what can lead to a person or a page; `javascript:`, `file:` and anchors within the document do not. */
function usableLinks(links: Iterable<string>): string[] {
  const kept = new Set<string>();
  for (const link of links) {
    const trimmed = link.trim();
    if (/^(https?:\/\/|mailto:|tel:)\S/i.test(trimmed) && trimmed.length <= 2_000) kept.add(trimmed);
    if (kept.size >= LIMITS.links) break;
  }
  return [...kept];
}
