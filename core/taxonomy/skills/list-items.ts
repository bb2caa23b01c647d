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

function isBetween(text: string, { start, end }: Span, { before, behind }: Separators): boolean {
  const lead = text.slice(Math.max(0, start - REACH), start);
  return (
    before.test(lead.slice(lead.lastIndexOf('\n') + 1)) &&
    behind.test(text.slice(end, end + REACH).split('\n', 1)[0] ?? '')
  );
}
