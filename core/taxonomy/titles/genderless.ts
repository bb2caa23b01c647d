/**
 * A folded word of a title without what tells whether a woman or a man does the work: "Verkäuferin" and "Verkäufer", "enfermera" and
 * "enfermero", "directrice" and "directeur", "saleswoman" and "salesperson" come to the same. For comparing only: what is left need not be a word.
 */
export function genderless(word: string): string {
  let form = OWN_WORDS.get(word) ?? word;
  if (form.length < 5) return form;
  form = form.replace(PERSON, '$1man');
  for (const [feminine, masculine] of FRENCH) form = form.replace(feminine, masculine);
  if (form.length >= 5) form = form.replace(/(?<![aeo])[aeo]+$/, '');
  return form.length >= 6 ? form.replace(/([^aeiou])in$/, '$1') : form;
}

/** Those whose ending alone does not tell. */
const OWN_WORDS: ReadonlyMap<string, string> = new Map([
  ['woman', 'man'],
  ['women', 'men'],
  ['actress', 'actor'],
  ['waitress', 'waiter'],
  ['hostess', 'host'],
  ['stewardess', 'steward'],
  ['headmistress', 'headmaster'],
]);

/** In English, and in German behind at least three letters. */
const PERSON = /^(\p{L}{3,}?)(?:wo)?(?:mann?|men|person|people|frau|maid|lady|girl|boy)$/u;

const FRENCH: readonly (readonly [RegExp, string])[] = [
  [/trice$/, 'teur'],
  [/euse$/, 'eur'],
  [/ienne$/, 'ien'],
  [/ere$/, 'er'],
  [/ive$/, 'if'],
];
