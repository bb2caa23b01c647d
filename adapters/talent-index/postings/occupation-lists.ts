import type { OccupationFeature } from '../../../core/spi.js';
import type { Lexicon } from '../columns/lexicon.js';
import { keyOf } from '../columns/posting-keys.js';
import type { BlockView } from './pass.js';
import { SLOT_BITS, SLOT_MASK } from './postings.js';
import type { SlotSet } from './slot-set.js';

/** For each occupation of the pool that is worth anything: its posting list, and its worth by the number of its weight. */
export class OccupationLists {
  /** Ascending. */
  private readonly keys: Int32Array;
  /** By place of the key. */
  private readonly worth: readonly Float64Array[];

  /**
   * @param near numbers of all occupations that can be worth anything
   * @param worthOf what an occupation is worth with each weight
   */
  constructor(
    { occupations, occupationWeights }: Lexicon,
    near: Iterable<number>,
    worthOf: (occupation: OccupationFeature) => (weight: number) => number,
  ) {
    const weights = occupationWeights.values;
    const numbers = Int32Array.from(near).sort();
    this.keys = numbers.map((number) => keyOf('occupations', number));
    this.worth = Array.from(numbers, (number) => {
      const worthWith = worthOf(occupations.values[number]!);
      const worth = new Float64Array(weights.length);
      for (let at = 0; at < weights.length; at += 1) worth[at] = worthWith(weights[at]!);
      return worth;
    });
  }

  /**
   * Writes the best worth of each candidate of the block, and adds those for whom it is `least` or more to `holders`. `best` must
   * hold zeros.
   */
  writeTo(best: Uint8Array | Float64Array, { postings }: BlockView, least = 0, holders?: SlotSet): void {
    for (let place = 0; place < this.keys.length; place += 1) {
      const list = postings.list(this.keys[place]!);
      if (!list) continue;
      const { words, to } = list;
      const worth = this.worth[place]!;
      for (let at = list.from; at < to; at += 1) {
        const word = words[at]!;
        const slot = word & SLOT_MASK;
        const value = worth[word >>> SLOT_BITS]!;
        if (value <= best[slot]!) continue;
        if (value >= least && best[slot]! < least) holders?.add(slot);
        best[slot] = value;
      }
    }
  }
}
