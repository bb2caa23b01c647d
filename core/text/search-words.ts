// eslint-disable-next-line no-control-regex -- All of ASCII: nothing in it has diacritics.
const ASCII = /^[\x00-\x7f]*$/;

/** Lower case, without diacritics: "Zoë Müller" → "zoe muller". */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Letters that Unicode does not take apart into a plain one and a mark, as they are written without them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
};

/** As `fold`, in letters that every keyboard has: "Łukasz Weiß" → "lukasz weiss". For names and searches. */
export function foldLetters(text: string): string {
  return fold(text).replace(/[łøđðþßæœıħŧ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** The distinct words of some texts, folded: what the `q` filter of lists compares. Words, never parts of words. */
export function searchWords(...texts: readonly (string | null | undefined)[]): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    if (!text) continue;
    for (const word of foldLetters(text).match(/[\p{L}\p{N}+#]+/gu) ?? []) words.add(word);
  }
  return [...words];
}
