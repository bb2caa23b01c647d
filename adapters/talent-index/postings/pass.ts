import type { BlockIds } from '../columns/block-ids.js';
import type { ConstraintColumns } from '../columns/constraint-columns.js';
import type { NumberColumn } from '../columns/number-column.js';
import type { Lexicon } from '../columns/lexicon.js';
import type { Postings } from './postings.js';

/** A block as a pass sees it. */
export interface BlockView {
  /** Slots taken, those of gone candidates included. */
  readonly count: number;
  /** Numbers of shapes in the lexicon; `DEAD` for gone candidates. */
  readonly shapes: Uint16Array;
  readonly experience: Uint16Array;
  readonly languages: Uint16Array | Uint32Array;
  readonly families: Uint16Array;
  readonly skillNorms: NumberColumn;
  readonly titleNorms: NumberColumn;
  readonly constraintInputs: ConstraintColumns;
  readonly ids: BlockIds;
  readonly postings: Postings;
}

/** A pool as a pass sees it. */
export interface PoolView {
  readonly lexicon: Lexicon;
  readonly blocks: readonly BlockView[];
  readonly size: number;
  readonly revision: number;
  idOf(document: number): string;
}

/** A pool that is written while passes go through it. */
export interface LivePool extends PoolView {
  /** The number of the block that takes the next row. */
  readonly open: number;
  /** The pool as it is now, whatever is written later. The postings of its open block are to be read in the same turn of the event loop. */
  frozen(): PoolView;
}

/** One look at every block of a pool, in any order. */
export interface Pass<T> {
  visit(block: BlockView, number: number): void;
  result(): T;
}

/** Half a million candidates: some milliseconds. */
const BLOCKS_AT_ONCE = 64;

/**
 * Goes through a pool. A large one is taken in slices between which the event loop is free; the answer is that of the state in which
 * the pool was at the beginning.
 */
export async function passOver<T>(
  pool: LivePool,
  begin: (pool: PoolView) => Pass<T>,
  blocksAtOnce = BLOCKS_AT_ONCE,
): Promise<T> {
  const { open } = pool;
  const isLarge = pool.blocks.length > blocksAtOnce;
  const view = isLarge ? pool.frozen() : pool;
  const pass = begin(view);
  const opened = view.blocks[open];
  if (opened) pass.visit(opened, open);
  let visited = 1;
  for (let number = 0; number < view.blocks.length; number += 1) {
    if (number === open) continue;
    if (isLarge && visited % blocksAtOnce === 0) await aTurn();
    pass.visit(view.blocks[number]!, number);
    visited += 1;
  }
  return pass.result();
}

/** Lets the event loop do what is waiting. */
function aTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
