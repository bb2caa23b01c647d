import type { DateHit } from '../recognizers/dates/date-ranges.js';
import { isHeaderLike } from './work/entry-headers.js';
import { wordsOf } from '../text/words.js';
import type { Line } from '../text/line.js';
import { cut, strip, type Piece } from '../text/piece.js';
import type { ResumeDocument } from '../document/resume-document.js';
import { TITLE } from '../thresholds.js';

export interface ProjectEntry {
  readonly name: Piece;
  readonly role?: Piece;
  readonly hit?: DateHit;
  readonly datePiece?: Piece;
  readonly body: Line[];
}

/** A project begins at a short line of its own after running text or points. */
export function readProjects(document: ResumeDocument, lines: readonly Line[]): ProjectEntry[] {
  const entries: { head: Line[]; body: Line[] }[] = [];
  const bulleted = lines.every((line) => line.bullet);
  let current: { head: Line[]; body: Line[] } | undefined;
  for (const line of lines) {
    const head =
      bulleted || (isHeaderLike(line, document) && wordsOf(line.text).length <= 14 && !/^\p{Ll}/u.test(line.text));
    if (head && (!current || bulleted || current.body.length > 0 || current.head.length >= 3)) {
      current = { head: [line], body: [] };
      entries.push(current);
    } else if (head && current) current.head.push(line);
    else current?.body.push(line);
  }
  return entries.map(({ head, body }) => projectOf(document, head, body)).filter((entry) => entry.name.text.length > 1);
}

function projectOf(document: ResumeDocument, head: readonly Line[], body: Line[]): ProjectEntry {
  const first = head.find((line) => document.datesOf(line).length === 0 || wordsOf(line.text).length > 4) ?? head[0]!;
  const dated = head.find((line) => document.datesOf(line).some((hit) => !hit.weak));
  const hit = dated && document.datesOf(dated).find((candidate) => !candidate.weak);
  const own = dated === first ? hit : undefined;
  let bare: Piece = own ? (own.start > 2 ? cut(first, 0, own.start) : cut(first, own.end)) : first;
  const named = /^(?:project(?: name| title)?|client|customer|name|title)\s*[:=]\s*(?=\S)/iu.exec(bare.text);
  if (named) bare = strip(cut(bare, named[0].length));
  const colon = /^(.{2,60}?)\s*(?:[:|–—]|\s-\s)/u.exec(bare.text);
  const role = head.find(
    (line) => line !== first && line !== dated && document.titles.isTitle(line.text) >= TITLE.likely,
  );
  return {
    name: strip(colon ? cut(bare, 0, colon[1]!.length) : bare, /[\s,;:|•·\-–—]/u),
    ...(role && { role: roleOf(role) }),
    ...(hit && dated && { hit, datePiece: cut(dated, hit.start, hit.end) }),
    body: [...head.filter((line) => line !== first && line !== dated && line !== role), ...body],
  };
}

// "Role : Senior glazier"
function roleOf(line: Line): Piece {
  const label = /^(?:my )?(?:role|position|designation)\s*[:=–-]\s*(?=\S)/iu.exec(line.text);
  return strip(cut(line, label?.[0].length ?? 0));
}
