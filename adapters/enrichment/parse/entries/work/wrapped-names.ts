import { isHeaderLike } from './entry-headers.js';
import { wordsOf } from '../../text/words.js';
import type { Line } from '../../text/line.js';
import { pieceOf } from '../../text/piece.js';
import type { ResumeDocument } from '../../document/resume-document.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';

const OPEN_END = new RegExp(String.raw`(?:(?<!\p{L})(?:${anyOf(lexicon.names.openEndsOfEmployers)})|&)$`, 'u');

/** "Institute for the Study of" / "Lamp Design": a name that the page broke is put together again, so that it is read as one phrase. */
export function joinWrappedNames(document: ResumeDocument, lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const next = lines[at + 1];
    if (!next || !opensName(document, line, next) || !closesName(document, line, next)) {
      out.push(line);
      continue;
    }
    out.push({ ...line, ...pieceOf(document.source, line.start, next.end) });
    at += 1;
  }
  return out;
}

function opensName(document: ResumeDocument, line: Line, next: Line): boolean {
  if (OPEN_END.test(line.text)) return wordsOf(line.text).length <= 9 && isHeaderLike(line, document);
  return goesOn(line, next) && isHeaderLike(line, document);
}

// "Laboratory of Lamps, University" / "of Farsund", "Director of Staffing, Harbour" / "Systems, Leeds, 2001 - 2003"
function goesOn(line: Line, next: Line): boolean {
  if (line.text.length > 120 || line.bullet || next.bullet || !line.text.includes(',')) return false;
  if (!/(?<!\p{L})\p{Lu}\p{L}+$/u.test(line.text)) return false;
  if (/^of\s+\p{Lu}/u.test(next.text))
    return /(?:Universit\p{L}{0,9}|Institute|College|School|Academy|Department|Ministry|Bank|Bureau)$/u.test(line.text);
  const noun = /^\p{Lu}\p{L}+(?=,\s)/u.exec(next.text)?.[0].toLowerCase();
  return noun !== undefined && NOUN_OF_NAME.test(noun);
}

// Of the nouns that employers' names end with those that no department or place is called by alone.
const NOUN_OF_NAME =
  /^(?:systems?|group|technolog(?:y|ies)|solutions|services|associates|partners|university|college|school|hospital|institute|company|corporation|industries|international|enterprises|holdings|laborator(?:y|ies)|association|society|foundation|council|authority|center|centre)$/u;

function closesName(document: ResumeDocument, line: Line, next: Line): boolean {
  const between = document.source.slice(line.end, next.start);
  if (next.gap > 0 || next.start < line.end || /\S/u.test(between)) return false;
  return /^(?:of\s+)?\p{Lu}/u.test(next.text) && wordsOf(next.text).length <= 9 && isHeaderLike(next, document);
}
