import type { PayUnit } from '../../../../../core/index.js';
import { detectTextLanguage } from '../../../language/detect-language.js';
import { anyOf, lexicon } from '../../../parse/lexicons/lexicon.js';
import { countryOf, countryOfDollar } from './country-of-dollar.js';
import { currencyOf, unsignedCurrency } from './currency-of-pay.js';
import { extractLocation } from '../place/extract-location.js';
import { isOtherSum, wordsBehind } from './other-sums.js';
import {
  isItem,
  isLastItem,
  isOffered,
  isOwnSentence,
  lastSentence,
  lineAround,
  opensItem,
  opensList,
  opensSentence,
  opensWithLimit,
  speaksOfPay,
  standsAlone,
} from './line-of-pay.js';
import { isPlausible, MONTHLY, unitBefore, unitBehind, unitByAmount } from './unit-of-pay.js';
import { isHourBehind, isTimeBehind, type WrittenSum, writtenSums } from './written-sum.js';

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

/** ISO 3166-1 alpha-2. */
export interface PlaceOfPay {
  country?: string | undefined;
  /** Whose dollars or pesos a "$" means. */
  dollars?: string | undefined;
  /** Whether a "$" may be the money of any of many countries, as in a Spanish text that names none. */
  isAnyPeso?: boolean;
}

const ONLY_MOST = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.pay.atMost)})\s{0,3}$`, 'iu');
const ONLY_LEAST = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.pay.atLeast)})\s{0,3}$`, 'iu');
const LEAST_BEHIND = new RegExp(String.raw`^[^()\n]{0,12}\((?:${anyOf(lexicon.pay.atLeast)})\)`, 'iu');

/** Numbers that are looked at: an ad has some dozens. */
const MOST_READ = 300;

/**
 * The pay that a text names: a sum with a currency, and with a unit or a word of pay in its line or in the heading above. Without a unit
 * ten thousand and more are a year's, a thousand and more a month's, below two hundred an hour's. A bare "$" is the dollar or peso of the country
 * where the job is, and the US dollar where that is not known; in a Spanish text it is then nothing.
 */
export function extractPay(text: string, place = placeOfJob(text)): ExtractedPay | null {
  return payIn(text, speaksOfPay, place);
}

/** A sum with a currency in a title is the pay, without any word of it. */
export function extractPayOfTitle(title: string, place: PlaceOfPay = {}): ExtractedPay | null {
  return payIn(title, () => true, place);
}

/** Where the job is as far as its pay goes. */
export function placeOfJob(text: string, location = extractLocation(text)?.location): PlaceOfPay {
  const country = countryOf(location);
  if (!text.includes('$')) return { country };
  const dollars = countryOfDollar(text, location);
  return { country, dollars, isAnyPeso: dollars === undefined && detectTextLanguage(text) === 'es' };
}

interface Found {
  pay: ExtractedPay;
  isSure: boolean;
}

function payIn(text: string, speaks: typeof speaksOfPay, place: PlaceOfPay): ExtractedPay | null {
  let best: ExtractedPay | null = null;
  const sums = writtenSums(text, MOST_READ);
  for (const [at, sum] of sums.entries()) {
    if (best && ADDED.test(text.slice(best.end, sum.start).slice(0, LONGEST_ADDITION + 1))) continue;
    const found = read(text, sum, speaks, place);
    if (!found) continue;
    const next = sums[at + 1];
    const other = next && hasOneBound(found.pay) ? read(text, next, speaks, place) : null;
    const pay = other ? withBothBounds(text, found, other) : found.pay;
    if (found.isSure || pay !== found.pay) return pay;
    best ??= pay;
  }
  return best;
}

function hasOneBound({ minValue, maxValue }: ExtractedPay): boolean {
  return (minValue === null) !== (maxValue === null);
}

/** "Minimaal € 2.900 en maximaal € 4.200", "up to £32,000 (from £28,000)" */
function withBothBounds(text: string, { pay: one, isSure }: Found, { pay: other }: Found): ExtractedPay {
  const minValue = one.minValue ?? other.minValue;
  const maxValue = one.maxValue ?? other.maxValue;
  const isOfTwo = hasOneBound(other) && (one.minValue === null) !== (other.minValue === null);
  if (!isOfTwo || minValue === null || maxValue === null || minValue > maxValue) return one;
  if (one.currency !== other.currency || !BETWEEN_BOUNDS.test(text.slice(one.end, other.start))) return one;
  const { unitText } = isSure ? one : other;
  if (![minValue, maxValue].every((value) => isPlausible(value, unitText, one.currency))) return one;
  return { ...one, minValue, maxValue, unitText, end: other.end };
}

