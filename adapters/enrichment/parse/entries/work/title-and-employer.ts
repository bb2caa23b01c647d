import type { Assignment } from './entry-pattern.js';
import { DEPARTMENT } from '../../recognizers/headers/split-at-commas.js';
import type { HeaderPiece } from '../../recognizers/headers/header-pieces.js';
import { cut, strip, type Piece } from '../../text/piece.js';
import type { ResumeDocument } from '../../document/resume-document.js';
import type { Anchor } from './work-anchors.js';
import { COMPANY, PLACE, TITLE } from '../../thresholds.js';

// "Glazier - Greenhouses": with the employer known, what a dash or a comma cut off the title belongs to it again.
export function whole(
  document: ResumeDocument,
  { assignment, pieces, anchor }: { assignment: Assignment; pieces: readonly HeaderPiece[]; anchor: Anchor },
): Assignment {
  const { title, place } = assignment;
  let { company } = assignment;
  if (!title || !company) return assignment;
  // Named twice: the title keeps the one that it carries itself.
  const name = company.piece.text;
  const titled = new Set(pieces.flatMap((p) => (p !== title && p.title >= TITLE.likely ? [p.offset] : [])));
  // Beside another title it is the employer of the entry above or below.
  const namesakes = pieces.filter((p) => p !== title && p.piece.text === name && !titled.has(p.offset));
  company = namesakes.find((p) => p.offset !== title.offset) ?? namesakes.at(-1) ?? company;
  let { start, end } = title.piece;
  const same = pieces.filter(
    (p) =>
      p.offset === title.offset &&
      p !== title &&
      p !== company &&
      p !== place &&
      p.place < PLACE.possible &&
      p.company < COMPANY.known,
  );
  const open = (from: number, to: number): boolean =>
    /^[\s;:,–—()&/-]*$/u.test(document.source.slice(from, to)) && !document.source.slice(from, to).includes('\n');
  const crosses = (from: number, to: number): boolean =>
    anchor.dateStart !== undefined && anchor.dateStart < to && anchor.dateEnd! > from;
  for (const other of same) {
    const { piece } = other;
    if (
      piece.text.length > 50 ||
      (company.company < COMPANY.client && other.company >= COMPANY.name && piece.text !== name)
    )
      continue;
    if (piece.start >= end && open(end, piece.start) && !crosses(end, piece.end)) end = piece.end;
    else if (piece.end <= start && open(piece.end, start) && !crosses(piece.start, start)) start = piece.start;
  }
  if (document.source.slice(end, end + 1) === ')' && document.source.slice(start, end).includes('(')) end += 1;
  const piece = pieceBetween(document, start, end);
  return { ...assignment, company, title: { ...title, piece } };
}

// "Assistant glazier, Northwind": with no other employer in sight, what follows the title's comma is one.
export function parted(assignment: Assignment, document: ResumeDocument): { title?: Piece; company?: Piece } {
  const title = assignment.title?.piece;
  const company = assignment.company?.piece;
  if (!title || company) return { ...(title && { title }), ...(company && { company }) };
  const comma = title.text.indexOf(',');
  if (comma < 0 || /\([^()]*$/u.test(title.text.slice(0, comma))) return { title };
  const left = strip(cut(title, 0, comma));
  const right = strip(cut(title, comma + 1));
  const fits =
    document.titles.isTitle(left.text) >= TITLE.likely &&
    document.titles.isTitle(right.text) < TITLE.faint &&
    /^\p{Lu}/u.test(right.text);
  return fits && !DEPARTMENT.test(right.text) ? { title: left, company: right } : { title };
}

/**
 * "Staff Nurse, Medical ICU" right below the account of another post, with the employer on a line of its own above both: what follows the comma is
 * where in the house, not another house.
 */
export function isDepartment(draft: HeaderDraftAssigned, before: HeaderDraftAssigned): boolean {
  const { title, company, place } = draft.assignment;
  const above = before.assignment;
  if (!title || !company || place || !above.title || !above.company) return false;
  if (company.offset !== title.offset || company.company >= COMPANY.arguable || company.piece.start < title.piece.end)
    return false;
  return (
    above.company.offset < above.title.offset && above.company.company >= COMPANY.likely && draft.first === draft.last
  );
}

interface HeaderDraftAssigned {
  readonly assignment: Assignment;
  readonly first: number;
  readonly last: number;
}

export function withDepartment(document: ResumeDocument, { title, company }: Assignment): Piece | undefined {
  return title && company && pieceBetween(document, title.piece.start, company.piece.end);
}

export function pieceBetween(document: ResumeDocument, start: number, end: number): Piece {
  return { text: document.source.slice(start, end), start, end };
}
