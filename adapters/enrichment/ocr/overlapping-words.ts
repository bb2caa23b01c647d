import type { FoundWord } from './tesseract/tesseract.js';

/** Share of a word's box within another one, from which on the two are the same ink. */
const SAME_INK = 0.6;

/**
 * Each piece of ink once. Where two blocks of the page overlap, the recognizer finds parts of a word a second time; and where a sign without spaces
 * parts two words, as in `HTML/CSS`, the box of the first reaches over the second.
 */
export function withoutOverlaps(words: readonly FoundWord[]): FoundWord[] {
  const trimmed = words.map((word, at) => endingBefore(word, words[at + 1]));
  const byTop = [...trimmed].sort((a, b) => a.top - b.top);
  const tallest = trimmed.reduce((most, { top, bottom }) => Math.max(most, bottom - top), 0);
  const repeated = new Set<FoundWord>();
  for (const [at, word] of byTop.entries()) {
    for (let next = at + 1; next < byTop.length && byTop[next]!.top - word.top < tallest; next++) {
      const other = byTop[next]!;
      const [small, large] = area(word) < area(other) ? [word, other] : [other, word];
      if (shared(small, large) > SAME_INK * area(small)) repeated.add(small);
    }
  }
  return trimmed.filter((word) => !repeated.has(word));
}

function endingBefore(word: FoundWord, next: FoundWord | undefined): FoundWord {
  const isSameLine = next?.baseline === word.baseline && next.lineHeight === word.lineHeight;
  return isSameLine && next.left > word.left && next.left < word.right ? { ...word, right: next.left } : word;
}

function area({ left, top, right, bottom }: FoundWord): number {
  return Math.max(1, right - left) * Math.max(1, bottom - top);
}

function shared(one: FoundWord, other: FoundWord): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
