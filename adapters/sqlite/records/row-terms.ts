/** What a row is found by, as its column `terms` has it: the terms of the full-text index, and behind the mark the identity keys. */
export interface RowTerms {
  terms: string;
  keys: readonly number[];
}

/** Not in rows of earlier releases, which have their keys among the terms. */
const MARK = '|';

export function joinedTerms(terms: string, keys: readonly number[]): string {
  return keys.length === 0 ? terms : `${terms}${MARK}${keys.map((key) => key.toString(36)).join(' ')}`;
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
