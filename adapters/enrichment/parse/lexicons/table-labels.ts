import { anyOf, lexicon } from './lexicon.js';

const LABEL = new RegExp(String.raw`^(?:(?:${anyOf(lexicon.labels.tableRows)})\s*:?|:)$`, 'iu');

/** The head of a row in a table of positions that the text shows column by column: "Employer", "Position", ":" above the values. */
export function isTableLabel(text: string): boolean {
  return LABEL.test(text);
}
