import type { JobLocation } from '../../../../../core/index.js';
import { countryOfCity } from '../../../parse/lexicons/cities.js';
import { lexicon, wholeWords } from '../../../parse/lexicons/lexicon.js';
import { hasDollars } from './currency-of-pay.js';
import { placesNamed } from '../place/only-city.js';

const ENTRIES = lexicon.pay.ofCountries.map((entry) => ({ country: entry.slice(0, 2), words: entry.slice(3) }));

/** What is paid, registered or asked for in one country only: "superannuation", "KiwiSaver". */
const SIGNS_OF_COUNTRIES = [...new Set(ENTRIES.map(({ country }) => country))].map((country) => ({
  country,
  pattern: new RegExp(wholeWords(ENTRIES.filter((entry) => entry.country === country).map(({ words }) => words)), 'u'),
}));

/** The country of a place, which an ad often leaves out: "Toronto". A region says that the city need not be the largest of its name. */
export function countryOf(place: JobLocation | undefined): string | undefined {
  return place?.countryCode ?? (place?.city && !place.region ? countryOfCity(place.city) : undefined);
}

/** Of which country the dollar is: that of the job's place, else of what is only there, else of the towns that the text names. */
export function countryOfDollar(text: string, place: JobLocation | undefined): string | undefined {
  if (place?.countryCode !== undefined) return place.countryCode;
  const signs = SIGNS_OF_COUNTRIES.filter(({ pattern }) => pattern.test(text));
  if (signs.length === 1) return signs[0]!.country;
  const own = countryOf(place);
  if (own !== undefined) return own;
  const countries = new Set(placesNamed(text).map(({ location }) => countryOf(location)));
  const [only] = countries;
  return countries.size === 1 && hasDollars(only) ? only : undefined;
}
