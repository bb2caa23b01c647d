import { fold } from '../../text/search-words.js';
import { packLists, type NumberLists } from '../tables/number-lists.js';
import { packStrings, type StringListTables } from '../tables/string-list.js';

/** The names of entries, and the words of these. */
export interface NameTables {
  /** The numbers of the entries in the order of their own names: their places are what owners are. */
  order: Uint32Array;
  /** Folded. */
  names: StringListTables;
  /** For each name: twice its owner, one more where it is another name than the entry's own. */
  owners: Uint32Array;
  /** In order. */
  words: StringListTables;
  /** For each word: the names that have it. */
  namesOf: NumberLists;
}

/** @param named the names of each entry, its own first */
export function packNames(named: readonly (readonly string[])[]): NameTables {
  const sorted = named
    .map((names, number) => ({ names, number, key: fold(names[0] ?? '') }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const namesOf = new Map<string, number[]>();
  const all: string[] = [];
  const owners: number[] = [];
  for (const [owner, { names }] of sorted.entries()) {
    for (const [at, name] of names.entries()) {
      const key = fold(name);
      for (const word of new Set(wordsOf(key))) {
        const known = namesOf.get(word);
        if (known) known.push(all.length);
        else namesOf.set(word, [all.length]);
      }
      all.push(key);
      owners.push(2 * owner + (at === 0 ? 0 : 1));
    }
  }
  const words = [...namesOf.keys()].sort();
  return {
    order: Uint32Array.from(sorted, ({ number }) => number),
    names: packStrings(all),
    owners: Uint32Array.from(owners),
    words: packStrings(words),
    namesOf: packLists(words.map((word) => namesOf.get(word)!)),
  };
}

export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}+#]+/gu) ?? [];
}
