const LETTERS_OF_CODE = 3;

/** The name of a town that may be written in capitals: "MONTIGNY-LE-BOURG" → "Montigny-le-Bourg". */
export function townInNormalCase(name: string): string {
  if (name.length <= LETTERS_OF_CODE || name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L}+)/gu, (whole, before: string, word: string) =>
      before !== '' && SMALL_WORDS.has(word) ? whole : `${before}${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    );
}

const SMALL_WORDS: ReadonlySet<string> = new Set([
  'le',
  'la',
  'les',
  'de',
  'du',
  'des',
  'sur',
  'sous',
  'en',
  'am',
  'an',
  'der',
  'del',
  'los',
  'las',
  'upon',
  'on',
]);
