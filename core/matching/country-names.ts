import { foldLetters } from '../text/search-words.js';

/** In whose words a country may be named. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl'] as const;

const ALSO: Readonly<Record<string, string>> = {
  'u.k.': 'GB',
  'great britain': 'GB',
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  america: 'US',
  holland: 'NL',
  'czech republic': 'CZ',
};

/** No countries: the European Union, the eurozone, the United Nations, outlying Oceania and the code for "unknown". */
const UNIONS: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'ZZ']);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const NAMES = allNames();

/** The country (ISO 3166-1 alpha-2) of a folded code or name: "de", "germany", "deutschland", "allemagne". */
export function countryNamed(folded: string): string | undefined {
  return NAMES.get(folded);
}

function allNames(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => !UNIONS.has(code) && english.of(code) !== undefined,
  );
  const countries = codes.map((code) => {
    // Codes out of use, such as DD and UK, become those of today.
    const country = new Intl.Locale(`und-${code}`).region ?? code;
    found.set(code.toLowerCase(), country);
    return country;
  });
  for (const language of LANGUAGES) {
    const written = new Intl.DisplayNames([language], { type: 'region' });
    for (const country of new Set(countries)) found.set(foldLetters(written.of(country) ?? country), country);
  }
  for (const [name, code] of Object.entries(ALSO)) found.set(name, code);
  return found;
}
