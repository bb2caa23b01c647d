import type { Occupation } from '../model/model.js';
import { packLists, type NumberLists } from '../tables/number-lists.js';
import { indexStrings, type StringTables } from '../tables/string-index.js';

/** What `TitleParts` reads. */
export interface TitlePartTables {
  /** The last word, and the last two words, of all titles. */
  endings: StringTables;
  /** For each: the numbers of the occupations that have a title which ends so. */
  withEnding: NumberLists;
  /** The words of labels, which are in English: all of a label, and each. */
  labels: StringTables;
  labelWords: StringTables;
  /** For each label: the number of the occupation. */
  labelled: Uint32Array;
  /** For each occupation: the place of its family among the names. */
  familyOf: Uint16Array;
  familyNames: string[];
}

/** Collects the titles of occupations, those of one after the other. */
export class TitlePartCollector {
  private readonly endings = new Map<string, number[]>();
  private readonly labels = new Map<string, number>();
  private readonly labelWords = new Set<string>();

  add(number: number, words: readonly string[], isLabel: boolean): void {
    for (const length of [1, 2]) {
      if (words.length < length) continue;
      const ending = words.slice(-length).join(' ');
      const occupations = this.endings.get(ending);
      if (!occupations) this.endings.set(ending, [number]);
      else if (occupations.at(-1) !== number) occupations.push(number);
    }
    if (!isLabel) return;
    this.labels.set(words.join(' '), number);
    for (const word of words) this.labelWords.add(word);
  }

  tables(occupations: readonly Occupation[]): TitlePartTables {
    const familyNames = [...new Set(occupations.map(({ family }) => family))];
    return {
      endings: indexStrings([...this.endings.keys()]),
      withEnding: packLists([...this.endings.values()]),
      labels: indexStrings([...this.labels.keys()]),
      labelWords: indexStrings([...this.labelWords]),
      labelled: Uint32Array.from(this.labels.values()),
      familyOf: Uint16Array.from(occupations, ({ family }) => familyNames.indexOf(family)),
      familyNames,
    };
  }
}
