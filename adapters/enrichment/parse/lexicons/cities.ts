import { AMBIGUOUS_CITIES, CITIES_LIKE_PEOPLE, TITLE_TOWNS_LIKE_WORDS, TOWNS_LIKE_WORDS } from './ambiguous-cities.js';
import { GEONAMES_CITIES } from './geonames-cities.js';
import { lexicon } from './lexicon.js';

// Letters that have no accent to take away, and the apostrophe of typesetters.
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ı: 'i', đ: 'd', '’': "'" };

/** Names of cities as a language has them where GeoNames has another: "Wien", "Mailand". `name=country`. */
const OTHER_NAMES = lexicon.places.cities.map((entry) => entry.split('=') as [name: string, country: string]);

/** Folded name → country, ISO 3166-1 alpha-2; of several cities with one name that of the largest. */
const COUNTRY_OF_CITY: ReadonlyMap<string, string> = new Map([
  ...Object.entries(GEONAMES_CITIES).flatMap(([country, names]) =>
    names.split(';').map((name) => [folded(name), country] as const),
  ),
  ...OTHER_NAMES.map(([name, country]) => [folded(name), country] as const),
]);

const LITTLE_ALONE = new Set(AMBIGUOUS_CITIES.map(folded));

/** Whether a text is the name of a city and of hardly anything else, in whatever letters and accents. */
export function isKnownCity(text: string): boolean {
  const name = folded(text);
  return COUNTRY_OF_CITY.has(name) && !LITTLE_ALONE.has(name);
}

const LIKE_PEOPLE = new Set(CITIES_LIKE_PEOPLE.map(folded));

/** The same behind a word for "in", where a city that people are called like is a place as well: "in York". */
export function isKnownCityBehindIn(text: string): boolean {
  return isKnownCity(text) || (LIKE_PEOPLE.has(folded(text)) && COUNTRY_OF_CITY.has(folded(text)));
}

const LIKE_WORDS = new Set([...TOWNS_LIKE_WORDS, ...TITLE_TOWNS_LIKE_WORDS].map(folded));
const LIKE_WORDS_IN_TITLES = new Set(TITLE_TOWNS_LIKE_WORDS.map(folded));

/** Whether a word is the name of a town where the words before it ask for one: "a hospital in Bath". */
export function isTownLikeWord(text: string): boolean {
  return LIKE_WORDS.has(folded(text)) && COUNTRY_OF_CITY.has(folded(text));
}

/** Whether a word is a town where it is a part of a job title by itself: "Nurse (Cork)". */
export function isTownLikeWordInTitle(text: string): boolean {
  return LIKE_WORDS_IN_TITLES.has(folded(text)) && COUNTRY_OF_CITY.has(folded(text));
}

/** The country of the largest city of this name. */
export function countryOfCity(text: string): string | undefined {
  return COUNTRY_OF_CITY.get(folded(text));
}

function folded(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[ßłøæœıđ’]/gu, (letter) => PLAIN[letter] ?? letter);
}
