import { ORDINARY_WORDS } from '../../../../core/spi.js';
import { countryOfCity, isKnownCity, isKnownCityBehindIn } from '../../parse/lexicons/cities.js';
import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';
import { regionOrCountry } from '../../parse/recognizers/places.js';
import type { ExtractedLocation } from './extract-location.js';
import { firstMatches } from './first-matches.js';
import { townInItsCase } from './town-in-its-case.js';
import { townInNormalCase } from './town-in-normal-case.js';

/** Places that are looked at: an ad names a few. */
const MOST_READ = 50;

/** A letter of a name, or a full stop that ends no sentence: "St. Albans". */
const IN_NAME = String.raw`(?:[\p{L}'’-]|\.(?!\s)|(?<=\b(?:${anyOf(lexicon.workplace.saints)}))\.)`;
const { hybridAlone, remoteAlone, onSiteAlone } = lexicon.workplace;
const KINDS = anyOf([...hybridAlone, ...remoteAlone, ...onSiteAlone]);
const IN_CITY = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.in)})\s{1,3}(?:\d{4,5}\s)?(\p{Lu}${IN_NAME}{1,30}(?:[ -]\p{Lu}${IN_NAME}{1,30}){0,3})|,\s{1,3}(\p{Lu}[\p{L}.'’-]{2,30})(?=\s{0,3}(?:\n|$))|(?:,\s{1,3}|\s[-–—]\s{1,3}|(?<=^|\n|[.!?]\s))(\p{Lu}${IN_NAME}{1,30}(?: \p{Lu}${IN_NAME}{1,30}){0,2}),?\s(?!\p{Lu}{3}\s?\d)(\p{Lu}{2,3})(?![\p{L}\d])|\((\p{Lu}[\p{L}'’-]{2,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2})\)|(?<!\p{L})(\p{Lu}[\p{L}'’-]{2,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2}) \((?:\d{2}|2[AB])\)|(?<=[.!?]\s)(\p{Lu}[\p{L}'’-]{2,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2})(?=\.(?:\s|$)|\s{0,3}$|,\s\p{Sc}?\d|,\s(?:${KINDS})(?!\p{L}))`,
  'gu',
);

const ENDS_PLACE = /^\s{0,3}(?:[.,|(\n]|\d{4,5}(?!\d)|$)/u;
const STATE = /^\p{Lu}{2,3}$/u;

/** Where the employer is, or comes from. */
const OF_EMPLOYER = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf([...lexicon.workplace.basedIn, ...lexicon.workplace.founded])})\s{1,3}$`,
  'iu',
);

/** The only known city that a text speaks of with "in", in brackets, before its department ("Quimper (29)"), at the end of a line, or as a sentence of its own ("Lyon.", "Bristol, £32,000.", "Valencia, híbrido."); of several none is the place of the job. */
export function onlyCity(text: string): ExtractedLocation | null {
  const places: ExtractedLocation[] = [];
  for (const match of firstMatches(text, IN_CITY, MOST_READ)) {
    const words = (match[1] ?? match[2] ?? match[3] ?? match[5] ?? match[6] ?? match[7] ?? '').split(' ');
    const before = text.slice(Math.max(0, match.index - 30), match.index + match[0].indexOf(words[0]!));
    // "in Burlington VT needs": the state is the last of the capital words.
    const behind = match[1] !== undefined && words.length > 1 && STATE.test(words.at(-1)!) ? words.pop() : undefined;
    const code = match[4] ?? behind;
    const named = code === undefined ? undefined : regionOrCountry(code);
    if ((match[4] !== undefined && !named) || OF_EMPLOYER.test(before)) continue;
    // "Sydney NSW. $45 an hour", "Sandia Air - Albuquerque, NM 87102": without a comma before the town only a state makes sure.
    const isBare = match[4] !== undefined && !match[0].startsWith(',');
    if (isBare && (named?.region === undefined || !ENDS_PLACE.test(text.slice(match.index + match[0].length))))
      continue;
    for (let count = words.length; count > 0; count -= 1) {
      // "(NICE TO HAVE)": in capitals the first of several words is no name.
      if (match[5] !== undefined && count < words.length && !/\p{Ll}/u.test(match[5])) break;
      // "Paris Agreement." and "Nice." are no towns, as "Lyon." is.
      if (match[7] !== undefined && (count < words.length || ORDINARY_WORDS.has(match[7].toLowerCase()))) break;
      // bounded: a name of at most 130 characters
      const city = words
        .slice(0, count)
        .join(' ')
        .replace(/[.'’-]+$/u, '');
      const inflected =
        behind === undefined && code === undefined ? townInItsCase(text.slice(match.index), city) : undefined;
      // With its state a town is sure that has another sense elsewhere: "Dayton, OH".
      const isCity =
        inflected !== undefined ||
        (match[1] === undefined ? isKnownCity(city) : isKnownCityBehindIn(city)) ||
        isKnownCity(withoutQuarter(city)) ||
        (named?.region !== undefined && countryOfCity(city) === named.countryCode);
      if (!isCity) continue;
      const start = match.index + match[0].indexOf(words[0]!);
      const { region, countryCode } = (count === words.length && named) || {};
      const area = { ...(region && { region }), ...(countryCode && { countryCode }) };
      places.push({
        location: { city: inflected ?? townInNormalCase(isKnownCity(city) ? city : withoutQuarter(city)), ...area },
        start,
        end: start + city.length,
      });
      break;
    }
  }
  const cities = new Set(places.map(({ location }) => location.city?.toLowerCase()));
  return cities.size === 1 ? places[0]! : null;
}

/** Where quarters are written behind their towns. In France and England such names are those of other towns: "Boulogne-Billancourt". */
const WITH_QUARTERS: ReadonlySet<string> = new Set(['AT', 'CH', 'DE', 'NL', 'PL']);

/** "Bonn-Beuel", "Wrocław-Krzyki": a quarter behind its town. */
function withoutQuarter(city: string): string {
  const town = /^(\p{Lu}\p{L}{3,30})-\p{Lu}\p{L}{2,30}$/u.exec(city)?.[1];
  return town !== undefined && WITH_QUARTERS.has(countryOfCity(town) ?? '') ? town : city;
}
