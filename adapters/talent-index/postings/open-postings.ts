import type { PostingList, Postings, Spans } from './postings.js';

const FIRST_LISTS = 64;
const FIRST_WORDS = 256;
const GROWTH = 1.5;

/**
 * Posting lists that grow, all in one array. A list that is full moves to a place of twice its length, and leaves its own to lists of
 * that length.
 */
export class OpenPostings implements Postings {
  private readonly numbers = new Map<number, number>();
  /** By number of the list: where it begins, how long it is, and the power of two that it has room for. */
  private froms = new Int32Array(FIRST_LISTS);
  private lengths = new Int32Array(FIRST_LISTS);
  private rooms = new Uint8Array(FIRST_LISTS);
  private words = new Int32Array(FIRST_WORDS);
  private used = 0;
  /** By power of two: places that lists have left. */
  private readonly left: number[][] = [];

  add(key: number, word: number): void {
    let list = this.numbers.get(key);
    if (list === undefined) {
      list = this.numbers.size;
      this.numbers.set(key, list);
      if (list === this.froms.length) this.growLists();
      this.froms[list] = this.takePlace(0);
    }
    const length = this.lengths[list]!;
    if (length === 1 << this.rooms[list]!) this.move(list, length);
    this.words[this.froms[list]! + length] = word;
    this.lengths[list] = length + 1;
  }

  list(key: number): PostingList | undefined {
    const list = this.numbers.get(key);
    return list === undefined ? undefined : this.at(list);
  }

  arrays(): undefined {
    return undefined;
  }

  spans(keys: Int32Array, { from, to }: Spans): Int32Array {
    for (let place = 0; place < keys.length; place += 1) {
      const list = this.numbers.get(keys[place]!);
      from[place] = list === undefined ? 0 : this.froms[list]!;
      to[place] = list === undefined ? 0 : from[place]! + this.lengths[list]!;
    }
    return this.words;
  }

  *entries(): Iterable<[number, PostingList]> {
    for (const [key, list] of this.numbers) yield [key, this.at(list)];
  }

  private at(list: number): PostingList {
    const from = this.froms[list]!;
    return { words: this.words, from, to: from + this.lengths[list]! };
  }

  private move(list: number, length: number): void {
    const room = this.rooms[list]!;
    const from = this.froms[list]!;
    const to = this.takePlace(room + 1);
    this.words.copyWithin(to, from, from + length);
    (this.left[room] ??= []).push(from);
    this.froms[list] = to;
    this.rooms[list] = room + 1;
  }

  private takePlace(room: number): number {
    const left = this.left[room]?.pop();
    if (left !== undefined) return left;
    const from = this.used;
    this.used += 1 << room;
    if (this.used > this.words.length) {
      this.words = longer(this.words, new Int32Array(Math.max(this.used, Math.ceil(this.words.length * GROWTH))));
    }
    return from;
  }

  private growLists(): void {
    const length = Math.ceil(this.froms.length * GROWTH);
    this.froms = longer(this.froms, new Int32Array(length));
    this.lengths = longer(this.lengths, new Int32Array(length));
    this.rooms = longer(this.rooms, new Uint8Array(length));
  }
}

function longer<T extends Int32Array | Uint8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
