import { COMPANY_NOUNS } from '../../lexicons/company-words.js';
import { LEGAL_FORMS } from '../../lexicons/legal-forms.js';
import { wordsOf } from '../../text/words.js';
import { cut, splitPiece, strip, type Piece } from '../../text/piece.js';
import { COUNTRIES, KNOWN_CITIES, REGIONS } from '../../lexicons/place-names.js';
import { PLACE } from '../../thresholds.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';

const REMOTE = new RegExp(`^(?:${anyOf(lexicon.places.remote)})$`, 'iu');
const POSTCODE =
  /\s{0,9}(?<![\p{L}\d])(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|\d{6}|\d{4})\s*$/u;

const CITY = /^\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)?\s+City$/u;

/** How much a phrase looks like a place: 0 not at all, 1 for certain. */
export function placeScore(text: string): number {
  if (text.length > 70 || text.length < 2) return 0;
  if (/^city\s*(?:,\s*(?:state|st|country)\b.{0,20})?$/iu.test(text)) return 1;
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
    if (KNOWN_CITIES.has(last.toLowerCase())) return 0.85;
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
  // "San Francisco, Harbour School District" ends with who pays there.
  if (!CITY.test(last) && COMPANY_NOUNS.has(wordsOf(last.toLowerCase()).at(-1) ?? '')) return 0;
  if (KNOWN_CITIES.has(rest[0]!.toLowerCase())) return 0.75;
  return KNOWN_CITIES.has(last.toLowerCase()) ? 0.5 : 0;
}

const SMALL_WORD = new RegExp(`^(?:${anyOf(lexicon.places.smallWords)})$`, 'u');

// "Villanueva de la Serena" has two.
function nameWords(text: string): number {
  return wordsOf(text).filter((word) => !SMALL_WORD.test(word)).length;
}

export function regionOrCountry(text: string): { region?: string; countryCode: string } | undefined {
  const written = text.replace(POSTCODE, '').replace(/^the /iu, '').trim();
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
    const score = take === 1 && CITY.test(place.text) ? 0.8 : placeScore(place.text);
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
    if (!KNOWN_CITIES.has(segment.text.slice(at).toLowerCase())) continue;
    const from = segment.start - piece.start + at;
    return { rest: strip(cut(piece, 0, from)), place: cut(piece, from) };
  }
  return undefined;
}
