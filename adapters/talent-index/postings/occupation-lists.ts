import type { OccupationFeature } from '../../../core/spi.js';
import { keyOf, type Lexicon } from '../columns/lexicon.js';
import type { BlockView } from './pass.js';
import { SLOT_BITS, SLOT_MASK } from './postings.js';
import type { SlotSet } from './slot-set.js';

/** For each occupation of the pool that is worth anything: its posting list, and its worth by the number of its weight. */
export class OccupationLists {
  private readonly lists: { key: number; worth: Float64Array }[] = [];

  constructor(lexicon: Lexicon, worthOf: (occupation: OccupationFeature) => number) {
    const weights = lexicon.occupationWeights.values;
    lexicon.occupations.values.forEach((occupation, number) => {
      if (worthOf(occupation) === 0) return;
      const weighed = { ...occupation };
      const worth = new Float64Array(weights.length);
      for (let at = 0; at < weights.length; at += 1) {
        weighed.weight = weights[at]!;
        worth[at] = worthOf(weighed);
      }
      this.lists.push({ key: keyOf('occupations', number), worth });
    });
  }

  /**
   * Writes the best worth of each candidate of the block, and adds those who have any worth to `holders`. `best` must hold
   * zeros.
   */
  writeTo(best: Uint8Array | Float64Array, { postings }: BlockView, holders?: SlotSet): void {
    for (const { key, worth } of this.lists) {
      const list = postings.list(key);
      if (!list) continue;
      const { words, to } = list;
      for (let at = list.from; at < to; at += 1) {
        const word = words[at]!;
        const slot = word & SLOT_MASK;
        const value = worth[word >>> SLOT_BITS]!;
        if (value <= best[slot]!) continue;
        if (best[slot] === 0) holders?.add(slot);
        best[slot] = value;
      }
    }
  }
}
