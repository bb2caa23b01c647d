import { comparableTitle } from './comparable-title.js';
import { genderless } from './genderless.js';
import { Spelling } from '../phrases/spelling.js';
import { tokenize } from '../phrases/tokens.js';
import { StringIndex } from '../tables/string-index.js';

import { isDistinctive, type TitleWordTables } from './title-word-tables.js';

/**
 * Fixed weights of the words of job titles, from the taxonomy's own occupations: a word in the titles of few occupations weighs much ("barista"),
 * one in those of many little ("technician"). Only words of known titles count, so names of employers and places in a title weigh nothing; words of
 * seniority do not count either, nor whether the title is a woman's or a man's.
 */
export class TitleWords {
  private readonly words: StringIndex;
  private readonly weights: Uint16Array;
  private readonly spelling: Spelling;

  constructor(
    { words, weights, spelling }: TitleWordTables,
    private readonly isLevel: (word: string) => boolean,
  ) {
    this.words = new StringIndex(words);
    this.weights = weights;
    this.spelling = new Spelling(spelling);
  }

  /** The known words of a title, each once, with their weights: `10 × ln(occupations / (those with the word + 1))`, whole. */
  of(title: string): Map<string, number> {
    return new Map(this.written(title).map(({ word, weight }) => [word, weight]));
  }

  /** The same, with each word as the title has it. */
  written(title: string): WrittenTitleWord[] {
    const found = new Map<string, WrittenTitleWord>();
    const own = tokenize(title);
    for (const [at, { form }] of tokenize(this.comparable(title)).entries()) {
      const word = genderless(form);
      const number = isDistinctive(form, this.isLevel) ? this.words.numberOf(word) : -1;
      if (number < 0 || found.has(word)) continue;
      const weight = this.weights[number]!;
      found.set(word, { word, weight, written: title.slice(own[at]?.start, own[at]?.end) });
    }
    return [...found.values()];
  }

  /** A title in the form in which titles are compared, with its misspelled words as they are meant. */
  comparable(title: string): string {
    const comparable = comparableTitle(title);
    const corrected = this.spelling.correct(comparable);
    return corrected === comparable ? comparable : comparableTitle(corrected);
  }
}

/** A word of a job title. */
export interface WrittenTitleWord {
  /** In a form without gender, for comparing only. */
  word: string;
  weight: number;
  written: string;
}
