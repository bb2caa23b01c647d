import { BANDS, type Band } from '../matching/match.js';

/** What counts as being chosen: a band or a better one, the first so many of a list, or a score from here on. */
export type Selection =
  { by: 'band'; atLeast: SelectableBand } | { by: 'top'; count: number } | { by: 'score'; atLeast: number };

/** The best first. A candidate without enough data for a band is never selected by band. */
export const SELECTABLE_BANDS = BANDS.filter((band) => band !== 'insufficient_data');
/** One of `SELECTABLE_BANDS`. */
export type SelectableBand = Exclude<Band, 'insufficient_data'>;

/** The ids of those chosen. The first of a list are those with the highest scores, ties by id, as lists of matches have them. */
export function selectedOf(
  people: readonly { id: string; score: number; band: Band }[],
  selection: Selection,
): ReadonlySet<string> {
  switch (selection.by) {
    case 'band': {
      const enough: readonly Band[] = SELECTABLE_BANDS.slice(0, SELECTABLE_BANDS.indexOf(selection.atLeast) + 1);
      return idsOf(people.filter(({ band }) => enough.includes(band)));
    }
    case 'top': {
      const bestFirst = [...people].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
      return idsOf(bestFirst.slice(0, selection.count));
    }
    case 'score':
      return idsOf(people.filter(({ score }) => score >= selection.atLeast));
  }
}

function idsOf(people: readonly { id: string }[]): ReadonlySet<string> {
  return new Set(people.map(({ id }) => id));
}
