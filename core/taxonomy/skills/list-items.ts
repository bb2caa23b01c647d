import { ORDINARY_WORDS } from '../phrases/ordinary-words.js';
import type { Span } from './spans.js';

interface Separators {
  before: RegExp;
  behind: RegExp;
}

const OF_ANY_LIST: Separators = {
  before: /(?:^|[,;|•·/(:&–-]|\band)\s*$/u,
  behind: /^\s*(?:$|[,;|•·/).&–-]|and\b)/u,
};

/** With how well a language is known behind a colon, and with the word of another language between two: "español y quechua (avanzado)". */
const OF_LANGUAGES: Separators = {
  before: /(?:^|[,;|•·/(:&–-]|(?<!\p{L})(?:and|or|y|e|et|ou|und|oder|i|oraz|en|of))\s*$/u,
  behind: /^\s*(?:$|[,;|•·/().&:–-]|(?:and|or|y|e|et|ou|und|oder|i|oraz|en|of)(?!\p{L}))/u,
};

/** In characters: the longest joining word with a blank on either side. */
const REACH = 8;

/** A list separator or a line's end is on both sides. */
export function isInList(text: string, hit: Span): boolean {
  return isBetween(text, hit, OF_ANY_LIST);
}

export function isInListOfLanguages(text: string, hit: Span): boolean {
  return isBetween(text, hit, OF_LANGUAGES);
}

const AFTER_SMALL_WORD = /(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}'’-]*,\s(?:(?:and|or)\s)?$/u;
const LONGEST_WORD = 30;

/** "High school diploma, Excel": what is a small word otherwise has a capital among items in small letters, which not every one of them has. */
export function isNameAmongWords(text: string, { start, end }: Span): boolean {
  const written = text.slice(start, end);
  if (!/^\p{Lu}\p{Ll}+$/u.test(written) || !ORDINARY_WORDS.has(written.toLowerCase())) return false;
  return (
    AFTER_SMALL_WORD.test(text.slice(Math.max(0, start - LONGEST_WORD), start)) &&
    /^(?:[,;.)\n]|$)/u.test(text.slice(end, end + 1))
  );
}

function isBetween(text: string, { start, end }: Span, { before, behind }: Separators): boolean {
  const lead = text.slice(Math.max(0, start - REACH), start);
  return (
    before.test(lead.slice(lead.lastIndexOf('\n') + 1)) &&
    behind.test(text.slice(end, end + REACH).split('\n', 1)[0] ?? '')
  );
}
