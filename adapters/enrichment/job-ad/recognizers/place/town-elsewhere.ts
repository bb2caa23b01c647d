import { anyOf, lexicon } from '../../../parse/lexicons/lexicon.js';

const ELSEWHERE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.elsewhere)})(?!\p{L})(?<between>[^.,;:!?\n]{0,60})$`,
  'iu',
);
/** The clause goes on about the job: "our founder is from Leeds and you work in York". */
const OF_JOB = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.ofJob)})(?!\p{L})`, 'iu');
/** "Our shop opened in Paris in 1998." */
const IN_THE_PAST = new RegExp(
  String.raw`^\s(?:${anyOf([...lexicon.workplace.in, ...lexicon.workplace.inYear])})\s(?:19\d{2}|20[01]\d)(?!\d)`,
  'u',
);

const LONGEST_CLAUSE = 120;
const LONGEST_TIME = 20;

/** Whether a sentence speaks of the place of other people, of a parent company or of the past: "Our founder grew up in …". */
export function isTownElsewhere(text: string, start: number, end: number): boolean {
  if (IN_THE_PAST.test(text.slice(end, end + LONGEST_TIME))) return true;
  const found = ELSEWHERE.exec(text.slice(Math.max(0, start - LONGEST_CLAUSE), start));
  return found !== null && !OF_JOB.test(found.groups?.['between'] ?? '');
}
