import type { Taxonomy } from '../../core/index.js';
import type { Block } from './block.js';
import { keyOf, type Lexicon } from './lexicon.js';
import { BLOCK_SIZE, SLOT_MASK } from './postings.js';

/** Who has a skill: their own, or implied by one of their own. */
export class Holders {
  /** Of the block that was read last: 1 for a holder. */
  readonly marks = new Uint8Array(BLOCK_SIZE);
  private readonly keys: number[];

  constructor(skillId: string, lexicon: Lexicon, taxonomy: Taxonomy) {
    this.keys = [skillId, ...taxonomy.narrower(skillId)].flatMap((id) => {
      const number = lexicon.skills.find(id);
      return number === undefined ? [] : [keyOf('skills', number)];
    });
  }

  /** Marks the holders of a block, and counts those who are alive. */
  read(block: Block): number {
    const { marks } = this;
    marks.fill(0);
    let count = 0;
    for (const key of this.keys) {
      const list = block.postings.list(key);
      if (!list) continue;
      const { words, from, to } = list;
      for (let at = from; at < to; at += 1) {
        const slot = words[at]! & SLOT_MASK;
        if (marks[slot] === 0 && block.isAlive(slot)) count += 1;
        marks[slot] = 1;
      }
    }
    return count;
  }
}
