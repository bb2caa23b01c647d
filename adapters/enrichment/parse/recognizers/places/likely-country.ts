import { EUROPEAN_CITIES } from '../../lexicons/european-cities.js';
import { countFunctionWords } from '../text-language.js';

/** Where a person who names no country most likely lives: by the town, else by the language of the text. For reading numbers only; never shown. */
export function likelyCountry(city: string | undefined, text: string): string {
  const known = city === undefined ? undefined : EUROPEAN_CITIES.get(city.toLowerCase());
  if (known) return known;
  const [best] = countFunctionWords(text);
  return best && best.count > 0 ? best.country : 'US';
}
