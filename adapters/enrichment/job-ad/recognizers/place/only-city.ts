import { ORDINARY_WORDS } from '../../../../../core/spi.js';
import { countryOfCity, isKnownCity, isKnownCityBehindIn, isTownLikeWord } from '../../../parse/lexicons/cities.js';
import { anyOf, lexicon } from '../../../parse/lexicons/lexicon.js';
import { regionOrCountry } from '../../../parse/recognizers/places.js';
import { areaBehind, whereCityIs } from './area-behind.js';
import type { ExtractedLocation } from './extract-location.js';
import { firstMatches } from '../first-matches.js';
import { townInItsCase } from './town-in-its-case.js';
import { isTownElsewhere } from './town-elsewhere.js';
import { townInNormalCase } from './town-in-normal-case.js';
import { townsWithProvince } from './towns-with-province.js';
import { townsAsAdjectives } from './towns-as-adjectives.js';

/** Places that are looked at: an ad names a few. */
const MOST_READ = 50;

/** A letter of a name, or a full stop that ends no sentence: "St. Albans". */
const IN_NAME = String.raw`(?:[\p{L}'’-]|\.(?!\s)|(?<=\b(?:${anyOf(lexicon.workplace.saints)}))\.)`;
/** "London EC2", "Dublin 2" */
const DISTRICT = String.raw`(?:\p{Lu}{1,2}\d{1,2}\p{Lu}?|\d{1,2})(?!\p{N}|\p{L})`;
const NAME = String.raw`\p{Lu}[\p{L}'’-]{2,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2}`;
const PARTICLES = anyOf(lexicon.workplace.townParticles);
const NAME_WITH_PARTICLES = String.raw`\p{Lu}[\p{L}'’-]{2,30}(?: (?:(?:${PARTICLES}) ){0,2}\p{Lu}[\p{L}'’-]{1,30}){0,2}`;
const { hybridAlone, remoteAlone, onSiteAlone } = lexicon.workplace;
const KINDS = anyOf([...hybridAlone, ...remoteAlone, ...onSiteAlone]);
/** "Clínica privada de Monterrey". */
const SITE = anyOf(lexicon.workplace.sites.flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]));
/** The ways in which a sentence names a town, by the group that has its name. */
const WAYS = {
  in: String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.in)})\s{1,3}(?:\d{4,5}\s)?(?<in>\p{Lu}${IN_NAME}{1,30}(?:[ -](?:(?:${PARTICLES}) ){0,2}\p{Lu}${IN_NAME}{1,30}){0,3})`,
  near: String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.near)})(?:\s{1,3}|(?<=['’]))(?<near>(?:L[AEae]S?s?\s)?${NAME})(?:\s\d{5}(?!\d))?`,
  site: String.raw`(?<!\p{L})(?:${SITE})(?: \p{Ll}{4,14}){0,2}\s(?:${anyOf(lexicon.workplace.from)})\s(?<site>${NAME})`,
  for: String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.forTown)})\s{1,3}(?<for>${NAME})(?=[.,]|\s{0,3}(?:\n|$))`,
  municipality: String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.municipalities)})\s{1,3}(?<municipality>${NAME})`,
  piped: String.raw`(?<=\|\s{1,3})(?<piped>${NAME})(?=\s{0,3}(?:[|,(\n]|$))`,
  district: String.raw`(?<=^|\n|[.!?,(|–-]\s|[.!?]\n)(?<district>${NAME}) ${DISTRICT}(?=\s{0,3}(?:[.,;)|*\n]|$))`,
  lineEnd: String.raw`,\s{1,3}(?:\d{4,5}\s(?:\p{Lu}{2}\s)?)?(?<lineEnd>\p{Lu}[\p{L}.'’-]{2,30})(?=\s{0,3}(?:\([\p{L} .-]{3,30}\)\s{0,3})?(?:\n|$))`,
  lastWords: String.raw`(?<=\p{L}\s[-–—]\s)(?<lastWords>${NAME})(?=\s{0,3}$)`,
  beforeState: String.raw`(?:,\s{1,3}|\s[-–—]\s{1,3}|(?<=^|\n|[.!?]\s))(?<beforeState>\p{Lu}${IN_NAME}{1,30}(?: \p{Lu}${IN_NAME}{1,30}){0,2}),?\s(?!\p{Lu}{3}\s?\d)(?<state>\p{Lu}{2,3})(?![\p{L}\d])`,
  brackets: String.raw`\((?<brackets>${NAME})(?:\)|(?=,\s\p{Lu}))`,
  department: String.raw`(?<!\p{L})(?<department>${NAME}) \((?:\d{2}|2[AB])\)`,
  sentence: String.raw`(?<=[.!?]\s)(?<sentence>${NAME_WITH_PARTICLES})(?=\.(?:\s|$)|\s{0,3}$|,\s\p{Sc}?\d|,\s(?:${KINDS})(?!\p{L}))`,
};
const TOWN = new RegExp(Object.values(WAYS).join('|'), 'gu');

