import { ORDINARY_WORDS } from '../../../../../core/spi.js';
import { isKnownCity } from '../../../parse/lexicons/cities.js';
import { anyOf, lexicon } from '../../../parse/lexicons/lexicon.js';
import { firstMatches } from '../first-matches.js';
import type { ExtractedLocation } from './extract-location.js';

const MOST_READ = 20;
const PUBLIC_BODY = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(lexicon.workplace.publicBodies)})\s(?<town>\p{Lu}[\p{L}'’-]{2,30}(?: (?:(?:${anyOf(lexicon.workplace.addressParticles)}) ){1,2}\p{Lu}[\p{L}'’-]{1,30})?)`,
  'gu',
);

/** "Het OCMW van Oudenburg zoekt": the only municipality, known or not, that is called by what it runs. */
export function townOfPublicBody(text: string): ExtractedLocation | null {
  const towns = firstMatches(text, PUBLIC_BODY, MOST_READ).flatMap((match): ExtractedLocation[] => {
    const city = match.groups?.['town'] ?? '';
    if (ORDINARY_WORDS.has(city.toLowerCase()) && !isKnownCity(city)) return [];
    const end = match.index + match[0].length;
    return [{ location: { city }, start: end - city.length, end }];
  });
  const [first] = towns;
  return first && towns.every(({ location }) => location.city === first.location.city) ? first : null;
}
