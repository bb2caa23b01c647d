import type { BlockImage } from '../image/block-image.js';
import { BlockIds } from '../columns/block-ids.js';
import { NumberColumn } from '../columns/number-column.js';
import { ConstraintColumns } from '../columns/constraint-columns.js';
import type { BlockView } from '../postings/pass.js';
import { OpenPostings } from '../postings/open-postings.js';
import { posting, SealedPostings, SLOT_BITS, SLOT_MASK, type Postings } from '../postings/postings.js';
import type { Row } from '../columns/row.js';
import { DEAD } from '../columns/shape.js';

const FIRST_SLOTS = 64;
const MOST_OF_TWO_BYTES = 0xffff;

/** With what only storing it needs. */
export interface FrozenBlock extends BlockView {
  readonly lengths: NumberColumn;
}

/** Up to 8,192 candidates: columns of numbers, and the posting lists of what they have. A slot is written once; a change takes a new one. */
export class Block implements BlockView {
  /** Slots taken, those of gone candidates included. */
  count = 0;
  dead = 0;
  readonly ids = new BlockIds();
  shapes = new Uint16Array(FIRST_SLOTS);
  experience = new Uint16Array(FIRST_SLOTS);
  /** Few pools have more lists of languages than two bytes can number. */
  languages: Uint16Array | Uint32Array = new Uint16Array(FIRST_SLOTS);
  families = new Uint16Array(FIRST_SLOTS);
  skillNorms = new NumberColumn();
  titleNorms = new NumberColumn();
  constraintInputs = new ConstraintColumns();
  /** A pass in slices holds the present shapes and constraint inputs; their values for the slots taken must not change. */
  private areShapesHeld = false;
  private hasConstraintInputs = false;
  lengths = new NumberColumn();
  private open: OpenPostings | null = new OpenPostings();
  private sealed: SealedPostings | null = null;

  constructor(readonly size: number) {}

  /** One that was stored. The image is not kept. */
  static from(image: BlockImage, size: number): Block {
    const block = new Block(size);
    block.count = image.count;
    block.dead = image.dead;
    // A copy each: the stored one may be a part of a larger buffer, which would stay with it.
    block.shapes = image.shapes.slice();
    block.experience = image.experience.slice();
    block.languages = image.languages.slice();
    block.families = image.families.slice();
    block.skillNorms = new NumberColumn(image.skillNorms?.slice());
    block.titleNorms = new NumberColumn(image.titleNorms?.slice());
    block.lengths = new NumberColumn(image.lengths?.slice());
    block.constraintInputs = ConstraintColumns.from(image.constraintInputs);
    for (const id of image.ids) block.ids.add(id);
    const { keys, starts, words } = image.postings;
    const postings = new SealedPostings({ keys: keys.slice(), starts: starts.slice(), words: words.slice() });
    if (block.isFull) {
      block.sealed = postings;
      block.open = null;
      block.ids.seal();
    } else {
      for (const [key, { words: list, from, to }] of postings.entries())
        for (let at = from; at < to; at += 1) block.open!.add(key, list[at]!);
    }
    return block;
  }

  get postings(): Postings {
    return this.sealed ?? this.open!;
  }

  get isFull(): boolean {
    return this.count === this.size;
  }

  /** Takes a row into the next slot. Not for a full block. */
  append(row: Row): number {
    const slot = this.count;
    if (slot === this.shapes.length) this.grow();
    this.ids.add(row.id);
    this.shapes[slot] = row.shape;
    this.experience[slot] = row.experience;
    if (row.languages > MOST_OF_TWO_BYTES && this.languages instanceof Uint16Array)
      this.languages = Uint32Array.from(this.languages);
    this.languages[slot] = row.languages;
    this.families[slot] = row.families;
    this.skillNorms.set(slot, row.skillNorm);
    this.titleNorms.set(slot, row.titleNorm);
    this.constraintInputs.set(slot, row.constraintInputs);
    this.lengths.set(slot, row.keys.length);
    for (let at = 0; at < row.keys.length; at += 1) this.open!.add(row.keys[at]!, posting(slot, row.facts[at]!));
    this.count += 1;
    return slot;
  }

