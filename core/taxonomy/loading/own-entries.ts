import { families } from '../data/families.js';
import { FORM_SOURCES } from '../data/forms/index.js';
import { ESCO_SOURCES, OCCUPATION_SOURCES, SENIORITY_SOURCE, SKILL_SOURCES } from '../data/index.js';
import { nearOccupations } from '../data/near-occupations.js';
import { titlePatterns } from '../data/title-patterns.js';
import { widerTitlePatterns } from '../data/wider-title-patterns.js';
import { withForms, withTitles } from './add-forms.js';
import type { Occupation, Skill, SubstituteGroup } from '../model/model.js';
import { titlesOfPeople, withoutPersons } from './person-nouns.js';
import { parseOccupations, parsePairs, parseRows, parseSkills, parseSubstitutes } from './parse-lines.js';

/** The skills and occupations of this package's data. */
export function ownEntries(): { skills: readonly Skill[]; occupations: readonly Occupation[] } {
  const esco = new Map(ESCO_SOURCES.flatMap(parsePairs));
  const skills = SKILL_SOURCES.flatMap(({ fields, skills: source }) =>
    parseSkills(source).map((skill) => {
      const uri = esco.get(skill.id);
      return { ...skill, fields, ...(uri !== undefined && { esco: uri }) };
    }),
  );
  const occupations = withTitles(OCCUPATION_SOURCES.flatMap(parseOccupations), FORM_SOURCES);
  const people = titlesOfPeople(occupations);
  return { skills: withForms(skills, FORM_SOURCES).map((skill) => withoutPersons(skill, people)), occupations };
}

export function ownGroups(): SubstituteGroup[] {
  return SKILL_SOURCES.flatMap(({ substitutes }) => parseSubstitutes(substitutes));
}

/** Slugs and names of families. */
export function ownFamilies(): [string, string][] {
  return parsePairs(families);
}

/** Words of titles and the level that each names. */
export function ownSeniority(): [string, string][] {
  return [SENIORITY_SOURCE, ...FORM_SOURCES.map(({ seniority }) => seniority)].flatMap(parsePairs);
}

/** Occupations that are near one another whatever their families and typical skills say: nearness, id, ids. */
export function ownNeighbours(): string[][] {
  return parseRows(nearOccupations);
}

/** Rules for titles, and those for titles of which these say nothing. */
export function ownPatterns(): [string[][], string[][]] {
  return [parseRows(titlePatterns), parseRows(widerTitlePatterns)];
}
