import type { Span } from '../candidate/resume-document.js';
import { foldedWords, type FoldedWord } from './folded-text.js';
import type { IdentifyingTerms } from './identifying-terms.js';

/** A word of a name inside a longer word, such as a user name, identifies as well from this length on. */
const TELLING_INSIDE = 5;
/** Units between two words of one name: a blank, a full stop and a blank, a comma. */
const MOST_BETWEEN = 3;

/** Where a text identifies the candidate: whole words, whatever their case and accents. Linear in the text. */
export function findIdentifying(text: string, terms: IdentifyingTerms): Span[] {
  const words = foldedWords(text);
  const isHit = words.map(({ word }) => isName(word, terms.names));
  markSequences(words, isHit, terms);
  markSpelledOut(text, words, isHit, terms);
  markNeighbours(words, isHit, terms);
  return [...words.filter((_, at) => isHit[at]), ...phones(text, terms)];
}

function isName(word: string, names: ReadonlySet<string>): boolean {
  if (names.has(word)) return true;
  for (const name of names) {
    if (name.length >= TELLING_INSIDE && word.includes(name)) return true;
    // "Lindqvists", "Marks".
    if (word.length === name.length + 1 && word.startsWith(name)) return true;
  }
  return false;
}

function markSequences(words: readonly FoldedWord[], isHit: boolean[], { sequences }: IdentifyingTerms): void {
  for (let at = 0; at < words.length; at += 1) {
    for (const sequence of sequences.get(words[at]!.word) ?? []) {
      if (!sequence.every((word, index) => words[at + index]?.word === word)) continue;
      isHit.fill(true, at, at + sequence.length);
    }
  }
}

/** "M A R A  L I N D Q V I S T", and a name that a line end parts: "Lind-" / "qvist". */
function markSpelledOut(
  text: string,
  words: readonly FoldedWord[],
  isHit: boolean[],
  { names }: IdentifyingTerms,
): void {
  for (let from = 0; from < words.length; from += 1) {
    if (words[from]!.word.length === 1) {
      let to = from;
      while (words[to + 1]?.word.length === 1) to += 1;
      const joined = words
        .slice(from, to + 1)
        .map(({ word }) => word)
        .join('');
      if (to - from >= 3 && isName(joined, names)) isHit.fill(true, from, to + 1);
      from = to;
      continue;
    }
    const next = words[from + 1];
    if (!next || isHit[from]) continue;
    const between = text.slice(words[from]!.end, next.start);
    if (
      between.length <= 6 &&
      /^[-\u2010\u2011][ \t]*\r?\n[ \t]*$/.test(between) &&
      isName(words[from]!.word + next.word, names)
    )
      isHit.fill(true, from, from + 2);
  }
}

/** Particles, short names and initials beside a word of the name: "van", "Li", "M.". */
function markNeighbours(words: readonly FoldedWord[], isHit: boolean[], { besideNames }: IdentifyingTerms): void {
  const initials = new Set([...besideNames].map((name) => name.charAt(0)));
  const belongs = (word: string): boolean => besideNames.has(word) || (word.length === 1 && initials.has(word));
  const isNear = (one: number, other: number): boolean => words[other]!.start - words[one]!.end <= MOST_BETWEEN;
  for (let at = 1; at < words.length; at += 1)
    if (isHit[at - 1] && belongs(words[at]!.word) && isNear(at - 1, at)) isHit[at] = true;
  for (let at = words.length - 2; at >= 0; at -= 1)
    if (isHit[at + 1] && belongs(words[at]!.word) && isNear(at, at + 1)) isHit[at] = true;
}

const DIGITS = /\d(?:[\s()./+-]{0,3}\d){6,24}/g;

function phones(text: string, { phoneTails }: IdentifyingTerms): Span[] {
  if (phoneTails.length === 0) return [];
  return [...text.matchAll(DIGITS)].flatMap((match) => {
    const digits = match[0].replace(/\D/g, '');
    return phoneTails.some((tail) => digits.includes(tail))
      ? [{ start: match.index, end: match.index + match[0].length }]
      : [];
  });
}
