/** Bits of a letter of ids, which have 32 letters. */
const BITS = 5;
const MOST_LETTERS = 1 << BITS;

/** A text that is read in pieces: of 32 different letters at most, as ids in base 32 are, each takes five bits instead of eight. */
export class PackedText {
  private readonly letters: readonly string[];
  private readonly packed: Uint8Array | null = null;
  private readonly plain: string = '';

  constructor(text: string) {
    this.letters = [...new Set(text.split(''))];
    if (this.letters.length > MOST_LETTERS) this.plain = text;
    else this.packed = packed(text, this.letters);
  }

  slice(from: number, to: number): string {
    const { packed, letters } = this;
    if (!packed) return this.plain.slice(from, to);
    let text = '';
    for (let at = from; at < to; at += 1) {
      const bit = at * BITS;
      const bytes = packed[bit >>> 3]! | (packed[(bit >>> 3) + 1]! << 8);
      text += letters[(bytes >>> (bit & 7)) & (MOST_LETTERS - 1)]!;
    }
    return text;
  }
}

function packed(text: string, letters: readonly string[]): Uint8Array {
  const numbers = new Map(letters.map((letter, number) => [letter, number]));
  // The last letter is read with the byte behind it.
  const bytes = new Uint8Array(Math.ceil((text.length * BITS) / 8) + 1);
  for (let at = 0; at < text.length; at += 1) {
    const bit = at * BITS;
    const number = numbers.get(text[at]!)! << (bit & 7);
    bytes[bit >>> 3]! |= number & 0xff;
    bytes[(bit >>> 3) + 1]! |= number >>> 8;
  }
  return bytes;
}
