import type { Occupation } from '../model/model.js';
import { packLists, type NumberLists } from '../tables/number-lists.js';

/** What `RelatedOccupations` reads. Skills that are typical of an occupation are numbered here. */
export interface RelatedOccupationTables {
  /** By occupation: its typical skills. */
  skills: NumberLists;
  /** By skill: the occupations that it is typical of. */
  occupations: NumberLists;
  /** By occupation: its neighbours, each with the nearness in the lowest bits. */
  neighbours: NumberLists;
}

/** A nearness is 100 at most. */
export const NEARNESS_BITS = 7;

/** Lines of neighbours are those of the data: nearness, id, ids. Ids that are not known are left out: another vocabulary may replace occupations. */
export function packRelatedOccupations(
  occupations: readonly Occupation[],
  neighbours: readonly (readonly string[])[] = [],
): RelatedOccupationTables {
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
  return {
    skills: packLists(lists),
    occupations: packLists(holders),
    neighbours: packNeighbours(occupations, neighbours),
  };
}

function packNeighbours(
  occupations: readonly Pick<Occupation, 'id'>[],
  lines: readonly (readonly string[])[],
): NumberLists {
  const numbers = new Map(occupations.map(({ id }, number) => [id, number]));
  const lists: number[][] = occupations.map(() => []);
  for (const [nearness = '', id = '', others = ''] of lines) {
    const one = numbers.get(id);
    for (const other of others.split(';').map((each) => numbers.get(each.trim()))) {
      if (one === undefined || other === undefined) continue;
      lists[one]!.push((other << NEARNESS_BITS) | Number(nearness));
      lists[other]!.push((one << NEARNESS_BITS) | Number(nearness));
    }
  }
  return packLists(lists);
}
