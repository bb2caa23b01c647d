import { anyOf, lexicon } from '../../../parse/lexicons/lexicon.js';
import { CURRENCY } from './currency-of-pay.js';
import { lastSentence, WORD_OF_PAY } from './line-of-pay.js';

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
  String.raw`^(?:(?!(?:${anyOf([...lexicon.pay.besides, ...lexicon.pay.with])})(?!\p{L}))[/\p{L}]{1,40}\s{1,3}){0,5}(?:${anyOf(lexicon.pay.perks)})\b`,
  'iu',
);
/** Earlier in the line: "Zuschuss für Kinder, monatlich bis zu 150 €" is no pay. */
const PERK_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.pay.otherSums)})(?!\p{L})`, 'iu');

const EXTRA = String.raw`(?<!\p{L})(?:${anyOf(lexicon.pay.extras)})(?!\p{L})`;
const LINKS = anyOf(lexicon.pay.extraLinks);
const LIMITS = anyOf([...lexicon.pay.atMost, ...lexicon.pay.atLeast, ...lexicon.pay.about]);
const FOR = anyOf(lexicon.pay.extraFor);
/** "Overtime is paid at $45", "Rufbereitschaft: 30 €"; but "This on-call position pays $45". */
const EXTRA_BEFORE = new RegExp(
  String.raw`${EXTRA}(?:\s?[:–-])?(?:\s(?:${LINKS}|${LIMITS})){0,6}(?:\s?[:–-])?\s{0,3}$`,
  'iu',
);
const { hour, day, week, month, year, beforeOrAfterTax } = lexicon.pay;
const UNIT = String.raw`(?:\s?(?:${anyOf([...beforeOrAfterTax, ...hour, ...day, ...week, ...month, ...year])})){0,2}`;
/** "£150 per week for on call", "30 € pro Tag zusätzlich"; but neither "$25 per hour plus overtime" nor "$40 per hour for on-call nurses". */
const EXTRA_BEHIND = new RegExp(
  String.raw`^${UNIT}\s(?:(?:${anyOf(lexicon.pay.extraBehind)})(?=\s?(?:[.,;)!\n]|$)|\s(?:${FOR})\s)|(?:(?:${FOR})\s)?(?:(?:${anyOf(lexicon.pay.sumArticles)})\s)?${EXTRA}(?=\s?(?:[.,;)!\n]|$)|\s(?:${LINKS})(?!\p{L})))`,
  'iu',
);
/** A sum for what is bought, granted or refunded, or for work besides the work: bonus, budget, overtime, mileage. */
export function isOtherSum(before: string, after: string, behind: string): boolean {
  if (OTHER_SUM_BEFORE.test(before) || OTHER_SUM_AFTER.test(behind)) return true;
  const sentence = lastSentence(before);
  if (EXTRA_BEFORE.test(sentence)) return true;
  if (EXTRA_BEHIND.test(behind) || PERK_AFTER.test(after.trimStart())) return true;
  return PERK_BEFORE.test(sentence) && !WORD_OF_PAY.test(before);
}

/** Where what is said of a sum ends: with its sentence, or where another sum is added: "1.780,00 + VR R$ 25,00/dia", "3.500 €, Rufbereitschaft 30 € pro Tag". */
const NEXT_SUM = new RegExp(
  String.raw`\n|(?<!\b[pP])\.(?:\s|$)|[!?;](?:\s|$)|\+(?=[^+\n]{0,40}(?:(?:${CURRENCY})\s?\d|\d\s?(?:${CURRENCY})))|[,(]\s?(?:\p{L}{1,20}\s){0,2}(?:${anyOf(lexicon.pay.otherSums)})(?!\p{L})|${EXTRA}`,
  'iu',
);

/** The words behind a sum that speak of it. */
export function wordsBehind(text: string): string {
  return (text.split(NEXT_SUM, 1)[0] ?? '').trimEnd();
}
