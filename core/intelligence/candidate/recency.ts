/** Percent, the latest position first: each counts three fifths of the one after it, because the current work says most. */
const RECENCY = [100, 60, 36, 22, 13, 8, 5, 3];
const OLDEST = 2;

/** How much a position counts, in percent: 100 for the latest, at place 0. */
export function recencyOf(place: number): number {
  return RECENCY[place] ?? OLDEST;
}
