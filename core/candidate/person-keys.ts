import { isFull } from './name-forms.js';
import type { PersonTraits } from './person-traits.js';

const MOST_EMPLOYERS = 6;
const MOST_SCHOOLS = 3;

/**
 * Blocking keys (Fellegi and Sunter, 1969): two records that are to be compared in full share one of them. Each joins a form of the name
 * to one more fact, so that few records share it however many there are and however common the name is: nobody is ever looked for by
 * name alone. A form of the name is one of its words and the initial of another: it stays the same in another order, with the given
 * name cut to its initial, without the middle names, and with a slip in either of the two words.
 */
export function personKeys(traits: PersonTraits): string[] {
  const facts = [
    ...[...new Set(traits.positions.map(({ employer }) => employer))].slice(0, MOST_EMPLOYERS),
    ...[...new Set(traits.schools.map(({ school }) => school))].slice(0, MOST_SCHOOLS),
    ...(traits.phoneTail ? [traits.phoneTail] : []),
    ...(traits.mailHandle ? [traits.mailHandle] : []),
  ];
  return nameForms(traits.name).flatMap((form) => facts.map((fact) => `person:${form}|${fact}`));
}

function nameForms(name: readonly string[]): string[] {
  const [first, second] = name;
  const last = name.at(-1);
  if (first === undefined || second === undefined || last === undefined) return [];
  // The given name with each of two surnames, and a second given name with the surname.
  const pairs = [
    [first, last],
    ...(name.length > 2
      ? [
          [first, name.at(-2)!],
          [second, last],
        ]
      : []),
  ] as const;
  const forms = pairs.flatMap(([one, other]) => [formOf(one!, other!), formOf(other!, one!)]);
  return [...new Set(forms.filter((form) => form !== undefined))];
}

function formOf(initialOf: string, word: string): string | undefined {
  return isFull(word) ? `${initialOf.charAt(0)}.${word}` : undefined;
}
