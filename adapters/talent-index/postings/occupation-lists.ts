import type { OccupationFeature } from '../../../core/spi.js';
import type { Lexicon } from '../columns/lexicon.js';
import { keyOf } from '../columns/posting-keys.js';
import type { BlockView } from './pass.js';
import { SLOT_BITS, SLOT_MASK, type Spans } from './postings.js';
import type { SlotSet } from './slot-set.js';

/** For each occupation of the pool that is worth anything: its posting list, and its worth by the number of its weight. */
export class OccupationLists {
  /** Ascending. */
  private readonly keys: Int32Array;
  private readonly spans: Spans;
  /** By place of the key × weights + number of the weight. */
  private readonly worth: Float64Array;
  private readonly weights: number;

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
    this.spans = { from: new Int32Array(numbers.length), to: new Int32Array(numbers.length) };
    this.weights = weights.length;
    this.worth = new Float64Array(numbers.length * weights.length);
    for (let place = 0; place < numbers.length; place += 1) {
      const worthWith = worthOf(occupations.values[numbers[place]!]!);
      for (let at = 0; at < weights.length; at += 1) this.worth[place * weights.length + at] = worthWith(weights[at]!);
    }
  }

  /**
   * Writes the best worth of each candidate of the block, and adds those for whom it is `least` or more to `holders`. `best` must
   * hold zeros.
   */
  writeTo(best: Uint8Array | Float64Array, { postings }: BlockView, least = 0, holders?: SlotSet): void {
    const { keys, spans, worth, weights } = this;
    const words = postings.spans(keys, spans);
    for (let place = 0; place < keys.length; place += 1) {
      const ofOccupation = place * weights;
      const to = spans.to[place]!;
      for (let at = spans.from[place]!; at < to; at += 1) {
        const word = words[at]!;
        const slot = word & SLOT_MASK;
        const value = worth[ofOccupation + (word >>> SLOT_BITS)]!;
        if (value <= best[slot]!) continue;
        if (value >= least && best[slot]! < least) holders?.add(slot);
        best[slot] = value;
      }
    }
  }
}
