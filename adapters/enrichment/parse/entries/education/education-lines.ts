import { educationTokens, type EducationToken } from './education-tokens.js';
import { COURSES, DEGREE, INSTITUTION, LABEL } from '../../lexicons/education-words.js';
import type { Line } from '../../text/line.js';
import { cut, pieceOf, splitPiece, strip, type Piece } from '../../text/piece.js';
import type { ResumeDocument } from '../../document/resume-document.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';
import { PRESENT_PATTERN } from '../../lexicons/date-words.js';

/** The phrases of an education section, with names and dates that the page broke in two put together again. */
export function tokensOf(document: ResumeDocument, lines: readonly Line[]): EducationToken[] {
  const tokens: EducationToken[] = [];
  let inCourses = false;
  for (const line of unwrapped(document.source, lines)) {
    const label = COURSES.exec(line.text);
    if (label) {
      inCourses = true;
      tokens.push(...courseTokens(cut(line, label[0].length), line));
      continue;
    }
    inCourses &&= isCourse(document, line);
    tokens.push(...(inCourses ? courseTokens(line, line) : educationTokens(document, line)));
  }
  return joinDates(document.source, tokens);
}

// A list of courses ends at a degree, a school or a date.
function isCourse(document: ResumeDocument, line: Line): boolean {
  return (
    !DEGREE.test(line.text) &&
    !INSTITUTION.test(line.text) &&
    !/^[\p{L} ]{3,30}:/u.test(line.text) &&
    document.datesOf(line).every(({ weak, range }) => weak && !range)
  );
}

function courseTokens(list: Piece, line: Line): EducationToken[] {
  if (list.text.length > 400) return [];
  return splitPiece(list, /\s{0,9}[,;|•\t]\s*/gu)
    .map((part) => strip(part, /[\s,;:|•.]/u))
    .filter(({ text }) => /\p{L}{2}/u.test(text) && text.length <= 80)
    .map((piece) => ({ kind: 'course', piece, line }));
}

// "Bachelor of" / "Business Studies": a line that ends in the middle of a name goes on in the next.
function unwrapped(source: string, lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const last = out[out.length - 1];
    const open = last && !line.bullet && last.text.length < 90 && (OPEN_END.test(last.text) || goesOn(last, line));
    if (last && open && line.start > last.end)
      out[out.length - 1] = { ...last, ...pieceOf(source, last.start, line.end) };
    else out.push(line);
  }
  return out;
}

const PRESENT_ALONE = new RegExp(`^(?:to|${PRESENT_PATTERN})$`, 'iu');
const OPEN_END = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.names.openEnds)})$`, 'iu');

/** "The University" / "of Lakeside", "Bachelor of Science in Computer" / "Science, …", "Harbour Staff" / "College". */
function goesOn(last: Line, line: Line): boolean {
  if (/^(?:of|and|&|in|for)\s+\p{Lu}/u.test(line.text))
    return /(?:universit\p{L}*|institute|college|school|academy|faculty|bachelors?|masters?|degree|diploma|certificate|technology|engineering|sciences?|arts)$/iu.test(
      last.text,
    );
  const field =
    /^(?:science|sciences|engineering|studies|administration|technology|management|arts|systems)(?=[,.\s]|$)/iu;
  if (field.test(line.text))
    return DEGREE.test(last.text) && /\s(?:in|of) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(last.text);
  return (
    /^(?:(?:technical|national|state|community) )?(?:university|college|institute|school)(?![\p{L}]| (?:of|for|diploma|degree|certificate))/iu.test(
      line.text,
    ) &&
    /^\p{Lu}[\p{L}.&' -]+$/u.test(last.text) &&
    last.text.split(/\s+/u).length <= 5 &&
    !DEGREE.test(last.text) &&
    !INSTITUTION.test(last.text) &&
    !LABEL.test(last.text)
  );
}

// "1997" at the end of a line and "2001: …" on the next are one stretch of time.
function joinDates(source: string, tokens: readonly EducationToken[]): EducationToken[] {
  const out: EducationToken[] = [];
  for (const token of tokens) {
    const last = out[out.length - 1];
    const a = last?.hit;
    const b = token.hit;
    if (
      last &&
      a &&
      b &&
      !a.range &&
      !b.range &&
      token.line.index === last.line.index + 1 &&
      token.piece.start === token.line.start &&
      (a.to ?? '') <= (b.to ?? '')
    ) {
      const piece = pieceOf(source, last.piece.start, token.piece.end);
      out[out.length - 1] = { ...token, piece, hit: { ...b, ...(a.to !== undefined && { from: a.to }), range: true } };
    } else if (!PRESENT_ALONE.test(token.piece.text)) out.push(token);
  }
  return out;
}
