import { firstKeyOf, KIND_COUNT, kindOfKey, numberOfKey } from '../columns/posting-keys.js';

/** Every so many numbers one is also kept apart: a search over these first stays in few lines of the processor's cache. */
const HEAD_BITS = 6;

/** Of every eight lists one has its start as a whole, the others how far they are from it: so these fit into two bytes. */
const GROUP_BITS = 3;

/** A number that is searched takes six and a half bytes, one that is its own place two and a half. */
const MOST_PLACES_PER_NUMBER = 2.6;

/**
 * Where the posting lists of one kind begin. Where a block has most of the numbers of the kind, each is its own place in a table,
 * those that are missing with an empty list; else the numbers are kept and searched.
 */
export class KindStarts {
  /** Ascending; `null` where each is its own place. */
  private readonly numbers: Int32Array | null;
  private readonly heads: Int32Array | null;
  private readonly groups: Int32Array;
  private readonly offsets: Uint16Array | Int32Array;
  private readonly places: number;

  /**
   * @param first the key of the kind's number 0
   * @param keys of this kind alone, ascending
   * @param starts where the list of each begins; one more than keys, since each ends where the next begins
   */
  constructor(
    private readonly first: number,
    keys: Int32Array,
    starts: Int32Array,
  ) {
    const numbers = keys.map(numberOfKey);
    const places = numbers.length === 0 ? 0 : numbers[numbers.length - 1]! + 1;
    const isTable = places <= numbers.length * MOST_PLACES_PER_NUMBER;
    const all = isTable ? startsOfAll(numbers, starts, places) : starts;
    this.places = all.length - 1;
    this.numbers = isTable ? null : numbers;
    this.heads = isTable ? null : numbers.filter((_, index) => (index & ((1 << HEAD_BITS) - 1)) === 0);
    this.groups = all.filter((_, index) => (index & ((1 << GROUP_BITS) - 1)) === 0);
    const offsets = all.map((start, index) => start - this.groups[index >>> GROUP_BITS]!);
    this.offsets = offsets.every((offset) => offset <= 0xffff) ? Uint16Array.from(offsets) : offsets;
  }

  /** The place of a number's list; -1 where it has none. In a table the list may be empty. */
  indexOf(number: number): number {
    if (this.numbers === null) return number < this.places ? number : -1;
    return search(this.numbers, this.heads!, number);
  }

  /** Where the list at a place begins; of the place after the last, where that one ends. */
  startOf(index: number): number {
    return this.groups[index >>> GROUP_BITS]! + this.offsets[index]!;
  }

  /** Ascending; in a table, also those without a list. */
  *keys(): Iterable<number> {
    for (let index = 0; index < this.places; index += 1) yield this.first | (this.numbers?.[index] ?? index);
  }
}

/** One for each kind. Keys ascend. */
export function startsByKind(keys: Int32Array, starts: Int32Array): KindStarts[] {
  let from = 0;
  return Array.from({ length: KIND_COUNT }, (_, kind) => {
    let to = from;
    while (to < keys.length && kindOfKey(keys[to]!) === kind) to += 1;
    const each = new KindStarts(firstKeyOf(kind), keys.slice(from, to), starts.slice(from, to + 1));
    from = to;
    return each;
  });
}

/** The starts of all numbers up to the last: one that is missing begins where the next one does. */
function startsOfAll(numbers: Int32Array, starts: Int32Array, places: number): Int32Array {
  const all = new Int32Array(places + 1);
  let at = 0;
  for (let number = 0; number < places; number += 1) {
    all[number] = starts[at]!;
    if (numbers[at] === number) at += 1;
  }
  all[places] = starts[at]!;
  return all;
}

function search(numbers: Int32Array, heads: Int32Array, number: number): number {
  let low = 0;
  let high = heads.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (heads[middle]! <= number) low = middle + 1;
    else high = middle;
  }
  high = Math.min(low << HEAD_BITS, numbers.length) - 1;
  low = Math.max(0, (low - 1) << HEAD_BITS);
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = numbers[middle]!;
    if (found === number) return middle;
    if (found < number) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
