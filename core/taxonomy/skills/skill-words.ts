import { JOINING_WORDS } from '../phrases/joining-words.js';
import type { Skill } from '../model/model.js';
import { tokenize } from '../phrases/tokens.js';
import type { EntryList } from '../tables/entry-list.js';
import { StringIndex } from '../tables/string-index.js';
import type { SkillFormTables } from './skill-form-tables.js';
import { phraseOfKey } from './skill-key.js';

/**
 * The words of skills' names, with fixed weights from the taxonomy's own names: a word of few skills weighs much ("payroll"), one of many
 * little ("management").
 */
export class SkillWords {
  private readonly words: StringIndex;
  private readonly counts: Uint32Array;
  private readonly named = new Map<string, readonly string[]>();

  constructor(
    private readonly entries: EntryList<Skill>,
    { phrases, counts }: Pick<SkillFormTables, 'phrases' | 'counts'>,
  ) {
    this.words = new StringIndex(phrases.words);
    this.counts = counts;
  }

  /** The distinct words of the name that a key stands for: that of an entry, of a narrower form, or of an unknown skill. */
  of(key: string): readonly string[] {
    const known = this.named.get(key);
    if (known) return known;
    const name = this.entries.get(key)?.name;
    if (name === undefined) return wordsOf(phraseOfKey(key));
    const words = wordsOf(name);
    this.named.set(key, words);
    return words;
  }

  /** `10 × ln(skills / (those with the word + 1))`, whole, at least 1. */
  weightOf(word: string): number {
    const number = this.words.numberOf(word);
    const count = number < 0 ? 0 : this.counts[number]!;
    return Math.max(1, Math.round(10 * Math.log(this.entries.size / (count + 1))));
  }
}

function wordsOf(name: string): string[] {
  const forms = tokenize(name).map(({ form }) => form);
  return [...new Set(forms.filter((form) => !JOINING_WORDS.has(form)))];
}
