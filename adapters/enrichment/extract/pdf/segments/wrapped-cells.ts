import type { Segment } from './segments.js';

/** From a line of a cell to the next, in font sizes. */
const STEP = { least: 0.85, most: 1.5 } as const;
/** Width of a space, in font sizes. */
const SPACE = 0.25;
/** Between a cell and dates that are flush right in a cell of their own, in font sizes. */
const PADDING = 3;
/** A step that is so many times as large begins another paragraph. */
const APART = 1.5;
/** Left edges of one cell, in points. */
const SAME_EDGE = 1;
/** A page has some hundreds of segments; each is compared with those of its column. */
const MOST = 3_000;

/**
 * "PHP backend | 2019 – 2022 | northwind.example" with "engineer" below its first cell: in a row of cells a narrow one breaks its text. It does so where the next
 * word has no room before the next cell, and only then the two lines are one text again.
 */
export function joinWrappedCells(segments: readonly Segment[]): Segment[] {
  if (segments.length > MOST) return [...segments];
  const byEdge = new Map<number, Segment[]>();
  for (const segment of segments) {
    const edge = Math.round(segment.x0);
    for (const near of [edge - 1, edge, edge + 1]) byEdge.set(near, [...(byEdge.get(near) ?? []), segment]);
  }
  const joined = new Map<Segment, Segment>();
  const gone = new Set<Segment>();
  for (const first of [...segments].sort((a, b) => a.y - b.y)) {
    if (gone.has(first)) continue;
    const next = rightNeighbour(first, segments);
    if (next === undefined || !isDated(next)) continue;
    let last = first;
    let text = first.text;
    for (;;) {
      const cells = byEdge.get(Math.round(first.x0)) ?? [];
      const below = cells.find((other) => goesOn(last, other, next, cells));
      if (below === undefined || gone.has(below) || hasNeighbour(below, segments)) break;
      text = `${text.trimEnd()} ${below.text.trimStart()}`;
      gone.add(below);
      last = below;
    }
    if (last !== first) joined.set(first, { ...first, text });
  }
  return segments.flatMap((segment) => (gone.has(segment) ? [] : [joined.get(segment) ?? segment]));
}

function goesOn(upper: Segment, lower: Segment, next: Segment, cells: readonly Segment[]): boolean {
  const step = lower.y - upper.y;
  if (step < STEP.least * lower.size || step > STEP.most * lower.size) return false;
  if (Math.abs(lower.x0 - upper.x0) > SAME_EDGE || Math.abs(lower.size - upper.size) > 0.3) return false;
  if ((lower.weights?.[0] ?? lower.bold) !== (upper.weights?.[1] ?? upper.bold)) return false;
  if (lower.chip || upper.chip || lower.x1 > next.x0) return false;
  const word = /^\S+/u.exec(lower.text.trim())?.[0].length ?? 0;
  const width = ((lower.x1 - lower.x0) * word) / Math.max(1, lower.text.trim().length);
  const room = isSetApart(lower, step, cells) ? PADDING : SPACE;
  return upper.x1 + SPACE * upper.size + width > next.x0 - room * upper.size;
}

/** The next line of the cell keeps more distance than these two, so that they are one paragraph. */
function isSetApart(lower: Segment, step: number, cells: readonly Segment[]): boolean {
  const after = Math.min(...cells.filter(({ y }) => y > lower.y + 1).map(({ y }) => y));
  return after - lower.y > APART * step;
}

/** In a grid of skills every cell is an item, however full it is; in the row of an entry the cell beside is its dates. */
function isDated({ text }: Segment): boolean {
  return /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(text);
}

/** The nearest segment to the right on the same line. */
function rightNeighbour(segment: Segment, segments: readonly Segment[]): Segment | undefined {
  let nearest: Segment | undefined;
  for (const other of segments) {
    if (other === segment || other.x0 < segment.x1 || !isLevel(segment, other)) continue;
    if (nearest === undefined || other.x0 < nearest.x0) nearest = other;
  }
  return nearest;
}

/** What has something beside it is a row of its own. */
function hasNeighbour(segment: Segment, segments: readonly Segment[]): boolean {
  return segments.some((other) => other !== segment && isLevel(segment, other));
}

function isLevel(a: Segment, b: Segment): boolean {
  return Math.abs(a.y - b.y) < 0.3 * Math.min(a.size, b.size);
}
