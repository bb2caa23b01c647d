import type { Box } from '../geometry/matrix.js';

/** What parts the cells of tables: painted lines, and the sides of coloured cells; in points. */
export interface Edges {
  /** From left to right, with the smaller `at` first. */
  level: readonly Edge[];
  upright: readonly Edge[];
}

export interface Edge {
  /** Where it lies across its direction: y of what is level, x of what is upright. */
  at: number;
  from: number;
  to: number;
}

/** Pieces of one line: tables paint theirs cell by cell, and tags keep more distance. */
const NEAR = { across: 1.6, along: 2 } as const;
const THICKEST = 3;
/** A coloured cell is at least as high and wide as a short word. */
const LOWEST = 8;
/** Drawings have more, and are no tables. */
const MOST = 2_000;

export function edgesOf(areas: { lines: readonly Box[]; boxes: readonly Box[] }): Edges {
  const boxes = areas.boxes.filter(({ left, right, top, bottom }) => bottom - top >= LOWEST && right - left >= LOWEST);
  const thin = [...areas.lines, ...areas.boxes];
  if (thin.length + boxes.length * 2 > MOST) return { level: [], upright: [] };
  const level = thin.filter((box) => isThin(box.bottom - box.top, box.right - box.left)).map(levelMiddle);
  const upright = thin.filter((box) => isThin(box.right - box.left, box.bottom - box.top)).map(uprightMiddle);
  for (const { left, right, top, bottom } of boxes) {
    level.push({ at: top, from: left, to: right }, { at: bottom, from: left, to: right });
    upright.push({ at: left, from: top, to: bottom }, { at: right, from: top, to: bottom });
  }
  return { level: merged(level), upright: merged(upright) };
}

function isThin(thickness: number, length: number): boolean {
  return thickness < THICKEST && length > thickness * 2 && length > 3;
}

function levelMiddle({ left, right, top, bottom }: Box): Edge {
  return { at: (top + bottom) / 2, from: left, to: right };
}

function uprightMiddle({ left, right, top, bottom }: Box): Edge {
  return { at: (left + right) / 2, from: top, to: bottom };
}

/** Pieces that go on where another one ends become one. */
function merged(edges: readonly Edge[]): Edge[] {
  const lines: Edge[][] = [];
  for (const edge of [...edges].sort((a, b) => a.at - b.at)) {
    const line = lines.at(-1);
    if (line && edge.at - line[0]!.at < NEAR.across) line.push(edge);
    else lines.push([edge]);
  }
  return lines.flatMap((line) => {
    const whole: Edge[] = [];
    for (const piece of line.sort((a, b) => a.from - b.from)) {
      const last = whole.at(-1);
      if (last && piece.from - last.to < NEAR.along) last.to = Math.max(last.to, piece.to);
      else whole.push({ ...piece });
    }
    return whole;
  });
}

/** In points. */
const BAND = 40;
/** No page is higher, in bands. */
const LAST_BAND = 400;
/** In 40 points stand a few rows, and more edges than these are a drawing. */
const MOST_OF_BAND = 200;

/** Finds whether an upright edge stands between two letters. */
export class UprightEdges {
  private readonly bands = new Map<number, Edge[]>();

  constructor(edges: readonly Edge[]) {
    for (const edge of edges) {
      const last = Math.min(LAST_BAND, Math.floor(edge.to / BAND));
      for (let band = Math.max(0, Math.floor(edge.from / BAND)); band <= last; band += 1) {
        const own = this.bands.get(band);
        if (own) own.push(edge);
        else this.bands.set(band, [edge]);
      }
    }
  }

  between(x0: number, x1: number, y: number): boolean {
    const edges = this.bands.get(Math.floor(y / BAND)) ?? [];
    if (edges.length > MOST_OF_BAND) return false;
    return edges.some(({ at, from, to }) => at > x0 - 0.5 && at < x1 + 0.5 && y > from && y < to);
  }
}
