import { BLOCK_SIZE, SLOT_MASK, type PostingList } from './postings.js';

/** Slots of a block, each once, in the order in which they came. Filling and emptying it costs what is in it. */
export class SlotSet {
  readonly slots = new Uint16Array(BLOCK_SIZE);
  /** By slot: one more than its place among the slots; 0 for one that is not in the set. */
  readonly places = new Uint16Array(BLOCK_SIZE);
  count = 0;

  add(slot: number): void {
    if (this.places[slot] !== 0) return;
    this.slots[this.count] = slot;
    this.count += 1;
    this.places[slot] = this.count;
  }

  /** All slots before `end`. */
  addFirst(end: number): void {
    for (let slot = 0; slot < end; slot += 1) this.add(slot);
  }

  addAll({ words, from, to }: PostingList): void {
    const { slots, places } = this;
    let { count } = this;
    for (let at = from; at < to; at += 1) {
      const slot = words[at]! & SLOT_MASK;
      if (places[slot] !== 0) continue;
      slots[count] = slot;
      count += 1;
      places[slot] = count;
    }
    this.count = count;
  }

  clear(): void {
    const { slots, places, count } = this;
    for (let at = 0; at < count; at += 1) places[slots[at]!] = 0;
    this.count = 0;
  }
}
