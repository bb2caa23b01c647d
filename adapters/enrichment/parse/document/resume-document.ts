import type { ExtractedDocument } from '../../../../core/spi.js';
import { type EmailFind, findEmail } from '../recognizers/contact.js';
import type { TitleLexicon } from '../recognizers/titles-and-employers.js';
import type { Line } from '../text.js';
import { createPageText, inRowOrder, type PageText } from './page-text.js';
import { findName, type NameFind } from './person-name.js';

/** A document as its reader sees it: what the first stage hands to all others. */
export interface ResumeDocument extends PageText {
  /** Looked for first: the head of the page begins at the name. */
  readonly name?: NameFind;
  readonly email?: EmailFind;
}

export function createResumeDocument(
  extracted: ExtractedDocument,
  lines: readonly Line[],
  titles: TitleLexicon,
  referenceDate: string,
): ResumeDocument {
  const page = createPageText(extracted, lines, titles, referenceDate);
  const ordered = { ...page, lines: inRowOrder(page) };
  const email = findEmail(page.visible, page.links);
  const name = findName(ordered, email?.address);
  return { ...ordered, ...(name && { name }), ...(email && { email }) };
}
