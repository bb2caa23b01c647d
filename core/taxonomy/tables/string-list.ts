/** Strings one after the other. */
export interface StringListTables {
  /** UTF-16 code units. */
  chars: Uint16Array;
  /** Where each string begins, and where the last one ends. */
  starts: Uint32Array;
}

export function packStrings(strings: readonly string[]): StringListTables {
  const starts = new Uint32Array(strings.length + 1);
  for (const [at, text] of strings.entries()) starts[at + 1] = starts[at]! + text.length;
  const chars = new Uint16Array(starts[strings.length]!);
  for (const [number, text] of strings.entries()) {
    const start = starts[number]!;
    for (let at = 0; at < text.length; at += 1) chars[start + at] = text.charCodeAt(at);
  }
  return { chars, starts };
}

/** Strings by number, read in place: nothing is kept for them on the heap. */
export class StringList {
  private readonly chars: Uint16Array;
  private readonly starts: Uint32Array;

  constructor({ chars, starts }: StringListTables) {
    this.chars = chars;
    this.starts = starts;
  }

  get size(): number {
    return this.starts.length - 1;
  }

  at(number: number): string {
    const chars: ArrayLike<number> = this.chars.subarray(this.starts[number], this.starts[number + 1]);
    return String.fromCharCode.apply(undefined, chars as number[]);
  }

  is(number: number, text: string): boolean {
    return this.lengthOf(number) === text.length && this.startsWith(number, text);
  }

  startsWith(number: number, text: string): boolean {
    if (this.lengthOf(number) < text.length) return false;
    const start = this.starts[number]!;
    for (let at = 0; at < text.length; at += 1) if (this.chars[start + at] !== text.charCodeAt(at)) return false;
    return true;
  }

  private lengthOf(number: number): number {
    return this.starts[number + 1]! - this.starts[number]!;
  }
}
