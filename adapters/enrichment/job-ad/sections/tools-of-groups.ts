import { anyOf, lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';

interface Place {
  start: number;
  end: number;
}

const { ads, joining } = lexicon;

/** At the start of a sentence or of a clause. */
const START = String.raw`(?:^[^\p{L}]{0,6}|[,;:–-]\s{1,2}|\s(?:${anyOf([...joining.andOr, ...joining.but])})\s)`;
/** "L'équipe data (12 personnes) travaille sous". */
const GROUP_USES = String.raw`(?<clause>(?:${anyOf(ads.groups)})(?:\s[\p{L}'’&/-]{1,20}){0,3}(?:\s\([^()\n]{1,30}\))?\s(?:${anyOf(ads.groupsUse)}))`;
const BEFORE_TOOL = new RegExp(String.raw`${START}${GROUP_USES}(?<tools>\s[^;:.()\n]{0,80})$`, 'iu');
const GROUP = new RegExp(String.raw`${START}${GROUP_USES}(?!\p{L})`, 'giu');

const OF_PERSON = new RegExp(wholeWords([...ads.addresses, ...ads.seeks, ...ads.employerSeeks, ...ads.required]), 'iu');
const ASKS = new RegExp(wholeWords([...ads.addresses, ...ads.required, ...ads.preferred, ...ads.asks]), 'iu');
/** In capitals a department, and "you" otherwise. */
const DEPARTMENT = /(?<!\p{L})TI(?!\p{L})/gu;

/**
 * Whether words of a sentence are among what a group of the employer's people works with: "the data team works with". Who is looked for may belong to
 * another; where they are to know it too, the ad says so.
 */
export function isToolOfGroup(before: string, behind: string): boolean {
  const { clause, tools = '' } = BEFORE_TOOL.exec(before.slice(-LONGEST))?.groups ?? {};
  return clause !== undefined && !isOfPerson(clause + tools) && !ASKS.test(behind);
}

/** Whether a place of a sentence is in the name of such a group: "the marketing department uses". */
export function isNameOfGroup(sentence: string, { start, end }: Place): boolean {
  const from = Math.max(0, start - LONGEST);
  const words = sentence.slice(from, end + LONGEST);
  return [...words.matchAll(GROUP)].some(({ index, 0: whole, groups: { clause = '' } = {} }) => {
    const isIn = from + index <= start && end <= from + index + whole.length;
    return isIn && !isOfPerson(clause);
  });
}

function isOfPerson(clause: string): boolean {
  return OF_PERSON.test(clause.replace(DEPARTMENT, ''));
}

/** In characters: the words of a sentence to either side of a place that are looked at. */
const LONGEST = 200;
