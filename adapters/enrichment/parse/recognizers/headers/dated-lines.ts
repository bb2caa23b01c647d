import { MONTH_PATTERN, PRESENT_PATTERN } from '../../lexicons/date-words.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';
import { isProse } from '../headings.js';
import { type Line, type Piece, wordsOf } from '../../text.js';
import { COMPANY, PLACE, TITLE } from '../../thresholds.js';
import { type DateHit, monthNumber } from '../dates.js';
import { placeScore } from '../places.js';
import { companyScore, type TitleLexicon } from '../titles-and-employers.js';

/** What a recognizer of whole lines needs to know of the document that the lines are from. */
export interface LineContext {
  readonly titles: TitleLexicon;
  /** Dates of a line, with offsets inside the line's text; found once. */
  datesOf(line: Piece): readonly DateHit[];
}

/** The two ends of a stretch of time, as far as they are known. */
export interface DateSpan {
  readonly from?: string;
  readonly to?: string;
  readonly current: boolean;
}

/** A line that holds a stretch of time and little else. */
export interface DatedLine {
  /** Position among the lines that were looked at. */
  readonly at: number;
  readonly line: Line;
  readonly hits: readonly DateHit[];
  readonly dates?: DateSpan;
  readonly dateStart?: number;
  readonly dateEnd?: number;
  /** The date went on in the next line. */
  readonly spansNext?: boolean;
}

const LAST_MONTH = new RegExp(`(?<!\\p{L})(${MONTH_PATTERN})\\.?[\\s(–—-]*$`, 'iu');
const PROSE_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.joining.beforeDates)})\s*$`, 'iu');

/** Lines with a stretch of time and little else. */
export function findDatedLines(context: LineContext, lines: readonly Line[]): DatedLine[] {
  const dated: DatedLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const joined = joinBrokenRange(context, lines, at);
    if (joined) {
      dated.push(joined);
      at += 1;
      continue;
    }
    const own = datedLineAt(context, line, at);
    if (own) dated.push(own);
  }
  return dated;
}

/** Nothing but dates. */
export function isDatesAlone({ datesOf }: Pick<LineContext, 'datesOf'>, line: Line): boolean {
  const rest = datesOf(line).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), line.text);
  return !/\p{L}|\d/u.test(rest);
}

export function spanOf(hit: DateHit): DateSpan {
  return {
    ...(hit.from === undefined ? {} : { from: hit.from }),
    ...(hit.to === undefined ? {} : { to: hit.to }),
    current: hit.current,
  };
}

/** "Forklift licence, valid until 2027" is no time that anything was done in. */
const EXPIRY_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.labels.expires)})\s?:?\s?$`, 'iu');

const NOW = new RegExp(`^[-–—]?\\s{0,9}(?:${PRESENT_PATTERN})$`, 'iu');

/** "– Present": the end of a stretch of time of which nobody wrote the beginning. */
export function isOpenEnd({ text, mark }: Line): boolean {
  return (/^[-–—]$/u.test(mark ?? '') || /^[-–—]/u.test(text)) && NOW.test(text);
}

