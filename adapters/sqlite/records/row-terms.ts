/** What a row is found by, as its column `terms` has it: the terms of the full-text index, and behind the mark the identity keys. */
export interface RowTerms {
  terms: string;
  keys: readonly number[];
}

/** Not in rows of earlier releases, which have their keys among the terms. */
const MARK = '|';

export function joinedTerms(terms: string, keys: readonly number[]): string {
  return keys.length === 0 ? terms : `${terms}${MARK}${keys.map(inBase36).join(' ')}`;
}

/** 36 to the fifth: what is above it fits into 31 bits, and so does what is below. */
const LOW = 36 ** 5;

/** The same as `toString(36)`, which takes a microsecond for a key, and a twentieth of it for a number of up to 31 bits. */
function inBase36(key: number): string {
  const high = Math.floor(key / LOW);
  const low = (key - high * LOW).toString(36);
  return high === 0 ? low : high.toString(36) + low.padStart(5, '0');
}

export function splitTerms(stored: string): RowTerms {
  const at = stored.indexOf(MARK);
  if (at < 0) return { terms: stored, keys: [] };
  const keys = stored
    .slice(at + 1)
    .split(' ')
    .map((key) => Number.parseInt(key, 36));
  return { terms: stored.slice(0, at), keys };
}
