import type { Location } from '../../../../../core/index.js';
import { LEGAL_FORMS } from '../../lexicons/legal-forms.js';
import { cut, splitPiece, strip, type Piece } from '../../text/piece.js';
import { KNOWN_CITIES } from '../../lexicons/place-names.js';
import { placeScore, regionOrCountry } from './places.js';
import { PLACE } from '../../thresholds.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';

export interface HomeFind {
  readonly location: Location;
  readonly fields: readonly { key: keyof Location; piece: Piece; value: string }[];
  readonly piece: Piece;
}

const STREET = new RegExp(
  String.raw`(?<!\p{L})(?:\d{1,6}[a-z]?\s{1,9}[\p{L}.' ]{2,30}(?:${anyOf(lexicon.address.streetNouns)})\b\.?|[\p{L}.-]{1,60}(?:${anyOf(lexicon.address.streetEndings)})\s{0,9}\d+\w?|[\p{L}.'-]{1,60}\s(?:${anyOf(lexicon.address.streetWords)})\s{1,9}\d+\w?|\d{1,6},?\s{0,9}(?:${anyOf(lexicon.address.streetOpeners)})\s{1,9}[\p{L}' -]{1,60}|(?:${anyOf(lexicon.address.streetOpenersNumberLast)})\s{0,9}[\p{L}. ]{1,60}\d+|p\.?\s?o\.?\s{0,9}box\s{0,9}:?\s{0,9}\d+)`,
  'iu',
);
const STREETS = new RegExp(STREET, `${STREET.flags}g`);
const ZIP =
  /(?<!\d|(?<!(?<!\p{L})\p{Lu}{1,3})-)(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{6})(?![\d-])/u;

/** The streets with their numbers that a line names. */
export function streetsIn(line: Piece): Piece[] {
  return [...line.text.matchAll(STREETS)].map(({ index, 0: street }) => cut(line, index, index + street.length));
}

// Where somebody works, or was born.
const SOMEWHERE_ELSE = new RegExp(
  String.raw`^(?:${anyOf(lexicon.address.elsewhere)})\s*(?:[:#]|\d|(?:in|à|am|le)\s)`,
  'iu',
);

const BRITISH_ZIP = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/u;

/** Where the person lives, from the contact lines. */
export function findHome(lines: readonly Piece[]): HomeFind | undefined {
  for (const line of lines) {
    if (LEGAL_FORMS.test(line.text) || SOMEWHERE_ELSE.test(line.text)) continue;
    for (const part of splitPiece(line, /\s{0,9}[|•●·▪■◆\uF000-\uF8FF]\s*|\t+| {3,}|\s{1,9}[-–—]\s+/gu)) {
      const found = readPlace(labelless(strip(part)));
      if (found) return found;
    }
  }
  return undefined;
}

const HOME_LABEL = new RegExp(String.raw`^(?:${anyOf(lexicon.address.labels)})\s*[:.]\s*`, 'iu');

function labelless(part: Piece): Piece {
  const label = HOME_LABEL.exec(part.text);
  return label ? cut(part, label[0].length) : part;
}

function readPlace(part: Piece): HomeFind | undefined {
  if (part.text.length > 110 || part.text.length < 3 || /@|https?:/u.test(part.text)) return undefined;
  const street = STREET.exec(part.text);
  const commas = splitPiece(part, /\s{0,9},\s*/gu);
  const fields: { key: keyof Location; piece: Piece; value: string }[] = [];
  const add = (key: keyof Location, piece: Piece, value = piece.text): void => {
    if (value && !fields.some((field) => field.key === key)) fields.push({ key, piece, value });
  };
  const zip = ZIP.exec(part.text);
  let city: Piece | undefined;
  // No other country writes its postal codes like Britain.
  let known = false;
  const british = zip && BRITISH_ZIP.test(zip[0]) ? cut(part, zip.index, zip.index + zip[0].length) : undefined;
  for (let i = commas.length - 1; i >= 0; i -= 1) {
    const segment = withoutZip(commas[i]!);
    const area = regionOrCountry(segment.text);
    if (area && (i > 0 || commas.length === 1)) {
      known = true;
      if (area.region) add('region', segment);
      add('countryCode', segment, area.countryCode);
      continue;
    }
    if (known || KNOWN_CITIES.has(segment.text.toLowerCase()) || (zip && segment !== commas[i])) {
      // "Monterrey, Nuevo León, México": the area between the two has no list here.
      const first = withoutZip(commas[0]!);
      city ??= i > 0 && KNOWN_CITIES.has(first.text.toLowerCase()) ? first : withoutArea(segment);
      break;
    }
  }
  if (british) {
    add('countryCode', british, 'GB');
    const before = commas.findIndex((segment) => segment.end >= british.start);
    const town = before > 0 && withoutZip(commas[before]!).text === '' ? commas[before - 1] : undefined;
    if (town && !STREET.test(town.text) && !city?.text) city = town;
    known = true;
  }
  if (!known && !(city && placeScore(city.text) >= PLACE.clear) && !(zip && street)) return undefined;
  if (city && /\p{L}/u.test(city.text) && !/\d/u.test(city.text) && city.text.split(/\s+/u).length <= 5)
    add('city', city);
  if (street) add('address', cut(part, street.index, street.index + street[0].length));
  if (zip) add('postalCode', cut(part, zip.index, zip.index + zip[0].length));
  if (fields.length === 0) return undefined;
  return {
    location: Object.fromEntries(fields.map(({ key, value }) => [key, value])) as Location,
    fields,
    piece: part,
  };
}

function withoutZip(segment: Piece): Piece {
  const zip = ZIP.exec(segment.text);
  if (!zip) return segment;
  // "D-79104 Freiburg": the country before the code.
  const leads = /^(?:\p{Lu}{1,3}-)?$/u.test(segment.text.slice(0, zip.index));
  return leads ? strip(cut(segment, zip.index + zip[0].length)) : strip(cut(segment, 0, zip.index));
}

/** "Getafe (Madrid)" is in Getafe. */
function withoutArea(segment: Piece): Piece {
  const area = /\s{0,9}\([^()]+\)$/u.exec(segment.text);
  return area && area.index > 2 ? cut(segment, 0, area.index) : segment;
}
