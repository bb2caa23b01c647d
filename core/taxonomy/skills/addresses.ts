import type { PhraseHit } from '../phrases/phrase-matcher.js';

/** In characters: an address is looked back for no further than this. */
const REACH = 160;

const SCHEME = /https?:\/\/|(?<![\p{L}\p{N}])www\./iu;
const HOST = /\.(?:com|io|net|org)$/i;

/** "someone@gmail.com", "https://example.org/arduino-clock", "github.com/someone": part of an address names no skill. */
export function isInAddress(text: string, { start, end }: Pick<PhraseHit<unknown>, 'start' | 'end'>): boolean {
  if (text[start - 1] === '@') return true;
  if (text[end] === '/' && /^\/[\p{L}\p{N}]/u.test(text.slice(end, end + 2)) && HOST.test(text.slice(start, end)))
    return true;
  const after = text.slice(end, end + 8);
  if (/^\.(?:com|org|edu)\b(?!\.?\s*[A-Z])/.test(after)) return true;
  const before = text.slice(Math.max(0, start - REACH), start);
  return SCHEME.test(before.slice(lastBlank(before) + 1));
}

function lastBlank(text: string): number {
  let at = text.length - 1;
  while (at >= 0 && !/\s/.test(text[at] ?? '')) at -= 1;
  return at;
}
