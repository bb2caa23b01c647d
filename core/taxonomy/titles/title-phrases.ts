import type { Occupation } from '../model/model.js';
import { PhraseMatcher } from '../phrases/phrase-matcher.js';
import type { EntryList } from '../tables/entry-list.js';
import { listOf } from '../tables/number-lists.js';
import { TitleParts } from './title-parts.js';
import type { TitlePhraseTables } from './title-phrase-tables.js';
import type { TitleLevel } from './title-level.js';

/** The meaning of phrases and words of job titles, in either gender. */
export class TitlePhrases {
  readonly titles: PhraseMatcher<Occupation>;
  readonly levels: PhraseMatcher<TitleLevel>;
  readonly parts: TitleParts;

  constructor(
    entries: EntryList<Occupation>,
    private readonly tables: TitlePhraseTables,
  ) {
    this.titles = new PhraseMatcher(tables.titles, (number) => entries.at(number));
    this.levels = new PhraseMatcher(tables.levels, (number) => tables.levelNames[number]!);
    this.parts = new TitleParts(tables.parts, (word) => this.familiesOfWord(word));
  }

  /** The family of the occupation of a number. */
  familyOf(number: number): string | undefined {
    const { familyNames, familyOf } = this.tables.parts;
    return familyNames[familyOf[number] ?? -1];
  }

  /** The numbers of the occupations of a family. */
  occupationsOf(family: string): number[] {
    const { familyNames, familyOf } = this.tables.parts;
    const wanted = familyNames.indexOf(family);
    return [...familyOf.keys()].filter((number) => familyOf[number] === wanted);
  }

  /** In which families a word of titles is used, as shares that sum to 1; none for another word. */
  familiesOfWord(form: string): { family: string; share: number }[] {
    const counts = listOf(this.tables.familyCounts, this.titles.wordNumber(form));
    let all = 0;
    for (let at = 1; at < counts.length; at += 2) all += counts[at]!;
    const shares: { family: string; share: number }[] = [];
    for (let at = 0; at < counts.length; at += 2) {
      shares.push({ family: this.tables.parts.familyNames[counts[at]!]!, share: counts[at + 1]! / all });
    }
    return shares;
  }
}
