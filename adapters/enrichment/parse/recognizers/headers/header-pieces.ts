import { companyScore } from '../names/company-evidence.js';
import type { DateHit } from '../dates/date-ranges.js';
import { MONTH_PATTERN, SEASON_PATTERN } from '../../lexicons/date-words.js';
import { phrases } from './header-phrases.js';
import type { Hint } from './phrase.js';
import type { Line } from '../../text/line.js';
import { cut, valueOf, type Piece } from '../../text/piece.js';
import { placeScore } from '../places/places.js';
import type { LineContext } from './line-context.js';
import { COMPANY, PLACE, TITLE } from '../../thresholds.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';

/** A phrase in the header of an entry, and what it could be. */
export interface HeaderPiece {
  readonly piece: Piece;
  /** Its position: lines from the date, and place on its line. The same in every entry of a context that keeps its order. */
  readonly slot: string;
  readonly offset: number;
  /** Position of its line in the section, where that is not the anchor's own. */
  readonly at?: number;
  readonly title: number;
  readonly company: number;
  readonly place: number;
}

/** The phrases of one header line; `dates` are cut out of it. */
export function piecesOfLine(
  context: LineContext,
  line: Line,
  offset: number,
  dates: readonly DateHit[],
): HeaderPiece[] {
  const pieces: HeaderPiece[] = [];
  let from = 0;
  const parts: { part: Piece; side: string }[] = [];
  for (const hit of dates) {
    parts.push({ part: cut(line, from, hit.start), side: parts.length === 0 ? 'b' : 'm' });
    from = hit.end;
  }
  parts.push({ part: cut(line, from), side: dates.length > 0 ? 'a' : 'n' });
  for (const { part, side } of parts) {
    let count = 0;
    for (const { piece, hint } of phrases(part, context)) {
      const text = valueOf(piece);
      if (!/[\p{L}]/u.test(text) || isFiller(text)) continue;
      pieces.push({ piece, slot: `${offset}${side}${count}`, offset, ...scorePiece(text, hint, context) });
      count += 1;
    }
  }
  return pieces.map((piece, at) =>
    at === 0 && piece.piece.start === line.start && isSmallName(piece, pieces[1]) ? { ...piece, company: 0.3 } : piece,
  );
}

// "northwind - Leeds, UK": a name that its owner writes small still comes before its place.
function isSmallName(piece: HeaderPiece, next: HeaderPiece | undefined): boolean {
  return (
    piece.company < COMPANY.name &&
    piece.title < TITLE.doubtful &&
    (next?.place ?? 0) >= PLACE.certain &&
    /^\p{Ll}/u.test(piece.piece.text)
  );
}

function scorePiece(text: string, hint: Hint, context: LineContext): { title: number; company: number; place: number } {
  if (hint === 'title') return { title: 1, company: 0, place: 0 };
  if (hint === 'company') return { title: 0, company: 1, place: 0 };
  // Whose project it was: an employer only where no other is named.
  if (hint === 'client') return { title: 0, company: 0.6, place: 0 };
  if (hint === 'place') return { title: 0, company: 0, place: 1 };
  const place = placeScore(text);
  const title = place >= PLACE.certain ? 0 : context.titles.isTitle(text);
  const office = /^(?:\p{L}+\s+){1,4}?(?=of\s)/u.exec(text);
  // "Director of Lantern Corporation Services" is an office, whatever it ends with.
  const held = office && context.titles.isTitle(office[0].trim()) >= TITLE.clear;
  const company = place >= PLACE.certain ? 0.02 : held ? 0.1 : companyScore(text);
  return { title, company: title >= TITLE.sure && company < COMPANY.known ? company * 0.5 : company, place };
}

// "Key responsibilities", "300 employees", "Team size 7": what is in headers but names neither a title nor an employer.
const APARTS = new RegExp(
  String.raw`^(?:(?:(?:${anyOf(lexicon.labels.subheadingQualifiers)})\s+)*(?:${anyOf(lexicon.labels.subheadings)})|\d[\d,.]*\+?\s+(?:[\p{L}&]+\s+)*(?:${anyOf(lexicon.labels.counted)}))$`,
  'iu',
);

const MONTH_ALONE = new RegExp(
  `^(?:${MONTH_PATTERN}|(?:${SEASON_PATTERN})s?)(?:\\s*[-–/,&]\\s*(?:${MONTH_PATTERN}|(?:${SEASON_PATTERN})s?))*\\.?$`,
  'iu',
);

const NO_NAME = new RegExp(String.raw`^(?:${anyOf(lexicon.labels.noName)}|-|\(?page \d.*)$`, 'iu');

function isFiller(text: string): boolean {
  return APARTS.test(text) || MONTH_ALONE.test(text) || NO_NAME.test(text);
}
