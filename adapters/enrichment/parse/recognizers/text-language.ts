import { anyOf, LANGUAGE_PACKS } from '../lexicons/lexicon.js';

/** Characters looked at: the first page, which says as much as all of them. */
const SAMPLE = 4_000;
/** Small words that a text must have before it says in which language it is written: a list of tools has none. */
const LEAST_WORDS = 12;
/** So many times as often as those of any other language: two languages share some of their small words. */
const CLEAR_LEAD = 1.5;

const LANGUAGES = LANGUAGE_PACKS.map(({ code, country, prose }) => ({
  code,
  country,
  words: new RegExp(`(?<!\\p{L})(?:${anyOf(prose?.functionWords ?? [])})(?!\\p{L})`, 'giu'),
}));

/** How often the small words of each language occur in the beginning of a text, the most frequent first. */
export function countFunctionWords(text: string): { code: string; country: string; count: number }[] {
  const sample = text.slice(0, SAMPLE);
  return LANGUAGES.map(({ code, country, words }) => ({ code, country, count: sample.match(words)?.length ?? 0 })).sort(
    (a, b) => b.count - a.count,
  );
}

/** ISO 639-1 code of the language that a text is written in; undefined where too few words say so, or two languages nearly as often. */
export function detectTextLanguage(text: string): string | undefined {
  const [best, next] = countFunctionWords(text);
  if (!best || best.count < LEAST_WORDS) return undefined;
  return best.count >= CLEAR_LEAD * (next?.count ?? 0) ? best.code : undefined;
}
