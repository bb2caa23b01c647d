import { anyOf, lexicon } from '../../../parse/lexicons/lexicon.js';
import { regionOrCountry } from '../../../parse/recognizers/places.js';
import type { ExtractedLocation } from './extract-location.js';
import { firstMatches } from '../first-matches.js';

const MOST_READ = 20;

const REMOTE = `(?:${anyOf(lexicon.workplace.remoteAlone)})`;
const IN = anyOf([...lexicon.workplace.in, ...lexicon.workplace.remoteIn]);
const NAME = String.raw`U\.S\.(?:A\.)?|U\.K\.|\p{L}{2,20}(?:\s\p{L}{2,20}){0,2}`;
/** "Remote, UK", "Remote (Germany)", "remote in Spain". */
const BEHIND = new RegExp(
  String.raw`(?<!\p{L})${REMOTE}(?:\s?[,(:|/]\s?|\s[–-]\s|\s(?:${IN})\s)(?:(?:${IN})\s)?(?:the\s)?(${NAME})(?=\s?(?:[)\],.;|/\n]|$))`,
  'giu',
);
/** "remote within the UK with some travel" */
const IN_COUNTRY = new RegExp(String.raw`(?<!\p{L})${REMOTE}\s(?:${IN})\s(?:the\s)?(${NAME})(?!\p{L})`, 'giu');
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
    const found = countryAt(match, match[1] ?? '');
    if (found) return found;
  }
  for (const match of firstMatches(text, IN_COUNTRY, MOST_READ)) {
    const words = (match[1] ?? '').split(/\s/u);
    for (let count = words.length; count > 0; count -= 1) {
      const found = countryAt(match, words.slice(0, count).join(' '));
      if (found) return found;
    }
  }
  return null;
}

function countryAt(match: RegExpExecArray, written: string): ExtractedLocation | null {
  if (!/^\p{Lu}/u.test(written)) return null;
  if (written.length < SHORTEST_NAME && !CODES.has(written.toLowerCase())) return null;
  const location = regionOrCountry(written);
  const start = match.index + match[0].lastIndexOf(written);
  return location ? { location, start, end: start + written.length } : null;
}
