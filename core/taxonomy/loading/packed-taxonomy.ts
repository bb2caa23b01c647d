import { OccupationFinder } from '../occupations.js';
import type { SkillTables } from '../skills/skill-tables.js';
import { decodeTables, encodeTables } from '../tables/table-file.js';
import { Taxonomy } from '../taxonomy.js';
import type { OccupationTables } from '../titles/occupation-tables.js';

/** Skills and occupations, ready for use. */
export interface LoadedTaxonomy {
  taxonomy: Taxonomy;
  occupations: OccupationFinder;
}

interface TaxonomyTables {
  skills: SkillTables;
  occupations: OccupationTables;
}

/** The tables of a taxonomy as bytes to keep, for the same release on the same kind of machine. */
export function packTaxonomy({ taxonomy, occupations }: LoadedTaxonomy): Uint8Array {
  const tables: TaxonomyTables = { skills: taxonomy.tables, occupations: occupations.tables };
  return encodeTables(tables);
}

/** Reads what `packTaxonomy` of this release gave, in place: the bytes must not change. `undefined` where they are not whole. */
export function readTaxonomy(bytes: Uint8Array): LoadedTaxonomy | undefined {
  const tables = decodeTables(bytes) as TaxonomyTables | undefined;
  return tables && { taxonomy: new Taxonomy(tables.skills), occupations: new OccupationFinder(tables.occupations) };
}
