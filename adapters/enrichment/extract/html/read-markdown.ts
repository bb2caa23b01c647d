import { marked } from 'marked';
import type { ExtractedDocument } from '../../../../core/spi.js';
import { CONTENT_TYPES } from '../detect-format.js';
import { ExtractionFailure } from '../extraction-failure.js';
import { LIMITS } from '../limits.js';
import { assertPlausibleText } from '../text/decode-text.js';
import { readHtml } from './read-html.js';

/** Markdown goes the way of HTML. Line ends count (`breaks`): a resume's lines are facts, not wrapped prose. */
export function readMarkdown(text: string): ExtractedDocument {
  assertPlausibleText(text);
  // Markdown parsers are not linear in what they are given.
  if (text.length > LIMITS.characters * 2) {
    throw new ExtractionFailure('too_large', `The text has more than ${LIMITS.characters} characters.`);
  }
  const body = text.replace(/^\uFEFF?---\r?\n[\s\S]*?\r?\n---\r?\n/, '');
  return readHtml(marked.parse(body, { async: false, breaks: true, gfm: true }), CONTENT_TYPES.markdown);
}
