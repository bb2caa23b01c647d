import type { SeniorityLevel } from '../job/requirements.js';
import { comparableTitle } from './comparable-title.js';
import type { Occupation } from './model.js';
import { inOtherGender } from './other-gender.js';
import { PhraseMatcher } from './phrase-matcher.js';
import { tokenize } from './tokens.js';

/** What phrases and words of job titles stand for, in either gender. */
export class TitlePhrases {
  readonly titles = new PhraseMatcher<Occupation>();
  readonly levels = new PhraseMatcher<SeniorityLevel>();
  /** For each word of the titles: in which families it is used, as shares that sum to 1. */
  readonly familiesOfWord = new Map<string, ReadonlyMap<string, number>>();

  constructor(occupations: readonly Occupation[], seniority: readonly (readonly [string, string])[]) {
    for (const occupation of occupations)
      for (const title of titlesOf(occupation)) this.titles.add(comparableTitle(title), occupation);
    for (const [form, level] of seniority) this.levels.add(comparableTitle(form), level as SeniorityLevel);
    // What is written down goes before what is derived.
    for (const occupation of occupations)
      for (const title of titlesOf(occupation)) addOtherGender(this.titles, title, occupation);
    for (const [form, level] of seniority) addOtherGender(this.levels, form, level as SeniorityLevel);
    this.learnFamilies(occupations);
  }

  private learnFamilies(occupations: readonly Occupation[]): void {
    const counts = new Map<string, Map<string, number>>();
    for (const occupation of occupations) {
      // Once for each occupation, so that many variants of one do not outvote the others.
      const words = new Set(
        titlesOf(occupation).flatMap((title) => tokenize(comparableTitle(title)).map(({ form }) => form)),
      );
      for (const word of words) {
        const ofWord = counts.get(word) ?? new Map<string, number>();
        ofWord.set(occupation.family, (ofWord.get(occupation.family) ?? 0) + 1);
        counts.set(word, ofWord);
      }
    }
    for (const [word, ofWord] of counts) {
      const all = [...ofWord.values()].reduce((sum, each) => sum + each, 0);
      this.familiesOfWord.set(word, new Map([...ofWord].map(([family, each]) => [family, each / all])));
    }
  }
}

function titlesOf({ label, titles }: Occupation): string[] {
  return [label, ...titles];
}

function addOtherGender<T>(matcher: PhraseMatcher<T>, title: string, value: T): void {
  for (const other of inOtherGender(title).map(comparableTitle)) if (!matcher.has(other)) matcher.add(other, value);
}
