import type { JobLocation, PayUnit } from '../../../../core/index.js';
import { countryOfCity } from '../../parse/lexicons/cities.js';
import { firstMatches } from './first-matches.js';
import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';
import { CURRENCY, currencyOf, unsignedCurrency } from './currency-of-pay.js';
import { extractLocation } from './extract-location.js';
import { isOtherSum, wordsBehind } from './other-sums.js';
import {
  isItem,
  isLastItem,
  isOffered,
  isOwnSentence,
  lastSentence,
  lineAround,
  opensItem,
  opensSentence,
  opensWithLimit,
  speaksOfPay,
  standsAlone,
} from './line-of-pay.js';

/** What an ad says that it pays. At least one of the two values is a number. */
export interface ExtractedPay {
  minValue: number | null;
  maxValue: number | null;
  /** ISO 4217. */
  currency: string;
  unitText: PayUnit;
  start: number;
  end: number;
}

/** Hundred thousand, in India: "14-22 LPA" (lakhs per annum), "₹6 lakhs". */
const LAKHS = 'LPA|lakhs?|lacs?';
/** 42.50, 45.000, 45,000.00, 30 000, 6'500, 8,00,000. */
const AMOUNT =
  "\\d{1,2}(?:,\\d{2}){1,2},\\d{3}(?!\\d)|\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?";
const ONE = (at: number): string =>
  `(?<before${String(at)}>${CURRENCY})?\\s?(?<amount${String(at)}>${AMOUNT})(?<k${String(at)}>\\s?(?:k|${LAKHS}|${anyOf(lexicon.pay.thousands)})(?![\\p{L}\\d]))?(?:\\s?(?<after${String(at)}>${CURRENCY})(?![\\p{L}\\d]))?`;
/** "11 €/h brut (jours ouvrés) à 16 €/h": what a sum may carry before the second one. */
const ASIDE = '(?:\\s?brut(?:to|os?)?)?(?:\\s?\\([^()\\n]{1,30}\\))?';
const RANGE = `${ASIDE}(?:\\s{0,3}(?:-|–|—|${anyOf(lexicon.pay.to)})\\s{0,3}|/(?=\\d{2,3}\\s?k))`;
const PAY = new RegExp(
  `(?<![\\p{L}\\d.,$])${ONE(1)}(?<unit1>\\s?(?:/|per)\\s?(?:hour|hr|h))?(?:${RANGE}${ONE(2)})?(?![\\d])`,
  'giu',
);

/** "26k plus 25 days holiday": a number that is added is of something else. */
const ADDITION = new RegExp(String.raw`(?:\+|(?<!\p{L})(?:${anyOf(lexicon.pay.besides)})\s)\s?(?=\d)`, 'iu');

const UNITS: readonly (readonly [PayUnit, RegExp])[] = [
  ['HOUR', new RegExp(anyOf(lexicon.pay.hour), 'giu')],
  ['DAY', new RegExp(anyOf(lexicon.pay.day), 'giu')],
  ['WEEK', new RegExp(anyOf(lexicon.pay.week), 'giu')],
  ['MONTH', new RegExp(anyOf(lexicon.pay.month), 'giu')],
  ['YEAR', new RegExp(anyOf(lexicon.pay.year), 'giu')],
];
/** "32.5 hrs/wk, £22,737", "€55-65k, 3 days a week in the office" */
const WORKED = new RegExp(
  String.raw`\d[\d.,]{0,5}\s?-?\s?(?:${anyOf(lexicon.pay.workedTime)})\s?(?:/\s?|(?:\p{L}{1,4}\s){1,2})\p{L}{1,12}`,
  'giu',
);
const ONLY_MOST = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.pay.atMost)})\s{0,3}$`, 'iu');
const ONLY_LEAST = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.pay.atLeast)})\s{0,3}$`, 'iu');
const LEAST_BEHIND = new RegExp(String.raw`^[^()\n]{0,12}\((?:${anyOf(lexicon.pay.atLeast)})\)`, 'iu');

/** Months and hours of what is plausible for each unit, so that a year's number or a telephone is no pay. */
const PLAUSIBLE: Readonly<Record<PayUnit, readonly [number, number]>> = {
  HOUR: [2, 1_000],
  DAY: [20, 10_000],
  WEEK: [50, 50_000],
  MONTH: [150, 500_000],
  YEAR: [3_000, 50_000_000],
};

/** Numbers that are looked at: an ad has some dozens. */
const MOST_READ = 300;

/**
 * The pay that a text names: a sum with a currency, and with a unit or a word of pay in its line or in the heading above. Without a unit
 * ten thousand and more are a year's, a thousand and more a month's, below two hundred an hour's. A bare "$" is the dollar or peso of the country
 * where the job is, and the US dollar where that is not known.
 *
 * @param country ISO 3166-1 alpha-2, where the job is
 */
export function extractPay(text: string, country = countryOf(extractLocation(text)?.location)): ExtractedPay | null {
  return payIn(text, speaksOfPay, country);
}

/** A sum with a currency in a title is the pay, without any word of it. */
export function extractPayOfTitle(title: string, country?: string): ExtractedPay | null {
  return payIn(title, () => true, country);
}

