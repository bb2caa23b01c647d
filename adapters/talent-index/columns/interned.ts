import { StringTable } from './string-table.js';

/** Gives each distinct value a number, counted from 0. Values are never forgotten: there are few, or they are words of a language. */
export class Interned<T> {
  readonly values: T[] = [];
  private readonly numbers = new StringTable((number) => this.keyOf(this.values[number]!));

  constructor(private readonly keyOf: (value: T) => string) {}

  /** The number of a value, new where it was not known. */
  number(value: T): number {
    const key = this.keyOf(value);
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.values.length;
      this.values.push(value);
      this.numbers.set(key, number);
    }
    return number;
  }

  /** Takes values in as they were numbered; those that nothing refers to any more are `blank`, and are found by nothing. */
  restore(values: readonly T[], blank: (number: number) => boolean): void {
    for (let number = this.values.length; number < values.length; number += 1) {
      const value = values[number]!;
      this.values.push(value);
      if (!blank(number)) this.numbers.set(this.keyOf(value), number);
    }
  }

  find(key: string): number | undefined {
    return this.numbers.get(key);
  }
}

/** The same for numbers. */
export class InternedNumbers {
  readonly values: number[] = [];
  private readonly numbers = new Map<number, number>();

  number(value: number): number {
    let number = this.numbers.get(value);
    if (number === undefined) {
      number = this.values.length;
      this.values.push(value);
      this.numbers.set(value, number);
    }
    return number;
  }
}