function datedLineAt(context: LineContext, line: Line, at: number): DatedLine | undefined {
  if (isOpenEnd(line)) {
    const hit: DateHit = { start: 0, end: line.text.length, current: true, range: true, weak: false };
    return { at, line, hits: [hit], dates: { current: true }, dateStart: line.start, dateEnd: line.end };
  }
  const hits = context.datesOf(line);
  const range = hits.find((hit) => hit.range);
  const hit = range ?? (hits.length === 1 || onlyDates(line, hits) ? hits.find(({ weak }) => !weak) : undefined);
  if (!hit) return undefined;
  const time = timeBehindDates(line.text.slice(hit.end));
  const after = descriptionAfter(line, hit) ? '' : line.text.slice(hit.end + time);
  const rest = `${line.text.slice(0, hit.start)} ${after}`;
  const restWords = wordsOf(rest).length;
  if (!range && isSignature(line, hit)) return undefined;
  if (!range && (!isSingleDateAtEdge(line, hit, restWords) || EXPIRY_BEFORE.test(line.text.slice(0, hit.start))))
    return undefined;
  const isCell = range !== undefined && isCellOfItsOwn(line, range) && restWords <= LONGEST_ROW;
  if (!isCell && (restWords > 16 || line.text.length - (after === '' ? line.text.length - hit.end : 0) > 170)) {
    const before = line.text.slice(0, hit.start);
    if (!range || wordsOf(before).length > 10 || isProse(before) || PROSE_BEFORE.test(before)) return undefined;
  } else if (
    restWords > 3 &&
    !isCell &&
    !(range && listsEntry(context, line, range)) &&
    (isProse(rest.trim()) || PROSE_BEFORE.test(line.text.slice(0, hit.start)))
  )
    return undefined;
  if (line.bullet && restWords > 8 && !(range && listsEntry(context, line, range))) return undefined;
  return {
    at,
    line,
    hits: [hit],
    dates: spanOf(hit),
    dateStart: line.start + hit.start,
    dateEnd: line.start + hit.end,
  };
}

const SIGNED = new RegExp(String.raw`,?(?:\s{1,3}(?:${anyOf(lexicon.dates.signed)}))?$`, 'iu');

/**
 * The line at the end that says where and when a resume was signed: "Farsund, 12.03.2024". Of a town that is not known, nothing that the resume tells of may
 * be later, as with "First aid, 12.03.2019".
 */
export function findSignature(context: LineContext, lines: readonly Line[]): Line | undefined {
  const signed = lines.slice(-LINES_AT_END).filter((line) => {
    const [hit] = context.datesOf(line);
    if (!hit || hit.range || line.bullet || ISSUED.test(line.text)) return false;
    if (isSignature(line, hit)) return true;
    const day = hit.to;
    if (day?.length !== DAY || !/^[\s.,]*$/u.test(line.text.slice(hit.end))) return false;
    if (!TOWN_AND_COMMA.test(line.text.slice(0, hit.start).trimEnd().replace(SIGNED, ','))) return false;
    return lines.every((other) => context.datesOf(other).every(({ from, to }) => (to ?? from ?? '') <= day));
  });
  return signed.length === 1 ? signed[0] : undefined;
}

/** "Issued on 3 May 2021", below a certificate. */
const ISSUED = new RegExp(String.raw`^(?:${anyOf(lexicon.labels.issuedOn)})(?!\p{L})`, 'iu');

const TOWN_AND_COMMA = /^\p{Lu}[\p{L}.'’-]+(?: [\p{L}.'’-]+){0,3}\s?,$/u;

/** The day, a signature and the name below it. */
export const LINES_AT_END = 4;

/** "Köln, den 12.03.2024": a town and a day is where and when the resume was signed. */
function isSignature({ text }: Line, { start, end, to }: DateHit): boolean {
  if (to?.length !== DAY || /\p{L}/u.test(text.slice(end))) return false;
  return placeScore(text.slice(0, start).trimEnd().replace(SIGNED, '')) >= PLACE.clear;
}

/** In characters of an ISO 8601 date. */
const DAY = 10;

/** "Driver, 11/2017 - present. Nights and weekends in 48 states.": a full stop ends the header after the dates. */
export function descriptionAfter(line: Line, hit: DateHit): boolean {
  const account = /^[)\]]?\.\s+(?=[\p{Lu}\d])/u.exec(line.text.slice(hit.end));
  return hit.range && account !== null && wordsOf(line.text.slice(0, hit.start)).length >= 1;
}

