import { packStrings, StringList, type StringListTables } from './string-list.js';

/** Distinct strings, and where to find each. */
export interface StringTables extends StringListTables {
  /** A hash table with open addressing: the number of a string and one, 0 for none. */
  slots: Uint32Array;
}

/** Slots a string: with half of them free a search ends after two on average. */
const SLOTS = 2;

/** Distinct strings, which get the numbers of their places. */
export function indexStrings(strings: readonly string[]): StringTables {
  let size = 1;
  while (size < strings.length * SLOTS) size *= 2;
  const slots = new Uint32Array(size);
  for (const [number, text] of strings.entries()) {
    let slot = hash(text) & (size - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (size - 1);
    slots[slot] = number + 1;
  }
  return { ...packStrings(strings), slots };
}

/** Strings by number and numbers by string. */
export class StringIndex extends StringList {
  private readonly slots: Uint32Array;
  private readonly mask: number;

  constructor(tables: StringTables) {
    super(tables);
    this.slots = tables.slots;
    this.mask = tables.slots.length - 1;
  }

  /** -1 for a string that is not among them. */
  numberOf(text: string): number {
    for (let slot = hash(text) & this.mask; ; slot = (slot + 1) & this.mask) {
      const number = this.slots[slot]! - 1;
      if (number < 0 || this.is(number, text)) return number;
    }
  }
}

/** FNV-1a over code units, its high bits mixed into the low ones that choose a slot. */
function hash(text: string): number {
  let sum = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x0100_0193);
  return (sum ^ (sum >>> 15)) >>> 0;
}
