import type { Taxonomy } from '../../../core/index.js';
import { expectedWeight, shareScore, STANDS_IN, type WantedSkill } from '../../../core/spi.js';
import { creditOf, wantedLists, type Credits, type WantedLists } from '../postings/credits.js';
import type { Lexicon } from '../columns/lexicon.js';
import type { BlockView } from '../postings/pass.js';
import { BLOCK_SIZE, SLOT_MASK, type PostingList } from '../postings/postings.js';
import type { SlotSet } from '../postings/slot-set.js';

/** The lists of one wanted skill that a block has. */
interface Found {
  weight: number;
  isStated: boolean;
  tellsBranch: boolean;
  most: number;
  lists: { list: PostingList; credits: Credits }[];
  postings: number;
  isPassive: boolean;
}

/** What candidates earn of the skills, or of the certifications, of one job: the core's figures, by walking through posting lists. */
export class WantedScores {
  readonly wanted: readonly WantedLists[];
  /** What is expected of all that is wanted, added up as the core does. */
  readonly weights: number;
  /** What each of the earners has earned, by place; of the block that was read last by any of these. */
  readonly sums = SUMS;
  /** How many are stated as required, and how many of those each of the earners shows, as `sums`. */
  readonly stated: number;
  readonly shown = SHOWN;
  /** As `shown`: how many of those that tell the branch. */
  readonly ofBranch = OF_BRANCH;

  constructor(wanted: readonly WantedSkill[], kind: 'skills' | 'certifications', lexicon: Lexicon, taxonomy: Taxonomy) {
    this.wanted = wantedLists(wanted, kind, lexicon, taxonomy);
    this.weights = expectedWeight(wanted);
    this.stated = wanted.filter(({ isStated }) => isStated).length;
  }

  /** Adds everybody who earns any of it to the set, and writes their scores and what they show. All must hold zeros. */
  readAll(
    { scores, shown, ofBranch }: { scores: Uint8Array; shown: Uint16Array; ofBranch?: Uint16Array },
    earners: SlotSet,
    block: BlockView,
  ): void {
    const found = this.find(block);
    for (const each of found) for (const { list } of each.lists) earners.addAll(list);
    this.addUp(found, earners);
    const { slots, count } = earners;
    for (let place = 0; place < count; place += 1) {
      const slot = slots[place]!;
      scores[slot] = shareScore(SUMS[place]!, this.weights);
      shown[slot] = SHOWN[place]!;
      if (ofBranch) ofBranch[slot] = OF_BRANCH[place]!;
    }
  }

  /**
   * Adds to the set all who may score `least` or more; the sums of everybody in the set are right then. Skills that alone cannot
   * lift anybody so high, the most frequent ones before others, are only looked up for those whom the rest has brought in.
   */
  readReaching(least: number, earners: SlotSet, block: BlockView): void {
    const found = this.find(block);
    // A candidate with nothing but passive skills stays below `least` even before rounding up.
    let left = ((least - 0.5) / 100) * this.weights - 1e-9;
    for (const each of [...found].sort((a, b) => b.postings / b.weight - a.postings / a.weight)) {
      const most = each.weight * each.most;
      if (most >= left) continue;
      left -= most;
      each.isPassive = true;
    }
    for (const each of found) if (!each.isPassive) for (const { list } of each.lists) earners.addAll(list);
    this.addUp(found, earners);
  }

  private find({ postings }: BlockView): Found[] {
    const found: Found[] = [];
    for (const { weight, isStated, tellsBranch, most, lists } of this.wanted) {
      const each: Found = { weight, isStated, tellsBranch, most, lists: [], postings: 0, isPassive: false };
      for (const { key, credits } of lists) {
        const list = postings.list(key);
        if (!list) continue;
        each.lists.push({ list, credits });
        each.postings += list.to - list.from;
      }
      if (each.postings > 0) found.push(each);
    }
    return found;
  }

  /** In the order in which the core adds up, so that the sums are equal to the last bit. */
  private addUp(found: readonly Found[], { places, count }: SlotSet): void {
    SUMS.fill(0, 0, count);
    SHOWN.fill(0, 0, count);
    OF_BRANCH.fill(0, 0, count);
    for (const { weight, isStated, tellsBranch, lists } of found) {
      let touched = 0;
      for (const { list, credits } of lists) touched = keepBest(list, credits, places, touched);
      for (let at = 0; at < touched; at += 1) {
        const place = TOUCHED[at]!;
        const best = BEST[place]!;
        SUMS[place]! += weight * best;
        if (best >= STANDS_IN) {
          if (isStated) SHOWN[place]! += 1;
          if (tellsBranch) OF_BRANCH[place]! += 1;
        }
        BEST[place] = 0;
      }
    }
  }
}

// Shared by all calls: a block is done in one go. By place among the earners.
const SUMS = new Float64Array(BLOCK_SIZE);
const SHOWN = new Uint16Array(BLOCK_SIZE);
const OF_BRANCH = new Uint16Array(BLOCK_SIZE);
/** Holds zeros between two skills. */
const BEST = new Float64Array(BLOCK_SIZE);
const TOUCHED = new Uint16Array(BLOCK_SIZE);

/** Raises the best credit of each slot that is in a posting list and has a place; returns how many have one. */
function keepBest({ words, from, to }: PostingList, credits: Credits, places: Uint16Array, already: number): number {
  let touched = already;
  for (let at = from; at < to; at += 1) {
    const word = words[at]!;
    const place = places[word & SLOT_MASK]!;
    if (place === 0) continue;
    const credit = creditOf(word, credits);
    const best = BEST[place - 1]!;
    if (credit <= best) continue;
    if (best === 0) TOUCHED[touched++] = place - 1;
    BEST[place - 1] = credit;
  }
  return touched;
}
