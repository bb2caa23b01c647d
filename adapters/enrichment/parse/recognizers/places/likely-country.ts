import { EUROPEAN_CITIES } from '../../lexicons/european-cities.js';

/** Small words that only one of these languages writes often, with the country where most resumes in it come from. */
const TELLING: readonly (readonly [string, RegExp])[] = [
  ['US', /(?<!\p{L})(?:the|and|of|with|to|for|from)(?!\p{L})/giu],
  ['DE', /(?<!\p{L})(?:und|der|die|das|für|mit|von|bei|zum|zur|seit|heute)(?!\p{L})/giu],
  ['FR', /(?<!\p{L})(?:et|des|du|les|à|aux|le|depuis|d['’]\p{L}+|l['’]\p{L}+)(?!\p{L})/giu],
  ['ES', /(?<!\p{L})(?:y|los|las|del|el|con|para|desde|actualidad)(?!\p{L})/giu],
  ['IT', /(?<!\p{L})(?:e|di|il|della|dei|con|presso|per)(?!\p{L})/giu],
  ['NL', /(?<!\p{L})(?:en|het|een|van|voor|met|bij|heden)(?!\p{L})/giu],
  ['PT', /(?<!\p{L})(?:e|da|do|dos|das|em|para|com|desde)(?!\p{L})/giu],
  ['PL', /(?<!\p{L})(?:i|w|na|oraz|do|obecnie|z)(?!\p{L})/giu],
];

/** Where a person who names no country most likely lives: by the town, else by the language of the text. For reading numbers only; never shown. */
export function likelyCountry(city: string | undefined, text: string): string {
  const known = city === undefined ? undefined : EUROPEAN_CITIES.get(city.toLowerCase());
  if (known) return known;
  const sample = text.slice(0, 4000);
  let best = { country: 'US', count: 0 };
  for (const [country, words] of TELLING) {
    const count = sample.match(words)?.length ?? 0;
    if (count > best.count) best = { country, count };
  }
  return best.country;
}
