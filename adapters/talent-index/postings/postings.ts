import { kindOfKey, numberOfKey } from '../columns/posting-keys.js';
import { type KindStarts, startsByKind } from './kind-starts.js';

/** Candidates of a block: their slots are numbers of 13 bits. */
export const SLOT_BITS = 13;
export const BLOCK_SIZE = 1 << SLOT_BITS;
export const SLOT_MASK = BLOCK_SIZE - 1;
const FACT_BITS = 17;

/** A posting: the slot in the low 13 bits, above it 17 bits of facts, so that it is always a small positive integer. */
export function posting(slot: number, facts: number): number {
  if (facts >>> FACT_BITS !== 0) throw new RangeError(`${String(facts)} does not fit into ${String(FACT_BITS)} bits`);
  return (facts << SLOT_BITS) | slot;
}

/** The postings of one key within a block: `words[from]` to before `words[to]`, slots ascending. */
export interface PostingList {
  words: Int32Array;
  from: number;
  to: number;
}

export interface Spans {
  from: Int32Array;
  to: Int32Array;
}

/** Keys ascending; the list of each ends where the next one begins. */
export interface PostingArrays {
  keys: Int32Array;
  starts: Int32Array;
  words: Int32Array;
}

/** The posting lists of one block. */
export interface Postings {
  /** Where they lie in arrays. */
  arrays(): PostingArrays | undefined;
  /** None where the list would be empty. */
  list(key: number): PostingList | undefined;
  /** The same for many keys, without an object for each: writes by place of the key where its list is in the words that are given back; `from` is `to` where there is none. */
  spans(keys: Int32Array, into: Spans): Int32Array;
  entries(): Iterable<[key: number, list: PostingList]>;
}

/** The posting lists of a full block, one after the other in one array. */
export class SealedPostings implements Postings {
  private readonly words: Int32Array;
  /** By kind of the keys. */
  private readonly kinds: readonly KindStarts[];

  constructor(open: Postings, isAlive: (slot: number) => boolean);
  constructor(arrays: PostingArrays);
  constructor(from: Postings | PostingArrays, isAlive: (slot: number) => boolean = () => true) {
    const { keys, starts, words } = 'list' in from ? sealed(from, isAlive) : from;
    this.words = words;
    this.kinds = startsByKind(keys, starts);
  }

  arrays(): PostingArrays {
    const keys: number[] = [];
    const starts = [0];
    for (const [key, { to }] of this.entries()) {
      keys.push(key);
      starts.push(to);
    }
    return { keys: Int32Array.from(keys), starts: Int32Array.from(starts), words: this.words };
  }

  list(key: number): PostingList | undefined {
    const kind = this.kinds[kindOfKey(key)]!;
    const index = kind.indexOf(numberOfKey(key));
    if (index < 0) return undefined;
    const from = kind.startOf(index);
    const to = kind.startOf(index + 1);
    return from === to ? undefined : { words: this.words, from, to };
  }

  spans(keys: Int32Array, { from, to }: Spans): Int32Array {
    for (let place = 0; place < keys.length; place += 1) {
      const key = keys[place]!;
      const kind = this.kinds[kindOfKey(key)]!;
      const index = kind.indexOf(numberOfKey(key));
      from[place] = index < 0 ? 0 : kind.startOf(index);
      to[place] = index < 0 ? 0 : kind.startOf(index + 1);
    }
    return this.words;
  }

  *entries(): Iterable<[number, PostingList]> {
    for (const kind of this.kinds) {
      for (const key of kind.keys()) {
        const list = this.list(key);
        if (list) yield [key, list];
      }
    }
  }
}

function sealed(open: Postings, isAlive: (slot: number) => boolean): PostingArrays {
  const lists = [...open.entries()].sort(([a], [b]) => a - b);
  const keys = lists.map(([key]) => key);
  const starts = new Int32Array(lists.length + 1);
  const words = new Int32Array(lists.reduce((sum, [, { from, to }]) => sum + to - from, 0));
  let end = 0;
  lists.forEach(([, list], index) => {
    for (let at = list.from; at < list.to; at += 1) {
      const word = list.words[at]!;
      if (isAlive(word & SLOT_MASK)) words[end++] = word;
    }
    starts[index + 1] = end;
  });
  return { keys: Int32Array.from(keys), starts, words: end === words.length ? words : words.slice(0, end) };
}
