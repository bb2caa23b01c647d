/** A list of numbers for each of some numbers, one after the other. */
export interface NumberLists {
  /** Where each list begins, and where the last one ends. */
  starts: Uint32Array;
  numbers: Uint32Array;
}

export function packLists(lists: readonly (readonly number[])[]): NumberLists {
  const starts = new Uint32Array(lists.length + 1);
  for (const [at, list] of lists.entries()) starts[at + 1] = starts[at]! + list.length;
  const numbers = new Uint32Array(starts[lists.length]!);
  for (const [at, list] of lists.entries()) numbers.set(list, starts[at]);
  return { starts, numbers };
}

/** The list of a number, read in place; empty for one that has none, such as -1. */
export function listOf({ starts, numbers }: NumberLists, at: number): Uint32Array {
  const [start = 0, end = 0] = [starts[at], starts[at + 1]];
  // Most lists are empty, and a view costs more than a look.
  return start < end ? numbers.subarray(start, end) : NONE;
}

const NONE = new Uint32Array(0);