// "mentor at northwind", a tab or a bar, "Sept 2022 – June 2023": no sentence goes on in another cell with nothing but dates.
function isCellOfItsOwn(line: Line, hit: DateHit): boolean {
  const after = line.text.slice(hit.end).trim();
  return /(?:\t|\s\|)\s{0,9}$/u.test(line.text.slice(0, hit.start)) && (/^[.)]*$/u.test(after) || DURATION.test(after));
}

/** "5 years", "a year", "2 years 3 months" after a stretch of time. */
export const DURATION = new RegExp(String.raw`^\(?(?:${anyOf(lexicon.dates.spansOfStudy)})\)?$`, 'iu');

/** In words: the cells of a row with dates, with the address of the company. */
const LONGEST_ROW = 24;

// "• Camarero. Hotel Costa, Torremolinos. De mayo de 2017 a febrero de 2021": a whole entry after its bullet.
function listsEntry(context: LineContext, line: Line, hit: DateHit): boolean {
  const atEdge = hit.start === 0 || /^[\s.)]*$/u.test(line.text.slice(hit.end));
  const rest = `${line.text.slice(0, hit.start)} ${line.text.slice(hit.end)}`.trim();
  const first = /^.{3,60}?(?=[.,;(–—|]\s|\s[–—|-]\s)/u.exec(rest)?.[0] ?? '';
  if (!atEdge) return false;
  return context.titles.isTitle(first) >= TITLE.clear || isEmployerThenTitle(context, rest.replace(/[\s.]{1,5}$/u, ''));
}

