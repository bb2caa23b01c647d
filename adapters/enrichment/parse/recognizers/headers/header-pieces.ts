import { MONTH_PATTERN, SEASON_PATTERN } from '../../lexicons/date-words.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';
import { cut, type Line, type Piece, splitPiece, strip, valueOf, wordsOf } from '../../text.js';
import { COMPANY, PLACE, TITLE } from '../../thresholds.js';
import type { DateHit } from '../dates.js';
import { placeAtEnd, placeScore } from '../places.js';
import { companyScore, isNameLike } from '../titles-and-employers.js';
import { DURATION, type LineContext, timeBehindDates } from './dated-lines.js';
import { DEPARTMENT, type Hint, type Phrase, splitTitleAndEmployer } from './split-title-and-employer.js';

const OFFICE_OF = new RegExp(String.raw`^(?:\p{L}+\s+){1,4}?(?=(?:${anyOf(lexicon.joining.of)})\s)`, 'u');
const TIME_SPENT = new RegExp(
  String.raw`(?<![\s,(])[\s,(]+\d{1,2}(?:\.\d)?\+?\s*(?:${anyOf(lexicon.dates.spans)})(?!\p{L})[\s\p{L}\d.)]{0,14}$`,
  'iu',
);

/** A phrase in the header of an entry, and what it could be. */
export interface HeaderPiece {
  readonly piece: Piece;
  /** Its position: lines from the date, and place on its line. The same in every entry of a context that keeps its order. */
  readonly slot: string;
  readonly offset: number;
  /** How its line is set; absent where the format shows nothing of that. */
  readonly style?: string;
  /** It was labelled as whose project it was. */
  readonly isClient?: boolean;
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
  const style = styleOf(line);
  let from = 0;
  const parts: { part: Piece; side: string }[] = [];
  for (const hit of dates) {
    parts.push({ part: cut(line, from, hit.start), side: parts.length === 0 ? 'b' : 'm' });
    from = hit.end;
  }
  const time = dates.length > 0 ? timeBehindDates(line.text.slice(from)) : 0;
  parts.push({ part: cut(line, from + time), side: dates.length > 0 ? 'a' : 'n' });
  for (const { part, side } of parts) {
    let count = 0;
    for (const { piece, hint } of phrases(part, context)) {
      const text = valueOf(piece);
      if (!/[\p{L}]/u.test(text) || isFiller(text)) continue;
      pieces.push({
        piece,
        slot: `${offset}${side}${count}`,
        offset,
        ...(style !== undefined && { style }),
        ...scorePiece(text, hint, context),
        ...(hint === 'client' && { isClient: true }),
      });
      count += 1;
    }
  }
  return withoutDurations(pieces).map((piece, at) =>
    at === 0 && piece.piece.start === line.start && isSmallName(piece, pieces[1]) ? { ...piece, company: 0.3 } : piece,
  );
}

