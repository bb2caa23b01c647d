import type { DraftLine } from '../../draft-line.js';
import type { Glyph } from '../geometry/glyph.js';
import { Chips } from '../painting/chips.js';
import type { Box } from '../geometry/matrix.js';
import { attachPaintedBullets } from '../segments/painted-bullets.js';
import { readingOrder, type ReadRow } from '../columns/reading-order.js';
import { toRows } from '../segments/rows.js';
import { joinStackedDates } from '../segments/stacked-dates.js';
import { joinWrappedCells } from '../segments/wrapped-cells.js';
import { joinWrappedHeads } from '../segments/wrapped-heads.js';
import { findWrappedTitles, joinWrappedTitles } from '../segments/wrapped-titles.js';
import { toSegments, type Segment } from '../segments/segments.js';
import { edgesOf, UprightEdges } from '../tables/edges.js';
import { joinTableRows } from '../tables/table-rows.js';

const BULLET = /^([•◦▪▫■□●○‣⁃∙·◆◇▶►▸➢➤✓✔❖§]|[*–-](?= ))/u;

/** A gap of this many font sizes between two segments of a row is kept as a tab: the parts are cells, or fact and date. */
const CELL_GAP = 0.95;

/** What is painted besides the text and says how the text is laid out. */
export interface PageAreas {
  marks: readonly Box[];
  rules: readonly Box[];
  /** Stroked lines, the borders of cells among them. */
  lines?: readonly Box[];
  /** Filled shapes of any size. */
  boxes: readonly Box[];
}

export function pageLines(glyphs: readonly Glyph[], areas: PageAreas, page: number): DraftLine[] {
  const edges = edgesOf({ boxes: areas.boxes, lines: areas.lines ?? [] });
  const visible = attachPaintedBullets(
    toSegments(
      glyphs.filter((glyph) => !glyph.hidden),
      new Chips(areas.boxes),
      new UprightEdges(edges.upright),
    ),
    areas.marks,
  );
  const cells = joinTableRows(
    visible.filter((segment) => segment.angle === 0),
    edges,
  );
  const upright = joinWrappedHeads(joinWrappedCells(joinStackedDates(cells)));
  const ordered = readingOrder(upright, areas.rules);
  const rows = joinWrappedTitles(ordered, findWrappedTitles(upright)).flatMap(ownRowForPoint);
  const lines = rows.map((row) => toLine(row, page));
  markTags(lines, rows);
  insertTurned(
    lines,
    visible.filter((segment) => segment.angle !== 0),
    page,
  );
  const hidden = toSegments(glyphs.filter((glyph) => glyph.hidden && glyph.angle === 0));
  return [...lines, ...toRows(hidden).map((row) => ({ ...toLine(row, page), hidden: true }))];
}

/** A single point at the end of a row begins a list beside it, and is no cell of the row. */
function ownRowForPoint(row: ReadRow): ReadRow[] {
  const points = row.segments.filter(({ text }) => BULLET.test(text));
  const last = row.segments.at(-1)!;
  if (row.segments.length < 2 || points.length !== 1 || points[0] !== last) return [row];
  return [
    { ...row, segments: row.segments.slice(0, -1) },
    { ...row, segments: [last] },
  ];
}

/** A row of boxes is one of tags; a single box is one beside such a row, and else a heading on a ground of its own. */
function markTags(lines: DraftLine[], rows: readonly ReadRow[]): void {
  const isRow = rows.map(({ segments }) => segments.length > 1 && segments.every(({ chip }) => chip));
  rows.forEach(({ segments, size }, at) => {
    const isBeside = (other: number): boolean =>
      isRow[other] === true && Math.abs(rows[other]!.y - rows[at]!.y) < FURTHEST_TAG * size;
    const isLone = segments.length === 1 && segments[0]!.chip === true && (isBeside(at - 1) || isBeside(at + 1));
    if (isRow[at] || isLone) lines[at]!.role = 'tags';
  });
}

/** From one row of tags to the next, in font sizes. */
const FURTHEST_TAG = 3;

function toLine(row: ReadRow, page: number): DraftLine {
  let text = '';
  let end = 0;
  for (const segment of row.segments) {
    if (text !== '') text += segment.chip || segment.x0 - end > CELL_GAP * segment.size ? '\t' : ' ';
    text += segment.text;
    end = segment.x1;
  }
  const letters = row.segments.reduce((sum, segment) => sum + segment.text.length, 0);
  const boldLetters = row.segments.reduce((sum, segment) => sum + (segment.bold ? segment.text.length : 0), 0);
  const line: DraftLine = {
    text,
    page,
    x: round(row.segments[0]?.x0 ?? 0),
    y: round(row.y),
    fontSize: round(Math.max(...row.segments.map((segment) => segment.size))),
  };
  if (boldLetters > letters / 2) line.bold = true;
  if (row.column !== undefined) line.column = row.column;
  if (BULLET.test(text)) line.role = 'list-item';
  else if (row.segments.some((segment) => segment.row === 'cells')) line.role = 'table-row';
  return line;
}

/** Text along the edge labels what it is beside, so it is read before the first line at its height. */
function insertTurned(lines: DraftLine[], turned: readonly Segment[], page: number): void {
  for (const segment of turned) {
    const radians = (segment.angle * Math.PI) / 180;
    const points = [segment.x0, segment.x1].map((u) => u * Math.sin(radians) + segment.y * Math.cos(radians));
    const top = Math.min(...points);
    const x = segment.x0 * Math.cos(radians) - segment.y * Math.sin(radians);
    const line: DraftLine = { text: segment.text, page, x: round(x), y: round(top), fontSize: round(segment.size) };
    if (segment.bold) line.bold = true;
    const beside = lines.findIndex((other) => (other.y ?? 0) >= top);
    lines.splice(blockStart(lines, beside === -1 ? lines.length : beside), 0, line);
  }
}

/** A turned label is centred on its block as a rule: up to the gap above which another block ends. */
function blockStart(lines: readonly DraftLine[], from: number): number {
  let at = from;
  for (; at > 0; at--) {
    const [above, below] = [lines[at - 1], lines[at]];
    const gap = (below?.y ?? 0) - (above?.y ?? 0);
    if (above === undefined || below === undefined || gap < 0 || gap > 2.6 * (below.fontSize ?? 10)) break;
  }
  return at;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
