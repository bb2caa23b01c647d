import type { Segment } from '../segments/segments.js';
import type { Band, Stack } from './bands.js';

/** Where the text of a column begins, and how far it can go. */
export interface Column {
  from: number;
  limit: number;
}

/** Between the texts of two columns, in points. */
const GAP = 3;
/** From a border to the text, in points. */
const WIDEST_PADDING = 12;
const SAME_EDGE = 2.5;
const MOST_COLUMNS = 9;

/** The columns of bands: between upright edges, or else where texts begin below one another. */
export function columnsOf(stack: Stack, borders: readonly number[]): Column[] | undefined {
  const all = stack.bands.flatMap(({ segments }) => segments);
  const columns = borders.length > 0 ? between(stack, borders, all) : belowOneAnother(stack, all);
  return columns !== undefined && columns.length >= 2 && columns.length <= MOST_COLUMNS ? columns : undefined;
}

/** The upright edges of all bands, each once, if rows share one: tags below one another end anywhere. */
export function bordersOf(bands: readonly Band[]): number[] {
  const found: number[] = [];
  let isShared = false;
  for (const at of bands.flatMap(({ borders }) => borders).sort((a, b) => a - b)) {
    if (found.length === 0 || at - found.at(-1)! > SAME_EDGE) found.push(at);
    else isShared = true;
  }
  return isShared ? found : [];
}

function between({ left, right }: Stack, borders: readonly number[], all: readonly Segment[]): Column[] | undefined {
  if (borders.length >= MOST_COLUMNS) return undefined;
  const sides = [left, ...borders, right];
  const spans = sides.slice(1).map((to, at) => {
    const own = all.filter(({ x0 }) => x0 >= sides[at]! - 2 && x0 < to - 2);
    return { from: sides[at]!, to, x0: Math.min(...own.map(({ x0 }) => x0)) };
  });
  return spans
    .filter(({ x0 }) => Number.isFinite(x0))
    .map(({ from, to, x0 }) => ({ from, limit: to - Math.min(WIDEST_PADDING, Math.max(0, x0 - from)) }));
}

/** Without borders each text has to begin where its column does. */
function belowOneAnother({ left, right, bands }: Stack, all: readonly Segment[]): Column[] | undefined {
  const starts: number[] = [];
  for (const { x0 } of [...all].sort((a, b) => a.x0 - b.x0)) {
    if (starts.length === 0 || x0 - starts.at(-1)! > SAME_EDGE) starts.push(x0);
  }
  if (starts.length > MOST_COLUMNS) return undefined;
  const isFree = starts.slice(1).every((start) => all.every(({ x0, x1 }) => x0 > start - 2 || x1 < start - GAP));
  if (!isFree) return undefined;
  // One odd indent is no column.
  const isShared = starts.every(
    (start) => bands.filter(({ segments }) => segments.some(({ x0 }) => Math.abs(x0 - start) <= SAME_EDGE)).length > 1,
  );
  if (!isShared) return undefined;
  const padding = Math.min(WIDEST_PADDING, Math.max(0, starts[0]! - left));
  return starts.map((from, at) => {
    const next = starts[at + 1];
    return { from, limit: next === undefined ? right - padding : next - Math.max(2 * padding, 4) };
  });
}
