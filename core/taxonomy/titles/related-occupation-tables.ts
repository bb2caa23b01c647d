import type { Occupation } from '../model/model.js';
import { packLists, type NumberLists } from '../tables/number-lists.js';

/** What `RelatedOccupations` reads. Skills that are typical of an occupation are numbered here. */
export interface RelatedOccupationTables {
  /** By occupation: its typical skills. */
  skills: NumberLists;
  /** By skill: the occupations that it is typical of. */
  occupations: NumberLists;
}

export function packRelatedOccupations(occupations: readonly Occupation[]): RelatedOccupationTables {
  const numbers = new Map<string, number>();
  const holders: number[][] = [];
  const lists = occupations.map(({ skills }, occupation) =>
    [...new Set(skills)].map((id) => {
      const number = numbers.get(id) ?? numbers.size;
      numbers.set(id, number);
      (holders[number] ??= []).push(occupation);
      return number;
    }),
  );
  return { skills: packLists(lists), occupations: packLists(holders) };
}
