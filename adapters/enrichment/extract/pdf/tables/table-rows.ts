import type { DraftLine } from '../../draft-line.js';
import { tableLines } from '../../table-lines.js';
import type { Segment } from '../segments/segments.js';
import { type Band, type Stack, STEP, stacksOf } from './bands.js';
import { bordersOf, type Column, columnsOf } from './cells.js';
import type { Edges } from './edges.js';
import { headedTables } from './headed-tables.js';
import { logicalLines } from './logical-lines.js';

/** A cell is no page: what has more lines is a frame that the page is laid out in. */
const MOST_LINES = 14;
/** A page has some hundreds of segments. */
const MOST = 3_000;
/** Baselines that are level, in font sizes. */
const LEVEL = 0.3;

/**
 * Where rules or coloured rows are painted, a table is read as its reader sees it: the lines of a cell are one text as far as the cell broke them, and a row
 * is one line with a tab between its cells. Each row becomes one segment, so that nothing looks for columns within a table.
 */
export function joinTableRows(segments: readonly Segment[], edges: Edges): Segment[] {
  if (segments.length > MOST) return [...segments];
  const headed = headedTables(segments).flatMap((stack) => tableOf(stack) ?? []);
  const bounded = stacksOf(segments, edges).flatMap(tablesOf);
  const taken = new Set<Segment>();
  const rows: Segment[] = [];
  // Borders know best where a row ends; where they end with the head of the table, its rows do.
  for (const table of [...bounded, ...headed].sort((a, b) => b.bands.length - a.bands.length)) {
    if (table.bands.some((band) => band.segments.some((segment) => taken.has(segment)))) continue;
    for (const band of table.bands) {
      for (const segment of band.segments) taken.add(segment);
      rows.push(...rowsOf(band, table));
    }
  }
  return rows.length === 0 ? [...segments] : [...segments.filter((segment) => !taken.has(segment)), ...rows];
}

interface Table extends Stack {
  columns: readonly Column[];
}

/** Of bands below one another those that are rows of a table; a paragraph or a section between rules is none. */
function tablesOf(stack: Stack): Table[] {
  const tables: Table[] = [];
  let run: Band[] = [];
  const flush = (): void => {
    const table = tableOf({ ...stack, bands: run });
    if (table) tables.push(table);
    run = [];
  };
  for (const band of stack.bands) {
    if (band.segments.length === 0) {
      if (!band.closed && band.bottom - band.top > HIGHEST_GAP) flush();
      continue;
    }
    if (band.loose || !isCompact(band) || !(band.closed || isParted(band))) {
      flush();
      continue;
    }
    if (run.length > 0 && !areAlike(run, band)) flush();
    run.push(band);
  }
  flush();
  return tables;
}

/** In points. */
const HIGHEST_GAP = 30;

/** Has text side by side: segments come from the top down. */
function isParted({ segments }: Band): boolean {
  return segments.some((segment, at) => at > 0 && areLevel(segments[at - 1]!, segment));
}

function areLevel(above: Segment, segment: Segment): boolean {
  return Math.abs(segment.y - above.y) < LEVEL * segment.size;
}

/** Where the borders change, another table begins; a row that goes across has none. */
function areAlike(run: readonly Band[], { borders }: Band): boolean {
  const known = run.flatMap((band) => band.borders);
  const isKnown = (at: number, others: readonly number[]): boolean => others.some((other) => Math.abs(other - at) < 3);
  return (
    known.length === 0 ||
    borders.length === 0 ||
    borders.every((at) => isKnown(at, known)) ||
    known.every((at) => isKnown(at, borders))
  );
}

