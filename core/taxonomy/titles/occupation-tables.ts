import { packNames, type NameTables } from '../lookup/name-tables.js';
import type { Occupation } from '../model/model.js';
import { PhraseMatcher } from '../phrases/phrase-matcher.js';
import { packEntries, type EntryTables } from '../tables/entry-list.js';
import { type FamilyWordTables, packFamilyWords } from './family-word-tables.js';
import { packRelatedOccupations, type RelatedOccupationTables } from './related-occupation-tables.js';
import { packTitlePhrases, type TitlePhraseTables } from './title-phrase-tables.js';
import { packTitleWords, type SkillForms, type TitleWordTables } from './title-word-tables.js';

/** All that an `OccupationFinder` reads. */
export interface OccupationTables {
  entries: EntryTables;
  /** Slugs and names. */
  families: readonly (readonly [string, string])[];
  phrases: TitlePhraseTables;
  words: TitleWordTables;
  familyWords: FamilyWordTables;
  related: RelatedOccupationTables;
  /** Ids. */
  widespreadSkills: readonly string[];
  names: NameTables;
  /** The lines of `TitlePatterns`, and those that are asked where they say nothing. */
  patterns: readonly (readonly (readonly string[])[])[];
}

export function packOccupations(
  occupations: readonly Occupation[],
  families: readonly (readonly [string, string])[],
  seniority: readonly (readonly [string, string])[],
  patterns: readonly (readonly (readonly string[])[])[] = [],
  skills: readonly SkillForms[] = [],
  neighbours: readonly (readonly string[])[] = [],
): OccupationTables {
  const phrases = packTitlePhrases(occupations, seniority);
  const levels = new PhraseMatcher(phrases.levels, () => true);
  return {
    entries: packEntries(occupations),
    families,
    phrases,
    words: packTitleWords(occupations, (word) => levels.lookUp(word) !== undefined, skills),
    familyWords: packFamilyWords(occupations, skills),
    related: packRelatedOccupations(occupations, neighbours),
    widespreadSkills: widespreadSkills(occupations),
    names: packNames(occupations.map(({ label, titles }) => [label, ...titles])),
    patterns,
  };
}

/** Of the 38 families of our own occupations a fifth: 75 skills, from leading a team to preventive maintenance. */
const LEAST_FAMILIES = 8;

/** Ids of the skills that are typical of occupations in many families of work, and so say little of who does which. */
export function widespreadSkills(occupations: readonly Pick<Occupation, 'family' | 'skills'>[]): string[] {
  const families = new Map<string, Set<string>>();
  for (const { family, skills } of occupations)
    for (const id of skills) families.set(id, (families.get(id) ?? new Set()).add(family));
  return [...families].filter(([, its]) => its.size >= LEAST_FAMILIES).map(([id]) => id);
}