function payIn(text: string, speaks: typeof speaksOfPay, country: string | undefined): ExtractedPay | null {
  let best: ExtractedPay | null = null;
  for (const match of firstMatches(text, PAY, MOST_READ)) {
    if (best && ADDED.test(text.slice(best.end, match.index).slice(0, LONGEST_ADDITION + 1))) continue;
    const found = read(text, match, { speaks, country });
    if (!found) continue;
    if (found.isSure) return found.pay;
    best ??= found.pay;
  }
  return best;
}

/** "1 830 € gross + premiums up to 250 € a month": what is added to the pay is not the pay. */
const ADDED = /^[^\n+.;]{0,40}\+[^\n.;]{0,60}$/u;
const LONGEST_ADDITION = 100;

function read(
  text: string,
  match: RegExpExecArray,
  { speaks, country }: { speaks: typeof speaksOfPay; country: string | undefined },
): { pay: ExtractedPay; isSure: boolean } | null {
  const { before1, after1, before2, after2, amount1 = '', amount2, k1, k2, unit1 } = match.groups ?? {};
  // "$14,000 MXN": the code says which dollar or peso.
  const sign =
    [after1, after2].find((code) => code !== undefined && /^[A-Z]{3}$/.test(code)) ??
    before1 ??
    after1 ??
    before2 ??
    after2 ??
    (IN_LAKHS.test(k2 ?? k1 ?? '') ? 'INR' : undefined);
  const start = match.index + (match[0].length - match[0].trimStart().length);
  const end = match.index + match[0].trimEnd().length;
  const line = lineAround(text, start, end);
  const before = line.before.slice(-60);
  const behind = text.slice(end, end + 60);
  const after = wordsBehind(behind);
  if (isOtherSum(before, after, behind)) return null;
  const stated = PER_ANNUM.test(k2 ?? k1 ?? '')
    ? 'YEAR'
    : unit1 === undefined
      ? (unitOf((after.slice(0, 40).split(ADDITION)[0] ?? '').replace(WORKED, ' ')) ??
        plausibleUnit(unitBefore(lastSentence(before).replace(WORKED, ' ')), numberOf(amount1, k1 ?? k2)))
      : 'HOUR';
  // "3 months, $20/hr": the time is no sum; nor is an hour of the clock, "9p".
  if (sign === undefined && k1 === undefined && k2 === undefined && /^\p{L}/u.test(text.slice(end, end + 1)))
    return null;
  if (sign === undefined && TIME_BEHIND.test(text.slice(end, end + 20))) return null;
  const isRange =
    amount2 !== undefined &&
    (isOwnSentence(line) || isItem(line) || (k2 !== undefined && (opensSentence(line) || isLastItem(line))));
  const isLarge = amount2 !== undefined || numberOf(amount1, k1) >= leastAlone(sign);
  const isTaxed = GROSS.test(text.slice(end, end + 12));
  const isGross = amount2 !== undefined && isTaxed;
  const isLeastOfMonth = sign !== undefined && numberOf(amount1, k1) >= LEAST_MONTHLY_ALONE && opensWithLimit(line);
  const isAlone =
    ((isLarge || isHourly(amount1)) && standsAlone(line, sign === undefined)) ||
    isLeastOfMonth ||
    (isGross && opensSentence(line));
  const isSentence =
    (isAlone && ((sign ?? k1) !== undefined || isGross)) ||
    (sign !== undefined && (isRange || (isTaxed && opensItem(line)) || (isLarge && isOffered(line))));
  if (stated === undefined && !isSentence && !speaks(text, line)) return null;
  let low = numberOf(amount1, k1);
  const high = amount2 === undefined ? null : numberOf(amount2, k2);
  // "60-70k" leaves the thousands of the first to the second.
  if (high !== null && low < 1000 && k1 === undefined && (k2 !== undefined || (high >= 10_000 && low * 1000 <= high)))
    low *= k2 === undefined ? 1000 : timesOf(k2);
  if (high !== null && high < low) return null;
  const currency =
    sign === undefined
      ? unsignedCurrency(country, (stated ?? k1 ?? k2) !== undefined, line, isAlone && (k1 !== undefined || isGross))
      : currencyOf(sign, country);
  if (currency === undefined) return null;
  // Without sign and unit a single number may be anything, and four digits a year of the calendar.
  const isSum = sign !== undefined || k1 !== undefined || k2 !== undefined || high !== null;
  if (sign === undefined && high === null && /^(?:19|20)\d{2}$/u.test(amount1)) return null;
  const canBeMonthly = isSum && ((sign ?? k1 ?? k2) !== undefined || MONTHLY.has(currency));
  const unitText = stated ?? (canBeMonthly ? unitByAmount(high ?? low, currency) : undefined);
  if (!unitText || ![low, high ?? low].every((value) => isPlausible(value, unitText, currency))) return null;
  const isMost = high === null && ONLY_MOST.test(before);
  const isLeast = high === null && (ONLY_LEAST.test(before) || after.startsWith('+') || LEAST_BEHIND.test(after));
  return {
    pay: {
      minValue: isMost ? null : low,
      maxValue: isLeast ? null : (high ?? low),
      currency,
      unitText,
      start,
      end,
    },
    isSure: stated !== undefined || (isGross && sign !== undefined),
  };
}

