import { deserialize, serialize } from 'node:v8';
import type { Pool } from '../pool/pool.js';
import { imageOf, type BlockImage } from './block-image.js';
import { restoreLexicon, UsedValues, type LexiconImage } from './lexicon-image.js';

/** Goes up with each change of what a block or a lexicon holds, or how it is made from a candidate. */
export const IMAGE_FORMAT = 6;

interface Tail {
  blockSize: number;
  lexicon: LexiconImage;
}

/** The pool as it is at the call: a piece for each block, then one for its lexicon. */
export function imageOfPool(pool: Pool): AsyncIterable<Uint8Array> {
  const view = pool.frozen();
  const used = new UsedValues();
  const pieceOf = (number: number): Uint8Array => {
    const image = imageOf(view.blocks[number]!);
    used.add(image);
    return serialize(image);
  };
  const { open, blockSize } = pool;
  // The postings of the open block grow.
  const opened = view.blocks[open] ? pieceOf(open) : undefined;
  return (async function* () {
    for (let number = 0; number < view.blocks.length; number += 1) {
      yield number === open && opened ? opened : pieceOf(number);
      await new Promise((resolve) => setImmediate(resolve));
    }
    yield serialize({ blockSize, lexicon: used.imageOf(view.lexicon) } satisfies Tail);
  })();
}

/** Fills an empty pool. Rejects where the blocks are of another size. */
export async function restorePool(pool: Pool, pieces: readonly Uint8Array[]): Promise<void> {
  const { blockSize, lexicon } = deserialize(pieces.at(-1)!) as Tail;
  if (blockSize !== pool.blockSize) throw new RangeError(`Blocks of ${String(blockSize)} were stored.`);
  restoreLexicon(pool.lexicon, lexicon);
  const blocks = pieces.slice(0, -1);
  pool.expectBlocks(blocks.length);
  for (const piece of blocks) {
    pool.restoreBlock(deserialize(piece) as BlockImage);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
