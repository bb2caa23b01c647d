import { anyOf, lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';
import { sentenceAround, withClausesBefore } from './clauses.js';

const { ads } = lexicon;
const LESSONS_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(ads.lessons)})\s[^.;:\n]{0,60}$`, 'iu');
const LESSONS_BEHIND = new RegExp(String.raw`^[\s-]{1,3}(?:\p{L}{1,12}\s)?(?:${anyOf(ads.lessons)})(?!\p{L})`, 'iu');
const TEACHING = new RegExp(wholeWords(ads.teaching), 'iu');
const GIVES = new RegExp(wholeWords(ads.gives), 'iu');
const ASKS = new RegExp(wholeWords([...ads.asks, ...ads.seeks, ...ads.required, ...ads.preferred]), 'iu');
const OF_EMPLOYER = new RegExp(String.raw`^[^\p{L}\p{N}]*${wholeWords(ads.ofEmployer)}`, 'iu');
const TO_PERSON = new RegExp(
  wholeWords([...ads.seeks, ...ads.toReader, ...ads.addresses, ...ads.languageOfWork]),
  'iu',
);

/**
 * Whether a sentence that names a language asks for it. It does not where lessons are given to somebody, where it says what the employer gives, or
 * where it is about the employer and neither about the person nor the language of the work.
 */
export function isLanguageAsked(text: string, place: { start: number; end: number }): boolean {
  const { start, end } = sentenceAround(text, place.start, place.end);
  const before = text.slice(start, place.start);
  const behind = text.slice(place.end, end);
  const words = text.slice(start, end);
  if ((LESSONS_BEFORE.test(before) || LESSONS_BEHIND.test(behind)) && !TEACHING.test(words)) return false;
  if (GIVES.test(`${before} ${behind}`) && !ASKS.test(words)) return false;
  const sentence = withClausesBefore(text, { start, end });
  return !OF_EMPLOYER.test(sentence) || TO_PERSON.test(sentence);
}
