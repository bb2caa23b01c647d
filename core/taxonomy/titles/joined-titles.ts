import { tokenize } from '../phrases/tokens.js';
import { PREPOSITIONS } from './title-qualifiers.js';

/** What joins titles that one person holds at once: "Teller / Investment adviser", "Accountant and office manager", "Koch & Kellner", "Accountant cum cashier". */
const JOINED = /\s{0,9}[/;,|•+&]\s{0,9}|\s{1,9}(?:and|und|et|y|e|en|i|oraz|cum(?!\slaude))\s{1,9}/iu;
/** More are a sentence. */
const MOST_TITLES = 6;

/**
 * The titles that one title joins, at least two, or none. Behind a preposition the list goes on about what comes before: an "assistant to the director and
 * accountant" is no accountant.
 */
export function joinedTitles(title: string): string[] {
  const parts = title.split(JOINED).map((part) => part.trim());
  const open = parts.findIndex((part) => tokenize(part).some(({ form }) => PREPOSITIONS.has(form)));
  const titles = parts.slice(0, open < 0 ? undefined : open + 1).filter((part) => part !== '');
  return titles.length >= 2 && titles.length <= MOST_TITLES ? titles : [];
}
