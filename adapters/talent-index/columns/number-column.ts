export type Numbers = Uint8Array | Uint16Array | Uint32Array;

const FIRST_SLOTS = 64;

/** A whole number for each slot, in as few bytes as the largest of them needs, and in none while all are 0. */
export class NumberColumn {
  constructor(private numbers: Numbers | null = null) {}

  of(slot: number): number {
    return this.numbers?.[slot] ?? 0;
  }

  set(slot: number, number: number): void {
    const length = this.numbers?.length ?? 0;
    if (number === 0 && slot >= length) return;
    if (slot >= length || number > largestIn(this.numbers)) this.grow(slot, number);
    this.numbers![slot] = number;
  }

  copy(): NumberColumn {
    return new NumberColumn(this.numbers && this.numbers.slice());
  }

  /** Of the first slots, with 0 where one does not count; `null` while all are 0. */
  image(count: number, counts: (slot: number) => boolean): Numbers | null {
    if (this.numbers === null) return null;
    const image = this.numbers.slice(0, count);
    for (let slot = 0; slot < image.length; slot += 1) if (!counts(slot)) image[slot] = 0;
    return image;
  }

  private grow(slot: number, number: number): void {
    const former = this.numbers ?? new Uint8Array(0);
    let length = Math.max(FIRST_SLOTS, former.length);
    while (length <= slot) length *= 2;
    const largest = Math.max(number, largestIn(this.numbers));
    const numbers =
      largest <= 0xff ? new Uint8Array(length) : largest <= 0xffff ? new Uint16Array(length) : new Uint32Array(length);
    numbers.set(former);
    this.numbers = numbers;
  }
}

/** The largest number that has room. */
function largestIn(numbers: Numbers | null): number {
  return numbers === null ? 0 : 2 ** (8 * numbers.BYTES_PER_ELEMENT) - 1;
}
