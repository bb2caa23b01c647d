import { firstMatches } from '../first-matches.js';
import { anyOf, lexicon } from '../../../parse/lexicons/lexicon.js';

/** How old somebody is or has to be, in years; null where an end is open. */
export interface ExtractedAge {
  min: number | null;
  max: number | null;
  start: number;
  end: number;
  /** Behind a word for age. */
  isLabelled: boolean;
  /** Beside such a word, people or "you are", and not a bare number of years. */
  isNamed: boolean;
  /** Of whom the ad speaks to: "you are between 18 and 25". */
  isOfReader: boolean;
  isRange: boolean;
}

const { ages, ads, sought } = lexicon;

/** Of people at work, and with a word that says so of children. */
const AGE = String.raw`(?:1[3-9]|[2-7]\d)(?![\d.,]\d|\d)`;
const ANY_AGE = String.raw`\d{1,2}(?![\d.,]\d|\d)`;
const YEARS = String.raw`(?:${anyOf(ages.years)})(?!\p{L})`;
const BOUNDS = String.raw`((?:(?:${anyOf([...ages.from, ...ages.upTo])})[\s:]{1,2}){0,2})`;
const RANGE = rangeOf(AGE);
const ANY_RANGE = rangeOf(ANY_AGE);
const UP_TO = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(ages.upTo)})[\s:]{1,2}$`, 'iu');

/** The parts of each are the bounds before the number, the number, and the other end of a range. */
const FORMS: readonly RegExp[] = [
  // "Age: 18-25", "edad máxima 35 años", "w wieku 20-30 lat".
  String.raw`(?:${anyOf(ages.before)})[\s:.(–-]{1,3}${BOUNDS}${ANY_RANGE}(?:[\s-]{0,2}${YEARS})?`,
  // "18 years old", "bis 35 Jahre alt", "de 18 a 30 años de edad".
  String.raw`${BOUNDS}${ANY_RANGE}[\s-]{0,2}${YEARS}[\s-]{0,2}(?:${anyOf(ages.behind)})(?!\p{L})`,
  // "Männer zwischen 20 und 40 Jahren", "kobiety 20-30 lat".
  String.raw`(?:${anyOf(ages.persons)}),?\s{1,2}${BOUNDS}${RANGE}[\s-]{0,2}${YEARS}`,
  // "Je bent minimaal 18 jaar en", "tener al menos 18 años."
  String.raw`(?:${anyOf(ages.being)})\s{1,2}${BOUNDS}${RANGE}[\s-]{0,2}${YEARS}(?=\s{0,2}(?:[.,;:!)\n]|$)|\s(?:${anyOf(ages.apart)})\s)`,
  // "Kinder von 3 bis 6 Jahren", "jongeren van 12 tot 23 jaar"
  String.raw`(?:${anyOf(sought.clients)})\s{1,2}${BOUNDS}${ANY_RANGE}[\s-]{0,2}${YEARS}`,
  // "De 18 à 30 ans": nobody asks for so many years of experience.
  String.raw`${BOUNDS}${RANGE}[\s-]{0,2}${YEARS}`,
].map((source) => new RegExp(String.raw`(?<![\p{L}\p{N}])${source}`, 'giu'));
const LABELLED = 0;
const OF_PERSONS = 2;
const OF_READER = 3;
const OF_CLIENTS = 4;
const BARE = 5;
/** Two ages of which the lower is below this are no range of years of experience only where a word says so. */
const LEAST_OF_BARE = 16;

/** Behind years: "18 to 20 years of relevant experience", but not "18 to 20 years with experience". */
const OF_EXPERIENCE = new RegExp(
  String.raw`^(?:['’]s?)?\s{1,3}(?:(?!(?:${anyOf([...ages.apart, ...ages.behind])})(?!\p{L}))[\p{L}'’]{1,20}\s{1,2}){0,3}[\p{L}'’]{0,12}(?:${anyOf(ads.experience)})`,
  'iu',
);
const BEHIND_EXPERIENCE = new RegExp(
  String.raw`(?:${anyOf(ads.experience)})\p{L}{0,4}[\s:]{1,3}(?:\p{L}{1,12}\s{1,2}){0,2}$`,
  'iu',
);
const NEEDS_YEARS = new RegExp(String.raw`${YEARS}$`, 'iu');

function rangeOf(age: string): string {
  return String.raw`(?<!\d)(${age})(?:\s{0,2}(?:-|–|—|${anyOf(ages.to)})\s{0,2}(${age}))?`;
}

/** So many ages of each form are looked at: an ad has one or two. */
const MOST_READ = 20;

/** "Aged 18 to 30", "ab 18 Jahren", "kobietę do 30 lat": ages of anybody; years of experience are none. */
export function extractAges(text: string): ExtractedAge[] {
  return FORMS.flatMap((form, at) =>
    firstMatches(text, form, MOST_READ).flatMap((match): ExtractedAge[] => {
      const [whole, bounds = '', first, second] = match;
      const start = match.index;
      const end = start + whole.length;
      if (at === BARE && (bounds + (second ?? '') === '' || Number(first) < LEAST_OF_BARE)) return [];
      if (at === OF_CLIENTS && (second === undefined || bounds === '')) return [];
      if (isOfExperience(text, start, end)) return [];
      const said = { isLabelled: at === LABELLED, isNamed: at !== BARE, isOfReader: at === OF_READER };
      const place = { start, end, ...said, isRange: second !== undefined };
      if (second !== undefined) return [{ min: Number(first), max: Number(second), ...place }];
      // "Persons with 20 years": without a bound it is whatever.
      if (at === OF_PERSONS && bounds === '') return [];
      return UP_TO.test(bounds)
        ? [{ min: null, max: Number(first), ...place }]
        : [{ min: Number(first), max: null, ...place }];
    }),
  );
}

/** "18 to 20 years of experience", "experience: 18 to 20 years". */
export function isOfExperience(text: string, start: number, end: number): boolean {
  return (
    OF_EXPERIENCE.test(text.slice(end, end + 80)) ||
    (NEEDS_YEARS.test(text.slice(start, end)) && BEHIND_EXPERIENCE.test(text.slice(Math.max(0, start - 40), start)))
  );
}
