import type { FieldFeature } from '../../../core/spi.js';

/** Bits of a level, four levels to a byte. */
const BITS = 2;
const LEVELS_A_BYTE = 8 / BITS;
const MASK = (1 << BITS) - 1;
const FIRST_BYTES = 16;

/** The levels of a block's candidates in fields of work: for each field that anybody of them shows two bits a slot. */
export class FieldColumns {
  constructor(private readonly columns: (Uint8Array | undefined)[] = []) {}

  /** 0 where the skills show nothing of the field. */
  level(field: number, slot: number): number {
    const byte = this.columns[field]?.[slot >>> 2] ?? 0;
    return (byte >>> (BITS * (slot & (LEVELS_A_BYTE - 1)))) & MASK;
  }

  /** Of a slot that nobody had. */
  set(slot: number, fields: readonly number[]): void {
    for (const each of fields) {
      const column = this.columnFor(each >>> BITS, slot);
      column[slot >>> 2]! |= (each & MASK) << (BITS * (slot & (LEVELS_A_BYTE - 1)));
    }
  }

  /** As `numberedField`, in the order of the fields' numbers. */
  of(slot: number): number[] {
    const fields: number[] = [];
    for (let field = 0; field < this.columns.length; field += 1) {
      const level = this.level(field, slot);
      if (level > 0) fields.push((field << BITS) | level);
    }
    return fields;
  }

  /** Of the first slots that count. */
  image(count: number, counts: (slot: number) => boolean): (Uint8Array | null)[] {
    const image = new FieldColumns();
    for (let slot = 0; slot < count; slot += 1) if (counts(slot)) image.set(slot, this.of(slot));
    const bytes = Math.ceil(count / LEVELS_A_BYTE);
    return Array.from({ length: this.columns.length }, (_, field) => image.columns[field]?.slice(0, bytes) ?? null);
  }

  static from(image: readonly (Uint8Array | null)[]): FieldColumns {
    return new FieldColumns(image.map((column) => column?.slice() ?? undefined));
  }

  private columnFor(field: number, slot: number): Uint8Array {
    const known = this.columns[field];
    let length = known?.length ?? FIRST_BYTES;
    while (length * LEVELS_A_BYTE <= slot) length *= 2;
    if (known?.length === length) return known;
    const column = new Uint8Array(length);
    if (known) column.set(known);
    this.columns[field] = column;
    return column;
  }
}

/** A field by its number, with its level in the lowest bits. */
export function numberedField(number: number, level: FieldFeature['level']): number {
  return (number << BITS) | level;
}