/** The country of a place, which an ad often leaves out: "Toronto". A region says that the city need not be the largest of its name. */
export function countryOf(place: JobLocation | undefined): string | undefined {
  return place?.countryCode ?? (place?.city && !place.region ? countryOfCity(place.city) : undefined);
}

/** The unit that stands first: "3.500 € im Monat, 14 Mal im Jahr" is a month's. */
function unitOf(words: string): PayUnit | undefined {
  return unitsIn(words)[0];
}

/** The unit that stands last: "two days a week from home, Jahresgehalt 55.000" is a year's. */
function unitBefore(words: string): PayUnit | undefined {
  return unitsIn(words).at(-1);
}

/** In the order of the text. */
function unitsIn(words: string): PayUnit[] {
  const found = UNITS.flatMap(([unit, pattern]) => [...words.matchAll(pattern)].map(({ index }) => ({ unit, index })));
  return found.sort((one, other) => one.index - other.index).map(({ unit }) => unit);
}

/** "Two days a week from home, 42-48 k€": nobody is paid so much a week, so the unit before is that of something else. */
function plausibleUnit(before: PayUnit | undefined, amount: number): PayUnit | undefined {
  return before !== undefined && SHORT_UNITS.has(before) && amount >= LEAST_ALONE ? undefined : before;
}

const SHORT_UNITS: ReadonlySet<PayUnit> = new Set(['HOUR', 'DAY', 'WEEK']);

/** Where pay is named by the month, as in Latin America and Poland. */
const MONTHLY: ReadonlySet<string> = new Set(['ARS', 'BRL', 'CLP', 'COP', 'MXN', 'PLN', 'UYU']);
const MOST_A_MONTH = 100_000;
/** Of these a hundred and more make a dollar: a month's pay has seven digits. */
const SMALL_UNITS: ReadonlySet<string> = new Set(['ARS', 'CLP', 'COP']);
const SMALL_UNITS_OF_A_DOLLAR = 100;

function unitByAmount(amount: number, currency: string): PayUnit | undefined {
  if (MONTHLY.has(currency) && amount >= 500 && amount < MOST_A_MONTH * scaleOf(currency)) return 'MONTH';
  if (amount >= 10_000) return 'YEAR';
  if (amount >= 1_000 || (currency === 'EUR' && amount >= LEAST_MONTHLY_IN_EUROS)) return 'MONTH';
  return amount < 200 ? 'HOUR' : undefined;
}

/** Of part of a month, or the least wage of Portugal; nobody is paid so much an hour or so little a year. */
const LEAST_MONTHLY_IN_EUROS = 400;

function isPlausible(amount: number, unit: PayUnit, currency: string): boolean {
  const [least, most] = PLAUSIBLE[unit];
  return amount >= least && amount <= most * scaleOf(currency);
}

function scaleOf(currency: string): number {
  return SMALL_UNITS.has(currency) ? SMALL_UNITS_OF_A_DOLLAR : 1;
}

/** "6000-7500 brutto": before or after taxes, as only pay is. */
const GROSS = new RegExp(String.raw`^\s{0,2}(?:${anyOf(lexicon.pay.beforeOrAfterTax)})(?!\p{L})`, 'iu');

/** A smaller sum by itself may be the price of anything. */
const LEAST_ALONE = 10_000;
const LEAST_MONTHLY_ALONE = 1000;

/** "£11.90 + tips" */
function isHourly(amount: string): boolean {
  return /^\d{1,2}[.,]\d{2}$/u.test(amount) && numberOf(amount, undefined) >= LEAST_HOURLY_ALONE;
}

/** Less by itself is the price of a meal. */
const LEAST_HOURLY_ALONE = 7;

function leastAlone(sign: string | undefined): number {
  const currency = sign === undefined ? undefined : currencyOf(sign, undefined);
  return currency !== undefined && (currency === 'EUR' || MONTHLY.has(currency)) ? LEAST_MONTHLY_ALONE : LEAST_ALONE;
}

const TIME_BEHIND = new RegExp(String.raw`^\s{0,3}(?:${anyOf(lexicon.numbers.timeUnits)})(?!\p{L})`, 'iu');

/** Three digits after the last mark are thousands, fewer are cents. */
function numberOf(written: string, k: string | undefined): number {
  const digits = written
    .replace(/[.,'’ \u00a0\u202f](?=\d{3}(?!\d)|(?:\d{2},){1,2}\d{3}(?!\d))/gu, '')
    .replace(',', '.');
  return Number(digits) * (k === undefined ? 1 : timesOf(k));
}

const IN_LAKHS = new RegExp(String.raw`^\s?(?:${LAKHS})$`, 'iu');
const PER_ANNUM = /^\s?LPA$/iu;

/** What "k", "tys." or "lakhs" behind a number stands for. */
function timesOf(word: string): number {
  return IN_LAKHS.test(word) ? 100_000 : 1000;
}
