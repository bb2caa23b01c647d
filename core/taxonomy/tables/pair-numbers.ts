/** Numbers pairs of numbers in the order in which they come, from 1 on. */
export class PairNumbers {
  private readonly firsts: number[] = [0];
  private readonly seconds: number[] = [0];
  /** A hash table with open addressing: the number of a pair, 0 for none. */
  private slots = new Uint32Array(1024);

  /** The greatest number. */
  get size(): number {
    return this.firsts.length - 1;
  }

  /** The number of a pair, a new one for a pair that has none. */
  number(first: number, second: number): number {
    const slot = this.slotOf(first, second);
    const known = this.slots[slot]!;
    if (known !== 0) return known;
    const number = this.firsts.push(first) - 1;
    this.seconds.push(second);
    this.slots[slot] = number;
    if (2 * number > this.slots.length) this.grow();
    return number;
  }

  /** The numbers of all pairs in the order of their parts. */
  *inOrder(): Iterable<{ number: number; first: number; second: number }> {
    const keys = Float64Array.from(
      { length: this.size },
      (_, at) => this.firsts[at + 1]! * MOST_SECONDS + this.seconds[at + 1]!,
    ).sort();
    for (const key of keys) {
      const [first, second] = [Math.floor(key / MOST_SECONDS), key % MOST_SECONDS];
      yield { number: this.slots[this.slotOf(first, second)]!, first, second };
    }
  }

  private slotOf(first: number, second: number): number {
    const mask = this.slots.length - 1;
    const mixed = Math.imul(first, 0x9e37_79b1) ^ Math.imul(second, 0x85eb_ca6b);
    let slot = (mixed ^ (mixed >>> 15)) & mask;
    for (let number = this.slots[slot]!; number !== 0; number = this.slots[slot]!) {
      if (this.firsts[number] === first && this.seconds[number] === second) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private grow(): void {
    this.slots = new Uint32Array(2 * this.slots.length);
    for (let number = 1; number < this.firsts.length; number += 1)
      this.slots[this.slotOf(this.firsts[number]!, this.seconds[number]!)] = number;
  }
}

/** Seconds are below it: two to the power of 22. */
const MOST_SECONDS = 0x40_0000;