const ENDS_PLACE = /^\s{0,3}(?:[.,|(\n]|\d{4,5}(?!\d)|$)/u;
const STATE = /^\p{Lu}{2,3}$/u;

/** Where the employer is, or comes from. */
const OF_EMPLOYER = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf([...lexicon.workplace.basedIn, ...lexicon.workplace.founded])})\s{1,3}$`,
  'iu',
);
/** "Our head office is in Toronto", but not "at our head office in Toronto". */
const OF_HEADQUARTERS = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.headquarters)})\s(?:${anyOf(lexicon.workplace.headquartersAre)})\s\p{L}{1,4}\s$`,
  'iu',
);
/** "a hospital in Bath" */
const AT_A_SITE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf([...lexicon.workplace.sites, ...lexicon.workplace.basedIn])})(?: (?:${anyOf(lexicon.workplace.in)}))?\s{1,3}$`,
  'iu',
);
const SEEKS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.ads.seeks)})(?!\p{L})[^.;!?\n]{0,80}$`, 'iu');
/** "across Leeds and York" */
const NEXT_TOWN = new RegExp(String.raw`^(?:,|\s(?:${anyOf(lexicon.pay.besides)}))\s(${NAME})`, 'u');
const LONGEST_WAY = 90;

/** The ways that leave the region or country to what follows. */
const WITH_AREA: ReadonlySet<string> = new Set(['in', 'near', 'for', 'brackets']);
const PART_OF_TOWN = new RegExp(String.raw`^(?:${anyOf(lexicon.workplace.partsOfTowns)})\s(?=\p{Lu})`, 'u');

interface NamedPlace extends ExtractedLocation {
  /** Of the employer, and perhaps not of the job. */
  isOfEmployer: boolean;
  /** By the name of a house, "Clínica de Monterrey": where the ad names no other place. */
  isOfHouse?: boolean;
}

/** The only known city that a text speaks of with "in" or "near", in brackets, before its department ("Quimper (29)"), at the end of a line, behind the employer at the end of the text ("Bakery Gull - Trier"), or as a sentence of its own ("Lyon.", "Bristol, £32,000.", "Valencia, híbrido."); of several none is the place of the job. */
export function onlyCity(text: string): ExtractedLocation | null {
  const named = placesNamed(text).filter(({ isOfEmployer }) => !isOfEmployer);
  const ofJob = named.filter(({ isOfHouse }) => isOfHouse !== true);
  const places = ofJob.length > 0 ? ofJob : named;
  const cities = new Set(places.map(({ location }) => location.city?.toLowerCase()));
  if (cities.size !== 1) return null;
  // Of several mentions the one that says most.
  const { location, start, end } = places.find((place) => place.location.countryCode !== undefined) ?? places[0]!;
  return { location, start, end };
}

/** "A plant located in Alcover (Tarragona) seeks": the only town of an ad, which is the employer's. */
export function onlyTownOfBase(text: string): ExtractedLocation | null {
  const places = placesNamed(text);
  const cities = new Set(places.map(({ location }) => location.city?.toLowerCase()));
  const based = places.find(
    ({ start, end }) =>
      BASED.test(text.slice(Math.max(0, start - LONGEST_WAY), start)) &&
      (SEEKS.test(text.slice(Math.max(0, start - LONGEST_WAY), start)) ||
        SEEKS_BEHIND.test(text.slice(end, end + LONGEST_WAY))),
  );
  if (!based || cities.size !== 1) return null;
  const { location, start, end } = based;
  return { location, start, end };
}

