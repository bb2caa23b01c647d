import { fold } from '../../text/search-words.js';

/** So many words in a row are not chosen alike by two people by chance. */
export const COPIED_WORDS = 25;

const SHINGLE = 12;
/** Any run of `COPIED_WORDS` holds as many shingles as this. */
const WINDOW = COPIED_WORDS - SHINGLE + 1;

/** Folded words, in order. */
export function wordsInOrder(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Winnowed fingerprints (Schleimer, Wilkerson and Aiken, SIGMOD 2003) of a text: of every fourteen overlapping runs of twelve words the
 * least hash. Two texts with a run of 25 words in common share one, and a text of 300 words keeps some forty numbers.
 */
export function fingerprints(words: readonly string[]): Uint32Array {
  const hashes = shingleHashes(words);
  const kept = new Set<number>();
  for (let from = 0; from + WINDOW <= hashes.length; from += 1) {
    let least = hashes[from]!;
    for (let at = from + 1; at < from + WINDOW; at += 1) least = Math.min(least, hashes[at]!);
    kept.add(least);
  }
  return Uint32Array.from(kept);
}

/** The fingerprints of a text, as JSON can hold them. */
export function textFingerprints(text: string): number[] {
  return [...fingerprints(wordsInOrder(text))];
}

/** A text in which copies of others are looked for. */
export class ShingledText {
  private readonly firstAt = new Map<number, number>();

  constructor(private readonly words: readonly string[]) {
    shingleHashes(words).forEach((hash, at) => {
      if (!this.firstAt.has(hash)) this.firstAt.set(hash, at);
    });
  }

  mayShareRunWith(prints: Iterable<number>): boolean {
    for (const hash of prints) if (this.firstAt.has(hash)) return true;
    return false;
  }

  /** Length of the longest run of words that is in the other text too, of at least `SHINGLE` words; else 0. */
  longestRunWith(other: readonly string[]): number {
    const hashes = shingleHashes(other);
    let longest = 0;
    for (let at = 0; at < hashes.length; at += 1) {
      const here = this.firstAt.get(hashes[at]!);
      if (here === undefined) continue;
      let length = 0;
      while (at + length < other.length && this.words[here + length] === other[at + length]) length += 1;
      longest = Math.max(longest, length);
      // What is within this run gives shorter ones only.
      if (length >= SHINGLE) at += length - SHINGLE;
    }
    return longest >= SHINGLE ? longest : 0;
  }
}

const BASE = 0x01000193;

/** One hash, of 32 bits, for each run of `SHINGLE` words (Karp and Rabin, 1987). */
function shingleHashes(words: readonly string[]): Uint32Array {
  const count = words.length - SHINGLE + 1;
  if (count <= 0) return new Uint32Array();
  const each = words.map(hashWord);
  let leaving = 1;
  for (let n = 1; n < SHINGLE; n += 1) leaving = Math.imul(leaving, BASE);
  const hashes = new Uint32Array(count);
  let hash = 0;
  for (let at = 0; at < words.length; at += 1) {
    if (at >= SHINGLE) hash = (hash - Math.imul(each[at - SHINGLE]!, leaving)) | 0;
    hash = (Math.imul(hash, BASE) + each[at]!) | 0;
    // Mixed, so that the least of a window is not always the run with the smallest word in front.
    if (at >= SHINGLE - 1) hashes[at - SHINGLE + 1] = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  }
  return hashes;
}

/** FNV-1a. */
function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), BASE);
  return hash | 0;
}
