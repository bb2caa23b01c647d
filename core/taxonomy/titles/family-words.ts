import { listOf } from '../tables/number-lists.js';
import { StringIndex } from '../tables/string-index.js';
import { type FamilyWordTables, WEIGHT_BITS, wordsOf } from './family-word-tables.js';

/** The name of a skill, or a title, and how often it counts. */
export interface WeighedName {
  name: string;
  times: number;
}

/** Says of which families of work the names of skills and titles speak. */
export class FamilyWords {
  private readonly words: StringIndex;

  constructor(private readonly tables: FamilyWordTables) {
    this.words = new StringIndex(tables.words);
  }

  /**
   * The families that more is said of than of the average family, most first, each with what is said of it beyond that. Empty where no word says
   * anything.
   */
  of(names: readonly WeighedName[]): { family: string; weight: number }[] {
    const { families, weights } = this.tables;
    const sums = new Float64Array(families.length);
    let all = 0;
    for (const { name, times } of names) {
      for (const word of wordsOf([name])) {
        for (const packed of listOf(weights, this.words.numberOf(word))) {
          const weight = times * (packed & WEIGHT_MASK);
          sums[packed >>> WEIGHT_BITS]! += weight;
          all += weight;
        }
      }
    }
    const average = all / Math.max(1, families.length);
    return families
      .map((family, place) => ({ family, weight: sums[place]! - average }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight || (a.family < b.family ? -1 : 1));
  }

  /**
   * What names say of each family of which they say anything, by slug: the sum over their words of what a word says of the family beyond three times what it says of the average one. Another name never
   * makes it less.
   */
  shownBy(names: readonly string[]): { family: string; weight: number }[] {
    const { families, weights } = this.tables;
    const sums = new Float64Array(families.length);
    for (const name of names) {
      for (const word of wordsOf([name])) {
        const list = listOf(weights, this.words.numberOf(word));
        let all = 0;
        for (const packed of list) all += packed & WEIGHT_MASK;
        const usual = (TIMES_THE_AVERAGE * all) / families.length;
        for (const packed of list) sums[packed >>> WEIGHT_BITS]! += Math.max(0, (packed & WEIGHT_MASK) - usual);
      }
    }
    return families
      .map((family, place) => ({ family, weight: sums[place]! }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => (a.family < b.family ? -1 : 1));
  }
}

/** A word that is said of a family less often is said of many. */
const TIMES_THE_AVERAGE = 3;

const WEIGHT_MASK = (1 << WEIGHT_BITS) - 1;
