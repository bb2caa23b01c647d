import type { Award, Certificate, Publication } from '../../../../core/index.js';
import type { DateHit } from '../recognizers/dates/date-ranges.js';
import type { Facts } from '../profile/facts.js';
import { wordsOf } from '../text/words.js';
import type { Line } from '../text/line.js';
import { cut, pieceOf, splitPiece, strip, type Piece } from '../text/piece.js';
import { isProse } from '../text/prose.js';
import type { DocumentContext } from '../document/document-context.js';

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
export function readListed(reading: DocumentContext, lines: readonly Line[]): ListedEntry[] {
  const grouped = lines.filter((line) => isDateOnly(reading, line)).length;
  const entries: ListedEntry[] = [];
  let held: Line[] = [];
  const flush = (hit?: { line: Line; hit: DateHit }): void => {
    if (held.length > 0) entries.push(makeEntry(reading, held, hit));
    held = [];
  };
  for (const line of lines.flatMap(enumerated)) {
    if (isDateOnly(reading, line)) {
      flush({ line, hit: reading.datesOf(line)[0]! });
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

function makeEntry(reading: DocumentContext, held: readonly Line[], dated?: { line: Line; hit: DateHit }): ListedEntry {
  const first = held[0]!;
  const wrapEnd =
    held
      .slice(1)
      .filter((line) => /^\p{Ll}|^[(&]/u.test(line.text))
      .at(-1) ?? first;
  const own = reading.datesOf(first)[0];
  const whole = pieceOf(reading.source, first.start, wrapEnd.end);
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

function isDateOnly(reading: DocumentContext, line: Line): boolean {
  const hit = reading.datesOf(line)[0];
  return !!hit && wordsOf(`${line.text.slice(0, hit.start)} ${line.text.slice(hit.end)}`).length === 0;
}

export function buildCertificates(entries: readonly ListedEntry[], facts: Facts): Certificate[] {
  return entries.map((entry, i) => {
    const at = `/profile/certificates/${i}`;
    return {
      name: facts.take(`${at}/name`, entry.name, 0.75),
      ...dated(entry, `${at}/date`, facts, 'date'),
      ...(entry.by && { issuer: facts.take(`${at}/issuer`, entry.by, 0.6) }),
    };
  });
}

export function buildAwards(entries: readonly ListedEntry[], facts: Facts): Award[] {
  return entries.map((entry, i) => {
    const at = `/profile/awards/${i}`;
    return {
      title: facts.take(`${at}/title`, entry.name, 0.7),
      ...dated(entry, `${at}/date`, facts, 'date'),
      ...(entry.by && { awarder: facts.take(`${at}/awarder`, entry.by, 0.6) }),
    };
  });
}

export function buildPublications(entries: readonly ListedEntry[], facts: Facts): Publication[] {
  return entries.map((entry, i) => {
    const at = `/profile/publications/${i}`;
    return {
      name: facts.take(`${at}/name`, entry.name, 0.7),
      ...dated(entry, `${at}/releaseDate`, facts, 'releaseDate'),
      ...(entry.by && { publisher: facts.take(`${at}/publisher`, entry.by, 0.5) }),
    };
  });
}

function dated<K extends string>(entry: ListedEntry, fact: string, facts: Facts, key: K): { [P in K]?: string } {
  if (!entry.date || !entry.datePiece) return {};
  return { [key]: facts.take(fact, entry.datePiece, 0.8, entry.date) } as { [P in K]?: string };
}
