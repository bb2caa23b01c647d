import { anyOf, lexicon } from '../../../parse/lexicons/lexicon.js';
import { CURRENCY } from './currency-of-pay.js';
import { firstMatches } from '../first-matches.js';

/** One or two numbers with what is written at them. */
export interface WrittenSum {
  /** Of a currency, or a word that only sums of one currency have. */
  readonly sign: string | undefined;
  /** The first number as written. */
  readonly amount: string;
  readonly low: number;
  readonly high: number | null;
  /** "k", "tys.", "lakhs" behind the first number and behind the second. */
  readonly k1: string | undefined;
  readonly k2: string | undefined;
  /** What a sign within the sum says: "$45/hr – $52/hr", "14 LPA". */
  readonly unit: 'HOUR' | 'YEAR' | undefined;
  readonly start: number;
  readonly end: number;
}

/** Hundred thousand, in India: "14-22 LPA" (lakhs per annum), "₹6 lakhs". */
const LAKHS = 'LPA|lakhs?|lacs?';
/** 42.50, 45.000, 45,000.00, 30 000, 6'500, 8,00,000. */
const AMOUNT =
  "\\d{1,2}(?:,\\d{2}){1,2},\\d{3}(?!\\d)|\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?";
const NO_CENTS = '[.,][-–—]{1,2}(?!\\d)';
const ONE = (at: number): string =>
  `(?<before${String(at)}>${CURRENCY})?\\s?(?<amount${String(at)}>${AMOUNT})(?:${NO_CENTS})?(?<k${String(at)}>\\s?(?:k|${LAKHS}|${anyOf(lexicon.pay.thousands)})(?![\\p{L}\\d]))?(?:\\s?(?<after${String(at)}>${CURRENCY})(?![\\p{L}\\d]))?`;
/** "11 €/h brut (jours ouvrés) à 16 €/h": what a sum may carry before the second one. */
const ASIDE = '(?:\\s?brut(?:to|os?)?)?(?:\\s?\\([^()\\n]{1,30}\\))?';
const RANGE = `${ASIDE}(?:\\s{0,3}(?<joiner>-|–|—|(?<!\\p{L})(?:${anyOf([...lexicon.pay.to, ...lexicon.pay.and])}))\\s{0,3}(?:de\\s)?|(?<slash>\\s?/\\s?)(?=\\d{2,3}\\s?k|(?:[€£$]\\s?)?\\d{1,3}[.,\\u00a0\\u202f ]\\d{3}(?!\\d)|(?:[€£$]\\s?)?\\d{1,2}[.,]\\d{2}\\s?[€£$]))`;
const PAY = new RegExp(
  `(?<![\\p{L}\\d.,$])(?<first>${ONE(1)}(?<unit1>\\s?(?:/|per)\\s?(?:hour|hr|h))?)(?:${RANGE}${ONE(2)})?(?![\\d])`,
  'giu',
);
const AND = new RegExp(`^(?:${anyOf(lexicon.pay.and)})$`, 'iu');
const BETWEEN = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.pay.between)})\s{0,3}$`, 'iu');
const LONGEST_BETWEEN = 15;
/** "£20,000 and £300,000 of cover": what is paid goes not so far apart. */
const WIDEST_RANGE = 3;

const TIME_BEHIND = new RegExp(String.raw`^\s{0,3}(?:${anyOf(lexicon.numbers.timeUnits)})(?!\p{L})`, 'iu');
const ANY_TIME_BEHIND = new RegExp(
  String.raw`^\s{0,3}(?:${anyOf([...lexicon.numbers.timeUnits, ...lexicon.pay.workedTime])})(?!\p{L})`,
  'iu',
);

export function isTimeBehind(text: string, end: number): boolean {
  return TIME_BEHIND.test(text.slice(end, end + 20));
}

const BEFORE_HOUR = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.pay.beforeHours)})\s$`, 'iu');

/** "Dalle 10.00 alle 13.00": an hour of the clock. */
export function isHourBehind(before: string): boolean {
  return BEFORE_HOUR.test(before);
}

/** The first sums of a text. */
export function writtenSums(text: string, most: number): WrittenSum[] {
  return firstMatches(text, PAY, most).flatMap((match) => {
    const isOne = match.groups?.['amount2'] !== undefined && isOnlyFirst(text, match);
    const sum = sumOf(match, isOne);
    return sum ? [sum] : [];
  });
}

/** "£30,000 and 25 days": the second number is of something else. */
function isOnlyFirst(text: string, match: RegExpExecArray): boolean {
  const { amount1 = '', amount2 = '', k1, k2, before1, before2, after2, joiner = '', slash } = match.groups ?? {};
  const end = match.index + match[0].length;
  const isSigned = (before2 ?? after2 ?? k2) !== undefined;
  if (!isSigned && before1 !== undefined && ANY_TIME_BEHIND.test(text.slice(end, end + 20))) return true;
  const low = numberOf(amount1, k1 ?? k2);
  const high = numberOf(amount2, k2);
  if (!isSigned && before1 !== undefined && low > high && high < LARGE) return true;
  // "14/1.200 €": so many months of it.
  if (slash !== undefined && (high < low || high > low * WIDEST_RANGE)) return true;
  if (!AND.test(joiner) || BETWEEN.test(text.slice(Math.max(0, match.index - LONGEST_BETWEEN), match.index)))
    return false;
  return !isSigned || high < low || high > low * WIDEST_RANGE;
}

/** A number below it may be one of days or hours. */
const LARGE = 100;

function sumOf(match: RegExpExecArray, isOne: boolean): WrittenSum | undefined {
  const groups = match.groups ?? {};
  const { before1, after1, amount1 = '', k1, unit1, first = '' } = groups;
  const { before2, after2, amount2, k2 } = isOne ? {} : groups;
  // "$14,000 MXN": the code says which dollar or peso.
  const code = [after1, after2].find((written) => written !== undefined && /^[A-Z]{3}$/.test(written));
  const k = k2 ?? k1 ?? '';
  const sign = code ?? before1 ?? after1 ?? before2 ?? after2 ?? (IN_LAKHS.test(k) ? 'INR' : undefined);
  let low = numberOf(amount1, k1);
  const high = amount2 === undefined ? null : numberOf(amount2, k2);
  // "60-70k" leaves the thousands of the first to the second.
  if (high !== null && low < 1000 && k1 === undefined && (k2 !== undefined || (high >= 10_000 && low * 1000 <= high)))
    low *= k2 === undefined ? 1000 : timesOf(k2);
  if (high !== null && high < low) return undefined;
  const written = isOne ? first : match[0];
  return {
    sign,
    amount: amount1,
    low,
    high,
    k1,
    k2,
    unit: PER_ANNUM.test(k) ? 'YEAR' : unit1 === undefined ? undefined : 'HOUR',
    start: match.index + (written.length - written.trimStart().length),
    end: match.index + written.trimEnd().length,
  };
}

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
