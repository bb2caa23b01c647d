import type { SeniorityLevel } from '../../job/requirements.js';
import { comparableTitle } from './comparable-title.js';
import type { Occupation } from '../model/model.js';
import { inOtherGender } from './other-gender.js';
import { PhraseMatcher } from '../phrases/phrase-matcher.js';
import { TitleParts } from './title-parts.js';
import type { Steps } from '../../concurrency/steps.js';
import { tokenize } from '../phrases/tokens.js';

/** Occupations that are learned in one step. */
const AT_ONCE = 50;

/** The meaning of phrases and words of job titles, in either gender. */
export class TitlePhrases {
  readonly titles = new PhraseMatcher<Occupation>();
  readonly levels = new PhraseMatcher<SeniorityLevel>();
  /** For each word of the titles: in which families it is used, as shares that sum to 1. */
  readonly familiesOfWord = new Map<string, ReadonlyMap<string, number>>();

  readonly parts = new TitleParts();

  private constructor() {}

  static *making(
    occupations: readonly Occupation[],
    seniority: readonly (readonly [string, string])[],
  ): Steps<TitlePhrases> {
    const made = new TitlePhrases();
    const wordsOf = new Map<Occupation, Set<string>>();
    for (const [at, occupation] of occupations.entries()) {
      if (at % AT_ONCE === AT_ONCE - 1) yield;
      const all = new Set<string>();
      for (const title of titlesOf(occupation)) {
        const comparable = comparableTitle(title);
        const tokens = tokenize(comparable);
        made.titles.add(comparable, occupation, 'folded', tokens);
        const words = tokens.map(({ form }) => form);
        made.parts.learn(occupation, words, title === occupation.label);
        for (const word of words) all.add(word);
      }
      wordsOf.set(occupation, all);
    }
    for (const [form, level] of seniority) made.levels.add(comparableTitle(form), level as SeniorityLevel);
    // What is written down goes before what is derived.
    for (const [at, occupation] of occupations.entries()) {
      if (at % AT_ONCE === AT_ONCE - 1) yield;
      for (const title of titlesOf(occupation)) addOtherGender(made.titles, title, occupation);
    }
    for (const [form, level] of seniority) addOtherGender(made.levels, form, level as SeniorityLevel);
    made.learnFamilies(wordsOf);
    return made;
  }

  /** @param wordsOf the words of all titles of each occupation, each once, so that many variants of one do not outvote the others */
  private learnFamilies(wordsOf: ReadonlyMap<Occupation, ReadonlySet<string>>): void {
    const counts = new Map<string, Map<string, number>>();
    for (const [occupation, words] of wordsOf) {
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
  for (const other of inOtherGender(title)) matcher.addIfNew(comparableTitle(other), value);
}
