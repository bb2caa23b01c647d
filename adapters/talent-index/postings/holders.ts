import type { Taxonomy } from '../../../core/index.js';
import type { Lexicon } from '../columns/lexicon.js';
import { keyOf } from '../columns/posting-keys.js';
import type { BlockView } from './pass.js';
import { BLOCK_SIZE, SLOT_MASK } from './postings.js';

/** Who has a skill, or one of several: their own, or implied by one of their own. */
export class Holders {
  /** Of the block that was read last: 1 for a holder. */
  readonly marks = new Uint8Array(BLOCK_SIZE);
  private readonly keys: number[];

  constructor(skillIds: readonly string[], lexicon: Lexicon, taxonomy: Taxonomy) {
    this.keys = [...new Set(skillIds.flatMap((id) => skillKeys(id, lexicon, taxonomy)))];
  }

  read({ postings }: BlockView): void {
    const { marks } = this;
    marks.fill(0);
    for (const key of this.keys) {
      const list = postings.list(key);
      if (!list) continue;
      const { words, from, to } = list;
      for (let at = from; at < to; at += 1) marks[words[at]! & SLOT_MASK] = 1;
    }
  }
}

/** Keys of the posting lists of a skill and of all that imply it. */
export function skillKeys(skillId: string, lexicon: Lexicon, taxonomy: Taxonomy): number[] {
  return [skillId, ...taxonomy.narrower(skillId)].flatMap((id) => {
    const number = lexicon.skills.find(id);
    return number === undefined ? [] : [keyOf('skills', number)];
  });
}
