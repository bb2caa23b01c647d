import type { Token } from '../phrases/tokens.js';

/** What separates the parts of a title: "Nurse, intensive care", "Driver / Packer", "Cook - night shift". */
const SEPARATOR = /[,;:|/–—&()[\]•·]|\s-\s/;

/** From the first token that stands with those of a phrase between separators, to after the last one. */
export function segmentAround(
  title: string,
  tokens: readonly Token[],
  phrase: { at: number; length: number },
): { first: number; after: number } {
  let first = phrase.at;
  while (first > 0 && !isSeparated(title, tokens, first)) first -= 1;
  let after = phrase.at + phrase.length;
  while (after < tokens.length && !isSeparated(title, tokens, after)) after += 1;
  return { first, after };
}

/** Whether a separator stands before a token. */
function isSeparated(title: string, tokens: readonly Token[], at: number): boolean {
  return SEPARATOR.test(title.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start));
}
