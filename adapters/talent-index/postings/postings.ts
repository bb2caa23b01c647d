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
  list(key: number): PostingList | undefined;
  /** The lists of many keys, which ascend; with the place of each key among them. */
  lists(keys: Int32Array, take: (list: PostingList, place: number) => void): void;
  entries(): Iterable<[key: number, list: PostingList]>;
}

/** Every so many keys one is also kept apart: a search over these first stays in few lines of the processor's cache. */
const HEAD_BITS = 6;

/** Of every eight lists one has its start as a whole, the others how far they are from it: so these fit into two bytes. */
const GROUP_BITS = 3;

/** The posting lists of a full block, one after the other in one array: four bytes a posting, six and a half a key. */
export class SealedPostings implements Postings {
  private readonly keys: Int32Array;
  private readonly heads: Int32Array;
  private readonly groups: Int32Array;
  private readonly offsets: Uint16Array | Int32Array;
  private readonly words: Int32Array;

  constructor(open: Postings, isAlive: (slot: number) => boolean);
  constructor(arrays: PostingArrays);
  constructor(from: Postings | PostingArrays, isAlive: (slot: number) => boolean = () => true) {
    const { keys, starts, words } = 'list' in from ? sealed(from, isAlive) : from;
    this.keys = keys;
    this.words = words;
    const groups = starts.filter((_, index) => (index & ((1 << GROUP_BITS) - 1)) === 0);
    const offsets = starts.map((start, index) => start - groups[index >>> GROUP_BITS]!);
    this.groups = groups;
    this.offsets = offsets.every((offset) => offset <= 0xffff) ? Uint16Array.from(offsets) : offsets;
    this.heads = this.keys.filter((_, index) => (index & ((1 << HEAD_BITS) - 1)) === 0);
  }

  arrays(): PostingArrays {
    const { keys, words } = this;
    const starts = Int32Array.from(this.offsets, (_, index) => this.startOf(index));
    return { keys, starts, words };
  }

  list(key: number): PostingList | undefined {
    const { keys, heads } = this;
    let low = 0;
    let high = heads.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (heads[middle]! <= key) low = middle + 1;
      else high = middle;
    }
    high = Math.min(low << HEAD_BITS, keys.length) - 1;
    low = Math.max(0, (low - 1) << HEAD_BITS);
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = keys[middle]!;
      if (found === key) return this.at(middle);
      if (found < key) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  /** Each search goes on from the last one. No key is further on than it would be if none were left out; mostly few are, so it is looked for from there backwards. */
  lists(wanted: Int32Array, take: (list: PostingList, place: number) => void): void {
    const { keys } = this;
    if (keys.length === 0) return;
    let from = 0;
    for (let place = 0; place < wanted.length; place += 1) {
      const key = wanted[place]!;
      if (key < keys[from]!) continue;
      let end = Math.min(from + key - keys[from]!, keys.length - 1);
      // `keys[from] <= key` all along, and of the last of them that is the place of the key.
      for (let step = 1; keys[end]! > key; step *= 2) {
        const before = Math.max(from, end - step);
        if (keys[before]! > key) {
          end = before;
          continue;
        }
        let low = before;
        while (low + 1 < end) {
          const middle = (low + end) >>> 1;
          if (keys[middle]! <= key) low = middle;
          else end = middle;
        }
        end = low;
      }
      from = end;
      if (keys[from] === key) take(this.at(from), place);
    }
  }

  *entries(): Iterable<[number, PostingList]> {
    for (let index = 0; index < this.keys.length; index += 1) yield [this.keys[index]!, this.at(index)];
  }

  private at(index: number): PostingList {
    return { words: this.words, from: this.startOf(index), to: this.startOf(index + 1) };
  }

  private startOf(index: number): number {
    return this.groups[index >>> GROUP_BITS]! + this.offsets[index]!;
  }
}

function sealed(open: Postings, isAlive: (slot: number) => boolean): PostingArrays {
  const lists = [...open.entries()].sort(([a], [b]) => a - b);
  const keys = new Int32Array(lists.length);
  const starts = new Int32Array(lists.length + 1);
  const words = new Int32Array(lists.reduce((sum, [, { from, to }]) => sum + to - from, 0));
  let end = 0;
  lists.forEach(([key, list], index) => {
    keys[index] = key;
    for (let at = list.from; at < list.to; at += 1) {
      const word = list.words[at]!;
      if (isAlive(word & SLOT_MASK)) words[end++] = word;
    }
    starts[index + 1] = end;
  });
  return { keys, starts, words: end === words.length ? words : words.slice(0, end) };
}
