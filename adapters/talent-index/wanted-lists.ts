import { shareScore, type Taxonomy } from '../../core/index.js';
import { earn, type WantedSkill } from '../../core/matching/wanted-skill.js';
import type { Block } from './block.js';
import { keyOf, type Lexicon, type PostingKind } from './lexicon.js';
import { BLOCK_SIZE, SLOT_BITS, SLOT_MASK } from './postings.js';
import { monthsCode, monthsOfCode } from './row.js';

/** A wanted skill, with the posting lists of all that earns it. */
interface WantedLists {
  weight: number;
  lists: { key: number; credits: Credits }[];
}

/** What a posting earns: `of[2 × months code + stale]`, where codes above `lastCode` earn as much as it. */
interface Credits {
  of: Float64Array;
  lastCode: number;
}

/** What candidates earn of the skills, or of the certifications, of one job: the core's figures, by walking through posting lists. */
export class WantedScores {
  private readonly wanted: WantedLists[];
  private readonly weights: number;

  constructor(
    wanted: readonly WantedSkill[],
    kind: PostingKind & ('skills' | 'certifications'),
    lexicon: Lexicon,
    taxonomy: Taxonomy,
  ) {
    this.wanted = wanted.map((want) => ({ weight: want.weight, lists: listsOf(want, kind, lexicon, taxonomy) }));
    this.weights = wanted.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** Writes the score of each candidate of the block who earns any, and their slots; returns how many. `scores` must hold zeros. */
  writeTo(scores: Uint8Array, slots: Uint16Array, { postings }: Block): number {
    let earners = 0;
    for (const { weight, lists } of this.wanted) {
      let touched = 0;
      for (const { key, credits } of lists) {
        const list = postings.list(key);
        if (list) touched = keepBest(list.words, list.from, list.to, credits.of, credits.lastCode, touched);
      }
      // In the order in which the core adds up, so that the sums are equal to the last bit.
      for (let at = 0; at < touched; at += 1) {
        const slot = TOUCHED[at]!;
        const sum = SUMS[slot]!;
        if (sum === 0) slots[earners++] = slot;
        SUMS[slot] = sum + weight * BEST[slot]!;
        BEST[slot] = 0;
      }
    }
    let scorers = 0;
    for (let at = 0; at < earners; at += 1) {
      const slot = slots[at]!;
      const score = shareScore(SUMS[slot]!, this.weights);
      SUMS[slot] = 0;
      scores[slot] = score;
      if (score > 0) slots[scorers++] = slot;
    }
    return scorers;
  }
}

// Shared by all calls: a block is done in one go, and leaves zeros.
const BEST = new Float64Array(BLOCK_SIZE);
const SUMS = new Float64Array(BLOCK_SIZE);
const TOUCHED = new Uint16Array(BLOCK_SIZE);

/** Raises the best credit of each slot in a posting list; returns how many slots have one. */
function keepBest(
  words: Int32Array,
  from: number,
  to: number,
  credits: Float64Array,
  lastCode: number,
  already: number,
): number {
  let touched = already;
  for (let at = from; at < to; at += 1) {
    const word = words[at]!;
    const slot = word & SLOT_MASK;
    const facts = word >>> SLOT_BITS;
    const code = facts >>> 1;
    const credit = credits[((code < lastCode ? code : lastCode) << 1) | (facts & 1)]!;
    const best = BEST[slot]!;
    if (credit <= best) continue;
    if (best === 0) TOUCHED[touched++] = slot;
    BEST[slot] = credit;
  }
  return touched;
}

function listsOf(
  want: WantedSkill,
  kind: 'skills' | 'certifications',
  lexicon: Lexicon,
  taxonomy: Taxonomy,
): WantedLists['lists'] {
  const lists: WantedLists['lists'] = [];
  const offer = (id: string, credits: () => Credits): void => {
    const number = lexicon[kind].find(id);
    if (number !== undefined) lists.push({ key: keyOf(kind, number), credits: credits() });
  };
  let direct: Credits | undefined;
  // Without a minimum it still counts whether months are known.
  for (const id of want.direct) offer(id, () => (direct ??= creditsOf(want, id, want.minMonths ?? 0)));
  const near = new Set(want.adjacent.keys());
  for (const word of want.words) {
    for (const id of lexicon.byWord[kind].with(word, taxonomy.words)) if (want.byWords(id)) near.add(id);
  }
  for (const id of near) if (!want.direct.has(id)) offer(id, () => creditsOf(want, id, null));
  return lists;
}

/** From the core's own judgement of each case. More months than enough change nothing; `null`: months do not count at all. */
function creditsOf(want: WantedSkill, id: string, enoughMonths: number | null): Credits {
  const lastCode = enoughMonths === null ? 0 : monthsCode(Math.ceil(enoughMonths));
  const of = new Float64Array(2 * (lastCode + 1));
  for (let code = 0; code <= lastCode; code += 1) {
    const months = monthsOfCode(code);
    of[2 * code] = earn(want, [{ id, months, yearsSinceUse: null }]).credit;
    of[2 * code + 1] = earn(want, [{ id, months, yearsSinceUse: Infinity }]).credit;
  }
  return { of, lastCode };
}
