import type { ResumeDocument } from '../../document/resume-document.js';
import { COURSES, DEGREE, INSTITUTION, LABEL } from '../../lexicons/education-words.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';
import { DURATION } from '../../recognizers/headers/dated-lines.js';
import { placeScore } from '../../recognizers/places.js';
import { isProse } from '../../recognizers/headings.js';
import { cut, isAdjacent, type Line, type Piece, pieceOf, strip, wordsOf } from '../../text.js';
import { FONT, PLACE } from '../../thresholds.js';

/** In lines: the head of an entry has its school, its degree, its field and its dates. */
const LONGEST_HEAD = 4;
/** In characters, of one line of a name. */
const LONGEST_NAME = 60;
/** In words: what is longer is an account. */
const LONGEST_LINE = 16;

/**
 * The lines of each entry of a section whose entries are all set alike: each has its dates, and they begin so many lines above them. Undefined where
 * the lines do not agree.
 */
export function entriesByLayout(document: ResumeDocument, lines: readonly Line[]): Line[][] | undefined {
  // Plain text shows nothing of how it was set.
  if (lines.some(({ layout }) => layout.fontSize === undefined)) return undefined;
  const dated = datedLines(document, lines);
  if (dated.length === 0) return entriesByStyle(lines);
  if (dated.length === 1 && !isSingle(lines)) return undefined;
  const lead = dated[0]!;
  if (lead >= LONGEST_HEAD || lines.slice(0, lead).some((line) => line.bullet || isProse(line.text))) return undefined;
  const first = lines[0]!;
  const starts = dated.map((at, index) => {
    const floor = index === 0 ? 0 : dated[index - 1]! + 1;
    const expected = at - lead;
    if (expected >= floor && isSetLike(lines[expected]!, first)) return expected;
    return [at - lead + 1, at - lead - 1, at].find(
      (other) => other >= floor && other <= at && isSetLike(lines[other]!, first),
    );
  });
  if (starts.some((start) => start === undefined)) return undefined;
  return starts.map((start, index) => lines.slice(start, starts[index + 1]));
}

/** Entries without any dates, where the first line of each is set apart from the others. */
function entriesByStyle(lines: readonly Line[]): Line[][] | undefined {
  const style = ({ layout }: Line): string => `${String(layout.fontSize)} ${String(layout.bold ?? false)}`;
  const starts = lines.flatMap((line, at) => (style(line) === style(lines[0]!) && !line.bullet ? [at] : []));
  if (starts.length < 2 || starts.some((at, index) => at + 1 === (starts[index + 1] ?? lines.length))) return undefined;
  const entries = starts.map((at, index) => lines.slice(at, starts[index + 1]));
  return entries.every((entry) => entry.length <= LONGEST_HEAD) ? entries : undefined;
}

/** With one stretch of time a short section is one entry; a longer one may have others without any. */
function isSingle(lines: readonly Line[]): boolean {
  const heads = lines.filter(({ bullet, layout }) => !bullet && layout.role !== 'tags');
  return heads.length <= LONGEST_HEAD && heads.filter(({ text }) => INSTITUTION.test(text)).length <= 1;
}

/** "University School of Physical" / "Education in Farsund" in letters larger than the rest: one name over two lines. */
export function joinBrokenNames(document: ResumeDocument, lines: readonly Line[]): Line[] {
  const sizes = lines.flatMap(({ layout }) => layout.fontSize ?? []);
  const [largest, smallest] = [Math.max(...sizes), Math.min(...sizes)];
  const isLarge = ({ bullet, layout, text }: Line): boolean =>
    !bullet && (layout.fontSize ?? 0) >= largest * FONT.sameAsLargest && text.length <= LONGEST_NAME;
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const joins =
      last !== undefined &&
      largest > smallest * FONT.headingOverBody &&
      isLarge(last) &&
      isLarge(line) &&
      isAdjacent(document.source, last, line) &&
      last.layout.page === line.layout.page &&
      (line.layout.y ?? 0) - (last.layout.y ?? 0) < FONT.nextLine * largest &&
      [last, line].every((one) => document.datesOf(one).length === 0) &&
      !(INSTITUTION.test(last.text) && INSTITUTION.test(line.text));
    if (joins) out[out.length - 1] = { ...last, ...pieceOf(document.source, last.start, line.end) };
    else out.push(line);
  }
  return out;
}

/** The first line of each stretch of dates; "1994" above "1999" is one. */
function datedLines(document: ResumeDocument, lines: readonly Line[]): number[] {
  const dated = lines.flatMap((line, at) => {
    const hits = document.datesOf(line).filter(({ weak, range }) => range || !weak);
    if (hits.length === 0 || isProse(line.text) || wordsOf(line.text).length > LONGEST_LINE) return [];
    const rest = headOf(document, line).text;
    return line.bullet && rest !== '' ? [] : [{ at, alone: rest === '' }];
  });
  return dated
    .filter(({ at, alone }, index) => {
      const before = dated[index - 1];
      return !(alone && before?.alone && before.at === at - 1);
    })
    .map(({ at }) => at);
}

function isSetLike(line: Line, first: Line): boolean {
  const [a, b] = [line.layout.fontSize, first.layout.fontSize];
  return (
    line.bullet === first.bullet && (a === undefined || b === undefined || Math.abs(a - b) <= FONT.differentPoints)
  );
}

