import { anyOf, lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';
import { firstMatches } from '../recognizers/first-matches.js';

/** Places of a text that are looked at for the title of the job. */
const MOST_READ = 12;
/** A title is no longer than this. */
const REACH = 90;

const LABELLED = new RegExp(
  String.raw`^[^\p{L}\n]{0,6}(?:${anyOf(lexicon.adTitles.labels)})\s{0,3}\*{0,2}[:–-]\s{0,3}\*{0,2}([^\n]{3,${REACH}})`,
  'gimu',
);
/** "We are looking for a", "busca 6"; "As a" only at the start of a sentence: "you act as a translator" names no job. */
const SOUGHT = new RegExp(
  String.raw`(?:${wholeWords(lexicon.adTitles.seeks)}|(?<=(?:^|[.!?\n])\s{0,3})(?:${anyOf(lexicon.adTitles.roleLeads)}))[\s:]{1,3}([^\n.;!?]{3,${REACH}})`,
  'giu',
);
/** What describes the title further: "who", "with", "for our clinic in". */
const ENDS = new RegExp(String.raw`[(:•]|\s(?:${anyOf(lexicon.ads.phraseEnds)})(?!\p{L})`, 'iu');
/** Before the title: articles, numbers. */
const LEAD = new RegExp(String.raw`^(?:(?:${anyOf(lexicon.adTitles.articles)}|\d{1,2})\s{1,3})+`, 'iu');

/** "- InDesign, Illustrator" at the start of a text lists what is asked. */
const LIST_ITEM = /^\s{0,9}[-–—•*·▪]\s/u;

/** What a text calls the job, the likeliest first: where it says so, and its first lines. */
export function titlesInText(text: string): string[] {
  const first = text
    .slice(0, 400)
    .split('\n')
    .filter((line) => line.trim() !== '' && line.length <= REACH && !LIST_ITEM.test(line));
  return [...namedTitles(text), ...first.slice(0, 2).map(firstOfMany)].filter((title) => title.trim() !== '');
}

/** "Answering phones, filing, diaries, data entry" lists the work: if a line of so many items has a title, it opens it. */
function firstOfMany(line: string): string {
  const items = line.split(',');
  return items.length >= FEWEST_OF_LIST ? items[0]! : line;
}
const FEWEST_OF_LIST = 4;

/** Behind a label ("Position:"), or where somebody is looked for. */
export function namedTitles(text: string): string[] {
  const labelled = firstMatches(text, LABELLED, MOST_READ).map((match) => match[1] ?? '');
  const sought = firstMatches(text, SOUGHT, MOST_READ).flatMap((match) => {
    const clauses = (match[1] ?? '').split(',').map((clause) => clause.trim());
    return clauses.map((clause) => clause.replace(LEAD, '').split(ENDS, 1)[0] ?? '');
  });
  return [...labelled, ...sought].filter((title) => title.trim() !== '');
}
