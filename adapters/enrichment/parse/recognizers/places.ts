import type { Location } from '../../../../core/index.js';
import { countryOfCity, isKnownCity } from '../lexicons/cities.js';
import { LEGAL_FORMS } from '../lexicons/legal-forms.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';
import { COUNTRIES, COUNTRIES_OF_REGION, REGIONS } from '../lexicons/place-names.js';
import { cut, type Piece, splitPiece, strip, wordsOf } from '../text.js';
import { PLACE } from '../thresholds.js';
import { countFunctionWords } from '../../language/detect-language.js';
import { COMPANY_NOUNS } from './titles-and-employers.js';

const REMOTE = new RegExp(`^(?:${anyOf(lexicon.places.remote)})$`, 'iu');
const POSTCODE =
  /\s{0,9}(?<![\p{L}\d])(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|\d{6}|\d{4})\s*$/u;

const CITY = new RegExp(String.raw`^\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)?\s+(?:${anyOf(lexicon.places.cityEnding)})$`, 'u');
const PLACEHOLDER = new RegExp(
  String.raw`^(?:${anyOf(lexicon.places.cityWord)})\s*(?:,\s*(?:${anyOf(lexicon.places.stateWords)})\b.{0,20})?$`,
  'iu',
);
const ARTICLE = new RegExp(String.raw`^(?:${anyOf(lexicon.places.article)}) `, 'iu');

