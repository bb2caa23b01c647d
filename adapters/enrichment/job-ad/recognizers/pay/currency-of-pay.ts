import { LANGUAGE_PACKS, wholeWords } from '../../../parse/lexicons/lexicon.js';
import { type Around, lastSentence, WORD_OF_PAY } from './line-of-pay.js';

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
  [/^S?Fr\.$/i, 'CHF'],
];
export const CURRENCY =
  '(?:CA|AU|NZ|US|[CASR])?\\$|€|£|₹|zł|USD|EUR|GBP|CHF|CAD|AUD|NZD|SGD|INR|PLN|SEK|NOK|DKK|BRL|MXN|ARS|COP|CLP|JPY|CNY|HKD|ZAR|CZK|HUF|RON|TRY|AED|SAR|ILS|euros?|Rs\\.?|S?Fr\\.(?=\\s?\\d)';
/** Besides the US dollar, what is written "$" where it is the money of the country. */
const DOLLARS: ReadonlySet<string> = new Set(['ARS', 'AUD', 'CAD', 'CLP', 'COP', 'HKD', 'MXN', 'NZD', 'SGD', 'UYU']);

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

/** Of the words after a sum so many characters are looked at. */
const BESIDE = 60;

/** The currency of a sum without any sign, where its line speaks of pay in a language of one currency, or the text names a place of one. */
export function unsignedCurrency(
  country: string | undefined,
  isSum: boolean,
  line: Around,
  isAlone: boolean,
): string | undefined {
  const words = `${lastSentence(line.before)} ${line.after.slice(0, BESIDE)}`;
  const own = CURRENCY_OF_LANGUAGE.find(({ pattern }) => pattern.test(words))?.currency;
  if (own !== undefined) return own;
  if (!isAlone && (!isSum || !WORD_OF_PAY.test(words))) return undefined;
  return CURRENCY_OF_COUNTRY[country ?? ''];
}

/** Whether its money is called dollar or peso. */
export function hasDollars(country: string | undefined): boolean {
  return DOLLARS.has(CURRENCY_OF_COUNTRY[country ?? ''] ?? '');
}

export function currencyOf(sign: string, country: string | undefined): string {
  const local = CURRENCY_OF_COUNTRY[country ?? ''];
  if (sign === '$' && local !== undefined && DOLLARS.has(local)) return local;
  return CURRENCIES.find(([pattern]) => pattern.test(sign))?.[1] ?? sign.toUpperCase();
}