/** Size and weight of a line's type; undefined where the format shows nothing of that. */
export function styleOf({ layout: { fontSize, bold, role } }: Pick<Line, 'layout'>): string | undefined {
  if (fontSize === undefined) return undefined;
  return `${String(Math.round(fontSize * 2))}${bold ? ' bold' : ''}${role === 'heading' ? ' heading' : ''}`;
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
  const office = OFFICE_OF.exec(text);
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

const NO_NAME = new RegExp(
  String.raw`^(?:${anyOf([...lexicon.labels.noName, ...lexicon.labels.accounts])}|-|\(?(?:${anyOf(lexicon.labels.pageNumber)}) \d.*)$`,
  'iu',
);

const SAME_EMPLOYER = anyOf(lexicon.labels.sameEmployer);
const SAME_ALONE = new RegExp(`^(?:${SAME_EMPLOYER})$`, 'iu');
const SAME_AT_END = new RegExp(String.raw`,\s{1,9}(?:${SAME_EMPLOYER})$`, 'iu');

/** "Same company" names none: the post before does. */
export function isSameEmployer(text: string): boolean {
  return SAME_ALONE.test(text);
}

/** "Tern Works, Leeds — 6 months": beside names, how long it lasted is none. */
function withoutDurations(pieces: readonly HeaderPiece[]): HeaderPiece[] {
  const named = pieces.filter(({ piece }) => !DURATION.test(piece.text));
  return named.length === 0 ? [...pieces] : named;
}

function isFiller(text: string): boolean {
  return isSameEmployer(text) || APARTS.test(text) || MONTH_ALONE.test(text) || NO_NAME.test(text);
}

// The address of an employer's site, bare or in brackets, ends what is before it.
// After "at" a wide space is no mark: where the weight of the letters changes, or a picture was recognized, words lie apart.
const AT_BEFORE = String.raw`(?<!\s(?:${anyOf(lexicon.joining.at)}))`;

const STRONG = new RegExp(
  String.raw`\s{0,9}\(?(?:https?:\/\/|www\.)[^\s)]{1,300}\)?\s{0,9}|\s{0,9}\((?=\p{Lu}\p{L}*(?: \p{L}+){0,2}\s*:\s)|\s{0,9}\((?=[^()]*$)|\s{0,9}[|•·●▪■◆‖¦\uF000-\uF8FF\uFF0D]+\s*|\s{1,9}(?:[-–—]{1,3}|\/\/|::?)\s+|${AT_BEFORE}\t+| {3,}|\s{0,9};\s+|\s{0,9}[–—]\s*(?=\p{Lu})|:\s+|\s{1,9}ï¼\s*`,
  'gu',
);

// "Drafter, Department of Lamps. Responsible for …": a sentence after the names is no part of them.
const SENTENCE_AFTER = new RegExp(
  String.raw`(?<=\p{Ll}{4}|\p{Lu}{2}|\))(?<!${anyOf(lexicon.employers.shortBeforeSentence)})\.\s+(?=\p{Lu}\p{Ll})`,
  'gu',
);
const FULL_STOP = new RegExp(
  String.raw`(?<=\p{L}{3})(?<!(?<!\p{L})(?:${anyOf(lexicon.employers.shortAtEnd)}))\.$`,
  'iu',
);

const MASKS = new RegExp(`(${anyOf(lexicon.labels.templatePlaces)})|${anyOf(lexicon.labels.templateNames)}`, 'gu');

/** A stretch of a header line, cut where one statement ends and the next begins. */
function phrases(part: Piece, context: LineContext): Phrase[] {
  const out: Phrase[] = [];
  for (const unmasked of splitMasks(part)) {
    if (unmasked.hint) {
      out.push(unmasked);
      continue;
    }
    for (const strong of splitPiece(unmasked.piece, STRONG)) {
      const label = LABEL.exec(strong.text);
      if (label) {
        const hint: Hint = hintOf(label);
        out.push({ piece: strip(cut(strong, label[0].length)), hint });
        continue;
      }
      const employer = employerJoined(strip(strong), context);
      if (employer) {
        out.push({ piece: employer, hint: 'company' });
        continue;
      }
      const whole = withoutEnumeration(strip(strong));
      if (BARRED.test(unmasked.piece.text) && isTitleWithField(whole.text, context)) {
        out.push({ piece: whole, hint: undefined });
        continue;
      }
      for (const sentence of splitPiece(whole, SENTENCE_AFTER))
        out.push(...splitTitleAndEmployer(withoutSameEmployer(withoutFullStop(strip(sentence))), context.titles));
    }
  }
  return relabel(part, out).filter(({ piece }) => piece.text.length > 1);
}

/** "Registered Nurse, Emergency Department | Tern Hospital": where a bar parts the names, a comma is within one of them. */
const BARRED = /\S\s\|\s\S/u;

function isTitleWithField(text: string, { titles }: LineContext): boolean {
  const [title = '', ...fields] = text.split(/,\s+/u);
  return (
    fields.length > 0 &&
    titles.isTitle(title) >= TITLE.clear &&
    titles.isTitle(text) >= TITLE.likely &&
    fields.every(
      (field) => DEPARTMENT.test(field) || (companyScore(field) < COMPANY.likely && placeScore(field) < PLACE.likely),
    )
  );
}

const JOINS = new RegExp(String.raw`^(?:${anyOf(lexicon.employment.joins)})\s{1,3}(?=\p{L})`, 'iu');
/** In words. */
const LONGEST_EMPLOYER = 8;

/** "Joined Northwind Ltd": whom somebody began to work for; of "Joined as clerk" and "Joined Forces Medal" nothing. */
export function employerJoined(piece: Piece, { titles }: Pick<LineContext, 'titles'>): Piece | undefined {
  const lead = JOINS.exec(piece.text);
  if (!lead) return undefined;
  const name = cut(piece, lead[0].length);
  if (!isNameLike(name.text) || wordsOf(name.text).length > LONGEST_EMPLOYER) return undefined;
  return titles.isTitle(name.text) < TITLE.possible && !/\d{4}/u.test(name.text) ? name : undefined;
}

export function saysWhomJoined(text: string): boolean {
  return JOINS.test(text);
}

/** Whether the text before the name of an employer says that somebody began there. */
export function opensWithJoining(before: string): boolean {
  return JOINED_BEFORE.test(before);
}

const JOINED_BEFORE = new RegExp(
  String.raw`(?:^|\n)[^\p{L}\n]{0,6}(?:${anyOf(lexicon.employment.joins)})\s{1,3}$`,
  'iu',
);

// "1. Northwind Ltd Glazier 5 years 3 months": the row's number and the time spent are no part of the names.
function withoutEnumeration(piece: Piece): Piece {
  const number = /^(?:\d{1,2}[.)]|\.)\s+(?=\p{Lu})/u.exec(piece.text)?.[0].length ?? 0;
  const time = TIME_SPENT.exec(piece.text);
  return number === 0 && !time
    ? piece
    : strip(cut(piece, number, time && time.index > number ? time.index : undefined));
}

