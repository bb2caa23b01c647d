import { families } from './data/families.js';
import { OCCUPATION_SOURCES, SENIORITY_SOURCE, SKILL_SOURCES } from './data/index.js';
import { OccupationFinder } from './occupations.js';
import { parseOccupations, parsePairs, parseSkills, parseSubstitutes } from './parse-lines.js';
import { Taxonomy } from './taxonomy.js';

/** Of the data: year, month, and a count within the month. */
export const TAXONOMY_VERSION = '2026.11.2';

let shared: { taxonomy: Taxonomy; occupations: OccupationFinder } | undefined;

/** The taxonomy that comes with this package; made at the first call, then shared. */
export function loadTaxonomy(): { taxonomy: Taxonomy; occupations: OccupationFinder } {
  shared ??= {
    taxonomy: new Taxonomy(
      TAXONOMY_VERSION,
      SKILL_SOURCES.flatMap(({ skills }) => parseSkills(skills)),
      SKILL_SOURCES.flatMap(({ substitutes }) => parseSubstitutes(substitutes)),
    ),
    occupations: new OccupationFinder(
      OCCUPATION_SOURCES.flatMap(parseOccupations),
      new Map(parsePairs(families)),
      parsePairs(SENIORITY_SOURCE),
    ),
  };
  return shared;
}