/** "Transportes Bahía Sur S.L. (Jerez). Conductor de tráiler.": an employer that leaves no doubt, and behind its full stop the title. */
function isEmployerThenTitle({ titles }: LineContext, text: string): boolean {
  const row = /^([^,;:|–—()]{3,60}?)(?:\s\([^()]{2,40}\))?\.\s{1,3}(\p{Lu}[^.,;:(]{2,60})\.?$/u.exec(text);
  return row !== null && companyScore(row[1]!) >= COMPANY.likely && titles.isTitle(row[2]!) >= TITLE.clear;
}

/** In characters: "2015 (6 months): Glazier" says how long, between the dates and the names. */
export function timeBehindDates(text: string): number {
  return TIME_BEHIND_DATES.exec(text)?.[0].length ?? 0;
}

const LASTED = String.raw`\d{1,2}(?:[.,]\d)?\s?(?:${anyOf([...lexicon.numbers.timeUnits, ...lexicon.dates.lasted])})`;

const TIME_BEHIND_DATES = new RegExp(
  String.raw`^\s{0,9}\((?:${LASTED})(?:,?\s(?:(?:${anyOf(lexicon.joining.and)})\s)?(?:${LASTED}))?\)\s{0,9}[:,–-]?\s{0,9}`,
  'iu',
);

const PRESENT_ON_NEXT_LINE = new RegExp(
  String.raw`^[-–—\s]*(?:(?:${anyOf(lexicon.dates.to)})\s+|(?:${anyOf(lexicon.dates.endLabels)})\s{0,3}:\s{0,9})?(?:${PRESENT_PATTERN})(?!\p{L})`,
  'iu',
);
const SAME_AGAIN = new RegExp(`^(?:${anyOf(lexicon.dates.sameAgain)})$`, 'iu');

// "Summer 2013 & 2014": the same work, several times.
function onlyDates(line: Line, hits: readonly DateHit[]): boolean {
  if (hits.length < 2) return false;
  let rest = line.text;
  for (const hit of [...hits].reverse()) rest = rest.slice(0, hit.start) + rest.slice(hit.end);
  return wordsOf(rest).every((word) => SAME_AGAIN.test(word));
}

// One date is a sign only where it is at an edge of a short line.
function isSingleDateAtEdge(line: Line, hit: DateHit, restWords: number): boolean {
  if (restWords === 0) return true;
  if (line.bullet || restWords > 10) return false;
  const after = line.text.slice(hit.end);
  const atEnd =
    after
      .slice(timeBehindDates(after))
      .trim()
      .replace(/[).\]]/gu, '') === '';
  const atStart = line.text.slice(0, hit.start).trim().replace(/[([]/gu, '') === '';
  return atEnd || atStart;
}

// "2001" / "2005: Assistant producer" and "6/2007" / "present Northwind": one range over two lines.
function joinBrokenRange(context: LineContext, lines: readonly Line[], at: number): DatedLine | undefined {
  const line = lines[at]!;
  const next = lines[at + 1];
  const own = context.datesOf(line);
  const monthly = next && joinBrokenMonths(context, line, next, at);
  if (monthly) return monthly;
  const last = own[own.length - 1];
  if (!next || !last || own.length !== 1) return undefined;
  // "Jan 2015 -" / "Dec 2020": the dash at the end of the line is open only where no later date opens the next.
  // So is "Desde: 03/2011", where no "Hasta: 12/2019" follows.
  const dangles = last.current && (/[-–—]$/u.test(line.text.slice(last.start, last.end)) || START_ROW.test(line.text));
  if (last.range && !dangles) return undefined;
  const head = line.text.slice(0, last.start).trim();
  if (line.text.slice(last.end).replace(/[-–—to\s:]/gu, '') !== '' || wordsOf(head).length > 8) return undefined;
  const following = context.datesOf(next)[0];
  const opensNext = following && !following.range && isEndOpening(next.text.slice(0, following.start));
  // "Date of leaving: 11/2018" begins as "date", which may stand for today.
  const present = opensNext ? null : PRESENT_ON_NEXT_LINE.exec(next.text);
  if (!present && !opensNext) return undefined;
  const end = present ? present[0].length : following!.end;
  const to = present ? undefined : following!.to;
  const from = dangles ? last.from : last.to;
  // Masked years ("May 20XX") have no value, but the range is one all the same.
  const masked = from === undefined && to === undefined && !last.current;
  if (from === undefined && !masked) return undefined;
  if (from !== undefined && to !== undefined && to.slice(0, 4) < from.slice(0, 4)) return undefined;
  return {
    at,
    line,
    hits: [last],
    dates: {
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      current: present !== null,
    },
    dateStart: line.start + last.start,
    dateEnd: next.start + end,
    spansNext: true,
  };
}

const START_ROW = new RegExp(String.raw`^(?:${anyOf(lexicon.dates.startLabels)})\s{0,3}:`, 'iu');
const END_LABEL = new RegExp(String.raw`^(?:${anyOf(lexicon.dates.endLabels)})\s{0,3}:$`, 'iu');

/** Nothing, "to", or "End date:" before the end of a stretch of time. */
function isEndOpening(before: string): boolean {
  return before.replace(/[-–—to\s]/gu, '') === '' || END_LABEL.test(before.trim());
}

// "June" / "August 2014": the year is written once, after the second month.
function joinBrokenMonths(context: LineContext, line: Line, next: Line, at: number): DatedLine | undefined {
  const following = context.datesOf(next)[0];
  const to = following?.to;
  // First what is known already: few lines begin with a month and its year.
  if (!following || following.range || following.start !== 0 || to?.length !== 7) return undefined;
  const month = LAST_MONTH.exec(line.text);
  const number = monthNumber(month?.[1]);
  if (!month || !number || wordsOf(line.text.slice(0, month.index)).length > 8) return undefined;
  const from = `${to.slice(0, 4)}-${String(number).padStart(2, '0')}`;
  if (from > to || context.datesOf(line).length > 0) return undefined;
  const hit: DateHit = {
    start: month.index,
    end: line.text.length,
    from,
    to,
    current: false,
    range: true,
    weak: false,
  };
  return {
    at,
    line,
    hits: [hit],
    dates: spanOf(hit),
    dateStart: line.start + month.index,
    dateEnd: next.start + following.end,
    spansNext: true,
  };
}
