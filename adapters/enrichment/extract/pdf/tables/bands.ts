import type { Segment } from '../segments/segments.js';
import type { Edge, Edges } from './edges.js';

/** The stretch of a page between two edges of the same extent: a row of a table, if its text is set as one. */
export interface Band {
  top: number;
  bottom: number;
  segments: Segment[];
  /** Upright edges within it, from left to right. */
  borders: readonly number[];
  /** A side is painted along it. */
  closed: boolean;
  /** An edge ends it on one side only: the head above the first rule, the last row below a coloured one. */
  open?: true;
  /** Text between two edges that is near neither of them. */
  loose?: true;
}

/** Bands below one another between the same left and right ends. */
export interface Stack {
  left: number;
  right: number;
  bands: Band[];
}

/** Ends of edges of one table, in points. */
const SAME_END = 3;
/** Upright edges nearer to the ends are sides, in points. */
const INSIDE = 6;
/** The border of a cell is as high as its row, and the side of a tag is not; in points. */
const WHOLE = 2.5;
/** Narrower and longer than a table is, in points. */
const NARROWEST = 90;
const LOWEST = 4;
const MOST_STACKS = 200;
/** From an edge to the text of an open band, in font sizes. */
const REACH = 2.2;
/** From a line of a cell to the next, in font sizes. */
export const STEP = 1.6;

export function stacksOf(segments: readonly Segment[], edges: Edges): Stack[] {
  const groups: Edge[][] = [];
  for (const edge of edges.level) {
    if (edge.to - edge.from < NARROWEST) continue;
    const group = groups.find(
      ([first]) => Math.abs(first!.from - edge.from) < SAME_END && Math.abs(first!.to - edge.to) < SAME_END,
    );
    if (group) group.push(edge);
    else if (groups.length < MOST_STACKS) groups.push([edge]);
  }
  const sorted = [...segments].sort((a, b) => a.y - b.y);
  return groups.filter((group) => group.length > 1).map((group) => stackOf(group, sorted, edges.upright));
}

function stackOf(group: readonly Edge[], sorted: readonly Segment[], upright: readonly Edge[]): Stack {
  const [left, right] = [group[0]!.from, group[0]!.to];
  const inside = sorted.filter(({ x0, x1 }) => x0 > left - 2 && x1 < right + 2);
  const sides = upright.filter(({ at }) => at > left - SAME_END && at < right + SAME_END);
  const bandOf = (top: number, bottom: number, segments: Segment[]): Band => {
    const along = sides.filter(({ from, to }) => from < top + WHOLE && to > bottom - WHOLE).map(({ at }) => at);
    const borders = along.filter((at) => at > left + INSIDE && at < right - INSIDE);
    return { top, bottom, segments, borders, closed: along.some((at) => at < left + SAME_END) };
  };
  const bands: Band[] = [];
  let next = inside.findIndex(({ y }) => y > group[0]!.at);
  if (next < 0) next = inside.length;
  const above = lineAbove(inside.slice(0, next), group[0]!.at);
  if (above.length > 0) bands.push({ ...bandOf(above[0]!.y - above[0]!.size, group[0]!.at, above), open: true });
  group.slice(1).forEach(({ at }, index) => {
    const top = group[index]!.at;
    const own: Segment[] = [];
    for (; next < inside.length && inside[next]!.y < at + 1; next += 1) own.push(inside[next]!);
    if (own.length === 0 && at - top < LOWEST) return;
    const band = bandOf(top, at, own);
    bands.push(...(band.closed ? [band] : partsOf(band)));
  });
  const last = group.at(-1)!.at;
  const below = linesBelow(inside.slice(next), last);
  if (below.length > 0) bands.push({ ...bandOf(last, Math.max(...below.map(({ y }) => y)) + 2, below), open: true });
  return { left, right, bands };
}

/** Between two tables are the last row of the first, a heading, and the first row of the second: wherever the lines pause or change their size. */
function partsOf(band: Band): Band[] {
  const parts: Segment[][] = [];
  for (const segment of band.segments) {
    const last = parts.at(-1)?.at(-1);
    const isApart =
      last === undefined ||
      segment.y - last.y > STEP * segment.size ||
      Math.abs(segment.size - last.size) > 0.12 * last.size;
    if (isApart) parts.push([segment]);
    else parts.at(-1)!.push(segment);
  }
  if (parts.length < 2) return [band];
  return parts.map((segments, at) => {
    const [first, last] = [segments[0]!, segments.at(-1)!];
    const isFirst = at === 0 && first.y - band.top < REACH * first.size;
    const isLast = at === parts.length - 1 && band.bottom - last.y < REACH * last.size;
    const part: Band = { ...band, segments, open: true, top: first.y - first.size, bottom: last.y + 2 };
    return isFirst || isLast ? part : { ...part, loose: true };
  });
}

/** The row right above the first edge. */
function lineAbove(above: readonly Segment[], edge: number): Segment[] {
  const last = above.at(-1);
  if (last === undefined || edge - last.y > REACH * last.size) return [];
  const row = above.filter(({ y }) => last.y - y < 1);
  const before = above.findLast(({ y }) => last.y - y >= 1);
  const isApart =
    before === undefined ||
    last.y - before.y > STEP * last.size ||
    Math.abs(before.size - last.size) > 0.12 * last.size;
  return isApart ? row : [];
}

/** The lines right below the last edge, as long as each follows at the distance of a line. */
function linesBelow(below: readonly Segment[], edge: number): Segment[] {
  const found: Segment[] = [];
  let y = edge;
  for (const segment of below) {
    if (segment.y - y > (y === edge ? REACH : STEP) * segment.size) break;
    found.push(segment);
    y = segment.y;
  }
  return found;
}
