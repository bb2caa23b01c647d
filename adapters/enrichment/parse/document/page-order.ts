import { standaloneHeading } from '../recognizers/headings.js';
import { bodyFontSize } from './visible-lines.js';
import type { Line } from '../text/line.js';
import type { PageText } from './page-text.js';
import { SHARE } from '../thresholds.js';

/**
 * Some pages keep their headings or their dates in a margin. Read column by column they lose what they belong to; here each goes back
 * to the row that it is on. Lines without a position keep their place.
 */
export function inRowOrder(document: PageText): Line[] {
  const { lines } = document;
  if (!lines.some((line) => line.layout.y !== undefined && line.layout.x !== undefined)) return [...lines];
  const bodySize = bodyFontSize(lines);
  const pages = new Map<number, Line[]>();
  for (const line of lines) pages.set(line.layout.page, [...(pages.get(line.layout.page) ?? []), line]);
  const margins = [...pages.values()].map((page) => marginOf(document, page, bodySize));
  // One page of a document may have too few headings to decide; then the other pages do.
  const anyMargin = margins.some((margin) => margin !== undefined);
  const ordered = [...pages.values()].flatMap((page, index) =>
    anyMargin && margins[index] !== undefined ? byRow(page, margins[index]) : datesToRows(document, page),
  );
  return ordered.map((line, index) => ({ ...line, index }));
}

/** The left edge of the text beside a margin that holds nothing but headings and dates. */
function marginOf(document: PageText, page: readonly Line[], bodySize: number | undefined): number | undefined {
  const placed = page.filter((line) => line.layout.column !== undefined && line.layout.y !== undefined);
  const left = placed.filter((line) => line.layout.column === 0);
  const right = placed.filter((line) => line.layout.column !== 0);
  if (left.length < 3 || right.length < left.length) return undefined;
  const headings = new Set(left.filter((line) => standaloneHeading(line, bodySize) !== undefined));
  const known = left.filter((line) => headings.has(line) || isDateOnly(document, line)).length;
  if (headings.size < 2 || known / left.length < SHARE.marginLines) return undefined;
  return Math.min(...right.map((line) => line.layout.x ?? Infinity));
}

function byRow(page: readonly Line[], edge: number): Line[] {
  const at = (line: Line): number => (line.layout.y ?? 0) + ((line.layout.x ?? 0) < edge ? -3 : 0);
  const main = page.filter((line) => line.layout.y !== undefined);
  return [...main].sort((a, b) => at(a) - at(b) || (a.layout.x ?? 0) - (b.layout.x ?? 0));
}

// "03/2019 – present" in a column of its own goes after the line that it is beside.
function datesToRows(document: PageText, page: readonly Line[]): Line[] {
  const stray = page.filter(
    (line) => (line.layout.column ?? 0) > 0 && line.layout.y !== undefined && isDateOnly(document, line),
  );
  if (stray.length < 2) return [...page];
  const strays = new Set(stray);
  const out = page.filter((line) => !strays.has(line));
  for (const date of [...stray].reverse()) {
    const size = date.layout.fontSize ?? 10;
    const beside = out.filter(
      (line) =>
        line.layout.y !== undefined &&
        Math.abs(line.layout.y - date.layout.y!) < size &&
        (line.layout.x ?? 0) < (date.layout.x ?? 0) &&
        !strays.has(line),
    );
    const nearest = beside.sort(
      (a, b) => Math.abs(a.layout.y! - date.layout.y!) - Math.abs(b.layout.y! - date.layout.y!),
    )[0];
    if (nearest) out.splice(out.indexOf(nearest) + 1, 0, date);
    else out.splice(Math.min(out.length, page.indexOf(date)), 0, date);
  }
  return out;
}

function isDateOnly(document: PageText, line: Line): boolean {
  const hit = document.datesOf(line)[0];
  return (
    !!hit &&
    line.text.slice(0, hit.start).trim() === '' &&
    line.text.slice(hit.end).replace(/[\s.,|()]/gu, '').length < 3
  );
}
