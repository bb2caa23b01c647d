import { comparableTitle } from './comparable-title.js';
import { genderless } from './genderless.js';
import { JOINING_WORDS } from '../phrases/joining-words.js';
import type { Occupation } from '../model/model.js';
import type { Steps } from '../../concurrency/steps.js';
import { tokenize } from '../phrases/tokens.js';

/** Occupations that are learned in one step. */
const AT_ONCE = 50;

/**
 * Fixed weights of the words of job titles, from the taxonomy's own occupations: a word in the titles of few occupations weighs much ("barista"),
 * one in those of many little ("technician"). Only words of known titles count, so names of employers and places in a title weigh nothing; words of
 * seniority do not count either, nor whether the title is a woman's or a man's.
 */
export class TitleWords {
  private readonly weights = new Map<string, number>();

  private constructor(private readonly isLevel: (word: string) => boolean) {}

  static *making(occupations: readonly Occupation[], isLevel: (word: string) => boolean): Steps<TitleWords> {
    const made = new TitleWords(isLevel);
    const counts = new Map<string, number>();
    for (const [at, { label, titles }] of occupations.entries()) {
      if (at % AT_ONCE === AT_ONCE - 1) yield;
      const words = new Set([label, ...titles].flatMap((title) => made.distinctive(title)));
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    for (const [word, count] of counts) {
      const weight = Math.round(10 * Math.log(occupations.length / (count + 1)));
      if (weight > 0) made.weights.set(word, weight);
    }
    return made;
  }

  /** The known words of a title, each once, with their weights: `10 × ln(occupations / (those with the word + 1))`, whole. */
  of(title: string): Map<string, number> {
    return new Map(this.written(title).map(({ word, weight }) => [word, weight]));
  }

  /** The same, with each word as the title has it. */
  written(title: string): WrittenTitleWord[] {
    const found = new Map<string, WrittenTitleWord>();
    const own = tokenize(title);
    for (const [at, { form }] of tokenize(comparableTitle(title)).entries()) {
      const word = genderless(form);
      const weight = this.isDistinctive(form) ? this.weights.get(word) : undefined;
      if (weight === undefined || found.has(word)) continue;
      found.set(word, { word, weight, written: title.slice(own[at]?.start, own[at]?.end) });
    }
    return [...found.values()];
  }

  private distinctive(title: string): string[] {
    return tokenize(comparableTitle(title)).flatMap(({ form }) => (this.isDistinctive(form) ? [genderless(form)] : []));
  }

  private isDistinctive(form: string): boolean {
    return form.length > 1 && !/^\d+$/.test(form) && !JOINING_WORDS.has(form) && !WHO.has(form) && !this.isLevel(form);
  }
}

/** A word of a job title. */
export interface WrittenTitleWord {
  /** In a form without gender, for comparing only. */
  word: string;
  weight: number;
  written: string;
}

/** "m/w/d" and the like: who may apply. */
const WHO: ReadonlySet<string> = new Set(['mwd', 'male', 'female']);
