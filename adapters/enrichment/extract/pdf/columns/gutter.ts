import type { Box } from '../geometry/matrix.js';
import { type Row, sameBaseline, toRows } from '../segments/rows.js';
import type { Segment } from '../segments/segments.js';

/** A vertical strip free of text, and what is left and right of it over a part of the page. */
export interface Gutter {
  left: Segment[];
  right: Segment[];
  /** Width of the strip and height of the part it runs through, in points. */
  width: number;
  height: number;
  /** Height, lessened where few lines of the right side begin at the strip: columns have an edge. */
  weight: number;
}

/** Narrower strips are chance alignments of word gaps. */
const NARROWEST = 7;

/** Indented lines and bullets still begin at the edge of their column. */
const INDENT = 14;

/**
 * All strips with text on both sides, the weightiest first. Every left edge of a segment is tried as the right border of a strip;
 * lines and rules that run across it (headings over the full width, paragraphs) end it, so it need not run through the whole page.
 */
export function findGutters(segments: readonly Segment[], rules: readonly Box[] = []): Gutter[] {
  const borders = [...new Set(segments.map((segment) => Math.round(segment.x0)))].sort((a, b) => a - b);
  const sorted = [...segments].sort((a, b) => a.y - b.y);
  const found = new Map<string, Gutter>();
  for (const border of borders) {
    for (const run of runsBeside(sorted, border, rules)) {
      const trimmed = trim(run);
      const gutter = measure(trimmed.left, trimmed.right);
      if (gutter === undefined) continue;
      const key = `${run.left.length}|${run.right.length}|${run.left[0]?.y}|${run.right[0]?.y}`;
      const known = found.get(key);
      if (known === undefined || known.weight < gutter.weight) found.set(key, gutter);
    }
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight || b.width - a.width);
}

interface Run {
  left: Segment[];
  right: Segment[];
}

/** Cuts the segments, from the top down, wherever one of them crosses the strip left of the border. */
function runsBeside(sorted: readonly Segment[], border: number, rules: readonly Box[]): Run[] {
  const strip = border - NARROWEST;
  const crossings = sorted.filter((segment) => segment.x0 < border - 1 && segment.x1 > strip);
  const ruled = rules.filter((rule) => rule.left < strip && rule.right > border).map((rule) => rule.bottom);
  const ends = [...crossings.map((segment) => segment.y), ...ruled].sort((a, b) => a - b);
  const runs: Run[] = [];
  let run: Run = { left: [], right: [] };
  let next = 0;
  let crossed = 0;
  // Both go down the page, so that each crossing is passed once.
  const crossingRow = ({ y }: Segment): boolean => {
    while (crossed < crossings.length && y - crossings[crossed]!.y >= 1.5) crossed++;
    const nearest = crossings[crossed];
    return nearest !== undefined && nearest.y - y < 1.5;
  };
  for (const segment of sorted) {
    // A row that one of its parts crosses with is as a whole no part of the columns.
    if (crossingRow(segment)) continue;
    let ended = false;
    for (; (ends[next] ?? Number.POSITIVE_INFINITY) < segment.y; next++) ended = true;
    if (ended) {
      runs.push(run);
      run = { left: [], right: [] };
    }
    if (segment.x0 >= border - 1) run.right.push(segment);
    else run.left.push(segment);
  }
  runs.push(run);
  return runs.filter(({ left, right }) => left.length > 0 && right.length > 0);
}

/**
 * Lines at the ends of a strip that have nothing beside them are often no part of the columns: a name above them, the
 * heading of the section below. They are left out where a gap sets them apart, and only few of them, as a column may
 * well be longer than its neighbour.
 */
function trim(run: Run): Run {
  const { left, right } = withoutNextSection(run);
  const top = Math.min(...left.map((segment) => segment.y));
  const bottom = Math.max(...right.map((segment) => segment.y));
  const above = right.filter((segment) => segment.y < top - 1.5);
  // Dates in small letters stand a little above the baseline of the name that they date.
  const below = left.filter((segment) => segment.y > bottom + Math.max(1.5, 0.3 * segment.size));
  const setApart = (outer: Segment[], inner: Segment[], most: number) =>
    outer.length > 0 &&
    inner.length > 0 &&
    toRows(outer).length <= most &&
    gapBetween(outer, inner) > Math.max(1.8, 1.2 * usualStep(inner));
  const rightRest = right.filter((segment) => !above.includes(segment));
  const leftRest = left.filter((segment) => !below.includes(segment));
  return {
    // Large letters distinguish a heading of the page from the first section of a column that begins higher than its neighbour.
    right: setApart(above, rightRest, 6) && largest(above) > largest([...rightRest, ...left]) ? rightRest : right,
    left: setApart(below, leftRest, 2) || isNextHeading(below, leftRest) ? leftRest : left,
  };
}

