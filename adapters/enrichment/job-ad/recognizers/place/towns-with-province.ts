import { detectTextLanguage } from '../../../language/detect-language.js';
import { countryOfCity, isKnownCity, isKnownCityBehindIn } from '../../../parse/lexicons/cities.js';
import { anyOf, lexicon } from '../../../parse/lexicons/lexicon.js';
import { regionOrCountry } from '../../../parse/recognizers/places.js';
import type { ExtractedLocation } from './extract-location.js';
import { firstMatches } from '../first-matches.js';
import { isTownElsewhere } from './town-elsewhere.js';

/** Places that are looked at: an ad names a few. */
const MOST_READ = 30;

/** Codes that are written behind towns: of the provinces of Italy and of the states of Brazil. By country, with its language. */
const CODES = [
  {
    country: 'IT',
    language: 'it',
    codes:
      'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV',
  },
  {
    country: 'BR',
    language: 'pt',
    codes: 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO',
  },
].map(({ codes, ...of }) => ({ ...of, codes: new Set(codes.split(' ')) }));

/** Countries in which the province behind a town has the name of its capital: "Lepe (Huelva)". */
const WITH_PROVINCES: ReadonlySet<string> = new Set(['BE', 'ES', 'IT']);

const NAME = String.raw`\p{Lu}[\p{L}'’]{2,30}(?:[ -](?:(?:${anyOf(lexicon.workplace.townParticles)}) ){0,2}\p{Lu}[\p{L}'’]{1,30}){0,3}`;
const BEHIND_TOWN = new RegExp(
  String.raw`(?<![\p{L}\d])(?<town>${NAME})(?:\s?\((?<inBrackets>\p{Lu}{2}|${NAME})\)|(?:\s?/\s?|\s?[-–]\s?)(?<code>\p{Lu}{2})(?![\p{L}\d])|,\s(?<area>[\p{L}. ]{2,30})\))`,
  'gu',
);
/** Where a name is that of a town for certain. */
const BEFORE_TOWN = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${anyOf([...lexicon.workplace.in, ...lexicon.workplace.from])})\s|\()$`,
  'iu',
);
const FROM = new RegExp(String.raw`\s(?:${anyOf([...lexicon.workplace.in, ...lexicon.workplace.from])})\s`, 'iu');
const REACH = 12;
/** "R$ 2.800,00. Flores da Cunha - RS": boards of Brazil end with the town and its state. */
const IS_LAST = /^\s?(?:\([^()\n]{2,40}\))?[\s.]{0,9}$/u;
const OPENS = /(?:^|\n|[.!?]\s)[^\p{L}\n]{0,6}$/u;
const QUARTER = /^\s?\([^()\n]{2,40}\)/u;
const LONGEST_QUARTER = 45;

/** A town, and where what is said of its province ends. */
export interface TownWithProvince extends ExtractedLocation {
  provinceEnd: number;
}

/** "a Bardolino (VR)", "em Três Lagoas - MS", "en Lepe (Huelva)", "(Córdoba, Argentina)": towns that are known, or named as places are. */
export function townsWithProvince(text: string): TownWithProvince[] {
  const matches = firstMatches(text, BEHIND_TOWN, MOST_READ);
  if (matches.length === 0) return [];
  const written = detectTextLanguage(text);
  const codes = CODES.filter(({ language }) => language === written);
  return matches.flatMap((match) => {
    const { town: written = '', inBrackets, code, area } = match.groups ?? {};
    if (area !== undefined && text[match.index - 1] !== '(') return [];
    const behind = inBrackets ?? code ?? area ?? '';
    // "Airone di Bardolino": the name of a house before its town.
    const town = isKnownCity(written) ? written : (written.split(FROM).at(-1) ?? written);
    const start = match.index + written.length - town.length;
    const end = match.index + match[0].length;
    const country =
      codes.find((of) => of.codes.has(behind))?.country ??
      (area === undefined ? (inBrackets === undefined ? undefined : provinceOf(inBrackets)) : undefined) ??
      (area === undefined ? undefined : regionOrCountry(area.trim())?.countryCode);
    if (country === undefined || isTownElsewhere(text, start, start + town.length)) return [];
    const isNamed = BEFORE_TOWN.test(text.slice(Math.max(0, start - REACH), start));
    const isLast =
      code !== undefined && IS_LAST.test(text.slice(end)) && OPENS.test(text.slice(Math.max(0, start - REACH), start));
    if (
      !isKnownCity(town) &&
      !((isNamed || isLast) && (isKnownCityBehindIn(town) || countryOfCity(town) === undefined))
    )
      return [];
    return [
      {
        location: { city: town, countryCode: country },
        start,
        end: start + town.length,
        // "Caxias do Sul - RS (Pioneiro)": what is in brackets behind the state is a part of the town.
        provinceEnd:
          end + (code === undefined ? 0 : (QUARTER.exec(text.slice(end, end + LONGEST_QUARTER))?.[0].length ?? 0)),
      },
    ];
  });
}

function provinceOf(name: string): string | undefined {
  const country = countryOfCity(name);
  return country !== undefined && WITH_PROVINCES.has(country) ? country : undefined;
}
