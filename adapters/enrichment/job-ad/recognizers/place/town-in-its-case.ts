import { countryOfCity, isKnownCity } from '../../../parse/lexicons/cities.js';
import { anyOf, LANGUAGE_PACKS } from '../../../parse/lexicons/lexicon.js';

interface Cases {
  readonly country: string;
  /** The preposition at the beginning of what is looked at. */
  readonly before: RegExp;
  readonly forms: ReadonlyMap<string, string>;
  /** An ending and what the name itself ends in, the first that fits first. */
  readonly endings: readonly (readonly [ending: string, own: readonly string[]])[];
}

/** Languages in which the name of a town changes behind "in". */
const CASES: readonly Cases[] = LANGUAGE_PACKS.flatMap(({ country, workplace }) => {
  if (!workplace?.townEndings) return [];
  return [
    {
      country,
      before: new RegExp(
        String.raw`^(?:${anyOf([...(workplace.in ?? []), ...(workplace.near ?? []), ...(workplace.from ?? [])])})\s`,
        'u',
      ),
      forms: new Map((workplace.townForms ?? []).map((entry) => entry.split('=') as [string, string])),
      endings: workplace.townEndings.map((entry) => {
        const [ending = '', own = ''] = entry.split('=');
        return [ending, own.split('/')] as const;
      }),
    },
  ];
});

/** The name of a town that stands in another case: "w Poznaniu" → "Poznań". A guess by its ending counts only where the country has such a town. */
export function townInItsCase(from: string, word: string): string | undefined {
  for (const { country, before, forms, endings } of CASES) {
    if (!before.test(from)) continue;
    const known = forms.get(word);
    if (known !== undefined) return known;
    for (const [ending, own] of endings) {
      if (!word.endsWith(ending)) continue;
      const stem = word.slice(0, -ending.length);
      const town = own
        .map((other) => stem + other)
        .find((name) => countryOfCity(name) === country && isKnownCity(name));
      if (town !== undefined) return town;
    }
  }
  return undefined;
}
