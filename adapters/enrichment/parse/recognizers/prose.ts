import type { Span } from '../../../../core/spi.js';
import { anyOf, LANGUAGE_PACKS, lexicon } from '../lexicons/lexicon.js';
import { wordsOf } from '../text.js';

const VERBS: ReadonlySet<string> = new Set(lexicon.prose.openingVerbs);
const NOT_VERBS: ReadonlySet<string> = new Set(lexicon.prose.notVerbs);
const FUNCTION_WORD = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.prose.runningWords)})(?!\p{L})`, 'giu');

/** Running text: a sentence or part of one, as opposed to a heading, a name, a title or a date. */
export function isProse(text: string): boolean {
  const words = wordsOf(text);
  if (words.length > 18 || text.length > 150) return true;
  if (words.length <= 2) return false;
  if (/^\p{Ll}/u.test(text) && !/^(?:i[A-Z]|e[A-Z])/u.test(text) && words.length > 3) return true;
  const shouted = text === text.toUpperCase();
  if (
    /\.$/u.test(text) &&
    words.length >= 5 &&
    !/(?:inc|ltd|co|corp|llc|etc|\b\p{Lu}|u\.s\.a|st|ave|dept)\.$/iu.test(text)
  )
    return true;
  if (opensWithVerb(words)) return true;
  const functions = text.match(FUNCTION_WORD)?.length ?? 0;
  return !shouted && (functions >= 3 || (functions >= 2 && words.length > 9));
}

/** Duties begin with a verb: "Managed …", "Responsible for …". */
function opensWithVerb(words: readonly string[]): boolean {
  const first = words[0]?.toLowerCase().replace(/(?<![.,;:])[.,;:]+$/u, '') ?? '';
  if (words.length < 3 || NOT_VERBS.has(first)) return false;
  if (VERBS.has(first)) return !/^\p{Lu}/u.test(words[1] ?? '') || words.length > 5;
  return /^[a-z-]{2,}(?:ed|ing)$/u.test(first) && !/^\p{Lu}/u.test(words[1] ?? '');
}

/** Characters looked at: the first page, which says as much as all of them. */
const SAMPLE = 4_000;
/** Small words that a text must have before it says in which language it is written: a list of tools has none. */
const LEAST_WORDS = 2;
/** So many times as often as those of any other language: languages share some of their small words, and names have those of another. */
const CLEAR_LEAD = 2;

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

/**
 * ISO 639-1 code of the language that a text is written in; undefined where too few words say so, or two languages nearly as often. What names
 * or locates the person is left out: a school or a street is called what it is called in any language.
 */
export function detectTextLanguage(text: string, personalSpans: readonly Span[] = []): string | undefined {
  const [best, next] = countFunctionWords(without(text, personalSpans));
  if (!best || best.count < LEAST_WORDS) return undefined;
  return best.count >= CLEAR_LEAD * (next?.count ?? 0) ? best.code : undefined;
}

/** The spans are in order and apart. */
function without(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    parts.push(text.slice(from, start));
    from = end;
  }
  return [...parts, text.slice(from)].join(' ');
}
