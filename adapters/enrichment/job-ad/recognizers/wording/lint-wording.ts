import type { JobFinding } from '../../../../../core/index.js';
import { countFunctionWords, writtenLanguages } from '../../../language/detect-language.js';
import { anyOf, lexicon } from '../../../parse/lexicons/lexicon.js';
import { extractAges, isOfExperience, type ExtractedAge } from './extract-ages.js';
import { firstMatches } from '../first-matches.js';
import {
  aroundInSentence,
  beforeInSentence,
  behindInSentence,
  isInSearch,
  isOfClients,
  isOfPersonSought,
} from './sought-person.js';
import { ANY_LANGUAGE, type Wording, WORDINGS, words } from './wordings.js';

/** A wording at its place in a text. */
interface Place {
  start: number;
  end: number;
}

const MOST_OF_A_KIND = 10;

/** With fewer small words a text may be in any language: Polish and Portuguese share "do". */
const LEAST_SMALL_WORDS = 3;

const ALL_GENDERS = new RegExp(anyOf(lexicon.lint.allGenders), 'iu');
const TITLES_OF_ONE_GENDER = words(anyOf(lexicon.lint.oneGenderTitles));
const BOTH_GENDERS = words(anyOf(lexicon.lint.bothGenders));

/**
 * What in a title keeps people away: "Verkäuferin" looks for women only, "Verkäufer/in" and "Verkäuferin (m/w/d)" do not; "Young waiter" looks for
 * nobody of fifty. Offsets point into the title; the description says which language it is in.
 */
export function lintTitle(title: string, description = ''): JobFinding[] {
  const languages = likelyLanguages(description === '' ? title : description);
  const found = WORDINGS.flatMap((wording) => {
    if (wording.severity === 'info') return [];
    const fixed = placesOf(title, wording.patterns.get(ANY_LANGUAGE));
    const places =
      wording.code === 'language.gendered_term'
        ? [...fixed, ...titlesOfOneGender(title, description, wording, languages)].filter(
            (place) => !isForAll(title, place),
          )
        : [...fixed, ...ofPerson(wording, title, languages, (place) => isHeadOfTitle(title, place, languages))];
    return places.slice(0, 1).map((place) => findingOf(wording, title, place, '/title'));
  });
  return withoutCovered(found);
}

/** "Assistente" is a woman in Dutch and anybody in Portuguese: the description says which language it is, and a title alone may be in any. */
function titlesOfOneGender(
  title: string,
  description: string,
  { ofPerson: patterns }: Wording,
  languages: readonly string[],
): Place[] {
  if (description === '') return placesOf(title, TITLES_OF_ONE_GENDER);
  return languages.flatMap((language) => placesOf(title, patterns?.get(language)));
}

/**
 * What in the wording of an ad keeps people away who could do the job. Offsets point into the description.
 *
 * @param isNotAsked whether the words around a place say that nobody has to have it: "a photo is not required"
 */
export function lintWording(
  description: string,
  title = '',
  ages = extractAges(description),
  isNotAsked: (place: Place) => boolean = () => false,
): JobFinding[] {
  const languages = likelyLanguages(description);
  const written = [ANY_LANGUAGE, ...writtenLanguages(description)];
  const isForEverybody = ALL_GENDERS.test(title) || ALL_GENDERS.test(description);
  const found = WORDINGS.flatMap((wording) => {
    const places = written
      .flatMap((language) => placesOf(description, wording.patterns.get(language)))
      .filter((place) => !(wording.mayBeDenied && isDeniedBefore(description, place)))
      .filter((place) => !((wording.mayBeDenied || wording.mayBeUnasked) && isNotAsked(place)));
    const isSaidOfPerson = ({ start, end }: Place): boolean => isOfPersonSought(description, start, end, languages);
    if (wording.code !== 'language.gendered_term' || !isForEverybody)
      places.push(...ofPerson(wording, description, languages, isSaidOfPerson));
    if (wording.code === 'protected.age') {
      places.push(...agesAsked(description, ages, languages));
      return places
        .filter((place) => !isOtherNumber(description, place, languages))
        .map((place) => findingOf(wording, description, place, '/description'));
    }
    return places
      .filter(
        (place) =>
          wording.code !== 'language.gendered_term' ||
          !(namesBothGenders(description, place) || isJoinedWithOther(description, place)),
      )
      .map((place) => findingOf(wording, description, place, '/description'));
  });
  return withoutCovered(found);
}

const DENIED = `(?<!\\p{L})(?:${anyOf(lexicon.lint.denied)})`;
const DENIED_BEFORE = new RegExp(String.raw`${DENIED}\s{0,2}$`, 'iu');
const DENIES = new RegExp(String.raw`${DENIED}(?!\p{L})`, 'iu');

/** "No age limit"; but not "applications without a photo are not read". */
function isDeniedBefore(text: string, { start, end }: Place): boolean {
  if (!DENIED_BEFORE.test(beforeInSentence(text, start))) return false;
  return !DENIES.test(behindInSentence(text, end).split(',', 1)[0] ?? '');
}

function likelyLanguages(text: string): string[] {
  const counts = countFunctionWords(text);
  return (counts[0]?.count ?? 0) < LEAST_SMALL_WORDS ? counts.map(({ code }) => code) : writtenLanguages(text);
}

