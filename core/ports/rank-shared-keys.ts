import type { SharedIdentityKeys } from './candidate-repository.js';

/** How many candidates a search for shared identity keys returns at most. */
const MOST_RESULTS = 20;

/** How many holders of one key a store looks at: a key that more candidates share identifies no one. */
export const MOST_HOLDERS_OF_A_KEY = 100;

/** Of candidates with the keys that they share, those that share most first; at most 20. */
export function rankSharedKeys(found: Iterable<readonly [candidateId: string, keys: string[]]>): SharedIdentityKeys[] {
  return [...found]
    .map(([candidateId, keys]) => ({ candidateId, keys }))
    .sort((a, b) => b.keys.length - a.keys.length)
    .slice(0, MOST_RESULTS);
}
