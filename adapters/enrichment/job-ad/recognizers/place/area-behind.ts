import { countryOfCity } from '../../../parse/lexicons/cities.js';
import { anyOf, lexicon } from '../../../parse/lexicons/lexicon.js';
import { regionOrCountry } from '../../../parse/recognizers/places.js';

export type Area = NonNullable<ReturnType<typeof regionOrCountry>>;

const AREA = /^,\s{1,2}(\p{Lu}[\p{L}.]{1,20}(?:\s\p{Lu}\p{L}{1,20}){0,2})(?!\p{L})/u;
/** Codes of countries of two letters are mostly something else: "in Milan, IT support". */
const CODES = new Set(['uk', 'us', 'usa', 'uae']);
/** "in Hong Kong, Taiwan and Japan" */
const LIST = new RegExp(String.raw`^,?\s(?:(?:${anyOf(lexicon.pay.besides)})\s)?\p{Lu}`, 'u');
const LONGEST_CODE = 3;
const LONGEST_AREA = 70;

/** The region or country behind a town in a sentence: "in Austin, Texas, we …", "in Leeds, UK". */
export function areaBehind(text: string, end: number, city: string): Area | undefined {
  const match = AREA.exec(text.slice(end, end + LONGEST_AREA));
  if (!match?.[1]) return undefined;
  const words = match[1].replace(/\.$/u, '').split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const area = regionOrCountry(name);
    if (!area) continue;
    if (name.length <= LONGEST_CODE && area.region === undefined && !CODES.has(name.toLowerCase())) return undefined;
    const from = end + match[0].length - match[1].length + name.length;
    const isOfList = LIST.test(text.slice(from, from + LONGEST_AREA));
    return isOfList && area.region === undefined && countryOfCity(city) !== area.countryCode
      ? undefined
      : whereCityIs(area, city);
  }
  return undefined;
}

/** "Hamburg, DE" is not in Delaware: a code that a state and a country have is the country's where the city is there. */
export function whereCityIs(area: Area, city: string): Area {
  return area.region !== undefined && area.region === countryOfCity(city) ? { countryCode: area.region } : area;
}
