import type { Taxonomy } from '../../../core/index.js';
import type { BlockImage } from '../image/block-image.js';
import { Block, type FrozenBlock } from './block.js';
import { Lexicon } from '../columns/lexicon.js';
import { isOfKind } from '../columns/posting-keys.js';
import type { LivePool, PoolView } from '../postings/pass.js';
import { BLOCK_SIZE, SLOT_BITS, SLOT_MASK } from '../postings/postings.js';
import { rowOf, type IndexedCandidate, type Row } from '../columns/row.js';
import { DEAD } from '../columns/shape.js';
import { StringTable } from '../columns/string-table.js';

/** With what only storing it needs. */
export interface FrozenPool extends PoolView {
  readonly blocks: readonly FrozenBlock[];
}

/** The candidates of one tenant, in blocks. A document number is that of the block, then the slot. */
export class Pool implements LivePool {
  readonly lexicon = new Lexicon();
  readonly blocks: Block[] = [];
  /** Grows with each change of what scores are made from. */
  revision = 0;
  private readonly documents = new StringTable((document) => this.idOf(document));
  open = -1;
  /** Numbers of emptied blocks. */
  private readonly free: number[] = [];

  constructor(
    private readonly taxonomy: Taxonomy,
    readonly blockSize = BLOCK_SIZE,
  ) {}

  get size(): number {
    return this.documents.size;
  }

  idOf(document: number): string {
    return this.blocks[document >>> SLOT_BITS]!.ids.of(document & SLOT_MASK);
  }

  frozen(): FrozenPool {
    const { lexicon, size, revision } = this;
    const blocks = this.blocks.map((block) => block.frozen());
    const idOf = (document: number): string => blocks[document >>> SLOT_BITS]!.ids.of(document & SLOT_MASK);
    return { lexicon, size, revision, blocks, idOf };
  }

  /** Before so many stored blocks are taken in. The last one may hold a few candidates. */
  expectBlocks(count: number): void {
    this.documents.reserve((count - 1) * this.blockSize);
  }

  /** Takes a stored block in, into an empty pool: in their order, with the lexicon before them. */
  restoreBlock(image: BlockImage): void {
    const number = this.blocks.length;
    const block = Block.from(image, this.blockSize);
    this.blocks.push(block);
    if (block.count === 0) this.free.push(number);
    else if (!block.isFull) this.open = number;
    for (let slot = 0; slot < block.count; slot += 1) {
      if (block.shapes[slot] !== DEAD) this.documents.add(image.ids[slot]!, (number << SLOT_BITS) | slot);
    }
  }

  put(candidate: IndexedCandidate): void {
    const row = rowOf(candidate, this.lexicon, this.taxonomy);
    const known = this.documents.get(row.id);
    if (known !== undefined) {
      const block = this.blocks[known >>> SLOT_BITS]!;
      if (block.holds(known & SLOT_MASK, row)) {
        block.setConstraintInputs(known & SLOT_MASK, row.constraintInputs);
        return;
      }
    }
    // First out, then in: a move that either starts meets each candidate once.
    if (known !== undefined) this.forget(row.id, known);
    this.append(row);
    this.revision += 1;
  }

  remove(id: string): void {
    const known = this.documents.get(id);
    if (known === undefined) return;
    this.forget(id, known);
    this.revision += 1;
  }

  /** A posting takes four bytes. */
  footprint(): { slots: number; skillPostingBytes: number; titlePostingBytes: number } {
    let slots = 0;
    let skills = 0;
    let titles = 0;
    for (const block of this.blocks) {
      slots += block.count;
      for (const [key, { from, to }] of block.postings.entries()) {
        if (isOfKind(key, 'skills')) skills += to - from;
        else if (isOfKind(key, 'titleWords')) titles += to - from;
      }
    }
    return { slots, skillPostingBytes: skills * 4, titlePostingBytes: titles * 4 };
  }

  private append(row: Row): void {
    if (this.open < 0 || this.blocks[this.open]!.isFull) this.openBlock();
    const block = this.blocks[this.open]!;
    this.documents.set(row.id, (this.open << SLOT_BITS) | block.append(row));
    if (block.isFull) {
      block.seal();
      this.moveIfSparse(this.open);
    }
  }

  private openBlock(): void {
    this.open = this.free.pop() ?? this.blocks.length;
    this.blocks[this.open] = new Block(this.blockSize);
  }

  private forget(id: string, document: number): void {
    this.documents.delete(id);
    const number = document >>> SLOT_BITS;
    this.blocks[number]!.kill(document & SLOT_MASK);
    this.moveIfSparse(number);
  }

  /** A full block of which more than half are gone gives its living to the open block: at most 4,096 at once. */
  private moveIfSparse(number: number): void {
    const block = this.blocks[number]!;
    if (!block.isFull || block.dead * 2 <= block.size) return;
    for (const row of block.rows()) this.append(row);
    this.blocks[number] = new Block(this.blockSize);
    this.free.push(number);
  }
}
