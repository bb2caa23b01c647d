import { JOINING_WORDS } from '../phrases/joining-words.js';
import type { Skill } from '../model/model.js';
import { tokenize, type Token } from '../phrases/tokens.js';
import { phraseOfKey } from './skill-key.js';

/**
 * The words of skills' names, with fixed weights from the taxonomy's own names: a word of few skills weighs much ("payroll"), one of many
 * little ("management").
 */
export class SkillWords {
  private readonly counts = new Map<string, number>();
  private readonly named = new Map<string, readonly string[]>();

  private size = 0;

  /** @param forms of the skill, its name first, each as its words */
  learn({ id }: Skill, forms: readonly (readonly Pick<Token, 'form'>[])[]): void {
    this.size += 1;
    const words = new Set<string>();
    for (const [at, form] of forms.entries()) {
      for (const { form: word } of form) if (!JOINING_WORDS.has(word)) words.add(word);
      if (at === 0) this.named.set(id, [...words]);
    }
    for (const word of words) this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
  }

  /** The distinct words of the name that a key stands for: that of an entry, of a narrower form, or of an unknown skill. */
  of(key: string): readonly string[] {
    return this.named.get(key) ?? wordsOf(phraseOfKey(key));
  }

  /** `10 × ln(skills / (those with the word + 1))`, whole, at least 1. */
  weightOf(word: string): number {
    return Math.max(1, Math.round(10 * Math.log(this.size / ((this.counts.get(word) ?? 0) + 1))));
  }
}

function wordsOf(name: string): string[] {
  const forms = tokenize(name).map(({ form }) => form);
  return [...new Set(forms.filter((form) => !JOINING_WORDS.has(form)))];
}
