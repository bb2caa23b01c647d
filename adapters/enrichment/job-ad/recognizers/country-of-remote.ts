import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';
import { regionOrCountry } from '../../parse/recognizers/places.js';
import type { ExtractedLocation } from './extract-location.js';
import { firstMatches } from './first-matches.js';

const MOST_READ = 20;

const REMOTE = `(?:${anyOf(lexicon.workplace.remoteAlone)})`;
const NAME = String.raw`U\.S\.(?:A\.)?|U\.K\.|\p{L}{2,20}(?:\s\p{L}{2,20}){0,2}`;
/** "Remote, UK", "Remote (Germany)", "remote in Spain". */
const BEHIND = new RegExp(
  String.raw`(?<!\p{L})${REMOTE}(?:\s?[,(:|/]\s?|\s[–-]\s|\s(?:${anyOf(lexicon.workplace.in)})\s(?:the\s)?)(${NAME})(?=\s?(?:[)\],.;|/\n]|$))`,
  'giu',
);
/** "Germany (remote)", "UK - Remote". */
const BEFORE = new RegExp(
  String.raw`(?<=^|[(\[,.;|/\n]\s?|[–-]\s)(${NAME})(?:\s?[,(|/]\s?|\s[–-]\s)${REMOTE}(?!\p{L})`,
  'giu',
);
/** Codes of two letters are mostly something else: "Remote / IT". */
const CODES = new Set(['uk', 'us', 'usa', 'uae', 'u.s.', 'u.k.', 'u.s.a.']);
const SHORTEST_NAME = 4;

/** The country, or the state, that work from anywhere is for: "(Remote, UK)". */
export function countryOfRemote(text: string): ExtractedLocation | null {
  for (const match of [...firstMatches(text, BEHIND, MOST_READ), ...firstMatches(text, BEFORE, MOST_READ)]) {
    const written = match[1] ?? '';
    if (!/^\p{Lu}/u.test(written)) continue;
    if (written.length < SHORTEST_NAME && !CODES.has(written.toLowerCase())) continue;
    const location = regionOrCountry(written);
    const start = match.index + match[0].indexOf(written);
    if (location) return { location, start, end: start + written.length };
  }
  return null;
}
