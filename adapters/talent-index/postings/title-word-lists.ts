import type { JobFeatures } from '../../../core/spi.js';
import type { Lexicon } from '../columns/lexicon.js';
import { keyOf } from '../columns/posting-keys.js';
import type { BlockView } from './pass.js';
import { BLOCK_SIZE, SLOT_BITS, SLOT_MASK } from './postings.js';
import type { SlotSet } from './slot-set.js';

/** The words of a wanted title: their posting lists, and what each weight that titles share with it is worth. */
export class TitleWordLists {
  private readonly lists: { key: number; weight: number }[] = [];
  private readonly worth: Uint8Array;

  constructor(lexicon: Lexicon, wanted: JobFeatures['titleWords'], worthOf: (shared: number) => number) {
    let all = 0;
    for (const { word, weight } of wanted) {
      all += weight;
      const number = lexicon.titleWords.find(word);
      if (number !== undefined) this.lists.push({ key: keyOf('titleWords', number), weight });
    }
    this.worth = Uint8Array.from({ length: all + 1 }, (_, shared) => worthOf(shared));
  }

  /**
   * Raises what candidates of the block have so far, by their occupations, and adds those who come to `least` only now to `holders`.
   */
  writeTo(best: Uint8Array, { postings }: BlockView, least: number, holders: SlotSet): void {
    let touched = 0;
    for (const { key, weight } of this.lists) {
      const list = postings.list(key);
      if (!list) continue;
      const { words, to } = list;
      for (let at = list.from; at < to; at += 1) {
        const word = words[at]!;
        const slot = word & SLOT_MASK;
        const held = word >>> SLOT_BITS;
        if (SHARED[slot] === 0) TOUCHED[touched++] = slot;
        SHARED[slot]! += held < weight ? held : weight;
      }
    }
    for (let at = 0; at < touched; at += 1) {
      const slot = TOUCHED[at]!;
      const value = this.worth[SHARED[slot]!]!;
      SHARED[slot] = 0;
      if (value <= best[slot]!) continue;
      if (value >= least && best[slot]! < least) holders.add(slot);
      best[slot] = value;
    }
  }
}

// Shared by all: a block is done in one go. By slot; zeros between two blocks.
const SHARED = new Uint16Array(BLOCK_SIZE);
const TOUCHED = new Uint16Array(BLOCK_SIZE);
