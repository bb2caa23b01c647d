import type { Taxonomy } from '../../../core/index.js';
import { creditFor, type WantedSkill } from '../../../core/spi.js';
import type { Lexicon } from '../columns/lexicon.js';
import { keyOf, type PostingKind } from '../columns/posting-keys.js';
import { SLOT_BITS } from './postings.js';
import { monthsCode, monthsOfCode } from '../columns/row.js';

/** A wanted skill, with the posting lists of all that earns it. */
export interface WantedLists {
  weight: number;
  /** The caller stated it as required: a candidate who earns enough of it shows it. */
  isStated: boolean;
  isRead: boolean;
  /** It tells the branch where the title does not. */
  tellsBranch: boolean;
  /** The highest credit of all. */
  most: number;
  lists: { key: number; credits: Credits }[];
}

/** What a posting earns: `of[2 × months code + stale]`, where codes above `lastCode` earn as much as it. */
export interface Credits {
  of: Float64Array;
  lastCode: number;
}

export function wantedLists(
  wanted: readonly WantedSkill[],
  kind: PostingKind & ('skills' | 'certifications'),
  lexicon: Lexicon,
  taxonomy: Taxonomy,
): WantedLists[] {
  return wanted.map((want) => {
    const lists = listsOf(want, kind, lexicon, taxonomy);
    return {
      weight: want.weight,
      isStated: want.isStated,
      isRead: want.isRead,
      tellsBranch: want.tellsBranch,
      most: lists.reduce((most, { credits }) => Math.max(most, ...credits.of), 0),
      lists,
    };
  });
}

/** What a posting word earns. */
export function creditOf(word: number, { of, lastCode }: Credits): number {
  const facts = word >>> SLOT_BITS;
  const code = facts >>> 1;
  return of[((code < lastCode ? code : lastCode) << 1) | (facts & 1)]!;
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
  for (const id of want.direct) offer(id, () => (direct ??= creditsOf(want, id, want.minMonths ?? 0)));
  const near = new Set(want.adjacent.keys());
  for (const word of want.words) {
    for (const id of lexicon.byWord[kind].with(word, taxonomy.words)) if (want.byWords(id)) near.add(id);
  }
  for (const id of near) if (!want.direct.has(id)) offer(id, () => creditsOf(want, id, 0));
  return lists;
}

/** From the core's own scoring of each case. More months than enough change nothing; with none asked for it counts whether they are known. */
function creditsOf(want: WantedSkill, id: string, enoughMonths: number): Credits {
  const lastCode = monthsCode(Math.ceil(enoughMonths));
  const of = new Float64Array(2 * (lastCode + 1));
  for (let code = 0; code <= lastCode; code += 1) {
    const months = monthsOfCode(code);
    of[2 * code] = creditFor(want, [{ id, months, yearsSinceUse: null }]).credit;
    of[2 * code + 1] = creditFor(want, [{ id, months, yearsSinceUse: Infinity }]).credit;
  }
  return { of, lastCode };
}