function withoutFullStop(piece: Piece): Piece {
  const stop = FULL_STOP.exec(piece.text);
  return stop ? cut(piece, 0, stop.index) : piece;
}

function withoutSameEmployer(piece: Piece): Piece {
  const same = SAME_AT_END.exec(piece.text);
  return same ? cut(piece, 0, same.index) : piece;
}

function splitMasks(part: Piece): Phrase[] {
  const out: Phrase[] = [];
  let from = 0;
  for (const match of part.text.matchAll(MASKS)) {
    out.push({ piece: strip(cut(part, from, match.index)), hint: undefined });
    const to = match.index + match[0].length;
    out.push({ piece: cut(part, match.index, to), hint: match[1] === undefined ? 'company' : 'place' });
    from = to;
  }
  out.push({ piece: strip(cut(part, from)), hint: undefined });
  return out.filter(({ piece }) => piece.text !== '');
}

/** "Employer: ", "Position held: ": what a form writes before a value. The groups are a title, an employer, a place and a client. */
const LABEL = new RegExp(
  String.raw`^(?:(${anyOf(lexicon.labels.position)})|(${anyOf(lexicon.labels.employer)})|(${anyOf(lexicon.labels.place)})|(${anyOf(lexicon.labels.client)})|(?:${anyOf([...lexicon.labels.dates, ...lexicon.dates.startLabels])}))\s*[:=]\s*`,
  'iu',
);

/** What these say about a position is neither its title nor its employer. */
const ASIDE = new RegExp(`^(?:${anyOf([...lexicon.labels.aside, ...lexicon.labels.terms])})$`, 'iu');

const TERMS = new RegExp(String.raw`^(?:${anyOf(lexicon.labels.terms)})(?:\s?:|\t| {3})`, 'iu');

/** "Hours per week: 40", "Reason for leaving: moved": on which terms a post was held, not what was done there. */
export function statesTerms(text: string): boolean {
  return text.length <= LONGEST_TERMS && TERMS.test(text);
}

/** In characters. */
const LONGEST_TERMS = 100;

/** What the label of a row in a form says that its value is. */
export type RowOfForm = 'title' | 'employer' | 'dates' | 'place' | 'aside';

const { labels } = lexicon;
const ROWS: readonly (readonly [row: RowOfForm, label: RegExp])[] = (
  [
    ['title', labels.position],
    ['employer', labels.employer],
    ['dates', [...labels.dates, ...lexicon.dates.startLabels]],
    ['place', labels.place],
    ['aside', [...labels.aside, ...labels.terms]],
  ] as const
).map(([row, words]) => [row, new RegExp(String.raw`^(?:${anyOf(words)})(?:\s?:|\t| {3})`, 'iu')]);

/** "Dates    March 2016 – present", "Employer: Northwind Ltd": the label of a form and its value. */
export function rowOfForm(text: string): RowOfForm | undefined {
  return ROWS.find(([, label]) => label.test(text))?.[0];
}

/** "• Dates    March 2016 – present": whatever sign is before them. A label of a place stands before much that is in no form. */
export function isFormRow(text: string): boolean {
  const row = rowOfForm(text);
  return row !== undefined && row !== 'place';
}

/** "Name and address of employer    Northwind Ltd, Leeds" */
export function isNameRow(text: string): boolean {
  const row = rowOfForm(text);
  return row === 'title' || row === 'employer';
}

/** What a form needs to know of the line with the dates of a post. */
interface DatesOfPost {
  readonly at: number;
  readonly line: Line;
}

/** The rows of one post, by their positions: from the first to before the first of the next one. */
export interface RowsOfPost {
  readonly from: number;
  readonly to: number;
}

const OPENS_POST: ReadonlySet<RowOfForm | undefined> = new Set(['title', 'employer', 'dates']);

