import type { JobLocation } from '../../../../../core/index.js';
import { anyOf, lexicon } from '../../../parse/lexicons/lexicon.js';
import { isKnownCity, isKnownCityBehindIn, isTownLikeWordInTitle } from '../../../parse/lexicons/cities.js';
import { findHome, regionOrCountry } from '../../../parse/recognizers/places.js';
import { type Piece, pieceOf } from '../../../parse/text.js';
import { extractWorkplace } from './extract-workplace.js';
import { countryOfRemote } from './country-of-remote.js';
import { firstMatches } from '../first-matches.js';
import { onlyCity, onlyTownOfBase } from './only-city.js';
import { isTownElsewhere } from './town-elsewhere.js';
import { townInItsCase } from './town-in-its-case.js';
import { townInNormalCase } from './town-in-normal-case.js';
import { townOfAddress } from './town-of-address.js';
import { townOfBasedEmployer, townOfRole } from './town-based.js';
import { townOfOpening } from './town-of-opening.js';
import { townOfPublicBody } from './town-of-public-body.js';

export interface ExtractedLocation {
  location: JobLocation;
  start: number;
  end: number;
}

/** Places that are looked at: an ad names a few. */
const MOST_READ = 50;

/** The value of a label, in its line or, where the label is a heading, in the next one. */
const LABELLED = new RegExp(
  String.raw`^[^\p{L}\n]{0,6}(?:${anyOf(lexicon.workplace.placeLabels)})(?:\s{0,3}\*{0,2}[:–-]\s{0,3}\*{0,2}\n?|\s{0,3}\n)[^\p{L}\d\n]{0,6}([^\n]{2,80})`,
  'gimu',
);
/** "… per week. Location: Stockport SK3. Wage: …": the same in a text without line ends. */
const LABELLED_INLINE = new RegExp(
  String.raw`(?<=[.;!)|]\s)(?:${anyOf(lexicon.workplace.placeLabels)})\s?:\s?([^\n.;|]{2,60})`,
  'giu',
);
/** "Base: Terrassa", "Site: Wisbech, Cambs.": labels of other things too, so only a known town counts. */
const WEAKLY_LABELLED = new RegExp(
  String.raw`(?<=^[^\p{L}\n]{0,6}|[.;!)|]\s)(?:${anyOf(lexicon.workplace.weakLabels)})\s?:\s?(\p{Lu}[^\n.;|(]{2,60})`,
  'gimu',
);
/** "Sede di lavoro Lugano.", "Lieu de travail Lyon": without a mark between, so only a known town counts that nothing follows. */
const LABELLED_WITHOUT_MARK = new RegExp(
  String.raw`(?<=^[^\p{L}\n]{0,6}|[.;!)|]\s)(?:${anyOf(lexicon.workplace.placeLabels)})\s(\p{L}[^\n.;|(:]{2,40})(?=\s{0,3}[.;|(\n]|\s{0,3}$)`,
  'gimu',
);
/** "Place du Marché, Dreux", "12 rue des Lilas, Dreux": an address opens with its street. */
const STREET = new RegExp(
  String.raw`^(?:\d{1,4}(?:\s?(?:bis|ter))?,?\s)?(?:${anyOf([...lexicon.address.streetOpeners, ...lexicon.address.streetOpenersNumberLast])})(?!\p{L})`,
  'iu',
);
/** Of an address the part with the town: "28300 Dreux (Eure-et-Loir)", "33000 Bordeaux cedex 2". */
const TOWN_OF_ADDRESS = /^(?:\d{4,5}\s{1,2})?(?<town>[^\d(]{3,40}?)(?:\s{1,2}cedex(?:\s\d{1,2})?)?(?:\s{0,2}\(.*)?$/iu;
/** Of the job, not of the employer, of customers or of funds. */
const OF_JOB = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.ofJob)})(?!\p{L})[^.;\n]{0,80}$`, 'iu');
const IN_A_SENTENCE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.basedIn)})\s{1,3}(?=([^.;\n]{2,60}))|(?<!\p{L})(?:${anyOf(lexicon.workplace.officeIn)})\s{1,3}(?=([^.;\n]{2,60}))`,
  'giu',
);
const OUR_BASE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.ourBase)})\s{1,3}(?=([^.;\n]{2,60}))`,
  'giu',
);
/** What may be after the name of a place: "our Hamburg office", "Leeds on a full-time basis". */
const BEHIND_PLACE = new RegExp(
  String.raw`\s{1,3}(?=(?:${anyOf(lexicon.workplace.behindPlace)})(?!\p{L}))|\s{0,3}[(|/;•]|\s{1,3}[–-]\s{1,3}|\s(?:${anyOf(lexicon.workplace.alternatives)})\s|(?<!\b(?:${anyOf(lexicon.workplace.saints)}))\.(?:\s|$)`,
  'iu',
);
/** "Leeds, we need": a comma with more of the sentence behind it. */
const CLAUSE = /,\s(?=\p{Ll})/u;
/** "our headquarters in Carson". */
const BEFORE_CITY = new RegExp(String.raw`^.{0,80}\b(?:${anyOf(lexicon.workplace.beforeTown)})\s{1,3}`, 'iu');
/** "Recife-PE": a state of Brazil. */
const STATE_CODE = /-\p{Lu}{2}$/u;
/** "Stockport SK3", "Dublin 2", "Lyon 7e": a part of a town. */
const DISTRICT = new RegExp(
  String.raw`\s(?:\p{Lu}{1,2}\d{1,2}\p{Lu}?|\d{1,2}|${anyOf(lexicon.workplace.districts)})$`,
  'u',
);
const CITY_NAME = /^\p{Lu}[\p{L}.'’ -]*$/u;
/** A French department before its town: "56 - AURAY". */
const DEPARTMENT = /^\d[\dAB]\d?\s{0,2}-\s{0,2}/u;

/**
 * Where the work is done. A label ("Location:") makes a place of what is after it, known or not; in a sentence the words before it have to speak of
 * the job; a line, or a part of the title, has to be a known place and nothing else.
 */
export function extractLocation(text: string): ExtractedLocation | null {
  return (
    labelled(text) ??
    weaklyLabelled(text) ??
    inSentence(text, false) ??
    townOfRole(text) ??
    aloneInLine(text) ??
    onlyCity(text) ??
    townOfOpening(text) ??
    postalLine(text) ??
    lastLine(text) ??
    countryOfRemote(text) ??
    inSentence(text, true) ??
    ofEmployer(text) ??
    (isRemote(text)
      ? null
      : (townOfBasedEmployer(text) ?? onlyTownOfBase(text) ?? townOfAddress(text) ?? townOfPublicBody(text)))
  );
}

/** "Driver (Leeds)", "[Remote/Lisbon] Developer", "Nurse - Hanoi", "Camarera en Málaga". The offsets are of the title. */
export function extractLocationOfTitle(title: string): ExtractedLocation | null {
  for (const match of firstMatches(title, /[^[\](){}|/,:–—]+/gu, MOST_READ)) {
    for (const part of match[0].split(/\s-\s/u)) {
      const start = match.index + match[0].indexOf(part);
      const piece = withoutDistrict(pieceOf(title, start, start + part.length));
      const found = knownPlace(piece) ?? (start > 0 ? townLikeWord(piece) : null);
      if (found) return found;
    }
  }
  return onlyCity(title) ?? townWithDistrict(title) ?? countryOfRemote(title);
}

/** "Restaurant Lyon 2e cherche un commis": without its district the town may be the name of the house, "Hotel Bristol sucht". */
function townWithDistrict(title: string): ExtractedLocation | null {
  for (const match of firstMatches(title, SEEKS_IN_DISTRICT, MOST_READ)) {
    const piece = withoutDistrict(pieceOf(title, match.index, match.index + match[0].length));
    const found = knownPlace(piece);
    if (found) return found;
  }
  return null;
}

const SEEKS_IN_DISTRICT = new RegExp(
  String.raw`(?<!\p{L})\p{Lu}[\p{L}'’-]{2,30}\s(?:\d{1,2}|${anyOf(lexicon.workplace.districts)})(?=\s(?:${anyOf(lexicon.ads.employerSeeks)})\s)`,
  'giu',
);

/** "Nurse (Cork)", "Nurse - Bath" */
function townLikeWord({ text, start }: Piece): ExtractedLocation | null {
  const city = text.trim();
  if (!/^\p{Lu}/u.test(city) || !isTownLikeWordInTitle(city)) return null;
  const from = start + text.indexOf(city);
  return { location: { city: townInNormalCase(city) }, start: from, end: from + city.length };
}

function labelled(text: string): ExtractedLocation | null {
  for (const match of [...firstMatches(text, LABELLED, MOST_READ), ...firstMatches(text, LABELLED_INLINE, MOST_READ)]) {
    const value = match[1] ?? '';
    const from = match.index + match[0].length - value.length;
    const offset = DEPARTMENT.exec(value)?.[0].length ?? 0;
    const whole = pieceOf(text, from + offset, from + value.length);
    const beginning = beginningOf(text, whole);
    const town = withoutDistrict(beginning);
    const found =
      townInSmallLetters(whole) ??
      townBeforeCounty(town) ??
      (STREET.test(whole.text)
        ? townInAddress(text, from, value)
        : (placeIn([town, whole]) ?? knownPlace(town) ?? believed(town)));
    if (found) return found;
  }
  return null;
}

/** The last part of an address that is a town, and neither its street nor a region. */
function townInAddress(text: string, from: number, address: string): ExtractedLocation | null {
  const parts = address.split(/,|\s[-–]\s/u);
  let end = from + address.length;
  for (let at = parts.length - 1; at > 0; at -= 1) {
    const part = parts[at]!;
    const start = end - part.length;
    const town = TOWN_OF_ADDRESS.exec(part.trim())?.groups?.['town']?.trim();
    end = text.lastIndexOf(part, end - part.length) - 1;
    if (town === undefined || regionOrCountry(town) || STREET.test(town)) continue;
    if (!TOWN.test(town) || NO_TOWN.test(town)) continue;
    const own = text.indexOf(town, start);
    return { location: { city: townInNormalCase(town) }, start: own, end: own + town.length };
  }
  return null;
}

/** "luogo di lavoro: cassano dadda (mi)": in an ad without capitals its province makes a town of what is labelled. */
function townInSmallLetters({ text, start }: Piece): ExtractedLocation | null {
  const town = SMALL_TOWN.exec(text)?.groups?.['town'];
  if (town === undefined || NO_TOWN.test(town)) return null;
  const city = town.replace(/(?<!\p{L})\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase());
  return { location: { city }, start, end: start + town.length };
}

const SMALL_TOWN = /^(?<town>\p{Ll}[\p{Ll}'’ -]{2,30}) \(\p{Ll}{2}\)\s{0,3}$/u;

const COUNTY = new RegExp(String.raw`^(?:${anyOf(lexicon.workplace.counties)})$`, 'iu');

/** In Ireland, or in the north of it: "Co. Mayo". */
const IRISH = /^co(?:\.|\s|$)/iu;

/** In small letters: "CO" is a state. */
function isCounty(name: string): boolean {
  return COUNTY.test(name) && /\p{Ll}/u.test(name);
}

/** "Location: Reading, Berkshire": what is before a county is a town, whatever it is called like. */
function townBeforeCounty({ text, start }: Piece): ExtractedLocation | null {
  const [city = '', county, ...more] = text.trim().split(/\s{0,3},\s{0,3}/u);
  if (county === undefined || more.length > 1 || !isCounty(county) || isCounty(city)) return null;
  if (!TOWN.test(city) || NO_TOWN.test(city)) return null;
  const from = start + text.indexOf(city);
  const country = IRISH.test(county) ? {} : { countryCode: 'GB' };
  return { location: { city: townInNormalCase(city), ...country }, start: from, end: from + city.length };
}

function weaklyLabelled(text: string): ExtractedLocation | null {
  for (const match of firstMatches(text, WEAKLY_LABELLED, MOST_READ)) {
    const value = valueOf(text, match);
    const found = knownPlace(value) ?? firstTownOf(value);
    if (found) return found;
  }
  for (const match of firstMatches(text, LABELLED_WITHOUT_MARK, MOST_READ)) {
    const found = knownPlace(withoutDistrict(valueOf(text, match)));
    if (found) return found;
  }
  return null;
}

function valueOf(text: string, match: RegExpExecArray): Piece {
  const end = match.index + match[0].length;
  return pieceOf(text, end - (match[1] ?? '').length, end);
}

/** "City Hall, Leicester, with hybrid working": of the parts between commas the first that is a town. */
function firstTownOf({ text, start }: Piece): ExtractedLocation | null {
  let at = start;
  for (const part of text.split(',')) {
    const town = knownPlace(withoutDistrict(pieceOf(text, at - start, at - start + part.length)));
    if (town) return { ...town, start: town.start + start, end: town.end + start };
    at += part.length + 1;
  }
  return null;
}

function withoutDistrict(piece: Piece): Piece {
  const district = DISTRICT.exec(piece.text.trimEnd());
  return district ? { ...piece, text: piece.text.slice(0, district.index), end: piece.start + district.index } : piece;
}

/** "We are based in Leeds": where an ad names no other place, and the work is not done from anywhere. */
function ofEmployer(text: string): ExtractedLocation | null {
  const places = firstMatches(text, OUR_BASE, MOST_READ).flatMap((match) => {
    const value = match[1] ?? '';
    const from = match.index + match[0].length;
    const whole = pieceOf(text, from, from + value.length);
    const beginning = beginningOf(text, whole);
    if (isTownElsewhere(text, from, beginning.end)) return [];
    const town = withoutDistrict(withoutSmallWords(text, beginning));
    return placeIn([beginning, whole]) ?? inItsCase(text, town) ?? placeIn([town]) ?? [];
  });
  const towns = places.filter(({ location }) => location.city !== undefined);
  const isOne = new Set(towns.map(({ location }) => location.city)).size === 1;
  return isOne && !isRemote(text) ? towns[0]! : null;
}

function isRemote(text: string): boolean {
  return extractWorkplace(text)?.type === 'TELECOMMUTE';
}

/** @param ofHeadquarters whether to look for the town of headquarters instead: the work may be elsewhere */
function inSentence(text: string, ofHeadquarters: boolean): ExtractedLocation | null {
  for (const match of firstMatches(text, IN_A_SENTENCE, MOST_READ)) {
    if (match[1] !== undefined && !isOfJob(text, match.index)) continue;
    const value = match[1] ?? match[2] ?? '';
    const from = match.index + match[0].length;
    const whole = pieceOf(text, from, from + value.length);
    const beginning = beginningOf(text, whole);
    if (match[1] === undefined && isOfOthers(text, match.index)) continue;
    if (ofHeadquarters !== (match[1] === undefined && isHeadquarters(text, match.index, beginning.end))) continue;
    if (isTownElsewhere(text, from, from + beginning.text.length)) continue;
    const town = withoutDistrict(withoutSmallWords(text, beginning));
    const known = placeIn([beginning, whole]) ?? inItsCase(text, town) ?? knownPlace(town);
    if (known) return known;
    const unknown = believed(town);
    // "our Shoreditch office" of a team in London: a part of the town that is known.
    if (unknown) return (match[1] === undefined ? onlyCity(text) : null) ?? unknown;
    const inner = placeIn([innermost(text, beginning)]);
    if (inner) return inner;
  }
  return null;
}

/** "You work closely with our Leeds office." */
function isOfOthers(text: string, start: number): boolean {
  return WITH_OTHERS.test(text.slice(Math.max(0, start - LONGEST_WAY), start));
}

/** "Our London headquarters". */
function isHeadquarters(text: string, start: number, end: number): boolean {
  return HEADQUARTERS.test(text.slice(start, end + LONGEST_WAY));
}

const LONGEST_WAY = 40;
const WITH_OTHERS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.withOthers)})\s{1,3}$`, 'iu');
const HEADQUARTERS = new RegExp(
  String.raw`^(?:${anyOf(lexicon.workplace.headquarters)})\s|^[^.;\n]{2,60}?\s(?:${anyOf(lexicon.workplace.headquarters)})(?!\p{L})`,
  'iu',
);

/** "per la sede di Torino uno sviluppatore": in a sentence the name of a town ends in a word with a capital letter. */
function withoutSmallWords(text: string, piece: Piece): Piece {
  const small = /(?:\s{1,3}\p{Ll}{1,5}){1,4}\s{0,3}$/u.exec(piece.text)?.index;
  return small === undefined || small === 0 ? piece : pieceOf(text, piece.start, piece.start + small);
}

/** "biuro w Katowicach" */
function inItsCase(text: string, { text: town, start, end }: Piece): ExtractedLocation | null {
  const preposition = /\p{L}{1,3}\s$/u.exec(text.slice(Math.max(0, start - 5), start))?.[0] ?? '';
  const city = townInItsCase(`${preposition}${town}`, town.trim());
  return city === undefined ? null : { location: { city }, start, end };
}

/** Lines that are looked at, from the end, where boards put the place, and from the start. */
const LINES_READ = 40;

/** "45250 BRIARE": a postal code and capitals alone in a line are a town, known or not, where no second line has another. */
function postalLine(text: string): ExtractedLocation | null {
  const [only, another] = firstMatches(text, POSTAL_LINE, 2);
  const town = only?.groups?.['town'];
  if (only === undefined || town === undefined || another !== undefined || NO_TOWN.test(town)) return null;
  const start = only.index + only[0].lastIndexOf(town);
  return { location: { city: townInNormalCase(town) }, start, end: start + town.length };
}

const POSTAL_LINE = /^[^\p{L}\d\n]{0,3}\d{5} {1,2}(?<town>\p{Lu}{2}[\p{Lu}'’ -]{1,30}\p{Lu})[ .]{0,3}$/gmu;

/** "Andoain, Gipuzkoa (España)": boards end with the town, its province and in brackets its country. */
function lastLine(text: string): ExtractedLocation | null {
  const groups = LAST_LINE.exec(text.slice(-LONGEST_LAST_LINE))?.groups ?? {};
  const { town = '', country = '' } = groups;
  const area = regionOrCountry(country);
  if (!area || area.region !== undefined || !TOWN.test(town) || NO_TOWN.test(town)) return null;
  const start = text.lastIndexOf(town);
  return {
    location: { city: townInNormalCase(town), countryCode: area.countryCode },
    start,
    end: start + town.length,
  };
}

const LAST_LINE =
  /\n[^\p{L}\d\n]{0,6}(?<town>\p{Lu}[^,()\d\n]{2,40}), \p{Lu}[^,()\d\n]{2,40} \((?<country>\p{Lu}\p{L}{3,20})\)\s{0,9}$/u;
const LONGEST_LAST_LINE = 160;

/** Only where no second place is alone in another line: then it is a list of offices. */
function aloneInLine(text: string): ExtractedLocation | null {
  const places: ExtractedLocation[] = [];
  const lines: Piece[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.length >= 3 && line.length <= 70) lines.push(pieceOf(text, start, start + line.length));
    // "Toronto. 8-12 years in building systems …": the first sentence may be nothing but the place.
    if (start === 0) lines.push(pieceOf(text, 0, /\.\s/u.exec(line.slice(0, 70))?.index ?? 0));
    start += line.length + 1;
  }
  for (const line of new Set([...lines.slice(-LINES_READ), ...lines.slice(0, LINES_READ)])) {
    const found = knownPlace(line) ?? knownPlace(withoutDistrict(withoutFullStop(line)));
    if (found) places.push(found);
  }
  const cities = new Set(places.map(({ location }) => location.city?.toLowerCase()));
  return cities.size === 1 ? places[0]! : null;
}

/** "Stoke-on-Trent ST4." */
function withoutFullStop(piece: Piece): Piece {
  const text = piece.text.replace(/\.\s{0,9}$/u, '');
  return { ...piece, text, end: piece.start + text.length };
}

const AREA_BEHIND = /^(?<city>[^,(/–-]{3,40}(?:-[^,(/–-]{2,30}){0,4})\s{0,3}(?:[,(/–-]\s{0,3}(?<area>.{2,60}))?$/u;

/** A known city with nothing after it but a region or a country, or a postal code before it. */
function knownPlace(line: Piece): ExtractedLocation | null {
  const lead = /^[^\p{L}\d]{0,6}(?:\d{4,5}\s{1,2}|\d[\dAB]\s-\s)?/u.exec(line.text)?.[0].length ?? 0;
  const words = line.text
    .slice(lead)
    .trimEnd()
    .replace(/[*\].]{1,4}$/u, '');
  for (const candidate of [words, words.replace(/-\p{Lu}{2}$/u, '')]) {
    const { city = '', area } = AREA_BEHIND.exec(candidate)?.groups ?? {};
    const name = city.trim();
    if (!/^\p{Lu}/u.test(name)) continue;
    const parts = (area ?? '')
      .split(/[,()/]/u)
      .map((part) => part.trim())
      .filter(Boolean);
    const country = parts.map((part) => regionOrCountry(part)?.countryCode).find((code) => code !== undefined);
    // "León (España)": with its country alone a town is sure that is larger elsewhere; a state is read with it elsewhere.
    const [only = '', ...others] = parts;
    const isOfCountry = country !== undefined && others.length === 0 && regionOrCountry(only)?.region === undefined;
    if (!isKnownCity(name) && !(isOfCountry && isKnownCityBehindIn(name))) continue;
    if (parts.length > 0 && country === undefined && candidate === words && !parts.every(isCounty)) continue;
    const start = line.start + lead + line.text.slice(lead).indexOf(name);
    return {
      location: { city: townInNormalCase(name), ...(country !== undefined && { countryCode: country }) },
      start,
      end: start + name.length,
    };
  }
  return null;
}

function placeIn(pieces: readonly Piece[]): ExtractedLocation | null {
  for (const piece of pieces) {
    const found = findHome([piece]);
    if (!found) continue;
    const { region, countryCode } = found.location;
    const city = found.location.city?.replace(BEFORE_CITY, '').replace(STATE_CODE, '');
    if ((!city && !region) || (city && !CITY_NAME.test(city))) continue;
    const named = found.fields.filter(({ key }) => key === 'city' || key === 'region' || key === 'countryCode');
    const spans = named.map((field) => ({
      start: field.key === 'city' && city ? field.piece.end - city.length : field.piece.start,
      end: field.piece.end,
    }));
    return {
      location: {
        ...(city && { city: townInNormalCase(city) }),
        ...(region && { region }),
        ...(countryCode && { countryCode }),
      },
      start: Math.min(...spans.map(({ start }) => start)),
      end: Math.max(...spans.map(({ end }) => end)),
    };
  }
  return null;
}

/** One to four words in capital letters at their beginning, small ones between. */
const TOWN = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}.'’]+|\p{Lu}['’]\p{L}+)(?:[ -](?:(?:\p{Ll}{1,3}|${anyOf(lexicon.workplace.townParticles)})[ -]){0,2}\p{Lu}?[\p{L}.'’]+){0,3}$`,
  'u',
);
/** What a label of places also carries, and no town is called. */
const NO_TOWN = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.noTown)}|${anyOf([...lexicon.workplace.remoteAlone, ...lexicon.workplace.hybridAlone, ...lexicon.workplace.onSiteAlone])})(?!\p{L})`,
  'iu',
);
/** Before the name of the town: "Werkstatt Lengsdorf". */
const FACILITY = new RegExp(String.raw`^(?:${anyOf(lexicon.workplace.facilities)})\s(?=\p{Lu})`, 'iu');

/** Of a labelled value the last part that can be the name of a town. */
function believed(value: Piece): ExtractedLocation | null {
  const parts = value.text.split(/\s{0,3},\s{0,3}/u);
  let end = value.text.length;
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = (parts[at] ?? '').replace(FACILITY, '').trim();
    const start = value.text.lastIndexOf(part, end);
    end = start;
    if (regionOrCountry(part) && at > 0) continue;
    if (!TOWN.test(part) || NO_TOWN.test(part)) return null;
    const from = value.start + start;
    // "Location: United Kingdom".
    const location = (parts.length === 1 ? regionOrCountry(part) : undefined) ?? { city: townInNormalCase(part) };
    return { location, start: from, end: from + part.length };
  }
  return null;
}

/** By the words before it, or as the first words of a line: "- Situé à Lens". */
function isOfJob(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 95), at);
  return OF_JOB.test(before) || /(?:^|\n)[^\p{L}\d\n]{0,6}$/u.test(before);
}

/** "Verona ricerca": small words within the name of a town are shorter. */
const WORD_OF_SENTENCE = /\s\p{Ll}{5}/u;

const LAST_PREPOSITION = new RegExp(String.raw`^.*\s(?:${anyOf(lexicon.workplace.prepositions)})\s`, 'iu');

/** "… our head office in Torquay": what is after the last preposition. */
function innermost(text: string, piece: Piece): Piece {
  const before = LAST_PREPOSITION.exec(piece.text)?.[0].length ?? 0;
  return pieceOf(text, piece.start + before, piece.end);
}

function beginningOf(text: string, piece: Piece): Piece {
  const isName = /^\p{Lu}/u.test(piece.text);
  const end = Math.min(
    (isName ? WORD_OF_SENTENCE.exec(piece.text)?.index : undefined) ?? piece.text.length,
    BEHIND_PLACE.exec(piece.text)?.index ?? piece.text.length,
    CLAUSE.exec(piece.text)?.index ?? piece.text.length,
  );
  return pieceOf(text, piece.start, piece.start + end);
}
