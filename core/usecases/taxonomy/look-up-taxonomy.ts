import { notFound } from '../../errors/domain-error.js';
import type { Listing } from '../../taxonomy/lookup/name-lookup.js';
import type { Occupation, Skill } from '../../taxonomy/model/model.js';
import type { OccupationFinder } from '../../taxonomy/occupations.js';
import { TAXONOMY_SCHEME, type Taxonomy } from '../../taxonomy/taxonomy.js';

interface TaxonomyPorts {
  taxonomy: Taxonomy;
  occupations: OccupationFinder;
}

/** A list of entries of the taxonomy: all by name, or with `q` those that it finds, the best match first. */
export interface TaxonomyListInput {
  q?: string;
  /** How many entries to leave out. */
  offset?: number;
  limit: number;
}

/** A page of entries, and the taxonomy that they are of. */
export interface TaxonomyPage<T> {
  data: T[];
  /** The offset of the next page. */
  next: number | null;
  taxonomy: { scheme: string; version: string };
}

export class ListSkills {
  constructor(private readonly ports: TaxonomyPorts) {}

  execute(input: TaxonomyListInput): Promise<TaxonomyPage<Skill>> {
    return Promise.resolve(pageOf(this.ports.taxonomy.lookUp(input.q), input, this.ports.taxonomy));
  }
}

export class GetSkill {
  constructor(private readonly ports: TaxonomyPorts) {}

  async execute(input: { id: string }): Promise<Skill> {
    const skill = await Promise.resolve(this.ports.taxonomy.skill(input.id));
    if (!skill) throw notFound('skill');
    return skill;
  }
}

export class ListOccupations {
  constructor(private readonly ports: TaxonomyPorts) {}

  execute(input: TaxonomyListInput): Promise<TaxonomyPage<Occupation>> {
    return Promise.resolve(pageOf(this.ports.occupations.lookUp(input.q), input, this.ports.taxonomy));
  }
}

export class GetOccupation {
  constructor(private readonly ports: TaxonomyPorts) {}

  async execute(input: { id: string }): Promise<Occupation> {
    const occupation = await Promise.resolve(this.ports.occupations.occupation(input.id));
    if (!occupation) throw notFound('occupation');
    return occupation;
  }
}

function pageOf<T>(
  found: Listing<T>,
  { offset = 0, limit }: TaxonomyListInput,
  { version }: Taxonomy,
): TaxonomyPage<T> {
  const end = offset + limit;
  return {
    data: [...found.slice(offset, end)],
    next: end < found.length ? end : null,
    taxonomy: { scheme: TAXONOMY_SCHEME, version },
  };
}
