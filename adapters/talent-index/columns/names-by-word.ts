import type { Taxonomy } from '../../../core/index.js';
import type { Interned } from './interned.js';

/** Finds interned skills by the words of their names. Those that came since the last look are read then, so that taking one in costs nothing. */
export class NamesByWord {
  private readonly numbers = new Map<string, number[]>();
  private read = 0;

  constructor(private readonly keys: Interned<string>) {}

  /** Keys of the skills with a word in their name. */
  with(word: string, words: Taxonomy['words']): string[] {
    const { values } = this.keys;
    for (; this.read < values.length; this.read += 1) {
      for (const each of words.of(values[this.read]!)) {
        const known = this.numbers.get(each);
        if (known) known.push(this.read);
        else this.numbers.set(each, [this.read]);
      }
    }
    return (this.numbers.get(word) ?? []).map((number) => values[number]!);
  }
}
