import type { Occupation } from '../model/model.js';
import { packLists, type NumberLists } from '../tables/number-lists.js';
import { indexStrings, type StringTables } from '../tables/string-index.js';

/** What `TitleParts` reads. */
export interface TitlePartTables {
  /** The last one to three words of all titles. */
  endings: StringTables;
  /** For each: each minor group of ISCO-08, and how many of its occupations have a title that ends so, one after the other. */
  groupCounts: NumberLists;
  /** The words of labels, which are in English: the last of each, and all. */
  heads: StringTables;
  labelWords: StringTables;
  /** For each occupation: the place of its family among the names. */
  familyOf: Uint16Array;
  familyNames: string[];
}

/** Words of an ending, at most. */
export const LONGEST_ENDING = 3;

/** The first three digits of a code of ISCO-08, 0 where there are none. */
export function minorGroup(isco: string): number {
  return Number(isco.slice(0, 3)) || 0;
}

/** Collects the titles of occupations, those of one after the other. */
export class TitlePartCollector {
  /** The occupations with a title that ends so. */
  private readonly endings = new Map<string, number[]>();
  private readonly heads = new Set<string>();
  private readonly labelWords = new Set<string>();

  add(number: number, words: readonly string[], isLabel: boolean): void {
    for (let length = 1; length <= Math.min(LONGEST_ENDING, words.length); length += 1) {
      const ending = words.slice(-length).join(' ');
      const occupations = this.endings.get(ending);
      if (!occupations) this.endings.set(ending, [number]);
      else if (occupations.at(-1) !== number) occupations.push(number);
    }
    if (!isLabel) return;
    this.heads.add(words.at(-1) ?? '');
    for (const word of words) this.labelWords.add(word);
  }

  tables(occupations: readonly Occupation[]): TitlePartTables {
    const familyNames = [...new Set(occupations.map(({ family }) => family))];
    const groups = occupations.map(({ isco }) => minorGroup(isco));
    return {
      endings: indexStrings([...this.endings.keys()]),
      groupCounts: packLists(
        [...this.endings.values()].map((numbers) => counted(numbers.map((each) => groups[each]!))),
      ),
      heads: indexStrings([...this.heads]),
      labelWords: indexStrings([...this.labelWords]),
      familyOf: Uint16Array.from(occupations, ({ family }) => familyNames.indexOf(family)),
      familyNames,
    };
  }
}

/** Each value and how often it stands there, one after the other. */
function counted(values: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].flat();
}
