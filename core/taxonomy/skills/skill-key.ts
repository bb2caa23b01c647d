import { phraseKey } from '../phrases/phrase-key.js';

/**
 * Keys that skills are compared by: the id of an entry (`load-testing`), `id/phrase` for a form that names something narrower than its entry
 * (`load-testing/k6`), and `~phrase` for a name that the taxonomy does not know. Equal keys mean the same skill.
 */

const BELOW = '/';
const UNKNOWN = '~';

/** The key of a narrower form of an entry. */
export function narrowerKey(id: string, form: string): string {
  return `${id}${BELOW}${phraseKey(form)}`;
}

/** The id of the entry that the key of a narrower form belongs to; `undefined` for every other key. */
export function entryOfNarrower(key: string): string | undefined {
  if (key.startsWith(UNKNOWN)) return undefined;
  const at = key.indexOf(BELOW);
  return at < 0 ? undefined : key.slice(0, at);
}

/** The words after the `~` of an unknown name or after the `/` of a narrower form. */
export function phraseOfKey(key: string): string {
  return key.startsWith(UNKNOWN) ? key.slice(1) : key.slice(key.indexOf(BELOW) + 1);
}
