import { JOINING_WORDS } from '../phrases/joining-words.js';
import type { Occupation, Skill } from '../model/model.js';
import { packSpelling, type SpellingTables } from '../phrases/spelling.js';
import { tokenize } from '../phrases/tokens.js';
import { indexStrings, type StringTables } from '../tables/string-index.js';
import { comparableTitle } from './comparable-title.js';
import { genderless } from './genderless.js';
import { inOtherGender } from './other-gender.js';

/** A skill may be part of a title, in any of its forms. */
export type SkillForms = Pick<Skill, 'id' | 'name' | 'aliases'>;

/** The words of titles that have a weight, without gender. */
export interface TitleWordTables {
  words: StringTables;
  weights: Uint16Array;
  /** By which misspelled words of titles are corrected. */
  spelling: SpellingTables;
}

export function packTitleWords(
  occupations: readonly Occupation[],
  isLevel: (word: string) => boolean,
  skills: readonly SkillForms[],
): TitleWordTables {
  const counts = new Map<string, number>();
  for (const { label, titles } of occupations) {
    const words = new Set<string>();
    for (const title of [label, ...titles])
      for (const { form } of tokenize(comparableTitle(title)))
        if (isDistinctive(form, isLevel)) words.add(genderless(form));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const weights = new Map<string, number>();
  for (const [word, count] of counts) {
    const weight = Math.round(10 * Math.log(occupations.length / (count + 1)));
    if (weight > 0) weights.set(word, weight);
  }
  return {
    words: indexStrings([...weights.keys()]),
    weights: Uint16Array.from(weights.values()),
    spelling: packSpelling(
      formsOf(occupations),
      skills.flatMap(({ name, aliases }) => [name, ...aliases]),
    ),
  };
}

/** Whether a word of a title, folded, says what somebody works as. */
export function isDistinctive(form: string, isLevel: (word: string) => boolean): boolean {
  return form.length > 1 && !/^\d+$/.test(form) && !JOINING_WORDS.has(form) && !WHO.has(form) && !isLevel(form);
}

/** "m/w/d" and the like: who may apply. */
const WHO: ReadonlySet<string> = new Set(['mwd', 'male', 'female']);

/** All titles, in every form in which they are looked up. */
function formsOf(occupations: readonly Occupation[]): string[] {
  const forms = new Set<string>();
  for (const { label, titles } of occupations)
    for (const title of [label, ...titles])
      for (const form of [title, ...inOtherGender(title)]) forms.add(form).add(comparableTitle(form));
  return [...forms];
}
