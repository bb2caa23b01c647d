import { anyOf, lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';

interface Place {
  start: number;
  end: number;
}

const PREFERRED = new RegExp(wholeWords(lexicon.ads.preferred), 'iu');

const REQUIRED = new RegExp(wholeWords(lexicon.ads.required), 'iu');
/** Between what is asked and what is welcome in one sentence: "fluent English required, German is a plus", "a trade and ideally a licence". */
const CLAUSE_END = new RegExp(
  String.raw`[,;()]|\s(?:${anyOf(lexicon.joining.but)})\s|\s(?=(?:${anyOf(lexicon.ads.andIdeally)})(?!\p{L}))`,
  'iu',
);

/** "A degree – we don't need a doctorate". */
const DASH = /\s[-–—]\s/u;

/** The end of a list, whose word is for all of it: "English, German and French are a plus"; not ", and French is a plus". */
const LIST_END = new RegExp(String.raw`[\p{L}\p{N}+#)]\s+(?:${anyOf(lexicon.joining.andOr)})\s`, 'iu');

/** ", ideally with years in sales and service": for what follows, not for the list before. */
const OPENS_WITH_PREFERRED = new RegExp(String.raw`^\s*${PREFERRED.source}`, 'iu');

/** "Perl / Bash (a plus)": for the item before it; but not "forklift licence (reach truck a plus)". */
const PREFERRED_IN_BRACKETS = new RegExp(
  String.raw`^[^,;.()\n]{0,30}\(\s?(?<lead>(?:\p{L}{1,5}\s){0,2})${PREFERRED.source}`,
  'iu',
);

/** At its head a word for all that follows: "Nice to have: Docker, Kafka", "Ideally you know Docker and Kafka". */
const FOR_ALL = new RegExp(`^[^\\p{L}]*(?:(?:as|an?|it|is|also|your|our|the)\\s+){0,3}(?:${PREFERRED.source})`, 'iu');

/** "French is a plus, German too": what is said of one is said of the next. */
const LIKEWISE = new RegExp(wholeWords(lexicon.ads.likewise), 'iu');

/** "You speak French, ideally": a clause that says nothing else. */
const ONLY_PREFERRED = new RegExp(String.raw`^\s*${PREFERRED.source}\s*$`, 'iu');

/** "Performance tests (k6, JMeter) good to have": what is said behind the brackets is said of what is in them. */
const PREFERRED_BEHIND_BRACKETS = new RegExp(
  String.raw`^[^()\n]{0,60}\)\s{1,3}(?:\p{L}{1,5}\s){0,2}${PREFERRED.source}`,
  'iu',
);

/** "SaaS products (cloud, CRM etc. - desirable)": what closes a bracket behind a dash is said of all of it. */
const PREFERRED_CLOSES_BRACKET = new RegExp(
  String.raw`^[^()\n]{0,90}\s[-–—]\s(?:\p{L}{1,5}\s){0,2}${PREFERRED.source}\s?\)`,
  'iu',
);

/** "If you have soldered before, even better": the end of the sentence is for what it opens with. */
const WELCOME_IF = new RegExp(String.raw`^[^\p{L}\p{N}]*(?:${anyOf(lexicon.ads.welcomeIf)})(?!\p{L})`, 'iu');
const SO_MUCH_BETTER = new RegExp(wholeWords(lexicon.ads.soMuchBetter), 'iu');
/** "Sign language or guitar? So much the better!" */
const BETTER_BEHIND_QUESTION = new RegExp(
  String.raw`^\?\s{1,3}(?:\p{L}{1,6}\s){0,2}(?:${anyOf([...lexicon.ads.soMuchBetter, ...lexicon.ads.preferred])})(?!\p{L})`,
  'iu',
);

const NOT_ASKED = new RegExp(wholeWords(lexicon.ads.notAsked), 'iu');

/** "French (not required)", "Frans mag, maar hoeft niet": a clause behind that says nothing else. */
const DISCLAIMED = new RegExp(
  String.raw`^[^,;.()\n]{0,20}(?:[,(]|\s[-–—]\s|\s(?:${anyOf(lexicon.joining.but)})\s)\s?(?:\p{L}{1,5}\s){0,2}${wholeWords(lexicon.ads.notAsked)}\s?(?:[,;.)]|$)`,
  'iu',
);

/** "You will learn to install boilers": nobody has to know it before. */
const TEACHES = new RegExp(wholeWords(lexicon.ads.teaches), 'iu');

/** "F-gassen certificaat? Dat haal je bij ons", "Netsoins (formation prévue)", with at most a small word between. */
const TAUGHT_BEHIND = new RegExp(
  String.raw`^\s?[?,:(–-]{0,2}\s{0,2}(?:\p{L}{2,4}\s)?(?:${anyOf(lexicon.ads.taughtBehind)})(?!\p{L})`,
  'iu',
);

/** "Management: Non", or with the answer in the next line. */
const ANSWERED_NO = new RegExp(
  String.raw`^\s?(?::\s{0,3}|:?\s{0,3}\n\s{0,9})(?:${anyOf(lexicon.ads.answersNo)})\.?\s{0,9}(?:\n|$)`,
  'iu',
);
const ALONE_IN_LINE = /(?:^|\n)[^\p{L}\p{N}\n]{0,6}$/u;
const LONGEST_ANSWER = 40;

/** "Management: Non", "Licence: no": the answer to the label of a board is that it is not asked for. */
function isAnsweredNo(text: string, { start, end }: Place): boolean {
  return (
    ANSWERED_NO.test(text.slice(end, end + LONGEST_ANSWER)) &&
    ALONE_IN_LINE.test(text.slice(Math.max(0, start - 12), start))
  );
}

/** Whether the clause around a place says that nobody has to have it: "programming skills are not required"; but not "… though welcome". */
export function isNotAsked(text: string, place: Place): boolean {
  const { start, end } = sentenceAround(text, place.start, place.end);
  const teaches = TEACHES.exec(text.slice(start, place.end));
  if (teaches && start + teaches.index + teaches[0].length <= place.start) return true;
  if (TAUGHT_BEHIND.test(text.slice(place.end, place.end + LONGEST_SIDE))) return true;
  if (isAnsweredNo(text, place)) return true;
  return isNotAskedHere(text, place, { start, end }) && !PREFERRED.test(text.slice(place.end, end));
}

/** The same of words that may have such a word among them: "without any accent" is asked for, "accent-free English is not required" is not. */
export function isNotAskedAround(text: string, place: Place): boolean {
  const { start, end } = sentenceAround(text, place.start, place.end);
  const before = text.slice(start, place.start).split(CLAUSE_END).at(-1) ?? '';
  const behind = text.slice(place.end, end).split(CLAUSE_END, 1)[0] ?? '';
  return NOT_ASKED.test(`${before}x${behind}`);
}

function isNotAskedHere(text: string, place: Place, { start, end }: Place): boolean {
  const before = text.slice(start, place.start).split(CLAUSE_END).at(-1)?.split(DASH).at(-1) ?? '';
  const behind = text.slice(place.end, end).split(CLAUSE_END, 1)[0]?.split(DASH, 1)[0] ?? '';
  return (
    NOT_ASKED.test(`${before}${text.slice(place.start, place.end)}${behind}`) ||
    DISCLAIMED.test(text.slice(place.end, end))
  );
}

const IS_IN_BRACKET = /\([^()\n]{0,120}$/u;
const IN_BRACKETS = /\([^()\n]{0,300}(?:\)|$)/gu;

/** Whether what is there is only welcome: by the words of its own part of the sentence, or of the end of the list that it is in. */
export function isPreferredOnly(text: string, place: Place): boolean {
  const { start, end } = sentenceAround(text, place.start, place.end);
  if (isNotAskedHere(text, place, { start, end })) return true;
  if (isWelcomeIf(text, place, { start, end })) return true;
  const clauses = text.slice(start, place.start).split(CLAUSE_END);
  // "and, ideally, Spanish": a word for what follows.
  const aside = clauses.at(-1)?.trim() === '' ? (clauses.at(-2) ?? '') : '';
  const before = `${aside.trim().split(/\s+/).length <= 2 ? aside : ''} ${clauses.at(-1) ?? ''}`;
  const behind = text.slice(place.end, end).split(CLAUSE_END, 1)[0] ?? '';
  const own = `${before} ${text.slice(place.start, place.end)} ${behind}`;
  if (PREFERRED.test(own) || isPreferredInBrackets(text.slice(place.end, end))) return true;
  if (PREFERRED_BEHIND_BRACKETS.test(text.slice(place.end, end))) return true;
  if (
    PREFERRED_CLOSES_BRACKET.test(text.slice(place.end, place.end + LONGEST_SIDE)) &&
    IS_IN_BRACKET.test(text.slice(start, place.start))
  )
    return true;
  if (REQUIRED.test(own)) return false;
  const further = text.slice(place.end, end).split(CLAUSE_END);
  if (further.length === 2 && ONLY_PREFERRED.test(further[1]!)) return true;
  if (LIKEWISE.test(own) && PREFERRED.test(clauses.at(-2) ?? '')) return true;
  if (FOR_ALL.test(text.slice(start, place.start))) return true;
  // "Computer skills (Excel, Word and Access are a plus)": said of what is in the brackets.
  const outside = text.slice(place.end, end).replace(IN_BRACKETS, ';').split(CLAUSE_END);
  return outside.some(
    (clause) => PREFERRED.test(clause) && LIST_END.test(clause) && !OPENS_WITH_PREFERRED.test(clause),
  );
}

function isWelcomeIf(text: string, place: Place, { start, end }: Place): boolean {
  if (BETTER_BEHIND_QUESTION.test(text.slice(end, end + LONGEST_SIDE))) return true;
  return WELCOME_IF.test(text.slice(start, place.start)) && SO_MUCH_BETTER.test(text.slice(place.end, end));
}

function isPreferredInBrackets(behind: string): boolean {
  const bracket = PREFERRED_IN_BRACKETS.exec(behind);
  if (!bracket) return false;
  // "Accounting software (preferably Acme)": the word is for the name behind it.
  if (!bracket.groups?.['lead'] && /^\s\p{Lu}/u.test(behind.slice(bracket[0].length))) return false;
  // "Master (DJCE a plus)": what is welcome is named in the bracket. In "(VERY WELCOME)" nothing is.
  return !/^\p{Lu}{2}/u.test(bracket.groups?.['lead'] ?? '') || !/\p{Ll}/u.test(bracket[0].split('(')[1] ?? '');
}

/** A sentence reaches no further than this to either side, so that a text without any mark costs no more than another. */
const LONGEST_SIDE = 500;

/** The sentence or list item around a place. */
export function sentenceAround(text: string, start: number, end: number): { start: number; end: number } {
  const floor = Math.max(0, start - LONGEST_SIDE);
  const before = text.slice(floor, start);
  const from =
    floor +
    Math.max(
      before.lastIndexOf('\n'),
      lastFullStop(before),
      before.lastIndexOf('! '),
      before.lastIndexOf('? '),
      before.lastIndexOf('; '),
    ) +
    1;
  return { start: from, end: end + endOfSentence(text, end) };
}

const ABBREVIATED = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.pay.shortWithDot)})$`, 'iu');
/** In characters: the longest abbreviation. */
const REACH = 12;

/** Where the last sentence before a place ends with a full stop: not behind "min." or "kat.". */
function lastFullStop(before: string): number {
  let at = before.lastIndexOf('. ');
  while (at > 0 && ABBREVIATED.test(before.slice(Math.max(0, at - REACH), at))) at = before.lastIndexOf('. ', at - 1);
  return at;
}

function endOfSentence(text: string, from: number): number {
  const behind = text.slice(from, from + LONGEST_SIDE);
  for (const { 0: mark, index } of behind.matchAll(/[\n;]|[.!?](?=\s|$)/g))
    if (mark !== '.' || !ABBREVIATED.test(text.slice(Math.max(0, from + index - REACH), from + index))) return index;
  return behind.length;
}

const CLAUSES = /(?:^|\n|[.!?]\s)(?<clauses>(?:[^;.!?\n]{1,200};\s?){1,3})$/u;

/** A sentence with its clauses before a semicolon: "Our school was judged Good; mathematics and music are strengths." */
export function withClausesBefore(text: string, { start, end }: Place): string {
  const before = text.slice(Math.max(0, start - LONGEST_SIDE), start);
  return (CLAUSES.exec(before)?.groups?.['clauses'] ?? '') + text.slice(start, end);
}
