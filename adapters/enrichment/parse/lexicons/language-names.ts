import { lexicon } from './lexicon.js';

/** Names of human languages, without case and accents. */
export const LANGUAGE_NAMES: ReadonlySet<string> = new Set(lexicon.languages.names);
