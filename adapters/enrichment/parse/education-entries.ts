import type { DateHit } from './date-ranges.js';
import { settle } from './education-leftovers.js';
import { tokensOf } from './education-lines.js';
import type { EducationToken, EducationTokenKind } from './education-tokens.js';
import type { Line } from './lines.js';
import type { Piece } from './piece.js';
import type { Reading } from './reading.js';

export interface EducationEntry {
  degree?: Piece;
  area?: Piece;
  institution?: Piece;
  place?: Piece;
  score?: Piece;
  dates?: DateHit;
  datePiece?: Piece;
  courses: Piece[];
}

type Slot = 'degree' | 'institution' | 'dates';

/** Groups the phrases of an education section into entries: a new one begins where something would be said twice. */
export function readEducation(reading: Reading, lines: readonly Line[]): EducationEntry[] {
  const tokens = tokensOf(reading, lines);
  const leader = leadingKind(tokens);
  const entries: EducationEntry[] = [];
  let current: EducationEntry = { courses: [] };
  let loose: EducationToken[] = [];
  let lastLine = -1;
  const close = (): void => {
    settle(current, loose);
    if (current.degree ?? current.institution ?? (current.area && current.dates)) entries.push(current);
    current = { courses: [] };
    loose = [];
  };
  for (const token of tokens) {
    const slot = slotOf(token.kind);
    const sameLine = token.line.index === lastLine;
    if (slot && opensNew(current, slot, leader, sameLine, token)) {
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
  else if (kind === 'dates' && token.hit && !entry.dates) {
    entry.dates = token.hit;
    entry.datePiece = piece;
  } else if (kind === 'unknown') loose.push(token);
}

function opensNew(
  entry: EducationEntry,
  slot: Slot,
  leader: Slot | undefined,
  sameLine: boolean,
  token: EducationToken,
): boolean {
  const filled = entry[slot] !== undefined;
  if (!filled) {
    // Entries that begin with their dates: the next dates open the next entry even if this one has no degree.
    return false;
  }
  if (slot === 'institution') {
    // "Faculty of Arts, University of …" is one place.
    const near = token.piece.start - (entry.institution?.end ?? 0) < 4;
    return !(near || (sameLine && !entry.degree));
  }
  if (slot === 'dates') return leader === 'dates' && (entry.degree !== undefined || entry.institution !== undefined);
  return !(sameLine && token.piece.text.length < 6);
}

function leadingKind(tokens: readonly EducationToken[]): Slot | undefined {
  for (const token of tokens) {
    const slot = slotOf(token.kind);
    if (slot) return slot;
  }
  return undefined;
}

function slotOf(kind: EducationTokenKind): Slot | undefined {
  return kind === 'degree' || kind === 'institution' || kind === 'dates' ? kind : undefined;
}

// Phrases on the line right above the one that opens the new entry go with it, when they stand alone there.
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
