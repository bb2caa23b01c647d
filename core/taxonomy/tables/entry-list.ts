import { indexStrings, StringIndex, type StringTables } from './string-index.js';

/** Entries with ids, each as JSON. */
export interface EntryTables {
  ids: StringTables;
  /** JSON in UTF-8. */
  bytes: Uint8Array;
  /** Where each entry begins, and where the last one ends. */
  starts: Uint32Array;
}

export function packEntries(entries: readonly { id: string }[]): EntryTables {
  const encoder = new TextEncoder();
  const encoded = entries.map((entry) => encoder.encode(JSON.stringify(entry)));
  const starts = new Uint32Array(encoded.length + 1);
  for (const [at, { length }] of encoded.entries()) starts[at + 1] = starts[at]! + length;
  const bytes = new Uint8Array(starts[encoded.length]!);
  for (const [at, each] of encoded.entries()) bytes.set(each, starts[at]);
  return { ids: indexStrings(entries.map(({ id }) => id)), bytes, starts };
}

/** Entries by number and by id. One is parsed when it is first asked for, and kept: there is one object for each. */
export class EntryList<T extends { id: string }> implements Iterable<T> {
  private readonly ids: StringIndex;
  private readonly parsed: (T | undefined)[];
  private readonly decoder = new TextDecoder();

  constructor(private readonly tables: EntryTables) {
    this.ids = new StringIndex(tables.ids);
    this.parsed = new Array<T | undefined>(this.ids.size);
  }

  get size(): number {
    return this.ids.size;
  }

  /** -1 for an unknown id. */
  numberOf(id: string): number {
    return this.ids.numberOf(id);
  }

  idOf(number: number): string {
    return this.ids.at(number);
  }

  get(id: string): T | undefined {
    const number = this.ids.numberOf(id);
    return number < 0 ? undefined : this.at(number);
  }

  at(number: number): T {
    return (this.parsed[number] ??= this.parse(number));
  }

  *[Symbol.iterator](): Iterator<T> {
    for (let number = 0; number < this.size; number += 1) yield this.at(number);
  }

  private parse(number: number): T {
    const { bytes, starts } = this.tables;
    return JSON.parse(this.decoder.decode(bytes.subarray(starts[number], starts[number + 1]))) as T;
  }
}
