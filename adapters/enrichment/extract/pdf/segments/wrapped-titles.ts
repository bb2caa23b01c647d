import type { Row } from './rows.js';
import type { Segment } from './segments.js';

/** From a line of a title to the next, in font sizes. */
const STEP = { least: 0.85, most: 1.45 } as const;
/** Left edges of one title, in points. */
const SAME_EDGE = 1;
/** In points: points of a list are set a little in from the titles above them. */
const INDENT = 24;
/** Sizes of one title, in points: rounding. */
const SAME_SIZE = 0.3;
/** From a title to the text below it, and at least to the next head, in font sizes. */
const NEAR = { text: 2.2, head: 1.8 } as const;
/** Width of a space, in font sizes. */
const SPACE = 0.25;
/** In characters: a line of a title, and the whole. */
const LONGEST = { line: 90, title: 140 } as const;
const MOST_LINES = 4;
/** A page has some hundreds of segments; each bold one is compared with those of its column. */
const MOST = 3_000;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
const BULLET = /^(?:[^\p{L}\p{N}\s("„“]|[*o-] )/u;
/** "Head of Lamps and", "Nurse for": no title ends so. */
const OPEN = /(?:\s\p{Ll}{1,3}|[,&/–—-])$/u;
/** "of Harbours", "(Contract)". */
const GOES_ON = /^(?:\p{Ll}|\()/u;

/**
 * A bold title that its column has no room for goes on in the next line. Where others set alike are one line above plain text, lines of it are one title again: each
 * breaks where the next word has no room, or where no title ends. The lines of each such title, the first of them first.
 */
export function findWrappedTitles(segments: readonly Segment[]): Segment[][] {
  if (segments.length > MOST) return [];
  return groupsOf(segments.filter(isBold)).flatMap((alike) => {
    const runs = runsOf(alike);
    const broken = runs.filter((run) => run.length > 1);
    if (broken.length === 0 || broken.length === runs.length) return [];
    const column = besideEdge(segments, alike[0]!.x0);
    if (!runs.some((run) => run.length === 1 && isAboveText(run[0]!, column))) return [];
    const edge = edgeOf(column);
    const isWhole = (run: readonly Segment[]): boolean => {
      const end = Math.min(edge, besideOf(run, segments));
      return run.slice(1).every((lower, at) => isOneText(run[at]!, lower) || isFull(run[at]!, lower, end));
    };
    return broken.every((run) => isWhole(run) && isTitle(run) && endsHead(run.at(-1)!, column)) ? broken : [];
  });
}

/** Rows in reading order, each title in its first row. A row with something else beside a further line of a title keeps it. */
export function joinWrappedTitles<R extends Row>(rows: readonly R[], titles: readonly (readonly Segment[])[]): R[] {
  const upper = new Map(titles.flatMap((lines) => lines.slice(1).map((line, at) => [line, lines[at]!] as const)));
  const out: R[] = [];
  /** Where in the last row the title is, and the line of it that came last. */
  let open: { at: number; line: Segment }[] = [];
  for (const row of rows) {
    const [only, ...others] = row.segments;
    const title = others.length === 0 ? open.find(({ line }) => line === upper.get(only!)) : undefined;
    if (title === undefined) {
      out.push(row);
      open = row.segments.map((line, at) => ({ at, line }));
      continue;
    }
    const above = out.at(-1)!;
    const segments = above.segments.map((segment, at) =>
      at === title.at ? { ...segment, text: textOf([segment, only!]) } : segment,
    );
    out[out.length - 1] = { ...above, segments };
    open = [{ at: title.at, line: only! }];
  }
  return out;
}

function isBold({ bold, chip, row, text }: Segment): boolean {
  return bold && chip !== true && row === undefined && text.length <= LONGEST.line && !YEAR.test(text);
}

function textOf(lines: readonly Segment[]): string {
  return lines.map(({ text }) => text.trim()).join(' ');
}

/** Lines of one left edge and size, down the page. */
function groupsOf(bold: readonly Segment[]): Segment[][] {
  const groups: Segment[][] = [];
  for (const line of [...bold].sort((a, b) => a.y - b.y)) {
    const group = groups.find(
      ([first]) => Math.abs(first!.x0 - line.x0) <= SAME_EDGE && Math.abs(first!.size - line.size) < SAME_SIZE,
    );
    if (group) group.push(line);
    else if (groups.length < MOST_GROUPS) groups.push([line]);
  }
  return groups;
}

/** What is set in more ways than this is no list of entries. */
const MOST_GROUPS = 60;

function runsOf(lines: readonly Segment[]): Segment[][] {
  const runs: Segment[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run && follows(run.at(-1)!, line)) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

function follows(upper: Segment, lower: Segment): boolean {
  const step = lower.y - upper.y;
  return (
    step > STEP.least * lower.size &&
    step < STEP.most * lower.size &&
    (lower.weights?.[0] ?? lower.bold) === (upper.weights?.[1] ?? upper.bold)
  );
}

function isTitle(lines: readonly Segment[]): boolean {
  return lines.length <= MOST_LINES && !BULLET.test(lines[0]!.text) && textOf(lines).length <= LONGEST.title;
}

function besideEdge(segments: readonly Segment[], edge: number): Segment[] {
  return segments
    .filter(({ x0 }) => x0 >= edge - SAME_EDGE && x0 <= edge + INDENT)
    .sort((a, b) => a.y - b.y || a.x0 - b.x0);
}

/** What comes right below it is set in other letters. */
function isAboveText(line: Segment, column: readonly Segment[]): boolean {
  const next = nextBelow(line, column);
  return next !== undefined && next.y - line.y < NEAR.text * line.size && !next.bold;
}

/** As above, or nothing is near. */
function endsHead(line: Segment, column: readonly Segment[]): boolean {
  const next = nextBelow(line, column);
  return next === undefined || !next.bold || next.y - line.y > NEAR.head * line.size;
}

function nextBelow({ y, size }: Segment, column: readonly Segment[]): Segment | undefined {
  return column.find((other) => other.y > y + SAME_ROW * size);
}

/** In font sizes. */
const SAME_ROW = 0.4;

/** Where the lines of the column end; an address is one word that may stand out of it. */
function edgeOf(column: readonly Segment[]): number {
  return Math.max(0, ...column.filter(({ text }) => /\S\s\S/u.test(text)).map(({ x1 }) => x1));
}

/** Where what stands beside the lines begins. */
function besideOf(lines: readonly Segment[], segments: readonly Segment[]): number {
  const [first, last] = [lines[0]!, lines.at(-1)!];
  const right = Math.max(...lines.map(({ x1 }) => x1));
  const beside = segments.filter(
    ({ x0, y }) => x0 > right && y > first.y - first.size && y < last.y + BESIDE * last.size,
  );
  return Math.min(...beside.map(({ x0 }) => x0)) - GUTTER * first.size;
}

/** A card goes on below the title of it; in font sizes. */
const BESIDE = 4;
/** Between columns, in font sizes. */
const GUTTER = 1.5;

function isOneText(upper: Segment, lower: Segment): boolean {
  return OPEN.test(upper.text.trim()) || GOES_ON.test(lower.text.trim());
}

function isFull(upper: Segment, lower: Segment, edge: number): boolean {
  const text = lower.text.trim();
  const word = /^\S+/u.exec(text)?.[0].length ?? 0;
  const width = ((lower.x1 - lower.x0) * word) / Math.max(1, text.length);
  return upper.x1 + SPACE * upper.size + width > edge;
}
