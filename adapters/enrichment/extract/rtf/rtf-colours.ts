/** As in the other formats: not readable on white paper. */
const NEAR_WHITE = 0xfc;

/** The colour table of an RTF file: entries end with a semicolon, and one without numbers is the reader's own choice. */
export class RtfColours {
  readonly #white = new Set<number>();
  #channels = new Map<string, number>();
  #entry = 0;

  take(word: string, value: number | undefined): void {
    this.#channels.set(word, value ?? 0);
  }

  endEntries(text: string): void {
    for (const character of text) {
      if (character !== ';') continue;
      const channels = ['red', 'green', 'blue'].map((name) => this.#channels.get(name) ?? -1);
      if (channels.every((channel) => channel >= NEAR_WHITE)) this.#white.add(this.#entry);
      this.#entry++;
      this.#channels = new Map();
    }
  }

  isWhite(index: number): boolean {
    return this.#white.has(index);
  }

  /** 0 is none. */
  isGround(index: number): boolean {
    return index !== 0 && !this.isWhite(index);
  }
}
