/** Letters present and none of them small. */
export function isCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.+#&-]*/gu) ?? [];
}

// Most lines are plain ASCII, and normalization is what costs.
// eslint-disable-next-line no-control-regex -- the range is meant: everything that needs no normalization
const ASCII = /^[\x00-\x7f]*$/;

/** Case, accents and punctuation taken away, for comparing words only. */
export function plain(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(/`/gu, "'");
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’`´]/gu, "'");
}
