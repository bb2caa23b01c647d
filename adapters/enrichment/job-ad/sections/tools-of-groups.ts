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

/** What is looked for first: few sentences have such a verb beside a place. */
const USES = new RegExp(wholeWords(ads.groupsUse), 'iu');

const OF_PERSON = new RegExp(wholeWords([...ads.addresses, ...ads.seeks, ...ads.employerSeeks, ...ads.required]), 'iu');
const ASKS = new RegExp(wholeWords([...ads.addresses, ...ads.required, ...ads.preferred, ...ads.asks]), 'iu');
/** In capitals a department, and "you" otherwise. */
const DEPARTMENT = /(?<!\p{L})TI(?!\p{L})/gu;

/**
 * Whether words of a sentence are among what a group of the employer's people works with: "the data team works with". Who is looked for may belong to
 * another; where they are to know it too, the ad says so.
 */
export function isToolOfGroup(before: string, behind: string): boolean {
  const near = before.slice(-LONGEST);
  if (!USES.test(near)) return false;
  const { clause, tools = '' } = BEFORE_TOOL.exec(near)?.groups ?? {};
  return clause !== undefined && !isOfPerson(clause + tools) && !ASKS.test(behind);
}

/** Whether a place of a sentence is in the name of such a group: "the marketing department uses". */
export function isNameOfGroup(sentence: string, { start, end }: Place): boolean {
  if (!USES.test(sentence.slice(end, end + LONGEST_NAME))) return false;
  const from = Math.max(0, start - LONGEST_NAME);
  const words = sentence.slice(from, end + LONGEST_NAME);
  return [...words.matchAll(GROUP)].some(({ index, 0: whole, groups: { clause = '' } = {} }) => {
    const isIn = from + index <= start && end <= from + index + whole.length;
    return isIn && !isOfPerson(clause);
  });
}

function isOfPerson(clause: string): boolean {
  return OF_PERSON.test(clause.replace(DEPARTMENT, ''));
}

/** In characters: the words of a sentence before a tool that are looked at, and those to either side of a word in the name of a group. */
const LONGEST = 160;
const LONGEST_NAME = 80;
