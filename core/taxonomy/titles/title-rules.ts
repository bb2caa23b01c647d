import type { Token } from '../phrases/tokens.js';
import { TitlePatterns, type PatternHit } from './title-patterns.js';

/** Rules for titles, and wider ones, which are asked where neither these nor a title that is written down says anything. Read at the first use: a tenth of a second. */
export class TitleRules {
  private read: readonly TitlePatterns[] | undefined;

  /** @param sets the lines of each; the lists of words of one are known to those after it */
  constructor(private readonly sets: readonly (readonly (readonly string[])[])[]) {}

  find(title: string, tokens: readonly Token[]): PatternHit | undefined {
    return this.patterns[0]?.find(title, tokens);
  }

  findWider(title: string, tokens: readonly Token[]): PatternHit | undefined {
    for (const wider of this.patterns.slice(1)) {
      const found = wider.find(title, tokens);
      if (found) return found;
    }
    return undefined;
  }

  /** Whether other words decide what a phrase means after them. */
  isHead(phrase: string): boolean {
    return this.patterns[0]?.isHead(phrase) === true;
  }

  /** Reads the rules now, so that the first title does not wait for them. */
  prepare(): void {
    void this.patterns;
  }

  private get patterns(): readonly TitlePatterns[] {
    if (this.read) return this.read;
    const read: TitlePatterns[] = [];
    for (const lines of this.sets) read.push(new TitlePatterns(lines, read.at(-1)));
    return (this.read = read);
  }
}