/** Where only the heading of a section is left below the columns, what it heads goes across them. */
function isNextHeading(below: readonly Segment[], column: readonly Segment[]): boolean {
  const [heading] = below;
  if (heading === undefined || column.length === 0 || toRows(below).length > 1) return false;
  const standsOut =
    heading.size > largest([...column]) * HEADING_OVER_TEXT || (heading.bold && !column.some(({ bold }) => bold));
  return standsOut && gapBetween([...below], [...column]) > HEADING_GAP;
}

/** Of the letters of the column. */
const HEADING_OVER_TEXT = 1.05;
/** In font sizes. */
const HEADING_GAP = 1.5;

/**
 * Cards side by side begin on one baseline. Where the right ones have ended, a line on the left in the largest letters heads the next section, and what is
 * below it belongs to that section as well, be it a date on the right.
 */
function withoutNextSection({ left, right }: Run): Run {
  const all = toRows(right);
  const rows = toRows(left);
  if (!rows.some((row) => sameBaseline(row, all[0]!))) return { left, right };
  const pitch = leftEdge(right) - leftEdge(left);
  const heading = rows.find((row, at) => {
    const before = rows[at - 1];
    const cards = all.filter(({ y }) => y < row.y + 0.5 * row.size);
    const last = cards.at(-1);
    return (
      before !== undefined &&
      last !== undefined &&
      all.length - cards.length <= FACTS_BELOW &&
      row.y > last.y + row.size &&
      row.y - before.y > SECTION_GAP * row.size &&
      standsOut(row, rows.slice(0, at), cards) &&
      // Text beside a narrow column is wider than the column: no card.
      cards.every(({ segments }) => segments.every(({ x0, x1 }) => x1 - x0 <= pitch))
    );
  });
  if (heading === undefined) return { left, right };
  return { left: left.filter(({ y }) => y < heading.y - 1), right: right.filter(({ y }) => y < heading.y - 1) };
}

/** In larger letters than all before it, or in bold ones where nothing is bold, and the cards keep less distance from line to line. */
function standsOut(row: Row, before: readonly Row[], cards: readonly Row[]): boolean {
  if (row.size >= Math.max(...before.map(({ size }) => size)) * SAME_SIZE && row.size > cards.at(-1)!.size * LARGER)
    return true;
  const beside = before.filter(({ y }) => y > cards[0]!.y - 1);
  const isBold = ({ segments }: Row): boolean => segments.some(({ bold }) => bold);
  const steps = beside.slice(1).map(({ y }, at) => y - beside[at]!.y);
  return (
    row.segments.every(({ bold }) => bold) &&
    ![...beside, ...cards].some(isBold) &&
    row.y - before.at(-1)!.y > SECTION_GAP * Math.max(0, ...steps)
  );
}

/** Rows on the right, below the heading, that are no cards: the dates of the first entries there. */
const FACTS_BELOW = 2;
/** From the last line of a section to the next heading, in sizes of the heading, or in steps of the lines above it. */
const SECTION_GAP = 1.5;
/** Of the largest size: rounding. */
const SAME_SIZE = 0.98;
/** A heading over the text of the cards. */
const LARGER = 1.15;

function leftEdge(segments: readonly Segment[]): number {
  return Math.min(...segments.map(({ x0 }) => x0));
}

function largest(segments: readonly Segment[]): number {
  return Math.max(...segments.map((segment) => segment.size));
}

/** From a row to the next, in font sizes: a list whose items keep a distance does not end at one. */
function usualStep(segments: readonly Segment[]): number {
  const rows = toRows(segments);
  const steps = rows.slice(1).map((row, at) => (row.y - rows[at]!.y) / row.size);
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
}

/** Smallest distance of the two groups, in font sizes. */
function gapBetween(a: readonly Segment[], b: readonly Segment[]): number {
  const [upper, lower] = (a[0]?.y ?? 0) < (b[0]?.y ?? 0) ? [a, b] : [b, a];
  const size = Math.max(...lower.map((segment) => segment.size));
  return (Math.min(...lower.map((segment) => segment.y)) - Math.max(...upper.map((segment) => segment.y))) / size;
}

function measure(left: Segment[], right: Segment[]): Gutter | undefined {
  if (left.length === 0 || right.length === 0) return undefined;
  const width = Math.min(...right.map((segment) => segment.x0)) - Math.max(...left.map((segment) => segment.x1));
  const [leftTop, leftBottom] = extent(left);
  const [rightTop, rightBottom] = extent(right);
  const height = Math.min(leftBottom, rightBottom) - Math.max(leftTop, rightTop);
  const size = Math.min(...right.map((segment) => segment.size), ...left.map((segment) => segment.size));
  if (width < Math.max(NARROWEST, size * 0.7)) return undefined;
  const edge = Math.min(...right.map((segment) => segment.x0));
  const rows = toRows(right);
  const flush = rows.filter((row) => (row.segments[0]?.x0 ?? 0) - edge < INDENT).length / rows.length;
  return { left, right, width, height, weight: height * (0.4 + 0.6 * flush) };
}

function extent(segments: readonly Segment[]): [number, number] {
  const ys = segments.map((segment) => segment.y);
  return [Math.min(...ys), Math.max(...ys)];
}
