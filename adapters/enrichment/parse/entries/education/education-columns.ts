import type { ResumeDocument } from '../../document/resume-document.js';
import { DEGREE, FIELD_OF_STUDY, INSTITUTION } from '../../lexicons/education-words.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';
import { placeScore } from '../../recognizers/places.js';
import { recognizeDegree } from '../../recognizers/qualifications.js';
import { cut, type Line, type Piece, splitPiece, strip } from '../../text.js';
import { PLACE } from '../../thresholds.js';
import type { EducationEntry } from './education-entries.js';

type Role = 'degree' | 'school' | 'board' | 'field' | 'time' | 'score';

const { boardColumns, degreeColumns, fieldColumns, schoolColumns, scoreColumns, timeColumns } = lexicon.education;

const ROLES: readonly (readonly [Role, RegExp])[] = (
  [
    ['board', boardColumns],
    ['field', fieldColumns],
    ['time', timeColumns],
    ['score', scoreColumns],
    ['school', schoolColumns],
    ['degree', degreeColumns],
  ] as const
).map(([role, words]) => [role, new RegExp(`^(?:${anyOf(words)})$`, 'iu')]);

interface Value {
  readonly role: Role;
  readonly piece: Piece;
}

const CELL_END = /\s{0,9}\|\s{0,9}|\t+| {3,}/gu;
/** Number of columns that make a table; of two each could be a value. */
const FEWEST_COLUMNS = 3;
/** Number of lines that have a label. */
const FEWEST_LABELLED = 2;

/**
 * A table with a row of heads ("Degree | Institution | Year"), or lines with a label each ("Institution: …", "Year: …"): what a value is stands above or before it,
 * whatever it says. Undefined where the section is written in another way.
 */
export function readEducationColumns(document: ResumeDocument, lines: readonly Line[]): EducationEntry[] | undefined {
  return readTable(document, lines) ?? readLabelled(document, lines);
}

function roleOf(label: string): Role | undefined {
  return ROLES.find(([, pattern]) => pattern.test(label))?.[0];
}

function cellsOf(line: Line): Piece[] {
  return splitPiece(line, CELL_END).map((cell) => strip(cell));
}

function readTable(document: ResumeDocument, lines: readonly Line[]): EducationEntry[] | undefined {
  const [head, ...rows] = lines;
  if (!head || rows.length === 0) return undefined;
  const roles = cellsOf(head).map(({ text }) => roleOf(text.replace(/[.:]$/u, '')));
  const isHead =
    roles.length >= FEWEST_COLUMNS &&
    roles.every((role) => role !== undefined) &&
    roles.includes('degree') &&
    roles.some((role) => role === 'school' || role === 'board');
  const cells = rows.map(cellsOf);
  if (!isHead || cells.some((row) => row.length !== roles.length)) return undefined;
  return cells.map((row) =>
    entryOf(
      document,
      row.map((piece, at) => ({ role: roles[at]!, piece })),
    ),
  );
}

const LABELLED = /^([\p{L}%][\p{L}%/().’' –-]{1,40}?)\s{0,9}(?::|\t| {3,})\s{0,9}(?=\S)/u;

function readLabelled(document: ResumeDocument, lines: readonly Line[]): EducationEntry[] | undefined {
  const values = lines.map((line): Value | undefined => {
    const label = LABELLED.exec(line.text);
    const role = label ? roleOf(label[1]!) : undefined;
    return role && { role, piece: strip(cut(line, label![0].length), /[\s:]/u) };
  });
  const known = values.filter((value) => value !== undefined);
  const roles = new Set(known.map(({ role }) => role));
  if (known.length < FEWEST_LABELLED || known.length < lines.length || !roles.has('school') || roles.size < 2)
    return undefined;
  const entries: Value[][] = [];
  for (const value of known) {
    const current = entries.at(-1);
    if (!current || current.some(({ role }) => role === value.role)) entries.push([value]);
    else current.push(value);
  }
  return entries.map((entry) => entryOf(document, entry));
}

function entryOf(document: ResumeDocument, values: readonly Value[]): EducationEntry {
  const entry: EducationEntry = { courses: [] };
  const find = (role: Role): Piece | undefined =>
    values.find((value) => value.role === role && /[\p{L}\d]/u.test(value.piece.text))?.piece;
  const [degree, field, school, time, score] = [
    find('degree'),
    find('field'),
    find('school') ?? find('board'),
    find('time'),
    find('score'),
  ];
  if (degree && !DEGREE.test(degree.text) && !field && FIELD_OF_STUDY.test(degree.text)) entry.area = degree;
  else if (degree) {
    const { piece, area } = recognizeDegree(degree);
    entry.degree = piece;
    if (area) entry.area = area;
  }
  if (field) entry.area = field;
  if (school) Object.assign(entry, schoolOf(school));
  if (score) entry.score = score;
  const [hit] = time ? document.datesOf(time) : [];
  if (time && hit) {
    entry.dates = hit;
    entry.datePiece = cut(time, hit.start, hit.end);
  }
  return entry;
}

/** "Harbour College, Reading": behind the name is where it is. */
function schoolOf(piece: Piece): Pick<EducationEntry, 'institution' | 'place'> {
  const comma = piece.text.indexOf(',');
  if (comma < 2) return { institution: piece };
  const [name, place] = [strip(cut(piece, 0, comma)), strip(cut(piece, comma + 1))];
  const isPlace =
    placeScore(place.text) >= PLACE.likely || (INSTITUTION.test(name.text) && !INSTITUTION.test(place.text));
  return isPlace ? { institution: name, place } : { institution: piece };
}
