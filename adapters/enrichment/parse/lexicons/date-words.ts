import { anyOf, lexicon } from './lexicon.js';

const { dates } = lexicon;

/** Names and usual abbreviations of months without accents, by month number. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  dates.months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

const ACCENTED: Readonly<Record<string, string>> = {
  a: '[aä]',
  c: '[cç]',
  e: '[eéè]',
  u: '[uûü]',
  n: '[nń]',
  s: '[sś]',
  z: '[zź]',
};

/** "Fade out 2019", "Kanzlei Lis 2016": such a word is a month where a date begins only. */
const AT_EDGE: ReadonlySet<string> = new Set(dates.monthsAtEdge);
const BEFORE = String.raw`(?:^|[\t(|/,:–—-]|  |(?<!\p{L})(?:${anyOf([...dates.since, ...dates.to, ...dates.rangeLead])}))\s{0,3}`;

const NAMES: readonly (readonly [string, string])[] = [...MONTHS.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => [name, name.replace(/[aceunsz]/g, (letter) => ACCENTED[letter] ?? letter)]);

/** As a regular expression, longest first; accents are written as classes because the text is matched as it stands. */
export const MONTH_PATTERN = NAMES.map(([name, pattern]) =>
  AT_EDGE.has(name) ? `${pattern}(?<=${BEFORE}${pattern})` : pattern,
).join('|');

/** The same without a look at what is before a name, which makes a long expression slow: ask `beginsDate` for each match. */
export const ANY_MONTH_PATTERN = NAMES.map(([, pattern]) => pattern).join('|');

const EDGE = new RegExp(`${BEFORE}$`, 'iu');
/** In characters: the longest word before a date. */
const REACH = 30;

/** Whether a month's name at an offset is no other word there. */
export function beginsDate(text: string, name: string, at: number): boolean {
  return !AT_EDGE.has(name.toLowerCase()) || EDGE.test(text.slice(Math.max(0, at - REACH), at));
}

export const SEASON_PATTERN = anyOf(dates.seasons);

/** Words for "it still goes on". */
export const PRESENT_PATTERN = anyOf(dates.present);

/** Words that open a range with no end. */
export const SINCE_PATTERN = anyOf(dates.since);

/** Marks of the encodings that an en dash or "à" was read in by mistake. */
const GARBLED = 'ï¼\\u200b?|â€“|â€”|â|\\uFFFD|Â\\s?[-–]';

/** What is between the two ends of a range. `{` is what is left of an en dash where a PDF made with TeX does not say what its glyphs mean. */
export const RANGE_PATTERN = `(?:(?:[-–—‒−―~→»{\\uFF0D\\u0096\\u0097]+>?|=>)(?:\\s{0,9}(?:${anyOf(dates.toAfterMark)}))?|${anyOf(dates.to)}|${GARBLED})`;
