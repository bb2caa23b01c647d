/** Gives each distinct value a number, counted from 0. Values are never forgotten: there are few, or they are words of a language. */
export class Interned<T> {
  readonly values: T[] = [];
  private readonly numbers = new Map<string | number, number>();

  constructor(private readonly keyOf: (value: T) => string | number) {}

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

  find(key: string | number): number | undefined {
    return this.numbers.get(key);
  }
}
