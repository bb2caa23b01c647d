import type { DateSpan } from '../../recognizers/headers/dated-lines.js';
import { withoutAddress, withoutOldNames } from './address-tail.js';
import { employerAbove } from './employer-above.js';
import { draftHeaders } from './entry-headers.js';
import { assignRoles, type Assignment } from './entry-pattern.js';
import type { HeaderPiece } from '../../recognizers/headers/header-pieces.js';
import type { Line } from '../../text/line.js';
import type { Piece } from '../../text/piece.js';
import type { ResumeDocument } from '../../document/resume-document.js';
import { splitRoleLines } from './role-lines.js';
import { isDepartment, parted, pieceBetween, whole, withDepartment } from './title-and-employer.js';
import { townsByPattern } from './towns-by-pattern.js';
import { undatedAnchors } from './undated-anchors.js';
import { joinWrappedNames } from './wrapped-names.js';
import { titleInBody, withoutDescription } from './named-in-body.js';
import { findAnchors, type Anchor } from './work-anchors.js';
import { COMPANY } from '../../thresholds.js';

/** One stretch of work (or of anything else with a title, an organisation and dates) as pieces of the text. */
export interface WorkEntry {
  readonly title?: Piece;
  readonly company?: Piece;
  readonly place?: Piece;
  readonly dates?: DateSpan;
  readonly datePiece?: Piece;
  readonly confidence: number;
  readonly body: readonly Line[];
  /** The employer was named further up, for several roles. */
  readonly inherited?: boolean;
}

interface Draft {
  pieces: readonly HeaderPiece[];
  anchor: Anchor;
  assignment: Assignment;
  first: number;
  last: number;
}

/** Reads the entries of one section. */
export function readWorkEntries(document: ResumeDocument, section: readonly Line[]): WorkEntry[] {
  const lines = splitRoleLines(document, joinWrappedNames(document, section));
  const dated = findAnchors(document, lines);
  const first = assemble(document, lines, dated);
  const undated = undatedAnchors(document, lines, first);
  const drafts =
    undated.length === 0
      ? first
      : assemble(
          document,
          lines,
          [...dated, ...undated].sort((a, b) => a.at - b.at),
        );
  return townsByPattern(document, finish(document, lines, drafts));
}

function assemble(document: ResumeDocument, lines: readonly Line[], anchors: readonly Anchor[]): Draft[] {
  const headers = draftHeaders(document, lines, anchors);
  const assignments = assignRoles(headers);
  return anchors.map((anchor, index) => {
    const assignment = anchor.sentence ? sentenceAssignment(anchor.sentence) : assignments[index]!;
    const span = anchor.spansNext ? 1 : 0;
    const at = [assignment.title, assignment.company, assignment.place].map((piece) => piece?.at ?? anchor.at);
    if (anchor.away !== undefined) at.push(anchor.away);
    return {
      pieces: headers[index]!.pieces,
      anchor,
      assignment,
      first: Math.min(anchor.at, ...at),
      last: Math.max(anchor.at + span, ...at),
    };
  });
}

function sentenceAssignment({ title, company }: NonNullable<Anchor['sentence']>): Assignment {
  const at = { slot: 'sentence', offset: 0, place: 0 };
  return {
    title: { ...at, piece: title, title: 1, company: 0 },
    company: { ...at, piece: company, title: 0, company: 1 },
    confidence: 0.7,
  };
}

function finish(document: ResumeDocument, lines: readonly Line[], drafts: readonly Draft[]): WorkEntry[] {
  const entries: WorkEntry[] = [];
  let employer: Piece | undefined;
  drafts.forEach((draft, index) => {
    const { assignment, anchor } = draft;
    const next = drafts[index + 1];
    const body = lines.slice(draft.last + 1, Math.max(draft.last + 1, next ? next.first : lines.length));
    if (anchor.away !== undefined || (!assignment.title && !assignment.company)) return;
    const below = assignment.title ? undefined : titleInBody(document, body);
    const untitled = !assignment.title && !below;
    // A year beside a phrase that nothing makes a title or an employer: a course, a publication, an event.
    const ranged = anchor.spansNext === true || anchor.hits.some((hit) => hit.range);
    if (untitled && !ranged && assignment.company!.company < COMPANY.known) return;
    if (untitled && next && !next.assignment.company && next.assignment.title && body.length <= 2) {
      // The employer's own line, with the time of all the roles below it.
      employer = assignment.company!.piece;
      return;
    }
    const under = index > 0 && employer !== undefined && isDepartment(draft, drafts[index - 1]!);
    const { title: headed, company: written } = under
      ? { title: withDepartment(document, assignment), company: undefined }
      : parted(whole(document, draft), document);
    const before = drafts[index - 1];
    const between = before && lines.slice(before.last + 1, draft.first);
    const company = written
      ? withoutOldNames(withoutAddress(written))
      : between && headed && employerAbove(document, between);
    if (company) employer = company;
    const title = headed ? withoutDescription(headed) : below;
    const inherited = !company && employer !== undefined && index > 0;
    const named = company ?? (inherited ? employer : undefined);
    const datePiece =
      anchor.dateStart === undefined ? undefined : pieceBetween(document, anchor.dateStart, anchor.dateEnd!);
    entries.push({
      ...(title && { title }),
      ...(named && { company: named }),
      ...(assignment.place && { place: assignment.place.piece }),
      ...(anchor.dates && { dates: anchor.dates }),
      ...(datePiece && { datePiece }),
      ...(inherited && { inherited }),
      confidence: assignment.confidence,
      body,
    });
  });
  return entries;
}
