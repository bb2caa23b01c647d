import { anyOf, LANGUAGE_PACKS } from '../../lexicons/lexicon.js';
import { EUROPEAN_CITIES } from '../../lexicons/european-cities.js';

/** How often a language's small words occur says which language a text is in; with the country where most resumes in it come from. */
const LANGUAGES = LANGUAGE_PACKS.map(({ country, prose }) => ({
  country,
  words: new RegExp(`(?<!\\p{L})(?:${anyOf(prose?.functionWords ?? [])})(?!\\p{L})`, 'giu'),
}));

/** Where a person who names no country most likely lives: by the town, else by the language of the text. For reading numbers only; never shown. */
export function likelyCountry(city: string | undefined, text: string): string {
  const known = city === undefined ? undefined : EUROPEAN_CITIES.get(city.toLowerCase());
  if (known) return known;
  const sample = text.slice(0, 4000);
  let best = { country: 'US', count: 0 };
  for (const { country, words } of LANGUAGES) {
    const count = sample.match(words)?.length ?? 0;
    if (count > best.count) best = { country, count };
  }
  return best.country;
}
