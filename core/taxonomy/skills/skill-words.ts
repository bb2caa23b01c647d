import { JOINING_WORDS } from '../phrases/joining-words.js';
import type { Skill } from '../model/model.js';
import type { Steps } from '../../concurrency/steps.js';
import { tokenize } from '../phrases/tokens.js';
import { phraseOfKey } from './skill-key.js';

/** Skills that are learned in one step. */
const AT_ONCE = 50;

/**
 * The words of skills' names, with fixed weights from the taxonomy's own names: a word of few skills weighs much ("payroll"), one of many
 * little ("management").
 */
export class SkillWords {
  private readonly counts = new Map<string, number>();
  private readonly named = new Map<string, readonly string[]>();

  private constructor(private readonly size: number) {}

  static *making(skills: readonly Skill[]): Steps<SkillWords> {
    const words = new SkillWords(skills.length);
    for (const [at, skill] of skills.entries()) {
      if (at % AT_ONCE === AT_ONCE - 1) yield;
      words.learn(skill);
    }
    return words;
  }

  private learn({ id, name, aliases }: Skill): void {
    this.named.set(id, wordsOf(name));
    for (const word of new Set([name, ...aliases].flatMap(wordsOf))) {
      this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
    }
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
