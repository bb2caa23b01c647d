/** Lower case, without diacritics: "Zoë Müller" → "zoe muller". */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The distinct words of some texts, folded: what the `q` filter of lists compares. Words, never parts of words. */
export function searchWords(...texts: readonly (string | null | undefined)[]): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    if (!text) continue;
    for (const word of fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? []) words.add(word);
  }
  return [...words];
}