/** A line without its dates, and without what a table shows in other cells. */
export function headOf(document: ResumeDocument, line: Line): Piece {
  let from = 0;
  for (const hit of document.datesOf(line)) {
    if (hit.weak && !hit.range) continue;
    const before = strip(cut(line, from, hit.start), /[\s,;:|•·()–—-]/u);
    if (before.text !== '') return firstCell(before);
    from = hit.end;
  }
  const rest = strip(cut(line, from), /[\s,;:|•·–—-]/u);
  return from > 0 && DURATION.test(rest.text) ? { ...rest, text: '' } : firstCell(rest);
}

function firstCell(piece: Piece): Piece {
  const tab = piece.text.indexOf('\t');
  return tab > 0 ? strip(cut(piece, 0, tab)) : piece;
}

/** Where in the head of an entry its school stands. */
interface Place {
  readonly row: number;
  /** The whole line, or what is after the last comma, "at" or dash. */
  readonly tail: boolean;
}

/** What parts a degree from its school, the surest first. */
const BEFORE_SCHOOL = [
  new RegExp(String.raw`\s{1,9}(?:${anyOf(lexicon.joining.at)})\s{1,9}(?=\p{Lu})`, 'gu'),
  /,\s{1,9}(?=\p{Lu})/gu,
  /\s{1,9}[-–—]\s{1,9}(?=\p{Lu})/gu,
];

function lastMark(text: string): { from: number; to: number } | undefined {
  for (const mark of BEFORE_SCHOOL) {
    const last = [...text.matchAll(mark)].at(-1);
    if (last) return { from: last.index, to: last.index + last[0].length };
  }
  return undefined;
}

/**
 * The school of each entry, from where the schools stand that a word gives away: "Tern Academy" in the first line of one entry makes a school of "CESI" in the first line of the
 * next. Undefined for an entry whose line there is a degree.
 */
export function schoolsByLayout(
  document: ResumeDocument,
  entries: readonly (readonly Line[])[],
): { schools: (Piece | undefined)[]; isVoted: boolean } {
  const votes = new Map<string, { place: Place; count: number }>();
  const degrees = new Map<number, number>();
  for (const entry of entries) {
    for (const [row, line] of headLines(document, entry).entries()) {
      const head = headOf(document, line).text;
      if (DEGREE.test(head) && !INSTITUTION.test(head)) degrees.set(row, (degrees.get(row) ?? 0) + 1);
      if (!namesSchool(head)) continue;
      const tail = DEGREE.test(withoutTail(head));
      const key = `${row} ${tail}`;
      votes.set(key, { place: { row, tail }, count: (votes.get(key)?.count ?? 0) + 1 });
    }
  }
  const voted = [...votes.values()].sort((a, b) => b.count - a.count || a.place.row - b.place.row)[0]?.place;
  const place = voted ?? besideDegree(degrees);
  if (!place) return { schools: [], isVoted: false };
  const schools = entries.map((entry) => {
    const line = headLines(document, entry)[place.row];
    return line && schoolIn(headOf(document, line), place);
  });
  return { schools, isVoted: voted !== undefined };
}

/** "Information Technology" is a field, although institutes of technology are schools. */
const FIELD = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.education.fields)})(?!\p{L})`, 'iu');

function namesSchool(text: string): boolean {
  const school = INSTITUTION.exec(text);
  const field = FIELD.exec(text);
  if (!school) return false;
  return !field || school.index < field.index || school.index >= field.index + field[0].length;
}

/** No school has a word for it, but the degrees are all in the second line, so the schools are in the first, or the other way round. */
function besideDegree(degrees: ReadonlyMap<number, number>): Place | undefined {
  const [row] = [...degrees].sort((a, b) => b[1] - a[1])[0] ?? [];
  // Below the school its field may come first.
  return row === undefined ? undefined : { row: row === 0 ? 1 : 0, tail: false };
}

/** The lines of the head that hold more than dates. */
export function headLines(document: ResumeDocument, entry: readonly Line[]): Line[] {
  return entry.slice(0, LONGEST_HEAD + 1).filter((line) => headOf(document, line).text !== '');
}

function withoutTail(text: string): string {
  const mark = lastMark(text);
  return mark ? text.slice(0, mark.from) : '';
}

function schoolIn(head: Piece, { tail }: Place): Piece | undefined {
  if (
    LABEL.test(head.text) ||
    COURSES.test(head.text) ||
    isProse(head.text) ||
    wordsOf(head.text).length > LONGEST_LINE
  )
    return undefined;
  const bare = withoutTown(head);
  if (!tail) return DEGREE.test(bare.text) && !INSTITUTION.test(bare.text) ? undefined : bare;
  const mark = lastMark(bare.text);
  return mark && strip(cut(bare, mark.to));
}

/** "Tern Academy, Leeds": a known town or country is no part of the name. */
function withoutTown(head: Piece): Piece {
  const town = /,\s{1,9}([^,]{2,40})$|\s\(([^()]{2,40})\)$/u.exec(head.text);
  const name = town?.[1] ?? town?.[2];
  return town && town.index > 2 && name !== undefined && placeScore(name) >= PLACE.likely
    ? strip(cut(head, 0, town.index))
    : head;
}
