import { anyOf, lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';

interface Place {
  start: number;
  end: number;
}

const { ads } = lexicon;
/** "Degree in Computer Science, Mathematics or": no number is among fields. */
const BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(ads.degreeIn)})[\s(]{1,2}(?<between>[^.;:\d\n]{0,80})$`,
  'iu',
);
/** Dutch "of" is English for something else. */
const OR = String.raw`(?:${anyOf(ads.or.filter((word) => word !== 'of'))})`;
const FIELD_END = new RegExp(String.raw`,\s(?:${OR}\s)?|/|\s${OR}\s`, 'iu');
const OR_BEHIND = new RegExp(
  String.raw`^(?:,\s[^,.;:()\d\n]{3,40}){0,3},?\s${OR}\s(?!(?:an?\s)?(?:${anyOf(ads.equivalents)})(?!\p{L}))`,
  'iu',
);
const OR_BEFORE = new RegExp(String.raw`(?:^|\s)${OR}\s$`, 'iu');
/** Tools and experience are no fields. */
const OTHER = new RegExp(
  wholeWords([...ads.besideYears, ...ads.asks, ...ads.addresses, ...ads.required, ...ads.preferred]),
  'iu',
);
const MOST_WORDS = 4;

/** Whether a place is one of several fields of which a degree will do: "degree in mathematics or statistics". */
export function isOneOfSeveralFields(text: string, { start, end }: Place): boolean {
  const between = betweenDegreeAnd(text, start);
  return between !== undefined && isOneOfFields(text, between, end);
}

function betweenDegreeAnd(text: string, start: number): string | undefined {
  return BEFORE.exec(text.slice(Math.max(0, start - LONGEST), start))?.groups?.['between'];
}

function isOneOfFields(text: string, between: string, end: number): boolean {
  if (OTHER.test(between)) return false;
  const fields = between.split(FIELD_END);
  if (fields.at(-1) !== '' || fields.some((field) => field.trim().split(/\s+/u).length > MOST_WORDS)) return false;
  return OR_BEFORE.test(between) || OR_BEHIND.test(text.slice(end, end + LONGEST_LIST));
}

/** In characters: a degree with its fields before a place, and the fields behind it. */
const LONGEST = 120;
const LONGEST_LIST = 130;
