import type { ExtractedDocument } from '../../../../core/spi.js';
import { assembleDocument } from '../assemble-document.js';
import { ExtractionFailure } from '../extraction-failure.js';
import { decodeText } from '../text/decode-text.js';
import { decodeWindows1252 } from '../text/windows-1252.js';
import { HtmlLines } from './html-lines.js';

/** More markup than any resume has; what is read from it is bounded by the characters of text as well. */
const MOST_MARKUP = 8 * 1024 * 1024;

export function readHtml(html: string, contentType: string): ExtractedDocument {
  if (html.length > MOST_MARKUP) throw new ExtractionFailure('too_large', 'The page has too much markup.');
  return assembleDocument({ contentType, ...HtmlLines.read(html) });
}

/** The encoding that the page declares counts, unless its bytes are valid UTF-8. */
export function decodeHtml(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  const declared = /<meta[^>]{1,400}charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w-]+)/i.exec(text.slice(0, 4_096))?.[1];
  if (declared === undefined || /^utf-?(8|16)/i.test(declared)) return text;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text;
  } catch {
    return decodeAs(bytes, declared) ?? text;
  }
}

function decodeAs(bytes: Uint8Array, encoding: string): string | undefined {
  if (/^(windows-1252|iso-8859-1|latin1|us-ascii)$/i.test(encoding)) return decodeWindows1252(bytes);
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    // An unknown encoding.
    return undefined;
  }
}
