import type { DateHit } from '../../recognizers/dates/date-ranges.js';
import { isField, assignLeftovers } from './education-leftovers.js';
import { tokensOf } from './education-lines.js';
import type { EducationToken, EducationTokenKind } from './education-tokens.js';
import type { Line } from '../../text/line.js';
import type { Piece } from '../../text/piece.js';
import type { ResumeDocument } from '../../document/resume-document.js';

export interface EducationEntry {
  degree?: Piece;
  area?: Piece;
  institution?: Piece;
  place?: Piece;
  score?: Piece;
  dates?: Pick<DateHit, 'from' | 'to'>;
  datePiece?: Piece;
  courses: Piece[];
}

type Slot = 'degree' | 'institution' | 'dates';

/** Groups the phrases of an education section into entries: a new one begins where something would be said twice. */
export function readEducation(document: ResumeDocument, lines: readonly Line[]): EducationEntry[] {
  const tokens = tokensOf(document, lines);
  const order = orderOf(tokens);
  const { leader } = order;
  const entries: EducationEntry[] = [];
  let current: EducationEntry = { courses: [] };
  let loose: EducationToken[] = [];
  let lastLine = -1;
  const close = (): void => {
    assignLeftovers(current, loose);
    if (current.degree ?? current.institution ?? (current.area && current.dates)) entries.push(current);
    current = { courses: [] };
    loose = [];
  };
  for (const [at, token] of tokens.entries()) {
    const slot = slotOf(token.kind);
    const sameLine = token.line.index === lastLine;
    if (slot && opensNew(current, slot, order, sameLine, token, () => nextName(tokens, at))) {
      const moved = sameLine || lastLine === token.line.index - 1 ? [] : trailing(loose, token, leader);
      loose = loose.filter((other) => !moved.includes(other));
      close();
      loose = moved;
    }
    place(current, token, loose);
    if (slot) lastLine = token.line.index;
  }
  close();
  inheritInstitution(entries, leader);
  return entries;
}

function place(entry: EducationEntry, token: EducationToken, loose: EducationToken[]): void {
  const { kind, piece } = token;
  if (kind === 'degree' && !entry.degree) {
    entry.degree = piece;
    if (token.area) entry.area ??= token.area;
  } else if (kind === 'institution') entry.institution ??= piece;
  else if (kind === 'area') entry.area ??= piece;
  else if (kind === 'place') entry.place ??= piece;
  else if (kind === 'score') entry.score ??= piece;
  else if (kind === 'course') entry.courses.push(piece);
  else if (kind === 'dates' && token.hit && !entry.dates) {
    entry.dates = token.hit;
    entry.datePiece = piece;
  } else if (kind === 'unknown') {
    // "Master of Engineering, Lamp Engineering": a field after its degree, whatever comes after.
    const { degree } = entry;
    const gap = degree ? piece.start - degree.end : -1;
    if (degree && !entry.area && gap >= 0 && gap <= 3 && isField(piece.text)) entry.area = piece;
    else loose.push(token);
  }
}

function opensNew(
  entry: EducationEntry,
  slot: Slot,
  { leader, degreesFirst }: Order,
  sameLine: boolean,
  token: EducationToken,
  next: () => EducationTokenKind | undefined,
): boolean {
  const filled = entry[slot] !== undefined;
  if (!filled) {
    if (sameLine || slot === 'dates') return false;
    // A school without a degree, then a degree with its own school: two entries.
    if (slot === 'degree') return degreesFirst && entry.institution !== undefined && next() === 'institution';
    // A second degree of the school above was complete: this school belongs to the degree below.
    return leader === 'institution' && !!entry.degree && !!entry.dates && next() === 'degree';
  }
  if (slot === 'institution') {
    // "Faculty of Arts, University of …" is one place.
    const near = token.piece.start - (entry.institution?.end ?? 0) < 4;
    return !(near || (sameLine && !entry.degree));
  }
  if (slot === 'dates') return leader === 'dates' && (entry.degree !== undefined || entry.institution !== undefined);
  return !(sameLine && token.piece.text.length < 6);
}

interface Order {
  /** What the first entry begins with. */
  readonly leader: Slot | undefined;
  /** Degrees, or what means them, come before their schools. */
  readonly degreesFirst: boolean;
}

function orderOf(tokens: readonly EducationToken[]): Order {
  const first = tokens.findIndex(({ kind }) => slotOf(kind) !== undefined);
  const leader = first < 0 ? undefined : slotOf(tokens[first]!.kind);
  const names = tokens.filter(({ kind }) => kind === 'degree' || kind === 'institution');
  // "Lantern Making" / "Harbour School" / "Bachelor of Arts" / "Lakeside University": no degree word, but the same order.
  const unnamed = leader === 'institution' && tokens[first - 1]?.kind === 'unknown' && names.at(-1)?.kind === leader;
  return { leader, degreesFirst: leader === 'degree' || unnamed };
}

/** Whether a degree or a school is named next. */
function nextName(tokens: readonly EducationToken[], at: number): EducationTokenKind | undefined {
  return tokens.slice(at + 1).find(({ kind }) => kind === 'degree' || kind === 'institution')?.kind;
}

function slotOf(kind: EducationTokenKind): Slot | undefined {
  return kind === 'degree' || kind === 'institution' || kind === 'dates' ? kind : undefined;
}

// Phrases on the line right above the one that opens the new entry go with it, when they are alone there.
function trailing(loose: readonly EducationToken[], token: EducationToken, leader: Slot | undefined): EducationToken[] {
  const slot = slotOf(token.kind);
  if (slot === leader) return [];
  return loose.filter((other) => other.line.index === token.line.index - 1);
}

function inheritInstitution(entries: EducationEntry[], leader: Slot | undefined): void {
  if (leader !== 'institution') return;
  for (let i = 1; i < entries.length; i += 1) {
    const entry = entries[i]!;
    const before = entries[i - 1]!.institution;
    if (!entry.institution && before) entry.institution = before;
  }
}
