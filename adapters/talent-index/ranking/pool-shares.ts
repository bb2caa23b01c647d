import type { Taxonomy } from '../../../core/index.js';
import { skillKeys } from '../postings/holders.js';
import type { BlockView, PoolView } from '../postings/pass.js';
import { BLOCK_SIZE, SLOT_MASK } from '../postings/postings.js';
import { DEAD } from '../columns/shape.js';

/** How many of a pool have each of some skills, their own or implied by one of their own. */
export class PoolShares {
  private readonly keys: number[][];
  private readonly counts: Float64Array;
  /** By slot: the number of the skill and block for which it was counted last. */
  private readonly counted = new Uint32Array(BLOCK_SIZE);
  private turn = 0;

  constructor(
    private readonly skillIds: readonly string[],
    private readonly pool: PoolView,
    taxonomy: Taxonomy,
  ) {
    this.keys = skillIds.map((id) => skillKeys(id, pool.lexicon, taxonomy));
    this.counts = new Float64Array(skillIds.length);
  }

  read(block: BlockView): void {
    this.keys.forEach((keys, at) => (this.counts[at]! += this.holdersOf(keys, block)));
  }

  shares(): Map<string, number> {
    const { size } = this.pool;
    return new Map(this.skillIds.map((id, at) => [id, size === 0 ? 0 : this.counts[at]! / size]));
  }

  private holdersOf(keys: readonly number[], { postings, shapes }: BlockView): number {
    const { counted } = this;
    const turn = (this.turn += 1);
    let count = 0;
    for (const key of keys) {
      const list = postings.list(key);
      if (!list) continue;
      const { words, from, to } = list;
      for (let at = from; at < to; at += 1) {
        const slot = words[at]! & SLOT_MASK;
        if (counted[slot] !== turn && shapes[slot] !== DEAD) count += 1;
        counted[slot] = turn;
      }
    }
    return count;
  }
}
