import { withPossibleDay } from '../../../../../core/spi.js';
import { plain } from '../../text/words.js';
import { MONTHS, MONTH_PATTERN, SEASON_PATTERN } from '../../lexicons/date-words.js';

/** One date in a text; `iso` has exactly the precision that was written, but for a day that its month does not have. */
export interface DatePoint {
  readonly start: number;
  readonly end: number;
  readonly iso: string;
  /** Written with two digits only, or as a bare month and short year: too weak to count when it is alone. */
  readonly weak: boolean;
}

const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)';
// Where the dash between two years was lost, the second one follows at once.
const YEAR_END =
  '(?:(?![\\d%+]|\\p{L}(?!\\p{L})|[.,]\\d|-\\d{3}(?!\\d)|-\\d{5}|\\s{0,9}(?:hours|users|people|students|employees)\\b)|(?=(?:19[4-9]|20[0-4])\\d(?!\\d)))';
const SHORT = "(?:['’‘´`]\\s?\\d{2})";
const ORD = '(?:st|nd|rd|th|er|º|°|\\.)?';
const M = `(?:${MONTH_PATTERN})`;

const POINT = new RegExp(
  [
    `(?<![\\p{L}\\d])(?<dmyDay>\\d{1,2})${ORD}\\s{0,9}(?:of\\s{1,9}|de\\s{1,9})?(?:-|/)?(?<dmyMonth>${M})\\b\\.?,?\\s{0,9}(?:de\\s{1,9}|-|/)?(?<dmyYear>${YEAR})(?!\\d)`,
    `(?<!\\p{L})(?<mdyMonth>${M})\\b\\.?\\s{0,9}(?<mdyDay>\\d{1,2})${ORD},?\\s{1,9}(?<mdyYear>${YEAR})(?!\\d)`,
    `(?<!\\p{L})(?<myMonth>${M})(?!\\p{L})(?:[.,]|['’](?=\\s{0,9}(?:19|20)\\d\\d))?\\s{0,9}(?:of\\s{1,9}|de\\s{1,9}|del\\s{1,9})?[-–/,.]?\\s{0,9}(?<myYear>${YEAR}(?!\\d)|${SHORT}(?!\\d)|\\d{2}(?![\\d/.]|\\s{0,9}[%:]|\\s{0,9}(?:${M})|\\s{0,9}\\p{L}))`,
    `(?<![\\d/.-])(?<isoYear>${YEAR})[-/.](?<isoMonth>0[1-9]|1[0-2])(?:[-/.](?<isoDay>0[1-9]|[12]\\d|3[01]))?(?![\\d]|[-/.]\\d)`,
    `(?<![\\d/.-])(?<nA>\\d{1,2})(?<nSep>[./-])(?<nB>\\d{1,2})\\k<nSep>(?<nYear>${YEAR}|\\d{2})(?![\\d/])`,
    `(?<![\\d/.$€£]|(?<!/(?:19|20)\\d\\d)-)(?<nmMonth>0?[1-9]|1[0-2])\\s?[./-]\\s?(?<nmYear>${YEAR})(?!\\d|[/]\\d)`,
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
}

/** Every date written in a text, left to right. `pivot` is the year two digits may reach at most before they mean the 1900s. */
export function findDatePoints(text: string, pivot: number, habits: DateConventions = {}): DatePoint[] {
  if (!/\d{2}/u.test(text) || !(HINT.test(text) || MONTH_HINT.test(text))) return [];
  const points: DatePoint[] = [];
  for (const match of text.matchAll(POINT)) {
    const groups = match.groups ?? {};
    if (habits.yearPairs && groups.isoYear && !groups.isoDay && match[0][4] === '-') {
      points.push({ start: match.index, end: match.index + 4, iso: groups.isoYear, weak: false });
      continue;
    }
    const point = readPoint(groups, pivot, habits.dayFirst ?? false);
    if (!point) continue;
    points.push({ start: match.index, end: match.index + match[0].length, ...point });
  }
  return points;
}

type Groups = Record<string, string | undefined>;

function readPoint(g: Groups, pivot: number, daysLead: boolean): { iso: string; weak: boolean } | undefined {
  if (g.dmyYear) return make(g.dmyYear, monthNumber(g.dmyMonth), Number(g.dmyDay), false, pivot);
  if (g.mdyYear) return make(g.mdyYear, monthNumber(g.mdyMonth), Number(g.mdyDay), false, pivot);
  if (g.myYear) return make(g.myYear, monthNumber(g.myMonth), undefined, g.myYear.length < 3, pivot);
  if (g.ymYear) return make(g.ymYear, monthNumber(g.ymMonth), undefined, false, pivot);
  if (g.isoYear)
    return make(g.isoYear, Number(g.isoMonth), g.isoDay === undefined ? undefined : Number(g.isoDay), false, pivot);
  if (g.nYear) {
    const a = Number(g.nA);
    const b = Number(g.nB);
    // A point separates day from month in Europe; a slash puts the month first unless that cannot be or the document says otherwise.
    const dayFirst = g.nSep === '.' || a > 12 || (daysLead && b <= 12);
    return make(g.nYear, dayFirst ? b : a, dayFirst ? a : b, g.nYear.length < 3, pivot);
  }
  if (g.nmYear) return make(g.nmYear, Number(g.nmMonth), undefined, false, pivot);
  if (g.nsYear) return make(g.nsYear, Number(g.nsMonth), undefined, true, pivot);
  const year = g.seasonYear ?? g.year;
  if (year) return { iso: year, weak: false };
  if (g.quoted) return { iso: fullYear(g.quoted, pivot), weak: true };
  return undefined;
}

function make(
  year: string,
  month: number | undefined,
  day: number | undefined,
  weak: boolean,
  pivot: number,
): { iso: string; weak: boolean } | undefined {
  if (!month || month > 12 || (day !== undefined && (day < 1 || day > 31))) return undefined;
  const parts = [fullYear(year, pivot), two(month), ...(day === undefined ? [] : [two(day)])];
  return { iso: withPossibleDay(parts.join('-')), weak };
}

export function fullYear(written: string, pivot: number): string {
  const digits = written.replace(/\D/gu, '');
  if (digits.length === 4) return digits;
  const year = 2000 + Number(digits);
  return String(year > pivot + 1 ? year - 100 : year);
}

export function monthNumber(name: string | undefined): number | undefined {
  return name === undefined ? undefined : MONTHS.get(plain(name));
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
