import { anyOf, lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';

const WORKS_WITH = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(lexicon.ads.worksWith)})\s(?<list>[^.;:()\n]{0,120})$`,
  'iu',
);
const ITEM = new RegExp(String.raw`[,/&]|\s(?:${anyOf(lexicon.joining.andOr)})\s`, 'iu');
const FILLER = new RegExp(
  String.raw`^\s{0,3}(?:(?:${anyOf(lexicon.ads.filler)}|${anyOf(lexicon.ads.ofEmployer)})\s{1,3})+`,
  'iu',
);
/** What opens another part of the sentence: "partner with Finance to plan the budget". */
const FURTHER = new RegExp(wholeWords(lexicon.ads.phraseEnds), 'iu');
const MOST_WORDS = 4;

/** Whether words of a sentence end in a list of those whom the job works with: "partner with Nursing, Human Resources and". */
export function namesPartners(before: string): boolean {
  const list = WORKS_WITH.exec(before)?.groups?.['list'];
  if (list === undefined) return false;
  return list
    .split(ITEM)
    .map((item) => item.replace(FILLER, '').trim())
    .every((item) => item.split(/\s+/u).length <= MOST_WORDS && !FURTHER.test(item));
}
