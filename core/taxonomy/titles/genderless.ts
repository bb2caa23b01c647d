/**
 * A folded word of a title without its gender: "Verkäuferin" and "Verkäufer", "enfermera" and
 * "enfermero", "directrice" and "directeur", "saleswoman" and "salesperson" become the same. For comparing only: the result need not be a word.
 */
export function genderless(word: string): string {
  let form = OWN_WORDS.get(word) ?? word;
  if (form.length < 5) return form;
  form = form.replace(PERSON, '$1man');
  for (const [feminine, masculine] of FRENCH) form = form.replace(feminine, masculine);
  if (form.length >= 5) form = form.replace(/(?<![aeo])[aeo]+$/, '');
  return form.length >= 6 ? form.replace(/([^aeiou])in$/, '$1') : form;
}

/** Words whose ending alone does not mark the gender. */
const OWN_WORDS: ReadonlyMap<string, string> = new Map([
  ['woman', 'man'],
  ['women', 'men'],
  ['actress', 'actor'],
  ['waitress', 'waiter'],
  ['hostess', 'host'],
  ['stewardess', 'steward'],
  ['headmistress', 'headmaster'],
]);

/** In English, and in German after at least three letters. */
const PERSON = /^(\p{L}{3,}?)(?:wo)?(?:mann?|men|person|people|frau|maid|lady|girl|boy)$/u;

const FRENCH: readonly (readonly [RegExp, string])[] = [
  [/trice$/, 'teur'],
  [/euse$/, 'eur'],
  [/ienne$/, 'ien'],
  [/ere$/, 'er'],
  [/ive$/, 'if'],
];
