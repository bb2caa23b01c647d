import type { Segment } from '../segments/segments.js';
import { toRows, type Row } from '../segments/rows.js';
import { type Band, type Stack, STEP } from './bands.js';

/** Bold words side by side, each above a column: of two, one could be the title and one the dates of an entry. */
const FEWEST_HEADS = 3;
/** In characters: the head of a column is a word or two. */
const LONGEST_HEAD = 30;
/** From the head to the first row, and from a row to the next, in font sizes. */
const FARTHEST = 3.2;
/** From the last line of a row to the next row, in steps from line to line. */
const APART = 1.2;
const SAME_EDGE = 2.5;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;

/** Tables without borders, by the heads of their columns: what is below begins where they begin, and rows keep more distance than lines. */
export function headedTables(segments: readonly Segment[]): Stack[] {
  const rows = toRows(segments);
  const tables: Stack[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const head = rows[at]!;
    if (!isHead(head)) continue;
    const body = bodyBelow(head, rows.slice(at + 1, at + 1 + MOST_ROWS));
    const bands = endsApart(body, rows[at + 1 + body.length]) ? bandsOf(head, body) : undefined;
    if (!bands) continue;
    tables.push({ left: head.segments[0]!.x0, right: rightOf([head, ...body]), bands });
    at += body.length;
  }
  return tables;
}

const MOST_ROWS = 120;

function isHead({ segments }: Row): boolean {
  return (
    segments.length >= FEWEST_HEADS &&
    segments.every(
      ({ bold, text, row }) => bold && row === undefined && text.length <= LONGEST_HEAD && !/\d|[.,;@]/u.test(text),
    )
  );
}

function bodyBelow(head: Row, rows: readonly Row[]): Row[] {
  const starts = head.segments.map(({ x0 }) => x0);
  const body: Row[] = [];
  let last = head;
  for (const row of rows) {
    const isSet = row.segments.every(
      ({ x0, bold, row: joined }) =>
        !bold && joined === undefined && starts.some((start) => Math.abs(start - x0) <= SAME_EDGE),
    );
    if (!isSet || row.y - last.y > FARTHEST * row.size || Math.abs(row.size - head.size) > 0.12 * head.size) break;
    body.push(row);
    last = row;
  }
  return body;
}

/** Cards have more below them than the rows that are set alike. */
function endsApart(body: readonly Row[], next: Row | undefined): boolean {
  const last = body.at(-1);
  return last !== undefined && (next === undefined || next.y - last.y > STEP * last.size);
}

/** Nothing where the rows keep no more distance than the lines of a cell, and something wraps. */
function bandsOf(head: Row, body: readonly Row[]): Band[] | undefined {
  const steps = body.slice(1).map((row, at) => row.y - body[at]!.y);
  const line = Math.min(...steps, STEP * head.size);
  const isTight = line < STEP * head.size;
  const groups: Row[][] = [];
  body.forEach((row, at) => {
    if (at === 0 || !isTight || steps[at - 1]! > APART * line) groups.push([row]);
    else groups.at(-1)!.push(row);
  });
  if (!groups.every(([first]) => first!.segments.length >= head.segments.length - 1)) return undefined;
  // A single row could be another card: a table of one tells when.
  const [only] = groups;
  if (groups.length === 1 && !only!.some(({ segments }) => segments.some(({ text }) => YEAR.test(text))))
    return undefined;
  return [[head], ...groups].map((rows) => ({
    top: rows[0]!.y - rows[0]!.size,
    bottom: rows.at(-1)!.y,
    segments: rows.flatMap(({ segments }) => segments),
    borders: [],
    closed: false,
  }));
}

function rightOf(rows: readonly Row[]): number {
  return Math.max(...rows.flatMap(({ segments }) => segments.map(({ x1 }) => x1)));
}
