import type { Skill, SubstituteGroup } from '../model/model.js';
import { packNames, type NameTables } from '../lookup/name-tables.js';
import { packEntries, type EntryTables } from '../tables/entry-list.js';
import { packLists, type NumberLists } from '../tables/number-lists.js';
import { packSkillForms, type SkillFormTables } from './skill-form-tables.js';

/** All that a `Taxonomy` reads. */
export interface SkillTables {
  version: string;
  entries: EntryTables;
  forms: SkillFormTables;
  names: NameTables;
  /** For each skill: the numbers of those that name it as their broader one. */
  parts: NumberLists;
  groups: readonly SubstituteGroup[];
}

export function packSkills(version: string, skills: readonly Skill[], groups: readonly SubstituteGroup[]): SkillTables {
  const numbers = new Map(skills.map(({ id }, number) => [id, number]));
  const parts = skills.map((): number[] => []);
  for (const [number, { broader }] of skills.entries())
    for (const id of broader) parts[numbers.get(id) ?? -1]?.push(number);
  return {
    version,
    entries: packEntries(skills),
    forms: packSkillForms(skills),
    names: packNames(skills.map(({ name, aliases }) => [name, ...aliases])),
    parts: packLists(parts),
    groups,
  };
}