const BETWEEN_BOUNDS = /^(?:[^.;!?\n]|\.(?!\s\p{Lu})){0,40}$/u;

/** "1 830 € gross + premiums up to 250 € a month": what is added to the pay is not the pay. */
const ADDED = /^[^\n+.;]{0,40}\+[^\n.;]{0,60}$/u;
const LONGEST_ADDITION = 100;

function read(
  text: string,
  { sign, amount, low, high, k1, k2, unit, start, end }: WrittenSum,
  speaks: typeof speaksOfPay,
  { country, dollars, isAnyPeso }: PlaceOfPay,
): Found | null {
  if (sign === '$' && isAnyPeso) return null;
  const line = lineAround(text, start, end);
  const before = line.before.slice(-60);
  const behind = text.slice(end, end + 60);
  const after = wordsBehind(behind);
  if (isOtherSum(before, after, behind)) return null;
  // "Pn.–pt. 16–20, 30,50 zł/h": the unit is of the next number.
  const own = sign === undefined ? after.split(/\d/u, 1)[0]! : after;
  const stated = unit ?? unitBehind(own) ?? unitBefore(lastSentence(before), low);
  // "3 months, $20/hr": the time is no sum; nor is an hour of the clock, "9p".
  if (sign === undefined && k1 === undefined && k2 === undefined && /^\p{L}/u.test(text.slice(end, end + 1)))
    return null;
  if (sign === undefined && (isTimeBehind(text, end) || isHourBehind(before))) return null;
  const isRange =
    high !== null &&
    (isOwnSentence(line) || isItem(line) || (k2 !== undefined && (opensSentence(line) || isLastItem(line))));
  const isLarge = high !== null || low >= leastAlone(sign);
  const isTaxed = GROSS.test(text.slice(end, end + 12));
  // "2 400 net": smaller numbers before such a word may be weights.
  const isGross = isTaxed && (high !== null || low >= LEAST_MONTHLY_ALONE);
  const isLeastOfMonth = sign !== undefined && low >= LEAST_MONTHLY_ALONE && opensWithLimit(line);
  const isAlone =
    ((isLarge || isHourly(amount, low)) && standsAlone(line, sign === undefined)) ||
    isLeastOfMonth ||
    (isGross && opensSentence(line));
  const isSentence =
    (isAlone && ((sign ?? k1) !== undefined || isGross)) ||
    (sign !== undefined &&
      (isRange || (isTaxed && opensItem(line)) || (isLarge && opensList(line)) || (isLarge && isOffered(line))));
  if (stated === undefined && !isSentence && !speaks(text, line)) return null;
  const currency =
    sign === undefined
      ? unsignedCurrency(
          country,
          isGross || (stated ?? k1 ?? k2) !== undefined,
          line,
          isAlone && (k1 !== undefined || isGross),
        )
      : currencyOf(sign, dollars);
  if (currency === undefined) return null;
  // Without sign and unit a single number may be anything, and four digits a year of the calendar.
  const isSum = sign !== undefined || k1 !== undefined || k2 !== undefined || high !== null || isGross;
  if (sign === undefined && high === null && /^(?:19|20)\d{2}$/u.test(amount)) return null;
  const canBeMonthly = isSum && (isGross || (sign ?? k1 ?? k2) !== undefined || MONTHLY.has(currency));
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

/** "6000-7500 brutto": before or after taxes, as only pay is. */
const GROSS = new RegExp(String.raw`^\s{0,2}(?:${anyOf(lexicon.pay.beforeOrAfterTax)})(?!\p{L})`, 'iu');

/** A smaller sum by itself may be the price of anything. */
const LEAST_ALONE = 10_000;
const LEAST_MONTHLY_ALONE = 1000;

/** "£11.90 + tips" */
function isHourly(amount: string, value: number): boolean {
  return /^\d{1,2}[.,]\d{2}$/u.test(amount) && value >= LEAST_HOURLY_ALONE;
}

/** Less by itself is the price of a meal. */
const LEAST_HOURLY_ALONE = 7;

function leastAlone(sign: string | undefined): number {
  const currency = sign === undefined ? undefined : currencyOf(sign, undefined);
  return currency !== undefined && (currency === 'EUR' || MONTHLY.has(currency)) ? LEAST_MONTHLY_ALONE : LEAST_ALONE;
}
