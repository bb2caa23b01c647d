import type { PayUnit } from '../../../../../core/index.js';
import { anyOf, anyOfBounded, lexicon } from '../../../parse/lexicons/lexicon.js';

/** "26k plus 25 days holiday": a number that is added is of something else. */
const ADDITION = new RegExp(String.raw`(?:\+|(?<!\p{L})(?:${anyOf(lexicon.pay.besides)})\s)\s?(?=\d)`, 'iu');

const UNITS: readonly (readonly [PayUnit, RegExp])[] = [
  ['HOUR', new RegExp(anyOfBounded(lexicon.pay.hour), 'giu')],
  ['DAY', new RegExp(anyOfBounded(lexicon.pay.day), 'giu')],
  ['WEEK', new RegExp(anyOfBounded(lexicon.pay.week), 'giu')],
  ['MONTH', new RegExp(anyOfBounded(lexicon.pay.month), 'giu')],
  ['YEAR', new RegExp(anyOfBounded(lexicon.pay.year), 'giu')],
];
/** "32.5 hrs/wk, £22,737", "€55-65k, 3 days a week in the office" */
const WORKED = new RegExp(
  String.raw`\d[\d.,]{0,5}\s?-?\s?(?:${anyOf(lexicon.pay.workedTime)})\s?(?:/\s?|(?:\p{L}{1,4}\s){1,2})\p{L}{1,12}`,
  'giu',
);
/** "€ 2.100 (14x jährlich)": how often it is paid. */
const TIMES_A_YEAR = new RegExp(
  String.raw`\d{1,2}\s?-?(?:${anyOf(lexicon.pay.times)})\s?(?:${anyOf(lexicon.pay.year)})`,
  'giu',
);
/** Months and hours of what is plausible for each unit, so that a year's number or a telephone is no pay. */
const PLAUSIBLE: Readonly<Record<PayUnit, readonly [number, number]>> = {
  HOUR: [2, 1_000],
  DAY: [20, 10_000],
  WEEK: [50, 50_000],
  MONTH: [150, 500_000],
  YEAR: [3_000, 50_000_000],
};

/** The unit that stands first behind a sum: "3.500 € im Monat, 40 Stunden in der Woche" is a month's. */
export function unitBehind(words: string): PayUnit | undefined {
  return unitsIn((words.slice(0, LONGEST_WAY).split(ADDITION)[0] ?? '').replace(TIMES_A_YEAR, ' '))[0];
}

const LONGEST_WAY = 40;

/** The unit that stands last before a sum: "two days a week from home, Jahresgehalt 55.000" is a year's. */
export function unitBefore(words: string, amount: number): PayUnit | undefined {
  const before = unitsIn(words).at(-1);
  // "Two days a week from home, 42-48 k€": nobody is paid so much a week, so the unit before is that of something else.
  return before !== undefined && SHORT_UNITS.has(before) && amount >= LEAST_OF_LONG_UNITS ? undefined : before;
}

const LEAST_OF_LONG_UNITS = 10_000;

/** In the order of the text. */
function unitsIn(words: string): PayUnit[] {
  const found = UNITS.flatMap(([unit, pattern]) =>
    [...words.replace(WORKED, ' ').matchAll(pattern)].map(({ index }) => ({ unit, index })),
  );
  return found.sort((one, other) => one.index - other.index).map(({ unit }) => unit);
}

const SHORT_UNITS: ReadonlySet<PayUnit> = new Set(['HOUR', 'DAY', 'WEEK']);

/** Where pay is named by the month, as in Latin America and Poland. */
export const MONTHLY: ReadonlySet<string> = new Set(['ARS', 'BRL', 'CLP', 'COP', 'MXN', 'PLN', 'UYU']);
const MOST_A_MONTH = 100_000;
/** Of these a hundred and more make a dollar: a month's pay has seven digits. */
const SMALL_UNITS: ReadonlySet<string> = new Set(['ARS', 'CLP', 'COP']);
const SMALL_UNITS_OF_A_DOLLAR = 100;

export function unitByAmount(amount: number, currency: string): PayUnit | undefined {
  if (MONTHLY.has(currency) && amount >= 500 && amount < MOST_A_MONTH * scaleOf(currency)) return 'MONTH';
  if (amount >= 10_000) return 'YEAR';
  if (amount >= 1_000 || (currency === 'EUR' && amount >= LEAST_MONTHLY_IN_EUROS)) return 'MONTH';
  return amount < 200 ? 'HOUR' : undefined;
}

/** Of part of a month, or the least wage of Portugal; nobody is paid so much an hour or so little a year. */
const LEAST_MONTHLY_IN_EUROS = 400;

export function isPlausible(amount: number, unit: PayUnit, currency: string): boolean {
  const [least, most] = PLAUSIBLE[unit];
  return amount >= least && amount <= most * scaleOf(currency);
}

function scaleOf(currency: string): number {
  return SMALL_UNITS.has(currency) ? SMALL_UNITS_OF_A_DOLLAR : 1;
}