const SEEKS_BEHIND = new RegExp(String.raw`^[^.;!?\n]{0,60}(?<!\p{L})(?:${anyOf(lexicon.ads.seeks)})(?!\p{L})`, 'iu');
const BASED = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.basedIn)})\s{1,3}$`, 'iu');

/** The known cities that a text names as places of the job or of the employer, not those of customers or founders. */
export function placesNamed(text: string): NamedPlace[] {
  const ofAdjectives = townsAsAdjectives(text).map((place) => ({ ...place, isOfEmployer: false }));
  const withProvince = townsWithProvince(text);
  const others = firstMatches(text, TOWN, MOST_READ)
    .flatMap((match) => placeOf(text, match))
    .filter(({ start }) => !withProvince.some((place) => place.start <= start && start < place.provinceEnd));
  const ofProvinces = withProvince.map(({ location, start, end }) => ({
    location,
    start,
    end,
    isOfEmployer: OF_EMPLOYER.test(text.slice(Math.max(0, start - LONGEST_WAY), start)),
  }));
  return [...ofProvinces, ...others, ...ofAdjectives];
}

function placeOf(text: string, match: RegExpExecArray): NamedPlace[] {
  const groups = match.groups ?? {};
  const [way = '', name = ''] =
    Object.entries(groups).find(([key, value]) => key !== 'state' && value !== undefined) ?? [];
  // "Central London"; but "South Shields".
  const part = isKnownCity(name) ? 0 : (PART_OF_TOWN.exec(name)?.[0].length ?? 0);
  const words = name.slice(part).split(' ');
  const start = match.index + match[0].indexOf(name) + part;
  const before = text.slice(Math.max(0, match.index - LONGEST_WAY), start);
  // "in Burlington VT needs": the state is the last of the capital words.
  const behind = way === 'in' && words.length > 1 && STATE.test(words.at(-1)!) ? words.pop() : undefined;
  const code = groups['state'] ?? behind;
  const state = code === undefined ? undefined : regionOrCountry(code);
  if (way === 'beforeState' && !state) return [];
  // "Sydney NSW. $45 an hour", "Sandia Air - Albuquerque, NM 87102": without a comma before the town only a state makes sure.
  const isBare = way === 'beforeState' && !match[0].startsWith(',');
  if (isBare && (state?.region === undefined || !ENDS_PLACE.test(text.slice(match.index + match[0].length)))) return [];
  if (way === 'for' && !SEEKS.test(before)) return [];
  for (let count = words.length; count > 0; count -= 1) {
    if (count < words.length && !mayBeShorter(way, name)) break;
    // bounded: a name of at most 130 characters
    const city = words
      .slice(0, count)
      .join(' ')
      .replace(/[.'’-]+$/u, '');
    if (way === 'sentence' && ORDINARY_WORDS.has(city.toLowerCase())) break;
    const end = start + city.length;
    const area =
      count < words.length
        ? undefined
        : state
          ? whereCityIs(state, city)
          : WITH_AREA.has(way)
            ? areaBehind(text, end, city)
            : undefined;
    const isStateBehind = area?.region !== undefined && text[end] === ',';
    const inflected = code === undefined ? townInItsCase(text.slice(match.index, end), city) : undefined;
    if (inflected === undefined && !isCity(city, way, area, before, count === words.length, isStateBehind)) continue;
    if (isTownElsewhere(text, start, end)) return [];
    // "(Leeds, York)", "(Lyon, Java)": only a region or a country may follow the town.
    if (way === 'brackets' && !area && text[end] === ',') return [];
    const place: NamedPlace = {
      location: {
        city: inflected ?? townInNormalCase(isKnownCity(city) ? city : withoutQuarter(city)),
        ...(area?.region !== undefined && { region: area.region }),
        ...(area && { countryCode: area.countryCode }),
      },
      start,
      end,
      isOfHouse: way === 'site',
      isOfEmployer:
        OF_EMPLOYER.test(before) || OF_HEADQUARTERS.test(text.slice(Math.max(0, start - LONGEST_WAY), start)),
    };
    const next = way === 'near' ? NEXT_TOWN.exec(text.slice(end, end + LONGEST_WAY))?.[1] : undefined;
    return next !== undefined && isKnownCityBehindIn(next) ? [place, { ...place, location: { city: next } }] : [place];
  }
  return [];
}

function mayBeShorter(way: string, name: string): boolean {
  // "(NICE TO HAVE)": in capitals the first of several words is no name.
  if (way === 'brackets') return /\p{Ll}/u.test(name);
  // "Paris Agreement." is no town, as "Lyon." is; nor does anybody work near the "London Eye".
  return way !== 'sentence' && way !== 'near' && way !== 'for' && way !== 'piped' && way !== 'district';
}

type NamedArea = ReturnType<typeof regionOrCountry>;

function isCity(
  city: string,
  way: string,
  area: NamedArea,
  before: string,
  isWhole: boolean,
  isStateBehind: boolean,
): boolean {
  if (way === 'in' ? isKnownCityBehindIn(city) : isKnownCity(city)) return true;
  if (isKnownCity(withoutQuarter(city))) return true;
  // With its state a town is sure that has another sense elsewhere: "Dayton, OH"; so it is behind the word for a site: "a hospital in Bath".
  if (
    area !== undefined &&
    countryOfCity(city) === area.countryCode &&
    (way !== 'beforeState' || area.region !== undefined)
  )
    return true;
  // "in Pinecrest, South Carolina": a state by its full name makes a town of what is before it, known or not.
  if (way === 'in' && isWhole && isStateBehind && !ORDINARY_WORDS.has(city.toLowerCase())) return true;
  if (way === 'municipality' && isTownLikeWord(city)) return true;
  return way === 'in' && isWhole && isTownLikeWord(city) && AT_A_SITE.test(before);
}

/** Where quarters are written behind their towns. In France and England such names are those of other towns: "Boulogne-Billancourt". */
const WITH_QUARTERS: ReadonlySet<string> = new Set(['AT', 'CH', 'DE', 'NL', 'PL']);

/** "Bonn-Beuel", "Wrocław-Krzyki": a quarter behind its town. */
function withoutQuarter(city: string): string {
  const town = /^(\p{Lu}\p{L}{3,30})-\p{Lu}\p{L}{2,30}$/u.exec(city)?.[1];
  return town !== undefined && WITH_QUARTERS.has(countryOfCity(town) ?? '') ? town : city;
}
