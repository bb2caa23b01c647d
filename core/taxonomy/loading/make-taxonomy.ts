import type { Vocabulary } from '../model/vocabulary.js';
import { OccupationFinder } from '../occupations.js';
import { packSkills } from '../skills/skill-tables.js';
import { Taxonomy } from '../taxonomy.js';
import { packOccupations } from '../titles/occupation-tables.js';
import { mergeOccupations } from './merge-occupations.js';
import { mergeSkills } from './merge-skills.js';
import { ownEntries, ownFamilies, ownGroups, ownNeighbours, ownPatterns, ownSeniority } from './own-entries.js';
import type { LoadedTaxonomy } from './packed-taxonomy.js';

/** Makes the tables of this package's data, merged with other vocabularies in their order: seconds of work. */
export function makeTaxonomy(vocabularies: readonly Vocabulary[], version: string): LoadedTaxonomy {
  let { skills, occupations } = ownEntries();
  for (const vocabulary of vocabularies) {
    const merged = mergeSkills(skills, vocabulary.skills);
    skills = merged.skills;
    occupations = mergeOccupations(occupations, vocabulary.occupations, merged.ids);
  }
  return {
    taxonomy: new Taxonomy(packSkills(version, skills, ownGroups())),
    occupations: new OccupationFinder(
      packOccupations(occupations, ownFamilies(), ownSeniority(), ownPatterns(), skills, ownNeighbours()),
    ),
  };
}