function tableOf(stack: Stack): Table | undefined {
  const { bands } = stack;
  if (bands.length < 2) return undefined;
  const borders = bordersOf(bands);
  const columns = columnsOf(stack, borders);
  if (columns === undefined) return undefined;
  // What no edge bounds is a row only if it is set in the columns of the others.
  const kept = bands.filter((band, at) => {
    const isEnd = at === 0 || at === bands.length - 1;
    return !(band.open && isEnd) || isRow(band, columns, true);
  });
  if (!kept.every((band) => isRow(band, columns, !band.closed))) return undefined;
  const filled = kept.filter((band) => cellsOf(band, columns).filter((cell) => cell.length > 0).length > 1);
  const [head] = kept;
  const isHeaded = head !== undefined && filled[0] === head && head.segments.every(({ bold }) => bold);
  if (filled.length < (borders.length > 0 || isHeaded ? 2 : 3)) return undefined;
  if (borders.length === 0 && filled.filter(({ open }) => !open).length < (isHeaded ? 1 : 2)) return undefined;
  return { ...stack, bands: kept, columns };
}

/** The lines of each cell follow each other at line distance, and are not many. */
function isCompact({ segments }: Band): boolean {
  const ys = segments.map(({ y }) => y).sort((a, b) => a - b);
  const size = Math.max(...segments.map((segment) => segment.size));
  let lines = 1;
  for (let at = 1; at < ys.length; at += 1) {
    const step = ys[at]! - ys[at - 1]!;
    if (step > STEP * 1.25 * size) return false;
    if (step > 0.5 * size) lines += 1;
  }
  return lines <= MOST_LINES;
}

function isRow(band: Band, columns: readonly Column[], isStrict: boolean): boolean {
  const cells = cellsOf(band, columns);
  if (cells.flat().length < band.segments.length || cells.some(holdsTags)) return false;
  const filled = cells.filter((cell) => cell.length > 0);
  if (!isStrict) return true;
  if (filled.length < 2) return false;
  // Cells begin, end or have their middle at one height.
  const tops = filled.map((cell) => Math.min(...cell.map(({ y }) => y)));
  const ends = filled.map((cell) => Math.max(...cell.map(({ y }) => y)));
  const middles = tops.map((top, at) => (top + ends[at]!) / 2);
  const size = Math.max(...band.segments.map((segment) => segment.size));
  return [tops, ends, middles].some((ys) => Math.max(...ys) - Math.min(...ys) < LEVEL * 2 * size);
}

/** Each on a box of its own, side by side. */
function holdsTags(cell: readonly Segment[]): boolean {
  return cell.some((segment, at) => segment.chip === true && at > 0 && areLevel(cell[at - 1]!, segment));
}

function cellsOf(band: Band, columns: readonly Column[]): Segment[][] {
  const cells: Segment[][] = columns.map(() => []);
  for (const segment of band.segments) {
    const at = columns.findLastIndex(({ from }) => segment.x0 >= from - 2);
    if (at >= 0) cells[at]!.push(segment);
  }
  return cells;
}

function rowsOf(band: Band, table: Table): Segment[] {
  const cells = cellsOf(band, table.columns);
  const drafts = cells.map((cell, at) => logicalLines(cell, table.columns[at]!).map(toDraft));
  const lines = tableLines([drafts.filter((cell) => cell.length > 0)]);
  const first = band.segments.reduce((a, b) => (b.y < a.y ? b : a));
  const bottom = Math.max(...band.segments.map(({ y }) => y));
  const step = lines.length < 2 ? 0 : (bottom - first.y) / (lines.length - 1);
  const x0 = Math.min(...band.segments.map((segment) => segment.x0));
  return lines.map((line, at) => ({
    text: line.text,
    x0,
    x1: Math.max(...band.segments.map((segment) => segment.x1)),
    y: first.y + at * step,
    size: line.fontSize ?? first.size,
    bold: line.bold === true,
    angle: 0,
    row: line.role === 'table-row' ? 'cells' : 'line',
  }));
}

function toDraft({ text, bold, size }: Segment): DraftLine {
  return bold ? { text, bold, fontSize: size } : { text, fontSize: size };
}
