import { german } from './de/index.js';
import { english } from './en/index.js';
import { spanish } from './es/index.js';
import { french } from './fr/index.js';
import { italian } from './it/index.js';
import type { LanguagePack, LanguageWords, Lexicon } from './language-pack.js';
import { dutch } from './nl/index.js';
import { polish } from './pl/index.js';
import { portuguese } from './pt/index.js';
import { unreadScriptsOfAsia } from './unread-scripts-of-asia.js';
import { unreadScripts } from './unread-scripts.js';

/** Every language that is read. English is first; of two that a text fits equally well, the earlier counts. */
export const LANGUAGE_PACKS: readonly LanguagePack[] = [
  english,
  german,
  french,
  spanish,
  italian,
  dutch,
  portuguese,
  polish,
];

/** The words of all languages together. A resume or an ad may mix languages, so everything is looked for in all of them. */
export const lexicon: Lexicon = united([...LANGUAGE_PACKS, unreadScripts, unreadScriptsOfAsia]);

/** The source of a pattern that matches any phrase of a list, in the order of the list. */
export function anyOf(phrases: readonly string[]): string {
  return phrases.join('|');
}

/**
 * As `anyOf`, those first that begin with `\b`: no letter of any alphabet stands before them. With the flags `i` and `u` V8 takes several times
 * as long for `\b` before each of them as for looking behind once.
 */
export function anyOfBounded(phrases: readonly string[]): string {
  const bounded = phrases.filter((phrase) => phrase.startsWith(BOUND)).map((phrase) => phrase.slice(BOUND.length));
  const others = phrases.filter((phrase) => !phrase.startsWith(BOUND));
  return [...(bounded.length > 0 ? [String.raw`(?<![\p{L}\p{N}_])(?:${anyOf(bounded)})`] : []), ...others].join('|');
}

const BOUND = String.raw`\b`;

/** The source of a pattern for any of the phrases as whole words, in whatever letters. */
export function wholeWords(phrases: readonly string[]): string {
  return String.raw`(?<![\p{L}\p{N}])(?:${anyOf(phrases).replaceAll('\\w', '\\p{L}')})(?![\p{L}\p{N}])`;
}

type Lists = Record<string, readonly unknown[]>;

// English has every list, so the union has every list too.
function united(packs: readonly LanguageWords[]): Lexicon {
  const all: Record<string, Lists> = {};
  for (const pack of packs)
    for (const [concern, lists] of Object.entries(pack)) {
      if (typeof lists === 'string') continue;
      const known = (all[concern] ??= {});
      for (const [name, list] of Object.entries(lists as Lists)) known[name] = joined(known[name], list);
    }
  return all as unknown as Lexicon;
}

// Of months there are twelve lists, which are joined one by one.
function joined(known: readonly unknown[] | undefined, list: readonly unknown[]): readonly unknown[] {
  if (known === undefined) return list;
  if (!Array.isArray(list[0])) return [...new Set([...known, ...list])];
  return list.map((part, at) => [...(known[at] as readonly unknown[]), ...(part as readonly unknown[])]);
}
