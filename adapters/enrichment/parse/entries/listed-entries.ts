import type { DateHit } from '../recognizers/dates/date-ranges.js';
import { wordsOf } from '../text/words.js';
import type { Line } from '../text/line.js';
import { cut, pieceOf, splitPiece, strip, type Piece } from '../text/piece.js';
import { isProse } from '../recognizers/prose.js';
import type { ResumeDocument } from '../document/resume-document.js';

/** A named thing with a giver and a date, in one line or a few: a certificate, an award, a publication. */
export interface ListedEntry {
  readonly name: Piece;
  readonly by?: Piece;
  readonly date?: string;
  readonly datePiece?: Piece;
}

const GIVER =
  /\s{0,9}(?:\||•|·|\t| {3}|;)\s*|\s{1,9}[-–—]\s+|,\s+(?=\p{Lu})|\s{1,9}(?:by|from|issued by|awarded by|presented by)\s+(?=\p{Lu})/gu;

// "Solutions Architect - Associate", "Application Associate - Procurement with …": the level or the subject belongs to the name.
const NO_GIVER =
  /^(?:associate|professional|specialty|foundation|practitioner|expert|advanced|intermediate|beginner|basic|level\s|part\s|module\s|stage\s|phase\s)|\s(?:with|in|on)\s/iu;

/** Reads such a section: one entry a line, or groups of lines that end with their date. */
export function readListedEntries(document: ResumeDocument, lines: readonly Line[]): ListedEntry[] {
  const grouped = lines.filter((line) => isDateOnly(document, line)).length;
  const entries: ListedEntry[] = [];
  let held: Line[] = [];
  const flush = (hit?: { line: Line; hit: DateHit }): void => {
    if (held.length > 0) entries.push(makeEntry(document, held, hit));
    held = [];
  };
  for (const line of lines.flatMap(enumerated)) {
    if (isDateOnly(document, line)) {
      flush({ line, hit: document.datesOf(line)[0]! });
      continue;
    }
    const wrapped = held.length > 0 && !line.bullet && /^\p{Ll}|^[(&]/u.test(line.text);
    if (held.length > 0 && !wrapped && (grouped === 0 || line.bullet || held.length >= 3)) flush();
    held.push(line);
  }
  flush();
  return entries.filter(({ name }) => name.text.length > 2 && name.text.length < 300);
}

// "Harbour Medal (2); Lantern Medal (4)": several on one line.
function enumerated(line: Line): Line[] {
  const parts = splitPiece(line, /\s{0,9};\s+/gu);
  if (parts.length < 2 || parts.some(({ text }) => wordsOf(text).length > 9)) return [line];
  return parts.map((part, at) => ({ ...line, ...part, bullet: line.bullet || at > 0 }));
}

function makeEntry(document: ResumeDocument, held: readonly Line[], dated?: { line: Line; hit: DateHit }): ListedEntry {
  const first = held[0]!;
  const wrapEnd =
    held
      .slice(1)
      .filter((line) => /^\p{Ll}|^[(&]/u.test(line.text))
      .at(-1) ?? first;
  const own = document.datesOf(first)[0];
  const whole = pieceOf(document.source, first.start, wrapEnd.end);
  const withoutDate = own ? strip(outside(whole, own), /[\s,;:|•\-–—()[\]]/u) : strip(whole, /[\s,;:|•\-–—]/u);
  const split = wordsOf(withoutDate.text).length <= 18 ? splitPiece(withoutDate, GIVER) : [withoutDate];
  const parts = split.length === 2 && NO_GIVER.test(split[1]!.text) ? [withoutDate] : split;
  const second = held.find((line) => line.start > wrapEnd.end && wordsOf(line.text).length <= 8 && !isProse(line.text));
  const by = parts.length === 2 ? parts[1] : parts.length === 1 ? second : undefined;
  const name = parts.length === 2 ? parts[0]! : withoutDate;
  const hit = own ?? dated?.hit;
  const hitLine = own ? first : dated?.line;
  const date = hit?.to ?? hit?.from;
  const datePiece = hit && hitLine ? cut(hitLine, hit.start, hit.end) : undefined;
  return { name, ...(by && by.text && { by: strip(by) }), ...(date && datePiece && { date, datePiece }) };
}

function outside(piece: Piece, hit: DateHit): Piece {
  const before = cut(piece, 0, hit.start);
  const after = cut(piece, Math.min(hit.end, piece.text.length));
  return before.text.length >= after.text.length ? before : after;
}

function isDateOnly(document: ResumeDocument, line: Line): boolean {
  const hit = document.datesOf(line)[0];
  return !!hit && wordsOf(`${line.text.slice(0, hit.start)} ${line.text.slice(hit.end)}`).length === 0;
}
