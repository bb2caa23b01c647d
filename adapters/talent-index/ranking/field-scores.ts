import { fieldScoreOf, type JobFeatures, sumOfShares, withField } from '../../../core/spi.js';
import type { Lexicon } from '../columns/lexicon.js';
import { keyOf } from '../columns/posting-keys.js';
import type { BlockView } from '../postings/pass.js';
import { BLOCK_SIZE, SLOT_BITS, SLOT_MASK } from '../postings/postings.js';
import type { SlotSet } from '../postings/slot-set.js';

/** What the fields of work that a job asks for add to the scores for skills of a pool: as the core says. */
export class FieldScores {
  private readonly lists: { key: number; share: number }[] = [];
  private readonly sum: number;

  constructor({ fields = [] }: JobFeatures, lexicon: Lexicon) {
    this.sum = sumOfShares(fields);
    for (const { family, share } of fields) {
      const number = lexicon.fields.find(family);
      if (number !== undefined) this.lists.push({ key: keyOf('fields', number), share });
    }
  }

  /**
   * Reads what everybody of a block shows of these fields, and adds those to `holders` whom it alone may lift to such a score for skills: it must
   * show more than that. Valid until the next call of any.
   */
  read({ postings }: BlockView, score: number, holders: SlotSet): void {
    this.clear();
    for (const { key, share } of this.lists) {
      const list = postings.list(key);
      if (!list) continue;
      const { words, to } = list;
      for (let at = list.from; at < to; at += 1) {
        const word = words[at]!;
        const slot = word & SLOT_MASK;
        if (REACHED[slot] === 0) SHOWING[showing++] = slot;
        REACHED[slot]! += share * (word >>> SLOT_BITS);
      }
    }
    for (let at = 0; at < showing; at += 1) {
      const slot = SHOWING[at]!;
      const shown = fieldScoreOf(REACHED[slot]!, this.sum);
      REACHED[slot] = 0;
      SCORES[slot] = shown;
      if (shown > score) holders.add(slot);
    }
  }

  /** The score for skills of a candidate of the block whose skills come to so much of those asked for. */
  added(skills: number, slot: number): number {
    return withField(skills, SCORES[slot]!);
  }

  /** The same for everybody of the block, by slot. */
  addTo(skills: Uint8Array): void {
    for (let at = 0; at < showing; at += 1) {
      const slot = SHOWING[at]!;
      skills[slot] = this.added(skills[slot]!, slot);
    }
  }

  private clear(): void {
    for (let at = 0; at < showing; at += 1) SCORES[SHOWING[at]!] = 0;
    showing = 0;
  }
}

// Shared by all: a block is done in one go. By slot; zeros between two blocks.
const REACHED = new Uint16Array(BLOCK_SIZE);
/** By slot; 0 of who shows nothing. */
const SCORES = new Uint8Array(BLOCK_SIZE);
const SHOWING = new Uint16Array(BLOCK_SIZE);
let showing = 0;
