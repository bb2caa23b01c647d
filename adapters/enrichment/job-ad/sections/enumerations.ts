import { anyOf, lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';

const ITEM_END = new RegExp(String.raw`[,/•]|(?<!\p{L})(?:${anyOf(lexicon.joining.andOr)})(?!\p{L})|&`, 'iu');
const OF_EMPLOYER = new RegExp(wholeWords([...lexicon.ads.ofEmployer, ...lexicon.ads.trades]), 'iu');
const SUM = /[$€£₹]|\d{3}/u;

const FEWEST_ITEMS = 3;
const MOST_WORDS = 5;
const LONGEST = 300;

/**
 * Whether a sentence only names things, three or more, in a few words each: "Month-end close, grant tracking, bank recs, payroll for 14 staff."
 * Short ads name the work so, without a verb.
 */
export function isEnumeration(whole: string): boolean {
  const sentence = whole.slice(whole.lastIndexOf(': ') + 1);
  if (sentence.length > LONGEST || SUM.test(sentence) || OF_EMPLOYER.test(sentence)) return false;
  const items = sentence.split(ITEM_END).map((item) => item.trim());
  return items.length >= FEWEST_ITEMS && items.every((item) => item === '' || item.split(/\s+/u).length <= MOST_WORDS);
}
