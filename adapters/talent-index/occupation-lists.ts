import type { OccupationFeature } from '../../core/index.js';
import type { Block } from './block.js';
import { keyOf, type Lexicon } from './lexicon.js';
import { SLOT_BITS, SLOT_MASK } from './postings.js';

/** For each occupation of the pool that is worth anything: its posting list, and its worth by the number of its weight. */
export class OccupationLists {
  /** The highest worth of all. */
  readonly most: number;
  private readonly lists: { key: number; worth: Float64Array }[] = [];

  constructor(lexicon: Lexicon, worthOf: (occupation: OccupationFeature) => number) {
    const weights = lexicon.occupationWeights.values;
    let most = 0;
    lexicon.occupations.values.forEach((occupation, number) => {
      if (worthOf(occupation) === 0) return;
      const worth = Float64Array.from(weights, (weight) => worthOf({ ...occupation, weight }));
      most = Math.max(most, ...worth);
      this.lists.push({ key: keyOf('occupations', number), worth });
    });
    this.most = most;
  }

  /** Writes the best worth of each candidate of the block. `best` must hold zeros. */
  writeTo(best: Uint8Array | Float64Array, { postings }: Block): void {
    for (const { key, worth } of this.lists) {
      const list = postings.list(key);
      if (!list) continue;
      const { words, to } = list;
      for (let at = list.from; at < to; at += 1) {
        const word = words[at]!;
        const slot = word & SLOT_MASK;
        const value = worth[word >>> SLOT_BITS]!;
        if (value > best[slot]!) best[slot] = value;
      }
    }
  }
}
