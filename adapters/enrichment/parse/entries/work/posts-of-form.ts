import type { ResumeDocument } from '../../document/resume-document.js';
import { type HeaderPiece, piecesOfLine, type RowOfForm, rowOfForm } from '../../recognizers/headers/header-pieces.js';
import type { Line } from '../../text.js';

/** What a form needs to know of the line with the dates of a post. */
interface DatesOfPost {
  readonly at: number;
  readonly line: Line;
}

/** The rows of one post, by their positions: from the first to before the first of the next one. */
export interface RowsOfPost {
  readonly from: number;
  readonly to: number;
}

const OPENS_POST: ReadonlySet<RowOfForm | undefined> = new Set(['title', 'employer', 'dates']);

/**
 * "Employer: Northwind Ltd" / "Position: Glazier" / "Dates: 2015 – 2019" / "Employer: …": every post of a form is a run of labelled rows in one order, so that
 * the row that comes first in the first post opens each of them. Nothing where that gives other runs than one for each stretch of time, or where only titles or
 * only employers have a label.
 */
export function findPostsOfForm(lines: readonly Line[], dates: readonly DatesOfPost[]): RowsOfPost[] | undefined {
  const rows = lines.map(({ text }) => rowOfForm(text));
  const opening = rows.find((row) => OPENS_POST.has(row));
  if (opening === undefined || !rows.includes('title') || !rows.includes('employer')) return undefined;
  const startsAt = (kind: RowOfForm): number[] =>
    kind === 'dates' ? dates.map(({ at }) => at) : rows.flatMap((row, at) => (row === kind ? [at] : []));
  const asOpened = startsAt(opening);
  // An employer with several posts is named once, above the first of them.
  const isShared = opening === 'employer' && asOpened.length < dates.length;
  const starts = isShared ? startsAt('title').map((at) => (rows[at - 1] === 'employer' ? at - 1 : at)) : asOpened;
  const posts = starts.map((from, index) => ({ from, to: starts[index + 1] ?? lines.length }));
  const isPost = ({ from, to }: RowsOfPost, index: number): boolean => {
    const at = dates[index]?.at ?? -1;
    return at >= from && at < to && rows.slice(from, to).some((row) => row === 'title' || row === 'employer');
  };
  return posts.length === dates.length && posts.every(isPost) ? posts : undefined;
}

/** The names and the place in the other rows of a post: the name of the employer may stand below the account, next to the dates of another post. */
export function piecesOfForm(
  document: ResumeDocument,
  lines: readonly Line[],
  { from, to }: RowsOfPost,
  dates: DatesOfPost,
): HeaderPiece[] {
  const rows = lines
    .slice(from, to)
    .map((line, index) => ({ line, at: from + index, row: rowOfForm(line.text) }))
    .filter(({ row, at }) => at === dates.at || (row !== undefined && row !== 'dates' && row !== 'aside'));
  const own = rows.findIndex(({ at }) => at === dates.at);
  return rows.flatMap(({ line, at }, index) => {
    const offset = index - own;
    if (offset === 0) return [];
    return piecesOfLine(document, line, 0, document.datesOf(line)).map((piece) => ({
      ...piece,
      offset,
      slot: `${String(offset)}${piece.slot.slice(1)}`,
      at,
    }));
  });
}
