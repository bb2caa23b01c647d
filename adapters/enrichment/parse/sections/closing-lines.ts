import type { ResumeDocument } from '../document/resume-document.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';
import { findSignature, LINES_AT_END } from '../recognizers/headers/dated-lines.js';
import { type Line, plain } from '../text.js';

const CONSENT = new RegExp(String.raw`^(?:${anyOf(lexicon.person.consents)})(?!\p{L})`, 'iu');

/**
 * What closes a resume and says nothing of what somebody can or did: the consent to the use of their data, when and where they signed, and their name below.
 * `firsts`: the lines right below a heading, which are items of its list.
 */
export function closingLines(document: ResumeDocument, firsts: readonly Line[]): Line[] {
  const { lines } = document;
  const isFirst = new Set(firsts.map(({ index }) => index));
  const signature = findSignature(document, lines);
  const signed = signature && !isFirst.has(signature.index) ? [signature] : [];
  const found = [...consentLines(lines), ...signed, ...signedNames(document, lines)];
  return lines.filter((line) => found.includes(line) && (!isFirst.has(line.index) || CONSENT.test(line.text)));
}

/** The clause, to the end of its paragraph. */
function consentLines(lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const goesOn = found.length > 0 && found.at(-1)!.index + 1 === line.index && line.gap === 0 && !line.bullet;
    if (CONSENT.test(line.text) || (goesOn && WRAPPED.test(line.text))) found.push(line);
  }
  return found;
}

/** Opens a line in the middle of a sentence. */
const WRAPPED = /^[\p{Ll}\d(]/u;

/** "Ann Kettering" at the end, as typed below a signature; in the head it is who the resume is of. */
function signedNames({ name }: ResumeDocument, lines: readonly Line[]): Line[] {
  if (!name) return [];
  const written = lettersOf(name.piece.text);
  return lines
    .slice(-LINES_AT_END)
    .filter((line) => line.start > name.piece.end && !line.bullet && lettersOf(line.text) === written);
}

function lettersOf(text: string): string {
  return plain(text).replace(/[^\p{L}]/gu, '');
}
