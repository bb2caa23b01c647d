import { listOf } from '../tables/number-lists.js';
import { NEARNESS_BITS, type RelatedOccupationTables } from './related-occupation-tables.js';

/** How near occupations are by the skills that are typical of them. */
export class RelatedOccupations {
  private readonly count: number;

  constructor(private readonly tables: RelatedOccupationTables) {
    this.count = tables.skills.starts.length - 1;
  }

  /**
   * The numbers of the occupations that share typical skills with one, and how near each is, in percent: the cosine of the two lists, whole, above zero.
   * A skill that is typical of few occupations weighs much. None for an occupation without typical skills.
   */
  of(occupation: number): Map<number, number> {
    const shared = new Map<number, number>();
    for (const skill of listOf(this.tables.skills, occupation)) {
      const square = this.weightOf(skill) ** 2;
      for (const other of listOf(this.tables.occupations, skill)) shared.set(other, (shared.get(other) ?? 0) + square);
    }
    shared.delete(occupation);
    const own = this.squaredLength(occupation);
    const near = new Map<number, number>();
    for (const [other, dot] of shared) {
      const percent = dot === 0 ? 0 : Math.round((100 * dot) / Math.sqrt(own * this.squaredLength(other)));
      if (percent > 0) near.set(other, percent);
    }
    return near;
  }

  /** The numbers of the neighbours of an occupation, and how near each is, from 0 to 100. */
  neighboursOf(occupation: number): Map<number, number> {
    const packed = [...listOf(this.tables.neighbours, occupation)];
    return new Map(packed.map((each) => [each >>> NEARNESS_BITS, each & ((1 << NEARNESS_BITS) - 1)]));
  }

  private squaredLength(occupation: number): number {
    let sum = 0;
    for (const skill of listOf(this.tables.skills, occupation)) sum += this.weightOf(skill) ** 2;
    return sum;
  }

  /** `10 × ln(occupations / (those that it is typical of + 1))`, whole, as of the words of titles; never below zero. */
  private weightOf(skill: number): number {
    const { length } = listOf(this.tables.occupations, skill);
    return Math.max(0, Math.round(10 * Math.log(this.count / (length + 1))));
  }
}
