import { countryOfCity, isKnownCity } from '../../../parse/lexicons/cities.js';
import { anyOf, lexicon, wholeWords } from '../../../parse/lexicons/lexicon.js';
import { firstMatches } from '../first-matches.js';
import type { ExtractedLocation } from './extract-location.js';
import { isTownElsewhere } from './town-elsewhere.js';
import { townInNormalCase } from './town-in-normal-case.js';

const MOST_READ = 20;
/** In characters before a postcode: the name of a street. */
const LONGEST_STREET = 60;

const WORD = String.raw`(?:['’]s-|['’]t )?\p{Lu}[\p{L}'’-]{1,30}`;
const TOWN = String.raw`${WORD}(?: (?:(?:${anyOf(lexicon.workplace.addressParticles)}) ){0,2}${WORD}){0,3}`;
/** "3962 CL Wijk bij Duurstede", "00-950 Warszawa", "85088 Vohburg". */
const POSTCODE = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(?:(?<dutch>[1-9]\d{3}\s?\p{Lu}{2})|(?<polish>\d{2}-\d{3})|(?:(?:D|B|A|CH|L)-)?\d{4,5}),?\s{1,2}(?<town>${TOWN})(?=[ \t]{0,3}(?:[,.;()|\n–]|-\s|$))`,
  'gu',
);
/** "Karl-Lampe-Str. 21/22", "ul. Prosta 5 lok. 7", "Dorpsstraat 12 bus 3", "Rue Neuve 12": a name and the number of a house. */
const STREET =
  /\p{L}{3}\.?\s\d{1,4}\s?\p{L}?(?:\s?[-/+]\s?\d{1,4}\p{L}?|\s(?:lok\.|m\.|bus)\s?\d{1,4})?(?:,\s?|\s?\n\s?|\s[-–|]\s|,?\sin\s|\s)$/u;

const OF_RECORDS = new RegExp(wholeWords(lexicon.workplace.ofRecords), 'iu');

/** The town behind the postcode of the only address: of the employer, where an ad says no other place. */
export function townOfAddress(text: string): ExtractedLocation | null {
  const towns = firstMatches(text, POSTCODE, MOST_READ).flatMap((match) => townOf(text, match));
  const [first] = towns;
  return first && towns.every(({ location }) => location.city === first.location.city) ? first : null;
}

function townOf(text: string, match: RegExpExecArray): ExtractedLocation[] {
  const { town = '', dutch, polish } = match.groups ?? {};
  const country = dutch === undefined ? (polish === undefined ? undefined : 'PL') : 'NL';
  const before = text.slice(Math.max(0, match.index - LONGEST_STREET), match.index);
  // "2024 HR Manager": a postcode without its street needs a town of the country.
  const isSure = country !== undefined && isKnownCity(town) && countryOfCity(town) === country;
  if (!isSure && !STREET.test(before)) return [];
  const start = match.index + match[0].length - town.length;
  const end = start + town.length;
  const line = text.slice(Math.max(text.lastIndexOf('\n', match.index) + 1, match.index - LONGEST_LINE), end);
  if (OF_RECORDS.test(line) || isTownElsewhere(text, start, end)) return [];
  const location = { city: townInNormalCase(town), ...(country !== undefined && { countryCode: country }) };
  return [{ location, start, end }];
}

/** What is looked at before an address in its line. */
const LONGEST_LINE = 300;
