import { withPossibleDay } from '../../../../core/spi.js';
import {
  ANY_MONTH_PATTERN,
  beginsDate,
  MONTH_PATTERN,
  MONTHS,
  PRESENT_PATTERN,
  RANGE_PATTERN,
  SEASON_PATTERN,
  SINCE_PATTERN,
} from '../lexicons/date-words.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';
import { plain } from '../text.js';
import { likelyCountry } from './places.js';

/** A stretch of time as written. `from` is absent for a single date, which is then in `to`. */
export interface DateHit {
  readonly start: number;
  readonly end: number;
  readonly from?: string;
  readonly to?: string;
  readonly current: boolean;
  readonly range: boolean;
  readonly weak: boolean;
}

const BETWEEN = new RegExp(`^\\s{0,9}[)\\].,]?\\s{0,9}${RANGE_PATTERN}\\s{0,9}(?:from\\s{1,9})?[([]?\\s{0,9}$`, 'iu');
const PRESENT_AFTER = new RegExp(
  `^\\s{0,9}[)\\].,]?\\s{0,9}(?:${RANGE_PATTERN}\\s{0,9}(?:the\\s{1,9}|le\\s{1,9}|la\\s{1,9}|l['’])?[([]?|[([/]|,|(?<=^))\\s{0,9}(?:${PRESENT_PATTERN})(?![\\p{L}])`,
  'iu',
);
const PRESENT_BEFORE = new RegExp(`(?<!\\p{L})(?:${PRESENT_PATTERN})\\s{0,9}${RANGE_PATTERN}\\s{0,9}$`, 'iu');
// A cell may end with the dash, and dots may stand for what is to come.
const OPEN_AFTER = /^\s*[-–—](?:[^\S\t]{0,9}(?=\t)|\s*(?:(?:…|\.{3})\s*)?(?:$|[)\]]|(?=\n))|\s?(?:…|\.{3}))/u;
const SINCE_BEFORE = new RegExp(`(?<!\\p{L})(?:${SINCE_PATTERN})(?:\\s{1,9}|\\s{0,3}:\\s{0,9})$`, 'iu');
const EDGE = String.raw`(?:^|[,;:|(\t–—-])\s{0,9}`;
const AT_EDGE = new RegExp(`${EDGE}$`, 'u');
/** "Store Manager, from July 2021": at the edge of a phrase, with nothing but the date behind it. */
const SINCE_AT_EDGE = new RegExp(String.raw`${EDGE}((?:${anyOf(lexicon.dates.sinceAtEdge)})\s{1,9})$`, 'iu');
const ENDS_PHRASE = /^\s{0,9}(?:$|[),:;|\t\n])/u;
const END_AT_EDGE = new RegExp(String.raw`${EDGE}((?:${anyOf(lexicon.dates.untilOpening)})\s{1,9})$`, 'iu');
const END_LABEL = String.raw`[\s,;|–—-]{0,9}(?:${anyOf(lexicon.dates.endLabels)})\s{0,3}:\s{0,9}`;
/** "Start: 07/2018   End: 06/2021" */
const LABELLED_END = new RegExp(`^${END_LABEL}$`, 'iu');
const LABELLED_PRESENT = new RegExp(String.raw`^${END_LABEL}(?:${PRESENT_PATTERN})(?!\p{L})`, 'iu');
const BARE_MONTH_BEFORE = new RegExp(`(?<!\\p{L})(${MONTH_PATTERN})\\.?\\s{0,9}${RANGE_PATTERN}\\s{0,9}$`, 'iu');
const SHORT_YEAR_AFTER = /^(?:\s*[–—]\s*|\s+-\s+|\s*\/\s*|-)['’]?(\d{2})(?![\d/.]|-\d)/u;

const MASKED_MONTH = `(?:${MONTH_PATTERN}|(?:${SEASON_PATTERN})s?)\\.?`;
const MASKED_POINT = `(?:(?:${MASKED_MONTH}\\s{0,9}[-–/]\\s{0,9})?${MASKED_MONTH},?\\s{0,9})?(?:19|20)xx`;
const MASKED_YEAR = new RegExp(
  `(?<!\\p{L})${MASKED_POINT}(?:\\s{0,9}${RANGE_PATTERN}\\s{0,9}(?:${MASKED_POINT}|${PRESENT_PATTERN}))?(?!\\p{L})`,
  'giu',
);
const MASKED_RANGE = new RegExp(String.raw`xx.*(?:xx|${anyOf(lexicon.dates.masked)})|\p{L}\.?\s*[-–]\s*\p{L}`, 'iu');

/** Dates and ranges in a text, left to right; the two ends of a range are one hit. */
export function findDates(text: string, pivot: number, habits?: DateConventions): DateHit[] {
  // Every date has two digits side by side, most lines have not.
  if (!/\d{2}/u.test(text)) return [];
  const bracketed = monthsInBrackets(text);
  const points = findDatePoints(text, pivot, habits).filter(
    (point) => !bracketed.some((hit) => point.start < hit.end && hit.start < point.end),
  );
  const hits: DateHit[] = [...maskedDates(text), ...bracketed];
  let left = 0;
  for (let i = 0; i < points.length; i += 1) {
    const point = points[i]!;
    const next = points[i + 1];
    const hit =
      rangeTo(text, point, next, points.length === 2) ??
      openRange(text, point, next?.start ?? text.length, habits) ??
      monthRange(text, point, left) ??
      shortYear(text, point, pivot) ??
      singleDate(point);
    if (next && hit.end >= next.end) i += 1;
    hits.push(withLead(text, hit, left));
    left = hit.end;
  }
  return hits.sort((a, b) => a.start - b.start);
}

const RANGE_OPENING = new RegExp(
  String.raw`${EDGE}((?:${anyOf([...lexicon.dates.rangeOpening, ...lexicon.dates.betweenOpening])})\s{1,9})$`,
  'iu',
);

const RANGE_LEAD = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.dates.rangeLead)})(?:\s+|(?<=['’]))$`, 'iu');
const UNTIL_OPENING = new RegExp(String.raw`^\s*(?:${anyOf(lexicon.dates.untilOpening)})\s+$`, 'iu');
const BETWEEN_OPENING = new RegExp(String.raw`^\s*(?:${anyOf(lexicon.dates.betweenOpening)})\s+$`, 'iu');
const AND_BETWEEN = new RegExp(String.raw`^\s{1,3}(?:${anyOf(lexicon.dates.betweenJoins)})\s{1,3}$`, 'iu');
const YEAR_WORD = new RegExp(String.raw`^\s?(?:${anyOf(lexicon.dates.afterYear)})(?!\p{L})`, 'iu');

// "De mars 2019 à aujourd'hui", "von 2012 bis 2015": the word before a stretch of time belongs to it.
function withLead(text: string, hit: DateHit, left: number): DateHit {
  const before = text.slice(Math.max(left, hit.start - LONGEST_LEAD), hit.start);
  // "From March 2020 to present: …" first or last in its line; further in, it belongs to a sentence.
  const [, opening] = (hit.range ? RANGE_OPENING : END_AT_EDGE).exec(before) ?? [];
  const isFirst = hit.range && opening !== undefined && before.trim() === opening.trim();
  if (opening !== undefined && (isFirst || /^[\s).]*$/u.test(text.slice(hit.end))))
    return { ...hit, start: hit.start - opening.length };
  const isFirstEnd = !hit.range && !hit.weak && left === 0 && hit.start < LONGEST_LEAD;
  if (isFirstEnd && UNTIL_OPENING.test(before)) return { ...hit, start: 0 };
  const lead = hit.range ? RANGE_LEAD.exec(text.slice(left, hit.start)) : null;
  return lead ? { ...hit, start: hit.start - lead[0].length } : hit;
}

/** In characters. */
const LONGEST_LEAD = 40;

// Samples write "May 20XX": no date can be read from it, but it is where the dates are.
function maskedDates(text: string): DateHit[] {
  if (!/(?:19|20)xx/iu.test(text)) return [];
  return [...text.matchAll(MASKED_YEAR)].map((match) => {
    const range = MASKED_RANGE.test(match[0]);
    return { start: match.index, end: match.index + match[0].length, current: false, range, weak: false };
  });
}

const MONTHS_IN_BRACKETS = new RegExp(
  `(?<![\\d/.-])((?:19|20)\\d\\d)\\s{0,3}\\((${MONTH_PATTERN})\\.?\\s{0,3}${RANGE_PATTERN}\\s{0,3}(${MONTH_PATTERN})\\.?\\)`,
  'giu',
);

// "2016 (Jan – Jun)": the year is written once, before both months.
function monthsInBrackets(text: string): DateHit[] {
  if (!text.includes('(')) return [];
  return [...text.matchAll(MONTHS_IN_BRACKETS)].flatMap((match) => {
    const [from, to] = [match[2], match[3]].map((name) => `${match[1]}-${twoDigits(monthNumber(name) ?? 0)}`);
    if (!from || !to || from.endsWith('00') || from >= to) return [];
    const end = match.index + match[0].length;
    return [{ start: match.index, end, from, to, current: false, range: true, weak: false }];
  });
}

function rangeTo(text: string, a: DatePoint, b: DatePoint | undefined, pair: boolean): DateHit | undefined {
  const isLabelled = b !== undefined && LABELLED_END.test(text.slice(a.end, Math.min(b.start, a.end + LONGEST_LEAD)));
  if (!b || (b.start - a.end > 14 && !isLabelled)) return undefined;
  const lostDash = a.end === b.start && a.iso.length === 4;
  // "02/2008, 11/2009": two months in their order and no other date in the line are the ends of one stretch.
  const months = pair && a.iso.length >= 7 && b.iso.length >= 7 && a.iso < b.iso;
  const between = text.slice(a.end, b.start);
  const comma = months && /^\s*[,/]\s*$/u.test(between);
  const joined = a.start < LONGEST_LEAD && BETWEEN_OPENING.test(text.slice(0, a.start)) && AND_BETWEEN.test(between);
  // "2009/2012", in France the usual way to write the years of a course; with spaces at the edge of a phrase only, which "SQL Server 2000 / 2005" is not.
  const isPhrase = (): boolean => AT_EDGE.test(text.slice(0, a.start)) && ENDS_PHRASE.test(text.slice(b.end));
  const years =
    a.iso.length === 4 && b.iso.length === 4 && a.iso < b.iso && (between === '/' || (between === ' / ' && isPhrase()));
  // "2012 2018", "May 2012 July 2018" and nothing else: the dash was a drawing, or a cell ends between them.
  const isRest = (rest: string): boolean => rest.trim() === '';
  const alone =
    pair &&
    a.iso.length === b.iso.length &&
    a.iso < b.iso &&
    isRest(text.slice(0, a.start) + text.slice(a.end, b.start) + text.slice(b.end));
  if (!isLabelled && !lostDash && !comma && !joined && !years && !alone && !BETWEEN.test(between)) return undefined;
  const [from, to] = a.iso.slice(0, 7) <= b.iso.slice(0, Math.min(7, b.iso.length)) || sameYear(a, b) ? [a, b] : [b, a];
  return { start: a.start, end: b.end, from: from.iso, to: to.iso, current: false, range: true, weak: false };
}

function sameYear(a: DatePoint, b: DatePoint): boolean {
  return a.iso.slice(0, 4) === b.iso.slice(0, 4) && (a.iso.length === 4 || b.iso.length === 4);
}

function openRange(text: string, a: DatePoint, limit: number, habits?: DateConventions): DateHit | undefined {
  const after = text.slice(a.end, Math.min(limit, a.end + 40));
  const present = PRESENT_AFTER.exec(after) ?? LABELLED_PRESENT.exec(after);
  const open = { from: a.iso, current: true, range: true, weak: false };
  if (present) return { start: a.start, end: a.end + present[0].length, ...open };
  const before = text.slice(Math.max(0, a.start - 24), a.start);
  const since = SINCE_BEFORE.exec(before);
  if (since) return { start: a.start - since[0].length, end: a.end, ...open };
  const [, edge] = SINCE_AT_EDGE.exec(before) ?? [];
  if (edge !== undefined && ENDS_PHRASE.test(after)) return { start: a.start - edge.length, end: a.end, ...open };
  const reversed = PRESENT_BEFORE.exec(before);
  if (reversed) return { start: a.start - reversed[0].length, end: a.end, ...open };
  const dangling =
    OPEN_AFTER.exec(after) ?? (text.slice(0, a.end) === habits?.openSince ? LOOSE_DASH.exec(after) : null);
  if (dangling && !a.weak) return { start: a.start, end: a.end + dangling[0].trimEnd().length, ...open };
  const unread = a.weak ? null : NO_DATE_AFTER.exec(after);
  return unread ? { ...open, start: a.start, end: a.end + unread[0].length, current: false } : undefined;
}

/** "Jul 2016 – Invalid date": what programs and people write for an end that they do not know. */
const NO_DATE_AFTER = new RegExp(
  `^\\s{0,9}${RANGE_PATTERN}\\s{0,9}(?:(?:invalid date|undefined|null|nan)(?!\\p{L})|\\?{1,4}(?=[\\s)\\]]|$))`,
  'iu',
);

// "Jan - Mar 2020": the year is written once, for both.
function monthRange(text: string, b: DatePoint, left: number): DateHit | undefined {
  if (b.iso.length < 7) return undefined;
  const offset = Math.max(left, b.start - 24);
  const match = BARE_MONTH_BEFORE.exec(text.slice(offset, b.start));
  const month = monthNumber(match?.[1]);
  if (!match || !month) return undefined;
  const from = `${b.iso.slice(0, 4)}-${String(month).padStart(2, '0')}`;
  return { start: offset + match.index, end: b.end, from, to: b.iso, current: false, range: true, weak: false };
}

// "2015-16": a hyphen and two digits that cannot be a month, or that are apart.
function shortYear(text: string, a: DatePoint, pivot: number): DateHit | undefined {
  if (a.iso.length !== 4) return undefined;
  const match = SHORT_YEAR_AFTER.exec(text.slice(a.end, a.end + 8));
  const to = match?.[1] === undefined ? undefined : fullYear(match[1], pivot);
  if (!match || !to || to < a.iso || Number(to) - Number(a.iso) > 30) return undefined;
  return {
    start: a.start,
    end: a.end + match[0].length,
    from: a.iso,
    to,
    current: false,
    range: true,
    weak: false,
  };
}

function singleDate(point: DatePoint): DateHit {
  return { start: point.start, end: point.end, to: point.iso, current: false, range: false, weak: point.weak };
}

/** One date in a text; `iso` has exactly the precision that was written, but for a day that its month does not have. */
interface DatePoint {
  readonly start: number;
  readonly end: number;
  readonly iso: string;
  /** Written with two digits only, or as a bare month and short year: too weak to count when it is alone. */
  readonly weak: boolean;
}

const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)';
// Where the dash between two years was lost, the second one follows at once.
const YEAR_END = `(?:(?![\\d%+]|(?!${anyOf(lexicon.dates.afterYear)})\\p{L}(?!\\p{L})|[.,]\\d|-\\d{3}(?!\\d)|-\\d{5}|\\s{0,9}(?:hours|users|people|students|employees)\\b)|(?=(?:19[4-9]|20[0-4])\\d(?!\\d)))`;
const SHORT = "(?:['’‘´`]\\s?\\d{2})";
const ORD = '(?:st|nd|rd|th|er|º|°|\\.)?';
const M = `(?:${ANY_MONTH_PATTERN})`;

const POINT = new RegExp(
  [
    `(?<![\\p{L}\\d])(?<dmyDay>\\d{1,2})${ORD}\\s{0,9}(?:of\\s{1,9}|de\\s{1,9})?(?:-|/)?(?<dmyMonth>${M})\\b\\.?,?\\s{0,9}(?:de\\s{1,9}|-|/)?(?<dmyYear>${YEAR})(?!\\d)`,
    `(?<!\\p{L})(?<mdyMonth>${M})\\b\\.?\\s{0,9}(?<mdyDay>\\d{1,2})${ORD},?\\s{1,9}(?<mdyYear>${YEAR})(?!\\d)`,
    `(?<!\\p{L})(?<myMonth>${M})(?!\\p{L})(?:[.,]|['’](?=\\s{0,9}(?:19|20)\\d\\d))?\\s{0,9}(?:of\\s{1,9}|de\\s{1,9}|del\\s{1,9})?[-–/,.]?\\s{0,9}(?<myYear>${YEAR}(?!\\d)|${SHORT}(?!\\d)|\\d{2}(?![\\d/.]|\\s{0,9}[%:]|\\s{0,9}(?:${M})| ?\\p{L})|(?<=\\p{L}-)\\d{2}(?=\\s{2}|\\t|\\s(?:${anyOf(lexicon.dates.to)})\\s))`,
    `(?<![\\d/.-])(?<isoYear>${YEAR})[-/.](?<isoMonth>0[1-9]|1[0-2])(?:[-/.](?<isoDay>0[1-9]|[12]\\d|3[01]))?(?![\\d]|[-/.]\\d)`,
    // "VI 2013 – VIII 2013": Poland writes months in Roman numbers; alone they may number anything.
    `(?<![\\p{L}\\d])(?<romanMonth>[IVX]{1,4})[ ./](?<romanYear>${YEAR})(?:(?=\\s{0,3}[-–—]\\s{0,3}(?:[IVX]{1,4}[ ./](?:19|20)\\d\\d|${PRESENT_PATTERN}))|(?<=(?:19|20)\\d\\d\\s{0,3}[-–—]\\s{0,3}[IVX]{1,4}[ ./](?:19|20)\\d\\d))(?!\\d)`,
    // In Chinese, Japanese and Korean each number has its unit behind it.
    `(?<![\\d/.-])(?<unitYear>${YEAR})\\s?[年년](?:\\s?(?<unitMonth>0?[1-9]|1[0-2])\\s?[月월](?:\\s?(?<unitDay>0?[1-9]|[12]\\d|3[01])\\s?[日일])?)?`,
    `(?<![\\d/.-])(?<nA>\\d{1,2})(?<nSep>[./-])(?<nB>\\d{1,2})\\k<nSep>(?<nYear>${YEAR}|\\d{2})(?![\\d/])`,
    `(?<![\\d/.$€£]|(?<!/(?:19|20)\\d\\d)-)(?<nmMonth>0?[1-9]|1[0-2])(?:\\s?[./-]\\s?|\\|)(?<nmYear>${YEAR})(?!\\d|[/]\\d)`,
    `(?<![\\d/.$€£]|(?<!/\\d\\d)-)(?<nsMonth>0?[1-9]|1[0-2])(?:/|['’])(?<nsYear>\\d{2})(?![\\d/%]|\\.\\d)`,
    `(?<![\\d/.-])(?<ymYear>${YEAR})\\s{0,9}\\((?<ymMonth>${M})\\.?\\)`,
    `(?<!\\p{L})(?:${SEASON_PATTERN})\\s{0,9}(?:of\\s{1,9}|de\\s{1,9})?[-/,]?\\s{0,9}(?<seasonYear>${YEAR})(?!\\d)`,
    `(?<!(?<!(?:19|20)\\d)\\d|[$€£.,#+]|(?<!(?<!\\d)(?:19|20)\\d\\d)/|(?<!(?:19|20)\\d)\\d-)(?<year>${YEAR})${YEAR_END}`,
    `(?<![\\p{L}\\d])${SHORT.replace('\\d{2}', '(?<quoted>\\d{2})')}(?!\\d|\\p{L})`,
  ].join('|'),
  'giu',
);

/** What every date has in it, quickly found: a year, digits with a mark before or between them, or a month before two digits. */
const HINT = /(?:19[4-9]|20[0-4])\d|['’‘´`/]\s?\d{2}|\d[./-]\d{1,2}[./-]\d{2}/u;
const MONTH_HINT = new RegExp(
  `(?<!\\p{L})${M}(?!\\p{L})[.,]?\\s{0,9}(?:of\\s{1,9}|de\\s{1,9}|del\\s{1,9})?[-–/,.]?\\s{0,9}\\d{2}`,
  'iu',
);

/** How a document writes its dates, where a single one could be read in two ways. */
export interface DateConventions {
  /** "03/04/2018" is in April. */
  readonly dayFirst?: boolean;
  /** "2008-11" ends in 2011. */
  readonly yearPairs?: boolean;
  /** The month before a dash that has no end behind it, as it opens its line. */
  readonly openSince?: string;
}

/** Every date written in a text, left to right. `pivot` is the year two digits may reach at most before they mean the 1900s. */
function findDatePoints(text: string, pivot: number, habits: DateConventions = {}): DatePoint[] {
  if (!HINT.test(text) && !MONTH_HINT.test(text)) return [];
  const points: DatePoint[] = [];
  for (const match of text.matchAll(POINT)) {
    const groups = match.groups ?? {};
    if (habits.yearPairs && groups.isoYear && !groups.isoDay && match[0][4] === '-') {
      points.push({ start: match.index, end: match.index + 4, iso: groups.isoYear, weak: false });
      continue;
    }
    const end = match.index + match[0].length;
    const month = groups.myMonth ?? groups.mdyMonth;
    if (month !== undefined && !beginsDate(text, month, match.index)) {
      const year = groups.myYear ?? groups.mdyYear ?? '';
      if (year.length === 4)
        points.push({ start: end - 4, end: end + yearWordAfter(text, end), iso: year, weak: false });
      continue;
    }
    const point = readPoint(groups, pivot, habits.dayFirst ?? false);
    if (!point) continue;
    points.push({ start: match.index, end: end + yearWordAfter(text, end), ...point });
  }
  return points;
}

/** In characters: "2016 r." is a year with its word. */
function yearWordAfter(text: string, end: number): number {
  return YEAR_WORD.exec(text.slice(end, end + 6))?.[0].length ?? 0;
}

const ROMAN_MONTHS: readonly string[] = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');

type Groups = Record<string, string | undefined>;

function readPoint(g: Groups, pivot: number, daysLead: boolean): { iso: string; weak: boolean } | undefined {
  if (g.dmyYear) return isoDate(g.dmyYear, monthNumber(g.dmyMonth), Number(g.dmyDay), false, pivot);
  if (g.mdyYear) return isoDate(g.mdyYear, monthNumber(g.mdyMonth), Number(g.mdyDay), false, pivot);
  if (g.myYear) return isoDate(g.myYear, monthNumber(g.myMonth), undefined, g.myYear.length < 3, pivot);
  if (g.ymYear) return isoDate(g.ymYear, monthNumber(g.ymMonth), undefined, false, pivot);
  if (g.isoYear)
    return isoDate(g.isoYear, Number(g.isoMonth), g.isoDay === undefined ? undefined : Number(g.isoDay), false, pivot);
  if (g.romanYear) return isoDate(g.romanYear, ROMAN_MONTHS.indexOf(g.romanMonth ?? '') + 1, undefined, false, pivot);
  if (g.unitYear && g.unitMonth === undefined) return { iso: g.unitYear, weak: false };
  if (g.unitYear)
    return isoDate(
      g.unitYear,
      Number(g.unitMonth),
      g.unitDay === undefined ? undefined : Number(g.unitDay),
      false,
      pivot,
    );
  if (g.nYear) {
    const a = Number(g.nA);
    const b = Number(g.nB);
    // A point separates day from month in Europe; a slash puts the month first unless that cannot be or the document says otherwise.
    const dayFirst = g.nSep === '.' || a > 12 || (daysLead && b <= 12);
    return isoDate(g.nYear, dayFirst ? b : a, dayFirst ? a : b, g.nYear.length < 3, pivot);
  }
  if (g.nmYear) return isoDate(g.nmYear, Number(g.nmMonth), undefined, false, pivot);
  if (g.nsYear) return isoDate(g.nsYear, Number(g.nsMonth), undefined, true, pivot);
  const year = g.seasonYear ?? g.year;
  if (year) return { iso: year, weak: false };
  if (g.quoted) return { iso: fullYear(g.quoted, pivot), weak: true };
  return undefined;
}

function isoDate(
  year: string,
  month: number | undefined,
  day: number | undefined,
  weak: boolean,
  pivot: number,
): { iso: string; weak: boolean } | undefined {
  if (!month || month > 12 || (day !== undefined && (day < 1 || day > 31))) return undefined;
  const parts = [fullYear(year, pivot), twoDigits(month), ...(day === undefined ? [] : [twoDigits(day)])];
  return { iso: withPossibleDay(parts.join('-')), weak };
}

function fullYear(written: string, pivot: number): string {
  const digits = written.replace(/\D/gu, '');
  if (digits.length === 4) return digits;
  const year = 2000 + Number(digits);
  return String(year > pivot + 1 ? year - 100 : year);
}

export function monthNumber(name: string | undefined): number | undefined {
  return name === undefined ? undefined : MONTHS.get(plain(name));
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

const NUMBERS = /(?<![\d/.-])(\d{1,2})([/-])(\d{1,2})\2(?:19|20)\d\d(?!\d)/gu;
// Without a date of numbers the order makes no difference, and finding out the language takes time.
const ALL_NUMBERS = /\d\s*[/-]\s*\d{1,2}\s*[/-]\s*\d/u;
// A number that is written for callers from abroad: everywhere but in North America and the Philippines the day is written first.
const ABROAD = /(?<![\d+])(?:\+|00)\s?(?!63)[2-9]\d/u;

/**
 * Whether "03/04/2018" is the third of April. The other dates of the document decide ("25/04/2018"); where they do not, the language of the text
 * and the country code of a phone number make it likely.
 */
export function daysComeFirst(source: string): boolean {
  if (!ALL_NUMBERS.test(source)) return false;
  let days = 0;
  const firsts = new Set<number>();
  const seconds = new Set<number>();
  for (const [, first, , second] of source.matchAll(NUMBERS)) {
    firsts.add(Number(first));
    seconds.add(Number(second));
    if (Number(first) > 12) days += 1;
    else if (Number(second) > 12) days -= 1;
  }
  if (days !== 0) return days > 0;
  // "01/05/2021", "01/09/2017", "01/07/2015": posts begin on the first of a month, not each in January.
  if (firsts.size === 1 && firsts.has(1) && seconds.size >= FEWEST_MONTHS) return true;
  if (seconds.size === 1 && seconds.has(1) && firsts.size >= FEWEST_MONTHS) return false;
  return likelyCountry(undefined, source) !== 'US' || ABROAD.test(source.slice(0, 2000));
}

/** So many different ones: of fewer all may have begun in January. */
const FEWEST_MONTHS = 3;

const YEAR_AND_TWO = /(?<![\d/.-])(?:19|20)(\d\d)-(\d\d)(?![\d/.-]|\d)/gu;

/** "2006-08 – 2008-12" are months. */
const JOINED_PAIR = new RegExp(`-\\d\\d\\s{0,9}${RANGE_PATTERN}\\s{0,9}(?:(?:19|20)\\d\\d|${PRESENT_PATTERN})`, 'iu');

/**
 * Whether "2008-11" ends in 2011: every such pair rises, and one of them at least can be no month ("2014-19"), or begins where another one ends
 * ("2006-08" below "2008-12").
 */
export function pairsAreYears(source: string): boolean {
  const pairs = [...source.matchAll(YEAR_AND_TWO)].map(([, from, to]) => [Number(from), Number(to)] as const);
  if (!pairs.every(([from, to]) => to > from)) return false;
  if (pairs.some(([, to]) => to > 12)) return true;
  return pairs.some(([, to]) => pairs.some(([from]) => from === to)) && !JOINED_PAIR.test(source);
}

const LOOSE_DASH = /^\s?[-–—](?=\s)/u;
const MONTHS_AT_START =
  /^((0?[1-9]|1[0-2])[./]((?:19|20)\d\d))\s?[-–—]\s?(?:(?:(0?[1-9]|1[0-2])[./]((?:19|20)\d\d)(?!\d))|(?=\p{L}))/gmu;

/**
 * "03/2019 - Glazier, Northwind" above "05/2015 - 02/2019 Baker, Tern": where the other lines have stretches of time, and all of them are over by
 * then, the month opens one that goes on.
 */
export function openSince(source: string): string | undefined {
  const rows = [...source.matchAll(MONTHS_AT_START)].map(([, text, month, year, lastMonth, lastYear]) => ({
    text,
    from: `${year}-${twoDigits(Number(month))}`,
    to: lastYear && `${lastYear}-${twoDigits(Number(lastMonth))}`,
  }));
  const [open, ...others] = rows.filter(({ to }) => to === undefined);
  if (!open || others.length > 0 || rows.length === 1) return undefined;
  return rows.every(({ to }) => to === undefined || to <= open.from) ? open.text : undefined;
}
