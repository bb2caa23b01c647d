import { likelyCountry } from '../places/likely-country.js';

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
  for (const [, first, , second] of source.matchAll(NUMBERS)) {
    if (Number(first) > 12) days += 1;
    else if (Number(second) > 12) days -= 1;
  }
  if (days !== 0) return days > 0;
  return likelyCountry(undefined, source) !== 'US' || ABROAD.test(source.slice(0, 2000));
}

const YEAR_AND_TWO = /(?<![\d/.-])(?:19|20)(\d\d)-(\d\d)(?![\d/.-]|\d)/gu;

/** Whether "2008-11" ends in 2011: every such pair rises, and one of them at least can be no month ("2014-19"). */
export function pairsAreYears(source: string): boolean {
  const pairs = [...source.matchAll(YEAR_AND_TWO)].map(([, from, to]) => [Number(from), Number(to)] as const);
  return pairs.some(([, to]) => to > 12) && pairs.every(([from, to]) => to > from);
}
