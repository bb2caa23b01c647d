import { wordsOf } from '../text/words.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';

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
export function opensWithVerb(words: readonly string[]): boolean {
  const first = words[0]?.toLowerCase().replace(/(?<![.,;:])[.,;:]+$/u, '') ?? '';
  if (words.length < 3 || NOT_VERBS.has(first)) return false;
  if (VERBS.has(first)) return !/^\p{Lu}/u.test(words[1] ?? '') || words.length > 5;
  return /^[a-z-]{2,}(?:ed|ing)$/u.test(first) && !/^\p{Lu}/u.test(words[1] ?? '');
}
