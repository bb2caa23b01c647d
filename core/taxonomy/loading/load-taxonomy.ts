import { canonicalJson } from '../../text/canonical-json.js';
import type { Digest } from '../../ports/system/digest.js';
import type { Steps } from '../../concurrency/steps.js';
import { families } from '../data/families.js';
import { FORM_SOURCES } from '../data/forms/index.js';
import { ESCO_SOURCES, OCCUPATION_SOURCES, SENIORITY_SOURCE, SKILL_SOURCES } from '../data/index.js';
import { withForms, withTitles } from './add-forms.js';
import { mergeOccupations } from './merge-occupations.js';
import { mergeSkills } from './merge-skills.js';
import type { Occupation, Skill, SubstituteGroup } from '../model/model.js';
import { OccupationFinder } from '../occupations.js';
import { parseOccupations, parsePairs, parseSkills, parseSubstitutes } from './parse-lines.js';
import { Taxonomy } from '../taxonomy.js';
import type { Vocabulary } from '../model/vocabulary.js';

/** Of the data: year, month, and a count within the month. */
export const TAXONOMY_VERSION = '2026.11.6';

/** Skills and occupations, ready for use. */
export interface LoadedTaxonomy {
  taxonomy: Taxonomy;
  occupations: OccupationFinder;
}

let shared: LoadedTaxonomy | undefined;

/** The taxonomy that comes with this package; made at the first call, then shared. Its tables of phrases are made at their first use. */
export function loadTaxonomy(): LoadedTaxonomy {
  shared ??= make(TAXONOMY_VERSION, ownSkills(), ownOccupations());
  return shared;
}

/**
 * The taxonomy that comes with this package together with others, merged in their order: `mergeSkills` and `mergeOccupations` say how. Its version
 * is ours, a plus sign and twelve hexadecimal digits of the content's hash: the same vocabularies give the same version everywhere.
 * Without any vocabulary it is that of `loadTaxonomy`.
 */
export function extendTaxonomy(vocabularies: readonly Vocabulary[], digest: Digest): LoadedTaxonomy {
  const filled = vocabularies.filter(({ skills, occupations }) => skills.length + occupations.length > 0);
  if (filled.length === 0) return loadTaxonomy();
  let skills: readonly Skill[] = ownSkills();
  let occupations: readonly Occupation[] = ownOccupations();
  for (const vocabulary of filled) {
    const merged = mergeSkills(skills, vocabulary.skills);
    skills = merged.skills;
    occupations = mergeOccupations(occupations, vocabulary.occupations, merged.ids);
  }
  const content = digest.sha256(canonicalJson(filled)).slice(0, 12);
  return make(`${TAXONOMY_VERSION}+${content}`, skills, occupations);
}

/** Makes, in steps of some milliseconds, the tables that would otherwise be made at their first use, which takes about a second. With `names` also those for looking entries up by name, which reading resumes does not need. */
export function* completeTaxonomy(
  { taxonomy, occupations }: LoadedTaxonomy,
  { names = false }: { names?: boolean } = {},
): Steps<void> {
  yield* taxonomy.completing();
  yield* occupations.completing();
  if (!names) return;
  yield* taxonomy.completingNames();
  yield* occupations.completingNames();
}

function make(version: string, skills: readonly Skill[], occupations: readonly Occupation[]): LoadedTaxonomy {
  const groups: SubstituteGroup[] = SKILL_SOURCES.flatMap(({ substitutes }) => parseSubstitutes(substitutes));
  const seniority = [SENIORITY_SOURCE, ...FORM_SOURCES.map((source) => source.seniority)].flatMap(parsePairs);
  return {
    taxonomy: new Taxonomy(version, skills, groups),
    occupations: new OccupationFinder(occupations, new Map(parsePairs(families)), seniority),
  };
}

function ownSkills(): Skill[] {
  const esco = new Map(ESCO_SOURCES.flatMap(parsePairs));
  const skills = SKILL_SOURCES.flatMap(({ fields, skills: lines }) =>
    parseSkills(lines).map((skill) => {
      const uri = esco.get(skill.id);
      return { ...skill, fields, ...(uri !== undefined && { esco: uri }) };
    }),
  );
  return withForms(skills, FORM_SOURCES);
}

function ownOccupations(): Occupation[] {
  return withTitles(OCCUPATION_SOURCES.flatMap(parseOccupations), FORM_SOURCES);
}
