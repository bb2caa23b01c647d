import type { JobLocation, PayUnit } from '../../../../core/index.js';
import { countryOfCity } from '../../parse/lexicons/cities.js';
import { firstMatches } from './first-matches.js';
import { anyOf, LANGUAGE_PACKS, lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';
import { extractLocation } from './extract-location.js';

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

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:CAD|CA?\$)$/i, 'CAD'],
  [/^(?:AUD|AU?\$)$/i, 'AUD'],
  [/^(?:NZD|NZ\$)$/i, 'NZD'],
  [/^(?:SGD|S\$)$/i, 'SGD'],
  [/^(?:USD|US\$|\$)$/i, 'USD'],
  [/^(?:EUR|euros?|€)$/i, 'EUR'],
  [/^(?:GBP|£)$/i, 'GBP'],
  [/^(?:INR|Rs\.?|₹)$/i, 'INR'],
  [/^(?:PLN|zł)$/i, 'PLN'],
  [/^(?:BRL|R\$)$/i, 'BRL'],
];
const CURRENCY =
  '(?:CA|AU|NZ|US|[CASR])?\\$|€|£|₹|zł|USD|EUR|GBP|CHF|CAD|AUD|NZD|SGD|INR|PLN|SEK|NOK|DKK|BRL|MXN|ARS|COP|CLP|JPY|CNY|HKD|ZAR|CZK|HUF|RON|TRY|AED|SAR|ILS|euros?|Rs\\.?';
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

