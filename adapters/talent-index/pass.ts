import type { Block } from './block.js';
import type { Pool } from './pool.js';

/** One look at every block of a pool. */
export interface Pass<T> {
  visit(block: Block, number: number): void;
  result(): T;
}

/** Half a million candidates: some milliseconds. */
const BLOCKS_AT_ONCE = 64;

/**
 * Goes through a pool. A large one is taken in slices between which the event loop is free; where a writer has changed it meanwhile,
 * it starts over and goes through in one, so that the answer is always that of one state.
 */
export async function passOver<T>(pool: Pool, begin: () => Pass<T>): Promise<T> {
  const { edits, blocks } = pool;
  let pass = begin();
  for (let number = 0; number < blocks.length; number += 1) {
    if (number > 0 && number % BLOCKS_AT_ONCE === 0) {
      await aTurn();
      if (pool.edits !== edits) {
        pass = begin();
        pool.blocks.forEach((block, each) => {
          pass.visit(block, each);
        });
        break;
      }
    }
    pass.visit(blocks[number]!, number);
  }
  return pass.result();
}

/** Lets the event loop do what is waiting. */
export function aTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
