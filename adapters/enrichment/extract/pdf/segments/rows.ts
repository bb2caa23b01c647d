import type { Segment } from './segments.js';

/** Segments of one baseline, from left to right. */
export interface Row {
  y: number;
  size: number;
  segments: Segment[];
}

export function toRows(segments: readonly Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of [...segments].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    // Raised and lowered letters (1st, notes) and small print beside a large line still share its row.
    if (
      row !== undefined &&
      segment.row === undefined &&
      row.segments[0]!.row === undefined &&
      segment.y - row.y < 0.36 * Math.max(row.size, segment.size) &&
      !overlaps(row, segment)
    ) {
      row.segments.push(segment);
      row.size = Math.max(row.size, segment.size);
    } else {
      rows.push({ y: segment.y, size: segment.size, segments: [segment] });
    }
  }
  for (const row of rows) row.segments.sort((a, b) => a.x0 - b.x0);
  return rows;
}

/** Two lines printed tightly above one another are not one row. */
function overlaps(row: Row, segment: Segment): boolean {
  return row.segments.some(
    (other) =>
      Math.abs(other.y - segment.y) > 0.6 && Math.min(other.x1, segment.x1) - Math.max(other.x0, segment.x0) > 1,
  );
}

/** Groups rows that follow each other at line distance: paragraphs, entries, cells. */
export function toBlocks(rows: readonly Row[]): Row[][] {
  const blocks: Row[][] = [];
  for (const row of rows) {
    const previous = blocks.at(-1)?.at(-1);
    if (previous !== undefined && row.y - previous.y < 1.75 * Math.max(row.size, previous.size))
      blocks.at(-1)?.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

/** A row is on the same baseline as another one; 1.2 points cover rounding and different fonts. */
export function sameBaseline(a: Row, b: Row): boolean {
  return Math.abs(a.y - b.y) <= Math.max(1.2, 0.16 * Math.min(a.size, b.size));
}

/** Larger letters than those of the row, with the same middle or top: their baseline is a little lower. */
export function isHeadingOf(label: Row, row: Row): boolean {
  return label.size > row.size * 1.15 && Math.abs(label.y - row.y) <= 0.25 * label.size;
}