function placesOf(text: string, pattern: RegExp | undefined): Place[] {
  if (pattern === undefined) return [];
  return firstMatches(text, pattern, MOST_OF_A_KIND).map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

function findingOf(
  { code, severity, detail }: Wording,
  text: string,
  { start, end }: Place,
  pointer: string,
): JobFinding {
  return { code, severity, detail: detail(text.slice(start, end)), pointer, start, end };
}

/** Where a wording is said of the person wanted; "men and women" are everybody. */
function ofPerson(
  { code, ofPerson: patterns }: Wording,
  text: string,
  languages: readonly string[],
  isSaid: (place: Place) => boolean,
): Place[] {
  return languages
    .flatMap((language) => placesOf(text, patterns?.get(language)))
    .filter((place) => isSaid(place) && !(code === 'protected.gender' && namesBothGenders(text, place)));
}

function namesBothGenders(text: string, { start, end }: Place): boolean {
  return placesOf(aroundInSentence(text, start, end), BOTH_GENDERS).length > 0;
}

/** The law itself asks for 18 or 21 years for some work. */
const HIGHEST_LEGAL_MINIMUM = 21;
/** No candidate is below this age, so that a range of such ages is that of pupils. */
const LEAST_AGE_AT_WORK = 16;

/** "A friendly woman, 25 to 40 years": beside people a number of years is their age. */
const PEOPLE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.ages.persons)})(?!\p{L})`, 'iu');

/** Ages of the person wanted, but for the lowest that the law asks for. */
function agesAsked(text: string, ages: readonly ExtractedAge[], languages: readonly string[]): ExtractedAge[] {
  return ages.filter((age) => {
    const { min, max, start, end } = age;
    if (max === null ? (min ?? 0) <= HIGHEST_LEGAL_MINIMUM : max < LEAST_AGE_AT_WORK) return false;
    if (min !== null && max !== null && min < LEAST_AGE_AT_WORK) return false;
    if ((age.isLabelled || age.isOfReader) && max !== null) return true;
    if (max !== null && age.isNamed && isOwnSentence(text, age)) return true;
    if (max === null) return age.isNamed && isOfPersonSought(text, start, end, languages);
    const isOfPeople = age.isNamed || PEOPLE.test(beforeInSentence(text, start)) || isAside(text, age);
    return isOfPeople && isInSearch(text, start, end, languages);
  });
}

/** "A cook (between 20 and 35 years)", "comptable, 30-45 ans, …": between commas or in brackets, with nothing else. */
function isAside(text: string, { start, end, isRange, min }: ExtractedAge): boolean {
  if (!isRange || (min ?? 0) < LEAST_AGE_ASIDE) return false;
  return /[,(]\s?$/u.test(text.slice(Math.max(0, start - 2), start)) && /^\s?[,)]/u.test(text.slice(end, end + 2));
}

/** Fewer years may be those of experience. */
const LEAST_AGE_ASIDE = 18;

/** "Mujeres de 20 a 35 años.": nothing else is said in the sentence. */
function isOwnSentence(text: string, { start, end }: Place): boolean {
  return !/\p{L}/u.test(beforeInSentence(text, start) + behindInSentence(text, end));
}

/** An age of those for whom the work is done, or years of experience. */
function isOtherNumber(text: string, { start, end }: Place, languages: readonly string[]): boolean {
  if (!/\d/u.test(text.slice(start, end))) return false;
  return isOfExperience(text, start, end) || isOfClients(text, start, end, languages);
}

/** At the start, behind an article at most, or said to be wanted. */
function isHeadOfTitle(title: string, { start, end }: Place, languages: readonly string[]): boolean {
  return /^\P{L}*(?:\p{L}{1,3}\s)?$/u.test(title.slice(0, start)) || isOfPersonSought(title, start, end, languages);
}

/** Letters in which the two forms of a title agree: "serveur" and "serveuse". */
const SAME_LETTERS = 4;

/** "Kellnerin (m/w/d)", "Kelnerka / Kelner", "Serveur ou serveuse". */
function isForAll(title: string, { start, end }: Place): boolean {
  if (ALL_GENDERS.test(title)) return true;
  const named = bare(title.slice(start, end));
  const [head = ''] = named.split(' ', 1);
  return (bare(title).match(/\p{L}{4,}/gu) ?? []).some(
    (word) => word !== head && word.slice(0, SAME_LETTERS) === head.slice(0, SAME_LETTERS),
  );
}

/** "Köchin" and "Koch" differ in an umlaut only. */
function bare(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const OTHER_BEHIND = new RegExp(
  String.raw`^\s?(?:/|(?:${anyOf(lexicon.joining.andOr)})\s)\s?(?:\p{L}{1,5}\s)?(\p{L}{4,25})`,
  'iu',
);
const OTHER_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{4,25})\s?(?:/|\s(?:${anyOf(lexicon.joining.andOr)}))\s?(?:\p{L}{1,5}\s)?$`,
  'iu',
);
/** In characters: so much of the text to either side holds the other form. */
const BESIDE = 40;

/** "Buscamos maestra o maestro": the other form of the title stands beside it. */
function isJoinedWithOther(text: string, { start, end }: Place): boolean {
  const letters = bare(text.slice(start, start + SAME_LETTERS));
  const others = [
    OTHER_BEHIND.exec(text.slice(end, end + BESIDE))?.[1],
    OTHER_BEFORE.exec(text.slice(Math.max(0, start - BESIDE), start))?.[1],
  ];
  return others.some((other) => other !== undefined && bare(other.slice(0, SAME_LETTERS)) === letters);
}

/** Of findings on the same words the first; a gender that is asked for says more than a word for one. */
function withoutCovered(found: readonly JobFinding[]): JobFinding[] {
  return found.filter(
    (one, at) =>
      !found.some(
        (other, before) =>
          areSameWords(one, other) &&
          ((other.code === one.code && before < at) ||
            (one.code === 'language.gendered_term' && other.code === 'protected.gender')),
      ),
  );
}

function areSameWords(one: JobFinding, other: JobFinding): boolean {
  return (one.start ?? 0) < (other.end ?? 0) && (other.start ?? 0) < (one.end ?? 0);
}
