import type { Occupation, Skill, SubstituteGroup } from '../../core/taxonomy/model/model.js';
import { OccupationFinder } from '../../core/taxonomy/occupations.js';
import { packSkills } from '../../core/taxonomy/skills/skill-tables.js';
import { Taxonomy } from '../../core/taxonomy/taxonomy.js';
import { packOccupations } from '../../core/taxonomy/titles/occupation-tables.js';

/** A taxonomy of a few invented skills. */
export function taxonomyOf(skills: Iterable<Skill>, groups: readonly SubstituteGroup[] = []): Taxonomy {
  return new Taxonomy(packSkills('test', [...skills], groups));
}

/** A finder of a few invented occupations. */
export function finderOf(occupations: readonly Occupation[]): OccupationFinder {
  return new OccupationFinder(packOccupations(occupations, [], []));
}
