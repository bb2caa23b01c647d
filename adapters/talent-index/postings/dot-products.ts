import type { BlockView } from './pass.js';
import { BLOCK_SIZE, SLOT_BITS, SLOT_MASK } from './postings.js';

/** The dot products of one vector with those of the candidates of a block, from posting lists. Whole numbers, so that the order of adding does not matter. */
export class DotProducts {
  /** By slot of the block that was read last. */
  readonly values = new Int32Array(BLOCK_SIZE);

  /** `weight`: what each posting of the key adds; with `timesFacts` times what is posted there. */
  constructor(
    private readonly vector: readonly { key: number; weight: number }[],
    private readonly timesFacts: boolean,
  ) {}

  read({ postings }: BlockView): void {
    const { values, timesFacts } = this;
    values.fill(0);
    for (const { key, weight } of this.vector) {
      const list = postings.list(key);
      if (!list) continue;
      const { words, from, to } = list;
      if (timesFacts) {
        for (let at = from; at < to; at += 1) {
          const word = words[at]!;
          values[word & SLOT_MASK]! += weight * (word >>> SLOT_BITS);
        }
      } else {
        for (let at = from; at < to; at += 1) values[words[at]! & SLOT_MASK]! += weight;
      }
    }
  }
}