/** How much a phrase looks like a place: 0 not at all, 1 for certain. */
export function placeScore(text: string): number {
  if (text.length > 70 || text.length < 2) return 0;
  if (PLACEHOLDER.test(text)) return 1;
  if (REMOTE.test(text)) return 0.9;
  const bare = text
    // The number of a French department: "Lesquin (59)".
    .replace(/\s{0,9}\((?:\d{2,3}|2[AB])\)$/u, '')
    .replace(/^\(|\)$/gu, '')
    // "New York (US)" is "New York, US".
    .replace(/\s{1,9}\((?=[\p{L}. ]+$)/u, ', ')
    .replace(POSTCODE, '')
    .replace(/^\d{5}\s+/u, '');
  const segments = bare.split(/\s{0,9}[,/]\s*|\s{1,9}[-–]\s+/u).filter(Boolean);
  const last = segments[segments.length - 1];
  if (!last || segments.length > 4) return 0;
  const known = regionOrCountry(last);
  if (segments.length === 1) {
    if (isKnownCity(last) || isCityWithCode(text) || countryOfArea(text)) return 0.85;
    return known && last.length > 3 ? 0.8 : known ? 0.5 : 0;
  }
  const rest = segments.slice(0, -1);
  const shaped = rest.every(
    (part) => nameWords(part) <= 3 && /^\p{Lu}/u.test(part) && !part.includes('&') && !LEGAL_FORMS.test(part),
  );
  if (!shaped) return 0;
  // Three parts are a place only where two of them are an area: "Austin, TX, USA".
  if (rest.length >= 2 && !(COUNTRIES.has(last.toLowerCase()) && regionOrCountry(rest[rest.length - 1]!)))
    return known && rest.length === 2 ? 0.6 : 0.3;
  // "Kansas City, MO" has a noun of employers' names too.
  const noun = rest.some((part) => !CITY.test(part) && COMPANY_NOUNS.has(wordsOf(part.toLowerCase()).at(-1) ?? ''));
  if (known) return noun ? 0.5 : 0.95;
  // "Israel, Haifa": the country comes first.
  if (rest.length === 1 && COUNTRIES.has(rest[0]!.toLowerCase()) && isKnownCity(last)) return 0.95;
  // "San Francisco, Harbour School District" ends with who pays there.
  if (!CITY.test(last) && COMPANY_NOUNS.has(wordsOf(last.toLowerCase()).at(-1) ?? '')) return 0;
  if (isKnownCity(rest[0]!)) return 0.75;
  return isKnownCity(last) ? 0.5 : 0;
}

/** "Geelong VIC", "Winnipeg MB", "Hull HU5", "8010 Graz". */
function isCityWithCode(text: string): boolean {
  const piece = { text, start: 0, end: text.length };
  return (stateBesideCity(piece) ?? districtBesideCity(piece) ?? codeBeforeCity(piece, false)) !== undefined;
}

const AREA = new RegExp(
  String.raw`^(?:(?:${anyOf(lexicon.places.areasBefore)})\s(\p{Lu}[\p{L}.' -]{1,40}?)(?:\s(?:${anyOf(lexicon.places.areasBehind)}))?|(\p{Lu}[\p{L}.' -]{1,40}?)\s(?:${anyOf(lexicon.places.areasBehind)}))$`,
  'iu',
);

/** "Greater Leeds Area", "Köln und Umgebung": a known city and what is around it. Its country; whether somebody lives in the city is not said. */
function countryOfArea(text: string): string | undefined {
  const [, before, behind] = AREA.exec(text) ?? [];
  const name = before ?? behind;
  return name !== undefined && isKnownCity(name) ? countryOfCity(name) : undefined;
}

/** Codes of three letters that only states of Australia have: behind a comma, the town before one needs no list. */
const TOWN_OF_STATE = /^(?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:VIC|NSW|QLD|TAS)(?: \d{4})?$/u;

export function isTownOfState(text: string): boolean {
  return TOWN_OF_STATE.test(text) && !wordsOf(text.toLowerCase()).some((word) => COMPANY_NOUNS.has(word));
}

const SMALL_WORD = new RegExp(`^(?:${anyOf(lexicon.places.smallWords)})$`, 'u');

// "Villanueva de la Serena" has two.
function nameWords(text: string): number {
  return wordsOf(text).filter((word) => !SMALL_WORD.test(word)).length;
}

export function regionOrCountry(text: string): { region?: string; countryCode: string } | undefined {
  const written = text.replace(POSTCODE, '').replace(ARTICLE, '').trim();
  // "NM US": no comma between the state and the country.
  const bare = /^\p{Lu}{2}(?= USA?$)/u.exec(written)?.[0] ?? written;
  const lower = bare.toLowerCase();
  const country = COUNTRIES.get(lower);
  if (country) return { countryCode: country };
  const region = REGIONS.get(bare) ?? REGIONS.get(lower);
  if (region) return { region: bare, countryCode: region.country };
  return undefined;
}

/** Takes a place off the end of a phrase: "Northwind Ltd, Leeds, UK" → employer and place. */
export function placeAtEnd(piece: Piece): { rest: Piece; place: Piece } | undefined {
  const commas = splitPiece(piece, /\s{0,9},\s*/gu);
  for (const take of [3, 2, 1]) {
    if (take > commas.length) continue;
    const first = commas[commas.length - take]!;
    const place = cut(piece, first.start - piece.start);
    const isTown = take === 1 && (CITY.test(place.text) || isTownOfState(place.text));
    const score = isTown ? 0.8 : placeScore(place.text);
    if (score >= (take === 1 ? PLACE.clear : PLACE.likely) && (take > 1 || commas.length > 1)) {
      if (take === commas.length && take > 1) {
        const glued = cityGlued(piece, first);
        if (glued) return glued;
      }
      return { rest: strip(cut(piece, 0, first.start - piece.start)), place };
    }
  }
  const last = commas[commas.length - 1];
  const before = commas[commas.length - 2];
  if (!last || !before || !regionOrCountry(last.text)) return undefined;
  return cityGlued(piece, before);
}

// "Northwind Trading San Francisco, CA": no mark between the employer and the city, but the city is a known one.
function cityGlued(piece: Piece, segment: Piece): { rest: Piece; place: Piece } | undefined {
  const words = [...segment.text.matchAll(/\S+/gu)];
  for (let take = Math.min(3, words.length - 1); take >= 1; take -= 1) {
    const at = words[words.length - take]!.index;
    if (!isKnownCity(segment.text.slice(at))) continue;
    const from = segment.start - piece.start + at;
    return { rest: strip(cut(piece, 0, from)), place: cut(piece, from) };
  }
  return undefined;
}

/** "Value Mart Tulsa OK": a town that is known, in the state whose code is behind it, and no mark before it. */
export function townOfStateAtEnd(piece: Piece): { rest: Piece; place: Piece } | undefined {
  const words = [...piece.text.matchAll(/\S+/gu)];
  for (let take = Math.min(LONGEST_TOWN_OF_STATE, words.length - 1); take >= 2; take -= 1) {
    const at = words[words.length - take]!.index;
    const place = cut(piece, at);
    if (stateBesideCity(place)) return { rest: cut(piece, 0, at), place };
  }
  return undefined;
}

/** In words: three of the town, the code of the state and a postal code. */
const LONGEST_TOWN_OF_STATE = 5;

interface HomeFind {
  readonly location: Location;
  readonly fields: readonly HomeField[];
  readonly piece: Piece;
}

const STREET = new RegExp(
  String.raw`(?<!\p{L})(?:\d{1,6}[a-z]?\s{1,9}[\p{L}.' ]{2,30}(?<!\p{L})(?:${anyOf(lexicon.address.streetNouns)})\b\.?|[\p{L}.-]{1,60}(?:${anyOf(lexicon.address.streetEndings)})\s{0,9}\d+\w?|[\p{L}.'-]{1,60}\s(?:${anyOf(lexicon.address.streetWords)})\s{1,9}\d+\w?|\d{1,6},?\s{0,9}(?:${anyOf(lexicon.address.streetOpeners)})\s{1,9}[\p{L}' -]{1,60}|(?:${anyOf(lexicon.address.streetOpenersNumberLast)})\s{0,9}[\p{L}. ]{1,60}\d+|(?:${anyOf(lexicon.address.postBox)})\s{0,9}:?\s{0,9}\d+)`,
  'iu',
);
const STREETS = new RegExp(STREET, `${STREET.flags}g`);
const ZIP =
  /(?<!\d|(?<!(?<!\p{L})\p{Lu}{1,3})-)(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[AC-FHKNPRTV-Y]\d[\dW] [\dAC-FHKNPRTV-Y]{4}|\d{6}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4} ?[A-Z]{2}(?=\s\p{Lu}))(?![\d-])/u;

