import { JOINING_WORDS } from '../phrases/joining-words.js';
import { tokenize } from '../phrases/tokens.js';
import type { Occupation, Skill } from '../model/model.js';
import { type NumberLists, packLists } from '../tables/number-lists.js';
import { indexStrings, type StringTables } from '../tables/string-index.js';

/** What each word says of the family of work: of "ledger" nearly all is said of accounting, of "team" little of any. */
export interface FamilyWordTables {
  /** Slugs; a weight names one by its place. */
  families: readonly string[];
  words: StringTables;
  /** By word: the place of a family above the lowest 16 bits, and in these the weight of the word for it. */
  weights: NumberLists;
}

/** Bits of a weight. */
export const WEIGHT_BITS = 16;
/** Weights are whole: a hundredth is enough. */
const PRECISION = 100;

/**
 * From the taxonomy's own occupations: their titles, and the names of the skills that are typical of them. The weight of a word for a family is
 * its idf among the names of skills × the family's share of the occupations with the word, each family as large as the others (naive Bayes with a
 * uniform prior: Manning, Raghavan, Schütze, Introduction to Information Retrieval, 2008, chapter 13) × n / (n + 1) for a word of n occupations,
 * since one says little.
 */
export function packFamilyWords(
  occupations: readonly Occupation[],
  skills: readonly Pick<Skill, 'id' | 'name'>[],
): FamilyWordTables {
  const families = [...new Set(occupations.map(({ family }) => family))];
  const placeOf = new Map(families.map((family, place) => [family, place]));
  const names = new Map(skills.map(({ id, name }) => [id, name]));
  const sizes = families.map(() => 0);
  const counts = new Map<string, number[]>();
  for (const { family, label, titles, skills: typical } of occupations) {
    const place = placeOf.get(family)!;
    sizes[place]! += 1;
    for (const word of wordsOf([label, ...titles, ...typical.map((id) => names.get(id) ?? '')])) {
      const ofFamilies = counts.get(word) ?? families.map(() => 0);
      ofFamilies[place]! += 1;
      counts.set(word, ofFamilies);
    }
  }
  const named = new Map<string, number>();
  for (const { name } of skills) for (const word of wordsOf([name])) named.set(word, (named.get(word) ?? 0) + 1);
  const weights = [...counts].map(([word, ofFamilies]) => {
    const rates = ofFamilies.map((count, place) => count / sizes[place]!);
    const rate = rates.reduce((sum, each) => sum + each, 0);
    const count = ofFamilies.reduce((sum, each) => sum + each, 0);
    const idf = Math.max(0, Math.log(Math.max(1, skills.length) / ((named.get(word) ?? 0) + 1)));
    const whole = (PRECISION * idf * count) / (count + 1);
    return rates.flatMap((each, place) => {
      const weight = Math.round((whole * each) / rate);
      return weight > 0 ? [(place << WEIGHT_BITS) | weight] : [];
    });
  });
  return { families, words: indexStrings([...counts.keys()]), weights: packLists(weights) };
}

/** The words of some names, each once, folded. */
export function wordsOf(names: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const name of names)
    for (const { form } of tokenize(name))
      if (form.length > 2 && !/^\d/.test(form) && !JOINING_WORDS.has(form)) words.add(form);
  return words;
}