/**
 * "Employer: Northwind Ltd" / "Position: Glazier" / "Dates: 2015 – 2019" / "Employer: …": every post of a form is a run of labelled rows in one order, so that
 * the row that comes first in the first post opens each of them. Nothing where that gives other runs than one for each stretch of time, or where only titles or
 * only employers have a label.
 */
export function findPostsOfForm(lines: readonly Line[], dates: readonly DatesOfPost[]): RowsOfPost[] | undefined {
  const rows = lines.map(({ text }) => rowOfForm(text));
  const opening = rows.find((row) => OPENS_POST.has(row));
  if (opening === undefined || !rows.includes('title') || !rows.includes('employer')) return undefined;
  const startsAt = (kind: RowOfForm): number[] =>
    kind === 'dates' ? dates.map(({ at }) => at) : rows.flatMap((row, at) => (row === kind ? [at] : []));
  const asOpened = startsAt(opening);
  // An employer with several posts is named once, above the first of them.
  const isShared = opening === 'employer' && asOpened.length < dates.length;
  const starts = isShared ? startsAt('title').map((at) => (rows[at - 1] === 'employer' ? at - 1 : at)) : asOpened;
  const posts = starts.map((from, index) => ({ from, to: starts[index + 1] ?? lines.length }));
  const isPost = ({ from, to }: RowsOfPost, index: number): boolean => {
    const at = dates[index]?.at ?? -1;
    return at >= from && at < to && rows.slice(from, to).some((row) => row === 'title' || row === 'employer');
  };
  return posts.length === dates.length && posts.every(isPost) ? posts : undefined;
}

/** The names and the place in the other rows of a post: the name of the employer may stand below the account, next to the dates of another post. */
export function piecesOfForm(
  context: LineContext,
  lines: readonly Line[],
  { from, to }: RowsOfPost,
  dates: DatesOfPost,
): HeaderPiece[] {
  const rows = lines
    .slice(from, to)
    .map((line, index) => ({ line, at: from + index, row: rowOfForm(line.text) }))
    .filter(({ row, at }) => at === dates.at || (row !== undefined && row !== 'dates' && row !== 'aside'));
  const own = rows.findIndex(({ at }) => at === dates.at);
  return rows.flatMap(({ line, at }, index) => {
    const offset = index - own;
    if (offset === 0) return [];
    return piecesOfLine(context, line, 0, context.datesOf(line)).map((piece) => ({
      ...piece,
      offset,
      slot: `${String(offset)}${piece.slot.slice(1)}`,
      at,
    }));
  });
}

function hintOf(label: RegExpExecArray): Hint {
  return label[1] ? 'title' : label[2] ? 'company' : label[3] ? 'place' : label[4] ? 'client' : undefined;
}

// A label and its value may have been parted by the split at ": ".
function relabel(whole: Piece, parts: readonly Phrase[]): Phrase[] {
  const out: Phrase[] = [];
  let label: RegExpExecArray | null = null;
  let set = false;
  for (const [at, part] of parts.entries()) {
    const named = label;
    const follows = /^(?:\s*:|\s{2,}\S|\s*\t)/u.test(whole.text.slice(part.piece.end - whole.start));
    const aside: boolean = set;
    set = follows && ASIDE.test(part.piece.text);
    if (set || aside) continue;
    // "Position: Glazier - Period:" before the dates.
    if (at > 0 && at === parts.length - 1 && isDatesLabel(whole.text.slice(part.piece.start - whole.start))) continue;
    label = follows && at < parts.length - 1 ? LABEL.exec(`${part.piece.text}:`) : null;
    if (label && label[0].length === label.input.length) continue;
    label = null;
    if (named) out.push(...labelled(part, hintOf(named) ?? part.hint));
    else out.push(part);
  }
  return out;
}

const DATES_LABEL = new RegExp(
  String.raw`^(?:${anyOf([...lexicon.labels.dates, ...lexicon.dates.startLabels])})\s{0,3}:$`,
  'iu',
);

function isDatesLabel(rest: string): boolean {
  return DATES_LABEL.test(rest.trimEnd());
}

// "Employer: Northwind Ltd, Leeds, UK"
function labelled({ piece, hint: own }: Phrase, hint: Hint): Phrase[] {
  const placed = hint === 'company' && own !== 'place' ? placeAtEnd(piece) : undefined;
  return placed && placed.rest.text !== ''
    ? [
        { piece: placed.rest, hint },
        { piece: placed.place, hint: 'place' },
      ]
    : [{ piece, hint }];
}