  /** Its postings stay until the block is sealed or moved, and count for nothing. */
  kill(slot: number): void {
    if (this.areShapesHeld) {
      this.shapes = this.shapes.slice();
      this.areShapesHeld = false;
    }
    this.shapes[slot] = DEAD;
    this.dead += 1;
  }

  /** What a pass in slices holds is not changed. */
  setConstraintInputs(slot: number, numbers: readonly number[]): void {
    if (this.constraintInputs.of(slot).every((number, at) => number === numbers[at])) return;
    if (this.hasConstraintInputs) {
      this.constraintInputs = this.constraintInputs.copy();
      this.hasConstraintInputs = false;
    }
    this.constraintInputs.set(slot, numbers);
  }

  /** As it is now: all else in it is never changed, except that the postings of one that is not full grow. */
  frozen(): FrozenBlock {
    this.areShapesHeld = true;
    this.hasConstraintInputs = true;
    const { count, shapes, experience, languages, families, skillNorms, titleNorms } = this;
    const { lengths, constraintInputs, ids, postings } = this;
    return {
      ...{ count, shapes, experience, languages, families, skillNorms, titleNorms },
      ...{ lengths, constraintInputs, ids, postings },
    };
  }

  seal(): void {
    this.sealed = new SealedPostings(this.postings, (slot) => this.shapes[slot] !== DEAD);
    this.open = null;
    this.ids.seal();
  }

  /** Whether a slot holds just this row, apart from the constraint inputs, which may be replaced. Never true of a row that has the same twice. */
  holds(slot: number, row: Row): boolean {
    return (
      this.shapes[slot] === row.shape &&
      this.experience[slot] === row.experience &&
      this.languages[slot] === row.languages &&
      this.families[slot] === row.families &&
      this.skillNorms.of(slot) === row.skillNorm &&
      this.titleNorms.of(slot) === row.titleNorm &&
      this.lengths.of(slot) === row.keys.length &&
      new Set(row.keys.map((key, at) => `${String(key)} ${String(row.facts[at])}`)).size === row.keys.length &&
      row.keys.every((key, at) => this.posts(key, posting(slot, row.facts[at]!)))
    );
  }

  /** The living as they were put in. */
  rows(): Row[] {
    const rows: (Row | undefined)[] = [];
    for (let slot = 0; slot < this.count; slot += 1) {
      if (this.shapes[slot] !== DEAD) rows[slot] = this.rowWithoutPostings(slot);
    }
    for (const [key, { words, from, to }] of this.postings.entries()) {
      for (let at = from; at < to; at += 1) {
        const row = rows[words[at]! & SLOT_MASK];
        row?.keys.push(key);
        row?.facts.push(words[at]! >>> SLOT_BITS);
      }
    }
    return rows.filter((row) => row !== undefined);
  }

  private rowWithoutPostings(slot: number): Row {
    return {
      id: this.ids.of(slot),
      shape: this.shapes[slot]!,
      experience: this.experience[slot]!,
      languages: this.languages[slot]!,
      families: this.families[slot]!,
      skillNorm: this.skillNorms.of(slot),
      titleNorm: this.titleNorms.of(slot),
      keys: [],
      facts: [],
      constraintInputs: this.constraintInputs.of(slot),
    };
  }

  private posts(key: number, word: number): boolean {
    const list = this.postings.list(key);
    if (!list) return false;
    let { from: low, to: high } = list;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((list.words[middle]! & SLOT_MASK) < (word & SLOT_MASK)) low = middle + 1;
      else high = middle;
    }
    for (; low < list.to && (list.words[low]! & SLOT_MASK) === (word & SLOT_MASK); low += 1) {
      if (list.words[low] === word) return true;
    }
    return false;
  }

  private grow(): void {
    const length = this.shapes.length * 2;
    this.shapes = copied(this.shapes, new Uint16Array(length));
    this.experience = copied(this.experience, new Uint16Array(length));
    const wide = this.languages instanceof Uint32Array;
    this.languages = copied(this.languages, wide ? new Uint32Array(length) : new Uint16Array(length));
    this.families = copied(this.families, new Uint16Array(length));
  }
}

function copied<T extends Uint16Array | Uint32Array>(from: Uint16Array | Uint32Array, to: T): T {
  to.set(from);
  return to;
}
