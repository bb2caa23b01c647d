import { findGutters, type Gutter } from './gutter.js';
import { classifyGutter, type GutterKind, withoutBars } from './classify-gutter.js';
import { marginBlocks } from './margin.js';
import type { Box } from '../geometry/matrix.js';
import { isHeadingOf, sameBaseline, toBlocks, toRows, type Row } from '../segments/rows.js';
import type { Segment } from '../segments/segments.js';

/** Rows in the order in which a person reads them. */
export interface ReadRow extends Row {
  /** Absent outside of columns. */
  column?: number;
}

/** Columns within columns within columns are as deep as any page goes. */
const DEEPEST = 6;

/**
 * Looks for the tallest strip that parts columns, reads what is above it, then the columns one by one, then what is below,
 * each of them in the same way. What no strip parts is read row by row.
 */
export function readingOrder(
  segments: readonly Segment[],
  rules: readonly Box[] = [],
  column?: number,
  depth = 0,
): ReadRow[] {
  const cut = depth < DEEPEST && segments.length > 3 ? bestCut(segments, rules) : undefined;
  if (cut === undefined) return toRows(segments).map((row) => withColumn(row, column));
  const { gutter, kind } = cut;
  const section = kind === 'columns' ? sectionStart(gutter) : undefined;
  if (section !== undefined) {
    return [
      ...readingOrder(
        segments.filter((segment) => segment.y < section),
        rules,
        column,
        depth + 1,
      ),
      ...readingOrder(
        segments.filter((segment) => segment.y >= section),
        rules,
        column,
        depth + 1,
      ),
    ];
  }
  const inside = new Set([...gutter.left, ...gutter.right]);
  const top = Math.min(...[...inside].map((segment) => segment.y));
  const rest = segments.filter((segment) => !inside.has(segment));
  const above = rest.filter((segment) => segment.y <= top);
  const below = rest.filter((segment) => segment.y > top);
  const next = (part: readonly Segment[], at = column) => readingOrder(part, rules, at, depth + 1);
  const base = column ?? 0;
  const middle =
    kind === 'columns'
      ? [...next(gutter.left, base), ...next(gutter.right, base + 1)]
      : kind === 'margin'
        ? besideMargin(gutter, (part) => next(part))
        : labelled(gutter, (part) => next(part));
  return [...next(above), ...middle, ...next(below)];
}

function bestCut(
  segments: readonly Segment[],
  rules: readonly Box[],
): { gutter: Gutter; kind: Exclude<GutterKind, 'rows'> } | undefined {
  // Rules between sections end columns, but margin labels go on below them.
  const withoutRules = findGutters(segments);
  const across = withoutRules.filter((gutter) => ['labels', 'margin'].includes(classifyGutter(gutter)));
  const withRules = rules.length === 0 ? withoutRules : findGutters(segments, rules);
  const candidates = [...across, ...withRules].sort((a, b) => b.weight - a.weight);
  for (const gutter of candidates) {
    const kind = classifyGutter(gutter);
    if (kind !== 'rows') return { gutter, kind };
  }
  return undefined;
}

/**
 * Sections of cards side by side under a short heading each look like two long columns, as the headings do not reach
 * across. They share their baselines, though, and beside every heading both sides pause.
 */
function sectionStart(gutter: Gutter): number | undefined {
  const left = toRows(gutter.left);
  const right = withoutBars(toRows(gutter.right));
  // The rows of a list in columns may be a little off those of its first column.
  const isList = right.every(isListed);
  const isLevel = (row: Row, other: Row): boolean =>
    isList ? Math.abs(row.y - other.y) < 0.3 * row.size : sameBaseline(row, other);
  const shared = left.filter((row) => right.some((other) => isLevel(row, other)));
  if (shared.length < Math.min(left.length, right.length) * 0.65) return undefined;
  for (const [index, row] of left.entries()) {
    const before = left[index - 1];
    const after = left[index + 1];
    if (before === undefined || after === undefined || !shared.includes(after) || shared.includes(row)) continue;
    const lastRight = right.filter((other) => other.y < row.y - 1).at(-1);
    const pauses = lastRight !== undefined && after.y - lastRight.y > 2.4 * after.size;
    const free = !right.some(
      (other) => other.y > row.y - row.size && other.y < after.y - 1.2 && !isLevel(after, other),
    );
    if (pauses && free && row.y - before.y > 1.5 * row.size) return row.y - row.size * 0.5;
  }
  return pauseAfterRows(left, right);
}

