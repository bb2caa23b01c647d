import { anyOf, lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';

const OF_EMPLOYER = new RegExp(String.raw`^[^\p{L}\p{N}]*${wholeWords(lexicon.ads.ofEmployer)}`, 'iu');
const { required, preferred, tasks } = lexicon.adHeadings;
/** "Our requirements: Python; SQL": the label opens what is asked, whoever it begins with. */
const ASKING_LABEL = new RegExp(
  String.raw`^[^:\n]{0,40}(?<!\p{L})(?:${anyOf([...required, ...preferred, ...tasks])})(?!\p{L})[^:\n]{0,40}:\s`,
  'iu',
);

/** Whether words begin with the employer, and not with a label of what it asks for. */
export function beginsWithEmployer(words: string): boolean {
  return OF_EMPLOYER.test(words) && !ASKING_LABEL.test(words);
}
