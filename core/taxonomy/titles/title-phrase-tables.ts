import type { Occupation } from '../model/model.js';
import { PhraseCollector, type PhraseTables } from '../phrases/phrase-tables.js';
import { tokenize } from '../phrases/tokens.js';
import { packLists, type NumberLists } from '../tables/number-lists.js';
import { comparableTitle } from './comparable-title.js';
import { inOtherGender } from './other-gender.js';
import { TitlePartCollector, type TitlePartTables } from './title-part-tables.js';
import type { TitleLevel } from './title-level.js';

/** What `TitlePhrases` reads. */
export interface TitlePhraseTables {
  /** Their values are numbers of occupations. */
  titles: PhraseTables;
  /** Their values are places among the names of levels. */
  levels: PhraseTables;
  levelNames: TitleLevel[];
  parts: TitlePartTables;
  /** For each word of the titles: each family that uses it, and in how many of its occupations, one after the other. */
  familyCounts: NumberLists;
}

export function packTitlePhrases(
  occupations: readonly Occupation[],
  seniority: readonly (readonly [string, string])[],
): TitlePhraseTables {
  const titles = new PhraseCollector();
  const parts = new TitlePartCollector();
  // The words of all titles of an occupation, each once, so that many variants of one do not outvote the others.
  const wordsOf = occupations.map(() => new Set<string>());
  for (const [number, occupation] of occupations.entries()) {
    for (const title of titlesOf(occupation)) {
      const comparable = comparableTitle(title);
      const tokens = tokenize(comparable);
      titles.add(comparable, number, 'folded', tokens);
      const words = tokens.map(({ form }) => form);
      parts.add(number, words, title === occupation.label);
      for (const word of words) wordsOf[number]!.add(word);
    }
  }
  // What is written down goes before what is derived.
  for (const [number, occupation] of occupations.entries())
    for (const title of titlesOf(occupation)) addOtherGender(titles, title, number);
  const partTables = parts.tables(occupations);
  return {
    titles: titles.tables(),
    ...packLevels(seniority),
    parts: partTables,
    familyCounts: packFamilyCounts(titles.numbers, wordsOf, partTables.familyOf),
  };
}

function packLevels(
  seniority: readonly (readonly [string, string])[],
): Pick<TitlePhraseTables, 'levels' | 'levelNames'> {
  const levels = new PhraseCollector();
  const levelNames = [...new Set(seniority.map(([, level]) => level as TitleLevel))];
  const numbered = seniority.map(([form, level]) => [form, levelNames.indexOf(level as TitleLevel)] as const);
  for (const [form, level] of numbered) levels.add(comparableTitle(form), level);
  for (const [form, level] of numbered) addOtherGender(levels, form, level);
  return { levels: levels.tables(), levelNames };
}

function packFamilyCounts(
  numbers: ReadonlyMap<string, number>,
  wordsOf: readonly ReadonlySet<string>[],
  familyOf: Uint16Array,
): NumberLists {
  const counts = new Map<string, Map<number, number>>();
  for (const [number, words] of wordsOf.entries()) {
    const family = familyOf[number]!;
    for (const word of words) {
      const ofWord = counts.get(word) ?? new Map<number, number>();
      ofWord.set(family, (ofWord.get(family) ?? 0) + 1);
      counts.set(word, ofWord);
    }
  }
  return packLists([...numbers.keys()].map((word) => [...(counts.get(word) ?? [])].flat()));
}

function titlesOf({ label, titles }: Occupation): string[] {
  return [label, ...titles];
}

function addOtherGender(collector: PhraseCollector, title: string, value: number): void {
  for (const other of inOtherGender(title)) collector.addIfNew(comparableTitle(other), value);
}
