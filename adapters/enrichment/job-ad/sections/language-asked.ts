import { languageLevelOf } from '../../../../core/spi.js';
import { anyOf, lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';
import { sentenceAround, withClausesBefore } from './clauses.js';
import { beginsWithEmployer } from './of-employer.js';

interface Place {
  start: number;
  end: number;
}

const { ads, joining } = lexicon;
const LESSONS_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(ads.lessons)})\s(?<between>[^.;:\n]{0,60})$`, 'iu');
const LESSONS_BEHIND = new RegExp(
  String.raw`^[\s-]{1,3}(?:(?!(?:${anyOf(joining.andOr)})\s)\p{L}{1,12}\s)?(?:${anyOf(ads.lessons)})(?!\p{L})`,
  'iu',
);
const LEARNERS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(ads.learners)})\s[^.;:\n]{0,60}$`, 'iu');
/** Between languages of one list: joining words and those of at most three letters, as "in" and "de". */
const SMALL = new RegExp(String.raw`^(?:${anyOf([...joining.andOr, ...joining.listed])}|\p{L}{1,3})$`, 'iu');
/** "Degree in marketing, English or a related subject": what somebody has studied. */
const DEGREE_IN = {
  before: new RegExp(String.raw`(?<!\p{L})(?:${anyOf(ads.degreeIn)})\s(?<between>[^.;:()\n]{0,50})$`, 'iu'),
  behind: new RegExp(String.raw`^,?\s(?:${anyOf(ads.or)})\s`, 'iu'),
};
const TEACHING = new RegExp(wholeWords(ads.teaching), 'iu');
const GIVES = new RegExp(wholeWords(ads.gives), 'iu');
const CLAUSE_END = /[,;()]/u;
const ADDRESSES = new RegExp(wholeWords(ads.addresses), 'iu');
const ASKS = new RegExp(wholeWords([...ads.asks, ...ads.seeks, ...ads.required, ...ads.preferred]), 'iu');
const TO_PERSON = new RegExp(
  wholeWords([...ads.seeks, ...ads.toReader, ...ads.addresses, ...ads.languageOfWork]),
  'iu',
);

/**
 * Whether a sentence that names a language asks for it. It does not where lessons are given to somebody, where its clause says what the employer
 * gives, or where it is about the employer and neither about the person nor the language of the work.
 *
 * @param named all languages that the text names
 */
export function isLanguageAsked(text: string, place: Place, named: readonly Place[]): boolean {
  const { start, end } = sentenceAround(text, place.start, place.end);
  const behind = text.slice(place.end, end);
  const words = text.slice(start, end);
  if (isFieldOfDegree(text.slice(start, place.start), behind)) return false;
  if (isOfLessons(text, start, place, named) || LESSONS_BEHIND.test(behind)) {
    if (!TEACHING.test(words)) return false;
  }
  const sentence = withClausesBefore(text, { start, end });
  const isEmployer = beginsWithEmployer(sentence);
  const before = text.slice(start, place.start).split(CLAUSE_END).at(-1) ?? '';
  const isGiven = GIVES.test(`${before} ${behind.split(CLAUSE_END, 1)[0]}`) && !ASKS.test(words);
  if (isGiven && (isEmployer || !ADDRESSES.test(before))) return false;
  return !isEmployer || TO_PERSON.test(sentence);
}

function isFieldOfDegree(before: string, behind: string): boolean {
  const between = DEGREE_IN.before.exec(before)?.groups?.['between'];
  return (
    between !== undefined && (between === '' || DEGREE_IN.behind.test(behind)) && languageLevelOf(between) === null
  );
}

/** Whether nothing but languages is between the lessons and a language: "courses in French and Spanish", not "courses in hygiene and good English". */
function isOfLessons(text: string, start: number, place: Place, named: readonly Place[]): boolean {
  const before = text.slice(start, place.start);
  if (LEARNERS.test(before)) return true;
  const between = LESSONS_BEFORE.exec(before)?.groups?.['between'];
  if (between === undefined) return false;
  let rest = '';
  for (let at = place.start - between.length; at < place.start; at += 1)
    rest += named.some((other) => other.start <= at && at < other.end) ? ' ' : text[at]!;
  return rest.split(/[^\p{L}]+/u).every((word) => word === '' || SMALL.test(word));
}