/** Where what is said of a sum ends: with its sentence, or where another sum is added: "1.780,00 + VR R$ 25,00/dia", "870 € + subsídio 7,63 €/dia". */
const NEXT_SUM = new RegExp(
  String.raw`\n|[.!?;](?:\s|$)|\+(?=[^+\n]{0,40}(?:(?:${CURRENCY})\s?\d|\d\s?(?:${CURRENCY})))`,
  'u',
);

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
const WORD_OF_PAY = new RegExp(wholeWords(lexicon.pay.words), 'iu');
/** Right before or after a sum that is none of the pay. */
const OTHER_SUM_BEFORE = new RegExp(
  String.raw`(?:${anyOf(lexicon.pay.otherSums)})(?: \p{L}+){0,2}[:\s]{0,3}(?:${anyOf(lexicon.pay.beforeSum)})?\s{0,3}$`,
  'iu',
);
const OTHER_SUM_AFTER = new RegExp(
  String.raw`^\+?\s?(?:(?:${anyOf(lexicon.pay.millions)})\b|(?:(?:${anyOf(lexicon.pay.afterSum)}) )?(?:(?:${anyOf(lexicon.pay.sumArticles)}) )?(?:(?!(?:${anyOf(lexicon.pay.besides)}) )\p{L}+[- ])?(?:${anyOf(lexicon.pay.sumsBefore)}))`,
  'iu',
);
/** "$200 a month for sports", but not "$60,000 plus tuition". */
const PERK_AFTER = new RegExp(
  String.raw`^(?:(?!${anyOf(lexicon.pay.besides)}|${anyOf(lexicon.pay.with)})[/\p{L}]{1,40}\s{1,3}){0,5}(?:${anyOf(lexicon.pay.perks)})\b`,
  'iu',
);
/** Earlier in the line: "Zuschuss für Kinder, monatlich bis zu 150 €" is no pay. */
const PERK_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.pay.otherSums)})(?!\p{L})`, 'iu');
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
    const found = read(text, match, { speaks, country });
    if (!found) continue;
    if (found.isSure) return found.pay;
    best ??= found.pay;
  }
  return best;
}

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
  const after = (text.slice(end, end + 60).split(NEXT_SUM)[0] ?? '').trimEnd();
  if (OTHER_SUM_BEFORE.test(before) || OTHER_SUM_AFTER.test(text.slice(end, end + 40))) return null;
  if (PERK_AFTER.test(after.trimStart())) return null;
  if (PERK_BEFORE.test(lastSentence(before)) && !WORD_OF_PAY.test(before)) return null;
  const stated = PER_ANNUM.test(k2 ?? k1 ?? '')
    ? 'YEAR'
    : unit1 === undefined
      ? (unitOf(after.slice(0, 40).replace(WORKED, ' ')) ?? unitBefore(lastSentence(before).replace(WORKED, ' ')))
      : 'HOUR';
  // "3 months, $20/hr": the time is no sum.
  if (sign === undefined && TIME_BEHIND.test(text.slice(end, end + 20))) return null;
  const isRange =
    amount2 !== undefined && (isOwnSentence(line) || isItem(line) || (k2 !== undefined && opensSentence(line)));
  const isLarge = amount2 !== undefined || numberOf(amount1, k1) >= leastAlone(sign);
  const isSentence = sign !== undefined && (isRange || (isLarge && standsAlone(line)));
  if (stated === undefined && !isSentence && !speaks(text, line)) return null;
  let low = numberOf(amount1, k1);
  const high = amount2 === undefined ? null : numberOf(amount2, k2);
  // "60-70k" leaves the thousands of the first to the second.
  if (high !== null && low < 1000 && k1 === undefined && (k2 !== undefined || (high >= 10_000 && low * 1000 <= high)))
    low *= k2 === undefined ? 1000 : timesOf(k2);
  if (high !== null && high < low) return null;
  const currency =
    sign === undefined
      ? unsignedCurrency(country, (stated ?? k1 ?? k2) !== undefined, line)
      : currencyOf(sign, country);
  if (currency === undefined) return null;
  // Without sign and unit a single number may be anything, and four digits a year of the calendar.
  const isSum = sign !== undefined || k1 !== undefined || k2 !== undefined || high !== null;
  if (sign === undefined && high === null && /^(?:19|20)\d{2}$/u.test(amount1)) return null;
  const canBeMonthly = isSum && (sign !== undefined || MONTHLY.has(currency));
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
    isSure: stated !== undefined,
  };
}

/** The currency of a sum without any sign, where its line speaks of pay in a language of one currency, or the text names a place of one. */
function unsignedCurrency(country: string | undefined, isSum: boolean, line: Around): string | undefined {
  const words = `${lastSentence(line.before)} ${line.after.slice(0, BESIDE)}`;
  const own = CURRENCY_OF_LANGUAGE.find(({ pattern }) => pattern.test(words))?.currency;
  if (own !== undefined) return own;
  if (!isSum || !WORD_OF_PAY.test(words)) return undefined;
  return CURRENCY_OF_COUNTRY[country ?? ''];
}

function currencyOf(sign: string, country: string | undefined): string {
  const local = CURRENCY_OF_COUNTRY[country ?? ''];
  if (sign === '$' && local !== undefined && DOLLARS.has(local)) return local;
  return CURRENCIES.find(([pattern]) => pattern.test(sign))?.[1] ?? sign.toUpperCase();
}

/** The country of a place, which an ad often leaves out: "Toronto". A region says that the city need not be the largest of its name. */
export function countryOf(place: JobLocation | undefined): string | undefined {
  return place?.countryCode ?? (place?.city && !place.region ? countryOfCity(place.city) : undefined);
}

/** Besides the US dollar, what is written "$" where it is the money of the country. */
const DOLLARS: ReadonlySet<string> = new Set(['ARS', 'AUD', 'CAD', 'CLP', 'COP', 'HKD', 'MXN', 'NZD', 'SGD', 'UYU']);

/** Of the words after a sum so many characters are looked at. */
const BESIDE = 60;

const CURRENCY_OF_COUNTRY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'LU', 'NL', 'PT'].map((code) => [code, 'EUR']),
  ),
  US: 'USD',
  GB: 'GBP',
  PL: 'PLN',
  CH: 'CHF',
  BR: 'BRL',
  IN: 'INR',
  AR: 'ARS',
  AU: 'AUD',
  CA: 'CAD',
  CL: 'CLP',
  CO: 'COP',
  HK: 'HKD',
  MX: 'MXN',
  NZ: 'NZD',
  SG: 'SGD',
  UY: 'UYU',
};
/** Languages that are written where one currency is most likely by far; not English, Spanish or Portuguese. */
const ONE_CURRENCY = LANGUAGE_PACKS.flatMap(({ code, pay, country }) => {
  const currency = ['de', 'fr', 'it', 'nl', 'pl'].includes(code) ? CURRENCY_OF_COUNTRY[country] : undefined;
  return currency === undefined ? [] : [{ currency, words: pay?.words ?? [] }];
});
/** Without words that languages of different currencies share, such as "brutto". */
const CURRENCY_OF_LANGUAGE = ONE_CURRENCY.map(({ currency, words }) => {
  const others = new Set(ONE_CURRENCY.flatMap((other) => (other.currency === currency ? [] : other.words)));
  return { currency, pattern: new RegExp(wholeWords(words.filter((word) => !others.has(word))), 'iu') };
});

function unitOf(words: string): PayUnit | undefined {
  return UNITS.find(([, pattern]) => words.search(pattern) >= 0)?.[0];
}

/** The unit that stands last: "two days a week from home, Jahresgehalt 55.000" is a year's. */
function unitBefore(words: string): PayUnit | undefined {
  let last: { unit: PayUnit; at: number } | undefined;
  for (const [unit, pattern] of UNITS)
    for (const { index } of words.matchAll(pattern)) if (!last || index > last.at) last = { unit, at: index };
  return last?.unit;
}

/** Where pay is named by the month, as in Latin America and Poland. */
const MONTHLY: ReadonlySet<string> = new Set(['ARS', 'BRL', 'CLP', 'COP', 'MXN', 'PLN', 'UYU']);
const MOST_A_MONTH = 100_000;
/** Of these a hundred and more make a dollar: a month's pay has seven digits. */
const SMALL_UNITS: ReadonlySet<string> = new Set(['ARS', 'CLP', 'COP']);
const SMALL_UNITS_OF_A_DOLLAR = 100;

function unitByAmount(amount: number, currency: string): PayUnit | undefined {
  if (MONTHLY.has(currency) && amount >= 500 && amount < MOST_A_MONTH * scaleOf(currency)) return 'MONTH';
  if (amount >= 10_000) return 'YEAR';
  if (amount >= 1_000) return 'MONTH';
  return amount < 200 ? 'HOUR' : undefined;
}

function isPlausible(amount: number, unit: PayUnit, currency: string): boolean {
  const [least, most] = PLAUSIBLE[unit];
  return amount >= least && amount <= most * scaleOf(currency);
}

function scaleOf(currency: string): number {
  return SMALL_UNITS.has(currency) ? SMALL_UNITS_OF_A_DOLLAR : 1;
}

/** How far a line is looked at to either side, so that a text without line breaks costs no more than another. */
const LONGEST_SIDE = 200;

/** Of a line that begins with the sum. */
const LONGEST_ITEM = 120;

interface Around {
  before: string;
  after: string;
  /** Offset of what is before, which need not be the start of the line. */
  from: number;
}

function lineAround(text: string, start: number, end: number): Around {
  const before =
    text
      .slice(Math.max(0, start - LONGEST_SIDE), start)
      .split('\n')
      .at(-1) ?? '';
  const after = text.slice(end, end + LONGEST_SIDE).split('\n', 1)[0] ?? '';
  return { before, after, from: start - before.length };
}

const SENTENCE_END = new RegExp(
  String.raw`[.!?]\s(?=\p{Lu})|(?<=\p{Ll}{4}|\))(?<!${anyOf(lexicon.pay.shortWithDot)})[.!?]\s$`,
  'u',
);

function lastSentence(words: string): string {
  // Right before a sum a whole word ends a sentence: "a plus. 15 EUR", but not "ca. 150" and "approx. 150".
  return words.split(SENTENCE_END).at(-1) ?? '';
}

/** "38-45 k€ + car" */
function opensSentence({ before }: Around): boolean {
  return /(?:[.!?;]\s|^)$/u.test(before);
}

/** "Up to £29k plus tips", "We offer: $60,000–$68,000 + super", "£48,000 + bonus up to …": nothing before it in its sentence, and an addition or nothing behind it. */
function standsAlone({ before, after }: Around): boolean {
  const head = lastSentence(before).trim();
  const isOffer = OFFER_LABEL.test(head);
  return (head === '' || LIMIT.test(head) || isOffer) && (ADDED.test(after) || (isOffer && /^,\s/u.test(after)));
}

const OFFER_LABEL = new RegExp(String.raw`${wholeWords(lexicon.adHeadings.offer)}\s?:$`, 'iu');
const LIMIT = new RegExp(`^(?:${anyOf([...lexicon.pay.atMost, ...lexicon.pay.atLeast])})$`, 'iu');
const ADDED = new RegExp(String.raw`^\s?(?:\+|[.!;](?:\s|$)|$|(?:${anyOf(lexicon.pay.besides)})\s)`, 'iu');
/** A smaller sum by itself may be the price of anything. */
const LEAST_ALONE = 10_000;
const LEAST_MONTHLY_ALONE = 1000;

function leastAlone(sign: string | undefined): number {
  return sign !== undefined && MONTHLY.has(currencyOf(sign, undefined)) ? LEAST_MONTHLY_ALONE : LEAST_ALONE;
}

const TIME_BEHIND = new RegExp(String.raw`^\s{0,3}(?:${anyOf(lexicon.numbers.timeUnits)})(?!\p{L})`, 'iu');

/** "£48k-£55k." */
function isOwnSentence({ before, after }: Around): boolean {
  return /[.!?;]\s$/u.test(before) && /^\s?(?:[.!;]|$)/u.test(after);
}

/** "£38,500 - £42,000, pension, 33 days", "45 hrs, £33-36k + tronc": among what is offered. */
function isItem({ before, after }: Around): boolean {
  return /(?:[.,!?;|]\s|^)$/u.test(before) && /^\s?(?:[,+|]|$)/u.test(after);
}

/** In its own line, which may begin with the sum, or in a short line above it. */
function speaksOfPay(text: string, { before, after, from }: Around): boolean {
  if (after.length <= LONGEST_ITEM && /^[^\p{L}\p{N}]{0,8}$/u.test(before)) return true;
  if (WORD_OF_PAY.test(before) || WORD_OF_PAY.test(after)) return true;
  const above =
    text
      .slice(Math.max(0, from - LONGEST_SIDE), Math.max(0, from - 1))
      .trimEnd()
      .split('\n')
      .at(-1) ?? '';
  return text[from - 1] === '\n' && above.length <= 60 && WORD_OF_PAY.test(above);
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
