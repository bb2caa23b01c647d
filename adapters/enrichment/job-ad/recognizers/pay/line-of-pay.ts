import { anyOf, lexicon, wholeWords } from '../../../parse/lexicons/lexicon.js';

export const WORD_OF_PAY = new RegExp(wholeWords(lexicon.pay.words), 'iu');

/** How far a line is looked at to either side, so that a text without line breaks costs no more than another. */
const LONGEST_SIDE = 200;

/** Of a line that begins with the sum. */
const LONGEST_ITEM = 120;

export interface Around {
  before: string;
  after: string;
  /** Offset of what is before, which need not be the start of the line. */
  from: number;
}

export function lineAround(text: string, start: number, end: number): Around {
  const before =
    text
      .slice(Math.max(0, start - LONGEST_SIDE), start)
      .split('\n')
      .at(-1) ?? '';
  const after = text.slice(end, end + LONGEST_SIDE).split('\n', 1)[0] ?? '';
  return { before, after, from: start - before.length };
}

const SENTENCE_END = new RegExp(
  String.raw`[.!?]\s(?=\p{Lu})|(?<=\p{L}{4}|\p{Lu}{2}|&\p{Lu}|\)|\d)(?<!${anyOf(lexicon.pay.shortWithDot)})[.!?]\s$`,
  'u',
);

export function lastSentence(words: string): string {
  // Right before a sum a whole word ends a sentence: "a plus. 15 EUR", but not "ca. 150" and "approx. 150".
  return words.split(SENTENCE_END).at(-1) ?? '';
}

/** "39h, 2 100 € net": nothing else before it in its part of the sentence. */
export function opensItem({ before }: Around): boolean {
  return /(?:[.,!?;|]\s|^)$/u.test(before);
}

/** "38-45 k€ + car" */
export function opensSentence({ before }: Around): boolean {
  return /(?:[.!?;]\s|^)$/u.test(before);
}

/** "Up to £29k plus tips", "We offer: $60,000–$68,000 + super", "£48,000 + bonus up to …": nothing before it in its sentence, and an addition or nothing behind it. */
export function standsAlone({ before, after }: Around, isBareNumber: boolean): boolean {
  const head = lastSentence(before).trim();
  const isOffer = OFFER_LABEL.test(head) || OFFERS.test(head);
  // "10k and half marathons": without a sign only another number is an addition.
  const added = isBareNumber ? NUMBER_ADDED : ADDED;
  return (
    (head === '' || LIMIT.test(head) || isOffer || NAME_BEFORE.test(head)) &&
    (added.test(after) || (isOffer && /^,\s/u.test(after)))
  );
}

/** "We offer: a permanent contract, €24,000, training": an item of what is offered. */
export function isOffered(line: Around): boolean {
  return isItem(line) && OPENS_OFFER.test(lastSentence(line.before));
}

/** "Ab 4.100 € + Zuschläge" */
export function opensWithLimit({ before, after }: Around): boolean {
  return LIMIT.test(lastSentence(before).trim()) && /^\s?\+\s?\p{L}/u.test(after);
}

/** "Bristol, £32,000.": a place, or a word of what is offered. */
const NAME_BEFORE = /^\p{Lu}[\p{L}.-]{1,30}(?:\s[\p{L}.-]{1,30}){0,2},$/u;
const OFFER_LABEL = new RegExp(String.raw`${wholeWords(lexicon.adHeadings.offer)}\s?:$`, 'iu');
const OFFERS = new RegExp(String.raw`^[^\p{L}]{0,3}(?:${anyOf(lexicon.pay.offers)})$`, 'iu');
const OPENS_OFFER = new RegExp(String.raw`^[^\p{L}:]{0,3}${wholeWords(lexicon.adHeadings.offer)}\s?:`, 'iu');
const LIMIT = new RegExp(`^(?:${anyOf([...lexicon.pay.atMost, ...lexicon.pay.atLeast, ...lexicon.pay.about])})$`, 'iu');
const ADDED = new RegExp(String.raw`^\s?(?:\+|[.!;](?:\s|$)|$|(?:${anyOf(lexicon.pay.besides)})\s)`, 'iu');
const NUMBER_ADDED = new RegExp(String.raw`^\s?(?:\+|[.!;](?:\s|$)|$|(?:${anyOf(lexicon.pay.besides)})\s\d)`, 'iu');

/** "£34,000, 48 hours over 5 days." */
export function opensList(line: Around): boolean {
  return opensSentence(line) && /^,\s/u.test(line.after);
}

/** "£48k-£55k." */
export function isOwnSentence({ before, after }: Around): boolean {
  return /[.!?;]\s$/u.test(before) && /^\s?(?:[.!;]|$)/u.test(after);
}

/** "£38,500 - £42,000, pension, 33 days", "45 hrs, £33-36k + tronc": among what is offered. */
export function isItem(line: Around): boolean {
  return opensItem(line) && /^\s?(?:[,+|]|$)/u.test(line.after);
}

/** "Two days from home, 42-48 k€.", "Home office twice a week … 42-48 k€" */
export function isLastItem({ before, after }: Around): boolean {
  return /[,…–—-]\s$/u.test(before) && /^\s?(?:[.;]|$)/u.test(after);
}

/** In its own line, which may begin with the sum, or in a short line above it. */
export function speaksOfPay(text: string, { before, after, from }: Around): boolean {
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
