import type { Span } from '../../../core/spi.js';
import { anyOf, LANGUAGE_PACKS } from '../parse/lexicons/lexicon.js';

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

interface Counted {
  readonly code: string;
  readonly country: string;
  readonly count: number;
}

/** Of the last text: the readers of an ad or a resume count it a dozen times. */
let last: { sample: string; counts: readonly Counted[] } = { sample: '', counts: countIn('') };

/** How often the small words of each language occur in the beginning of a text, the most frequent first. */
export function countFunctionWords(text: string): readonly Counted[] {
  const sample = text.slice(0, SAMPLE);
  if (sample !== last.sample) last = { sample, counts: countIn(sample) };
  return last.counts;
}

function countIn(sample: string): readonly Counted[] {
  return LANGUAGES.map(({ code, country, words }) => ({ code, country, count: sample.match(words)?.length ?? 0 })).sort(
    (a, b) => b.count - a.count,
  );
}

/** A language of which a text has this share of the small words of its main one is written there too. */
const ALSO_WRITTEN = 0.25;

/** The languages that a text is written in, as codes; all where no small word says which it is, and of a list with one small word those that have it. */
export function writtenLanguages(text: string): string[] {
  const counts = countFunctionWords(text);
  const most = counts[0]?.count ?? 0;
  return counts.filter(({ count }) => count >= most * ALSO_WRITTEN).map(({ code }) => code);
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