/** The streets with their numbers that a line names. */
export function streetsIn(line: Piece): Piece[] {
  return [...line.text.matchAll(STREETS)].map(({ index, 0: street }) => cut(line, index, index + street.length));
}

// Where the candidate works, or was born.
const SOMEWHERE_ELSE = new RegExp(
  String.raw`^(?:${anyOf(lexicon.address.elsewhere)})\s*(?:[:#]|\d|(?:${anyOf(lexicon.address.prepositions)})\s)`,
  'iu',
);

const BRITISH_COUNTY = new RegExp(`^(?:${anyOf(lexicon.places.britishCounties)})$`, 'iu');
const BRITISH_ZIP = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/u;

/** Where the person lives, from the contact lines. */
export function findHome(lines: readonly Piece[]): HomeFind | undefined {
  for (const line of lines) {
    if (
      LEGAL_FORMS.test(
        withoutAddresses(line.text)
          .replace(STATE_AFTER_COMMA, stateAway)
          .replace(DUTCH_ZIP, ' ')
          .replace(BRITISH_CODE, ' '),
      ) ||
      SOMEWHERE_ELSE.test(line.text)
    )
      continue;
    for (const part of splitPiece(
      line,
      /\s{0,9}[|•●·▪■◆\uF000-\uF8FF]\s*|\t+| {3,}|\s{1,9}[-–—]\s+(?!\d{5,6}\s{0,9}(?:$|[|•·]))|\s\/\s(?=[+(\d])|\s\/\s(?=[\w.-]{1,64}@)/gu,
    )) {
      // "mara@example.org , +44 20 7946 0000 , Leeds, UK": the place is between the marks that part the others.
      for (const cell of part.text.includes('@') ? splitPiece(part, /\s,\s/gu) : [part]) {
        const found = readPlace(labelless(strip(cell)));
        if (found) return found;
      }
    }
  }
  return undefined;
}

/** "3511 AB Utrecht" is no Swedish company. */
const DUTCH_ZIP = /(?<!\d)\d{4} ?\p{Lu}{2}(?=\s\p{Lu}\p{Ll})/gu;

/** "LS1 4AB" is no Swedish company either, and "SE15" none of Europe. */
const BRITISH_CODE = /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?(?![\p{L}\d])/gu;

/** "Loveland, CO" is no company. */
const STATE_AFTER_COMMA = /,\s\p{Lu}{2}(?!\p{L})/gu;

function stateAway(written: string): string {
  return REGIONS.has(written.slice(-2)) ? '' : written;
}

/** The number of a French department: "Lesquin (59)". */
const DEPARTMENT_AFTER = /\s{0,9}\((?:\d{2,3}|2[AB])\)$/u;
const HOME_LABEL = new RegExp(
  String.raw`^(?:(?:${anyOf(lexicon.address.labels)})\s{0,9}[:.]\s{0,9})?(?:(?:${anyOf(lexicon.address.leads)})\s{1,9}(?=\p{Lu}))?`,
  'iu',
);

function labelless(part: Piece): Piece {
  const label = HOME_LABEL.exec(part.text);
  const value = label ? cut(part, label[0].length) : part;
  const department = DEPARTMENT_AFTER.exec(value.text);
  return department ? cut(value, 0, department.index) : value;
}

function readPlace(part: Piece): HomeFind | undefined {
  if (part.text.length > 110 || part.text.length < 3 || /@|https?:/u.test(part.text)) return undefined;
  const street = STREET.exec(part.text);
  const commas = segmentsOf(part);
  const fields: HomeField[] = [];
  const add = (key: keyof Location, piece: Piece, value = piece.text): void => {
    if (value && !fields.some((field) => field.key === key)) fields.push({ key, piece, value });
  };
  const [country, town, ...others] = commas;
  if (others.length === 0 && town && isCountryFirst(country!, town)) {
    add('countryCode', country!, regionOrCountry(country!.text)!.countryCode);
    add('city', town);
  }
  const zip = postalCode(part.text, street);
  let city: Piece | undefined;
  // No other country writes its postal codes like Britain.
  let known = false;
  const british = zip && BRITISH_ZIP.test(zip[0]) ? cut(part, zip.index, zip.index + zip[0].length) : undefined;
  const around = countryOfArea(commas[0]!.text);
  if (around) add('region', commas[0]!);
  for (let i = commas.length - 1; i >= (around ? 1 : 0); i -= 1) {
    const segment = withoutZip(commas[i]!);
    const area = regionOrCountry(segment.text);
    if (area && (i > 0 || commas.length === 1)) {
      known = true;
      if (area.region) add('region', segment);
      if (CITY_STATES.has(area.countryCode)) add('city', segment);
      add('countryCode', segment, area.countryCode);
      continue;
    }
    const state =
      stateBesideCity(commas[i]!) ??
      districtBesideCity(commas[i]!) ??
      codeBeforeCity(commas[i]!, street !== null) ??
      cityBeforeDistrict(commas[i]!);
    if (state) {
      known = true;
      if (state.region) add('region', state.region);
      if (state.district) add('postalCode', state.district);
      add('countryCode', state.region ?? state.district ?? state.city, state.countryCode);
      city ??= state.city;
      break;
    }
    if (known || isKnownCity(segment.text) || (zip && segment !== commas[i])) {
      // "Monterrey, Nuevo León, México": the area between the two has no list here.
      const first = withoutZip(commas[0]!);
      const named = i > 0 ? commas.slice(0, i).find(({ text }) => CITY.test(text)) : undefined;
      city ??= named ?? (i > 0 && isKnownCity(first.text) ? first : withoutArea(segment));
      break;
    }
  }
  if (around) {
    add('countryCode', commas[0]!, around);
    known = true;
  }
  if (zip && EIRCODE.test(zip[0])) add('countryCode', cut(part, zip.index, zip.index + zip[0].length), 'IE');
  if (british) {
    add('countryCode', british, 'GB');
    const before = commas.findIndex((segment) => segment.end >= british.start);
    const own = withoutZip(commas[before]!);
    // "Hull, East Yorkshire, HU1 1AA": the code may be behind a comma of its own.
    const last = own.text === '' && before > 0 ? before - 1 : before;
    const county = BRITISH_COUNTY.test(commas[last]!.text) && last < before ? commas[last] : own;
    const isCounty = county !== undefined && BRITISH_COUNTY.test(county.text);
    const town = isCounty ? commas[last - 1] : last < before ? commas[last] : undefined;
    if (town && !STREET.test(town.text) && (isCounty || !city?.text)) city = town;
    if (isCounty) add('region', county);
    known = true;
  }
  known ||= fields.some(({ key }) => key === 'city');
  if (!known && !(city && placeScore(city.text) >= PLACE.clear) && !(zip && street)) return undefined;
  if (city && isWithinArea(city.text)) return undefined;
  if (city && /\p{L}/u.test(city.text) && !/\d/u.test(city.text) && city.text.split(/\s+/u).length <= 5)
    add('city', city);
  if (street) add('address', cut(part, street.index, street.index + street[0].length));
  if (zip) add('postalCode', cut(part, zip.index, zip.index + zip[0].length));
  if (fields.length === 0) return undefined;
  settleCountry(fields);
  return {
    location: Object.fromEntries(fields.map(({ key, value }) => [key, value])) as Location,
    fields,
    piece: part,
  };
}

/** "18111 Harbour Street": the number of a house is none. */
function postalCode(text: string, street: RegExpExecArray | null): RegExpExecArray | null {
  const house = street && /^\d+/u.exec(street[0])?.[0];
  if (!street || !house) return ZIP.exec(text);
  return ZIP.exec(
    `${text.slice(0, street.index)}${'#'.repeat(house.length)}${text.slice(street.index + house.length)}`,
  );
}

/** "Northern Woods of Tern County" is no town, and nobody's home. */
function isWithinArea(town: string): boolean {
  return town.split(/\s+/u).length >= 4 && WITHIN_AREA.test(town) && !isKnownCity(town);
}

const WITHIN_AREA = new RegExp(String.raw`\s(?:${anyOf(lexicon.joining.of)})\s`, 'iu');

interface HomeField {
  key: keyof Location;
  piece: Piece;
  value: string;
}

/** A code that two countries have is in the one where the city or the postal code is: "Perth, WA", "Newman, WA 6753", "Tbilisi, Georgia". */
function settleCountry(fields: HomeField[]): void {
  const region = fields.find(({ key }) => key === 'region');
  const country = fields.find(({ key }) => key === 'countryCode');
  if (!region || country?.piece !== region.piece) return;
  const city = fields.find(({ key }) => key === 'city');
  const home = city && countryOfCity(city.value);
  // "Hamburg, DE" and "Chennai, IN" are in these countries, and so is "Manipur, 722122, IN".
  const zip = fields.find(({ key }) => key === 'postalCode');
  if (region.value === home || (region.value === 'IN' && zip && INDIAN_CODE.test(zip.value))) {
    country.value = region.value;
    fields.splice(fields.indexOf(region), 1);
    return;
  }
  const [, code = '', digits] = /^(\p{Lu}{2,3})(?: (\d{4}))?$/u.exec(region.value) ?? [];
  const possible = COUNTRIES_OF_REGION.get(code) ?? [];
  if (digits !== undefined && possible.includes('AU')) {
    country.value = 'AU';
    region.piece = cut(region.piece, 0, code.length);
    region.value = code;
    if (!fields.some(({ key }) => key === 'postalCode'))
      fields.push({ key: 'postalCode', piece: cut(country.piece, code.length + 1), value: digits });
  } else if (home !== undefined && possible.includes(home)) country.value = home;
  else if (home === GEORGIA && COUNTRIES_LIKE_REGIONS.get(region.value.toLowerCase()) === GEORGIA) {
    country.value = GEORGIA;
    fields.splice(fields.indexOf(region), 1);
  }
}

/** The country is the city. */
const CITY_STATES: ReadonlySet<string> = new Set(['HK', 'MC', 'SG']);
const INDIAN_CODE = /^[1-9]\d{5}$/u;
const GEORGIA = 'GE';
/** Countries that are called as a region of another one is. */
const COUNTRIES_LIKE_REGIONS: ReadonlyMap<string, string> = new Map([['georgia', GEORGIA]]);

interface CityWithCode {
  readonly city: Piece;
  readonly region?: Piece;
  readonly district?: Piece;
  readonly countryCode: string;
}

const CITY_STATE_CODE =
  /^(\p{Lu}[\p{L}.' -]{1,40}) (\p{Lu}{2,3})(?: (\d{4,5}(?=$|-)|[A-Z]\d[A-Z] \d[A-Z]\d)(?:-\d{4})?)?$/u;

/** "Cairns QLD 4870", "Gary IN 46402", "Vancouver BC": a known city with its state, and no comma between. Without a postal code the city has to be there. */
function stateBesideCity(segment: Piece): CityWithCode | undefined {
  const [, name = '', code = '', digits] = CITY_STATE_CODE.exec(segment.text) ?? [];
  const possible = COUNTRIES_OF_REGION.get(code);
  if (!possible || !isKnownCity(name)) return undefined;
  const home = countryOfCity(name);
  const isThere = home !== undefined && possible.includes(home);
  if (digits === undefined && !isThere) return undefined;
  const at = name.length + 1;
  return {
    city: cut(segment, 0, name.length),
    region: cut(segment, at, at + code.length),
    countryCode: isThere ? home : REGIONS.get(code)!.country,
  };
}

const CITY_DISTRICT = /^(\p{Lu}[\p{L}.' -]{1,40}) ([A-Z]{1,2}\d[A-Z\d]?)$/u;

/** "Doncaster DN4": a British city and the first half of its postal code. */
function districtBesideCity(segment: Piece): CityWithCode | undefined {
  const [, name = '', code = ''] = CITY_DISTRICT.exec(segment.text) ?? [];
  if (code === '' || countryOfCity(name) !== 'GB') return undefined;
  return { city: cut(segment, 0, name.length), district: cut(segment, name.length + 1), countryCode: 'GB' };
}

const CODE_CITY = /^(?:\p{Lu}{1,2}-)?(\d{4}|\d{3} \d{2}) (\p{Lu}[\p{L}.'’ -]{1,40}?)(?: (?:\d{1,2}|\p{Lu}{1,2}))?$/u;

/**
 * "8010 Graz", "CH-3011 Bern", "110 00 Praha 1", "1620 København V": a known city behind its code, in a country that writes such codes, and the district behind it. Without
 * a street "2015 Graz" is a year.
 */
function codeBeforeCity(segment: Piece, hasStreet: boolean): CityWithCode | undefined {
  const [, code = '', name = ''] = CODE_CITY.exec(segment.text) ?? [];
  const countryCode = code === '' || !isKnownCity(name) ? undefined : countryOfCity(name);
  if (countryCode === undefined || !CODES_FIRST.get(code.length)!.has(countryCode)) return undefined;
  if (!hasStreet && /^(?:19|20)\d\d$/u.test(code)) return undefined;
  const at = segment.text.indexOf(code);
  const city = at + code.length + 1;
  return {
    city: cut(segment, city, city + name.length),
    district: cut(segment, at, at + code.length),
    countryCode,
  };
}

/** By the length of the code, with its blank, the countries in which it stands before the town. */
const CODES_FIRST: ReadonlyMap<number, ReadonlySet<string>> = new Map([
  [4, new Set('AT BE BG CH DK HU LI LU NO SI'.split(' '))],
  [6, new Set('CZ GR SE SK'.split(' '))],
]);

const CITY_NUMBER = /^(\p{Lu}[\p{L}.' -]{1,40})(?: \d{1,2}|\/\p{Lu}{2})$/u;

/** "Dublin 8", of the cities whose districts have numbers, and "São Paulo/SP". */
function cityBeforeDistrict(segment: Piece): CityWithCode | undefined {
  const [, name = ''] = CITY_NUMBER.exec(segment.text) ?? [];
  const countryCode =
    isKnownCity(name) && (segment.text.includes('/') || NUMBERED.test(name)) ? countryOfCity(name) : undefined;
  return countryCode === undefined ? undefined : { city: cut(segment, 0, name.length), countryCode };
}

const NUMBERED = new RegExp(`^(?:${anyOf(lexicon.places.numberedCities)})$`, 'u');

const EIRCODE = /^[AC-Y]\d[\dW] [\dAC-Y]{4}$/u;

/** "Israel, Tel Aviv": where the country comes first. */
function isCountryFirst(country: Piece, town: Piece): boolean {
  const isCountry = COUNTRIES.has(country.text.toLowerCase()) && country.text.length > 3;
  return (
    isCountry &&
    regionOrCountry(town.text) === undefined &&
    /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,2}$/u.test(town.text)
  );
}

/** The parts between commas or strokes; "5000 Namur (Belgique)" is "5000 Namur, Belgique". */
function segmentsOf(part: Piece): Piece[] {
  const bracket = /\s\(([\p{L} .]{3,30})\)$/u.exec(part.text);
  if (!bracket?.[1] || !regionOrCountry(bracket[1])) return splitPiece(part, SEGMENT_END);
  const at = bracket.index + 2;
  return [...splitPiece(cut(part, 0, bracket.index), SEGMENT_END), cut(part, at, at + bracket[1].length)];
}

const SEGMENT_END = /\s{0,9},\s*|\s\/\s/gu;

function withoutZip(segment: Piece): Piece {
  const zip = ZIP.exec(segment.text);
  if (!zip) return segment;
  // "D-79104 Freiburg": the country before the code.
  const leads = /^(?:\p{Lu}{1,3}-)?$/u.test(segment.text.slice(0, zip.index));
  return leads ? strip(cut(segment, zip.index + zip[0].length)) : strip(cut(segment, 0, zip.index));
}

/** "Getafe (Madrid)" is in Getafe. */
function withoutArea(whole: Piece): Piece {
  // "5000 Namur": four digits are a postal code only where the country is known.
  const segment = /^\d{4}\s\p{Lu}/u.test(whole.text) ? cut(whole, 5) : whole;
  const area = /\s{0,9}\([^()]+\)$/u.exec(segment.text);
  return area && area.index > 2 ? cut(segment, 0, area.index) : segment;
}

/** `il` and `de` at the end of an address are no words. */
function withoutAddresses(text: string): string {
  return text
    .split(/\s+/u)
    .filter((word) => !/[@/]|\.\p{Ll}{2}/u.test(word))
    .join(' ');
}

/** The country of an e-mail address: "mara@example.com.br". */
const MAIL_COUNTRY = /@[\p{L}\d.-]{1,80}\.([a-z]{2})(?![\p{L}\d-]|\.\p{L})/iu;
const COUNTRY_CODES: ReadonlySet<string> = new Set(COUNTRIES.values());
/** Domains of countries that are sold to everybody. */
const USED_ANYWHERE: ReadonlySet<string> = new Set('AI CC CO FM GG IO LY ME SH TO TV WS'.split(' '));

/** Where a person who names no country most likely lives: by the town, else by the language of the text. For reading numbers only; never shown. */
export function likelyCountry(city: string | undefined, text: string): string {
  const known = city === undefined ? undefined : countryOfCity(city);
  if (known) return known;
  const [best] = countFunctionWords(withoutAddresses(text));
  if (!best || best.count === 0) return 'US';
  // A language is spoken in several countries; the address says in which of them.
  const domain = MAIL_COUNTRY.exec(text)?.[1]?.toUpperCase();
  const home = domain === 'UK' ? 'GB' : domain;
  return home && COUNTRY_CODES.has(home) && !USED_ANYWHERE.has(home) ? home : best.country;
}