/** A skill or a level, and nothing that heads or dates something. */
function isListed({ segments }: Row): boolean {
  return segments.every(({ text, bold }) => text.length <= LONGEST_LISTED && !bold && !/\d{4}/u.test(text));
}

/** In characters. */
const LONGEST_LISTED = 40;

/** Short tables and dated entries above one another may share an edge: on their own they are rows and not columns. */
function pauseAfterRows(left: readonly Row[], right: readonly Row[]): number | undefined {
  if (Math.max(left.length, right.length) > 12) return undefined;
  const rows = toRows([...left, ...right].flatMap((row) => row.segments));
  const steps = rows.slice(1).map((row, index) => ({ gap: row.y - (rows[index]?.y ?? row.y), row }));
  const [widest] = steps.sort((a, b) => b.gap - a.gap);
  if (widest === undefined || rows.length < 4 || widest.gap < 2 * widest.row.size) return undefined;
  const at = widest.row.y - widest.gap / 2;
  const half = (test: (row: Row) => boolean): GutterKind | undefined => {
    const part = [left, right].map((side) => side.filter(test).flatMap((row) => row.segments));
    const [a = [], b = []] = part;
    return a.length === 0 || b.length === 0
      ? undefined
      : classifyGutter({ left: a, right: b, width: 0, height: 0, weight: 0 });
  };
  const kinds = [half((row) => row.y < at), half((row) => row.y >= at)];
  return kinds.includes('rows') ? at : undefined;
}

/** Each label, then the lines beside it down to the next label. Facts in the margin stay on the row that they date. */
function labelled(gutter: Gutter, read: (part: readonly Segment[]) => ReadRow[]): ReadRow[] {
  const labels = toRows(gutter.left);
  const right = toRows(gutter.right);
  const out: ReadRow[] = [];
  let from = Number.NEGATIVE_INFINITY;
  const firsts = toBlocks(labels).flatMap((block) => block.slice(0, 1));
  const starts = firsts.filter((label) => right.some((row) => sameBaseline(label, row) || isHeadingOf(label, row)));
  for (const [index, start] of [undefined, ...starts].entries()) {
    const next = starts[index];
    // The baseline of a large label is a little lower or higher than that of the small text beside it.
    const until = next === undefined ? Number.POSITIVE_INFINITY : next.y - Math.max(1.2, 0.3 * next.size);
    const band = (row: Row) => row.y >= from && row.y < until;
    out.push(...labels.filter((row) => row === start || (band(row) && !starts.includes(row))));
    const beside = right.filter(band).flatMap((row) => row.segments);
    if (beside.length > 0) out.push(...read(beside));
    from = until;
  }
  return out;
}

/** What stands in the margin beside a block, then the block. */
function besideMargin(gutter: Gutter, read: (part: readonly Segment[]) => ReadRow[]): ReadRow[] {
  const blocks = marginBlocks(toRows(gutter.left), toRows(gutter.right)) ?? [];
  return blocks.flatMap(({ labels, rows, isTable }) =>
    isTable === true
      ? toRows([...labels, ...rows].flatMap((row) => row.segments))
      : [...labels, ...read(rows.flatMap((row) => row.segments))],
  );
}

function withColumn(row: Row, column: number | undefined): ReadRow {
  return column === undefined ? row : { ...row, column };
}
