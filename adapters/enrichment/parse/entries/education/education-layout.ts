import type { ResumeDocument } from '../../document/resume-document.js';
import {
  AT_END,
  AT_SCHOOL,
  BEFORE_SCHOOL,
  CLASS_OF_DEGREE,
  COURSES,
  DEGREE,
  FIELD_OF_STUDY,
  INSTITUTION,
  LABEL,
  MAJOR,
  PRESENT_ALONE,
  SCORE,
  THESIS,
  WITHIN_STUDIES,
} from '../../lexicons/education-words.js';
import { DURATION } from '../../recognizers/headers/dated-lines.js';
import { placeScore } from '../../recognizers/places.js';
import { isProse } from '../../recognizers/headings.js';
import { cut, isAdjacent, type Line, type Piece, pieceOf, stepBelow, strip, wordsOf } from '../../text.js';
import { FONT, PLACE, SHARE } from '../../thresholds.js';

/** In lines: the head of an entry has its school, its degree, its field and its dates. */
const LONGEST_HEAD = 4;
/** Of one entry. */
const MOST_POINTS = 2;
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
  if (dated.length === 1 && !isSingle(document, lines)) return undefined;
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
  const style = ({ layout }: Line): string =>
    `${String(layout.fontSize)} ${String(layout.bold ?? false)} ${layout.role === 'heading'}`;
  const starts = lines.flatMap((line, at) => (style(line) === style(lines[0]!) && !line.bullet ? [at] : []));
  if (starts.length < 2 || starts.some((at, index) => at + 1 === (starts[index + 1] ?? lines.length))) return undefined;
  const entries = starts.map((at, index) => lines.slice(at, starts[index + 1]));
  return entries.every((entry) => entry.length <= LONGEST_HEAD) ? entries : undefined;
}

/** Below the label of a list of courses nothing heads an entry. */
function beforeCourses(lines: readonly Line[]): readonly Line[] {
  const at = lines.findIndex(({ text }) => COURSES.test(text));
  return at < 0 ? lines : lines.slice(0, at);
}

/** With one stretch of time a short section is one entry; a longer one may have others without any. */
function isSingle(document: ResumeDocument, lines: readonly Line[]): boolean {
  const heads = beforeCourses(lines).filter(({ bullet, layout }) => !bullet && layout.role !== 'tags');
  const named = heads.filter((line) => headOf(document, line).text !== '');
  return named.length <= LONGEST_HEAD && heads.filter(({ text }) => INSTITUTION.test(text)).length <= 1;
}

/**
 * Lines that are one: "University School of Physical" / "Education in Farsund" in letters larger than the rest, and what a column broke off because the next
 * word had no room.
 */
export function joinBrokenLines(document: ResumeDocument, lines: readonly Line[]): Line[] {
  const sizes = lines.flatMap(({ layout }) => layout.fontSize ?? []);
  const [largest, smallest] = [Math.max(...sizes), Math.min(...sizes)];
  const isLarge = ({ layout, text }: Line): boolean =>
    largest > smallest * FONT.headingOverBody &&
    (layout.fontSize ?? 0) >= largest * FONT.sameAsLargest &&
    text.length <= LONGEST_NAME;
  const steps = lines.flatMap((line, at) => stepBelow(lines[at - 1], line) ?? []);
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const step = stepBelow(last, line);
    const joins =
      last !== undefined &&
      step !== undefined &&
      !line.bullet &&
      isAdjacent(document.source, last, line) &&
      step < FONT.nextLine * (line.layout.fontSize ?? 0) &&
      [last, line].every((one) => document.datesOf(one).length === 0) &&
      (!(areSchools(last, line) || areDegreeAndSchool(last, line)) || isFull(document, last, line, FULL_COLUMN)) &&
      ((isLarge(last) && isLarge(line) && !last.bullet) ||
        isFull(document, last, line, isSetSolid(steps, step) ? FULL_COLUMN : 0));
    if (joins) out[out.length - 1] = { ...last, ...pieceOf(document.source, last.start, line.end) };
    else out.push(line);
  }
  return out;
}

function areSchools(last: Line, line: Line): boolean {
  return INSTITUTION.test(last.text) && INSTITUTION.test(line.text);
}

/** A name goes on in its own weight, and no degree goes on with its school. */
function areDegreeAndSchool(last: Line, line: Line): boolean {
  if ((last.layout.bold ?? false) !== (line.layout.bold ?? false)) return true;
  const kindOf = ({ text }: Line): 'degree' | 'school' | undefined =>
    DEGREE.test(text) === INSTITUTION.test(text) ? undefined : DEGREE.test(text) ? 'degree' : 'school';
  const [upper, lower] = [kindOf(last), kindOf(line)];
  return upper !== undefined && lower !== undefined && upper !== lower;
}

/** In characters: a column of the page, not a sidebar, where most names fill the line. */
const FULL_COLUMN = 45;

/** In points; the text of a point is indented by its sign. */
const SAME_EDGE = 14;

/** No two lines of the section are further apart than these, so that the distance says nothing. */
function isSetSolid(steps: readonly number[], step: number): boolean {
  return !steps.some((other) => other > step * FONT.apart);
}

/** Whether the first word of the next line had no room on this one. */
function isFull(document: ResumeDocument, last: Line, line: Line, least: number): boolean {
  if (LABEL.test(last.text) || LABEL.test(line.text) || COURSES.test(line.text)) return false;
  const alike = document.lines.filter(
    ({ layout, text }) =>
      !/[\t@/]/u.test(text) &&
      Math.abs((layout.fontSize ?? 0) - (last.layout.fontSize ?? 0)) <= FONT.differentPoints &&
      Math.abs((layout.x ?? 0) - (last.layout.x ?? 0)) <= SAME_EDGE,
  );
  const width = Math.max(...alike.map(({ text }) => text.length));
  const written = last.text.slice(last.text.lastIndexOf('\n') + 1).length;
  const word = /^\S+/u.exec(line.text)?.[0].length ?? 0;
  return width >= least && written + 1 + word > width * SHARE.fullRow;
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
  const isTime = PRESENT_ALONE.test(rest.text) || (from > 0 && DURATION.test(rest.text));
  return isTime ? { ...rest, text: '' } : firstCell(rest);
}

function firstCell(piece: Piece): Piece {
  const tab = piece.text.indexOf('\t');
  return tab > 0 ? strip(cut(piece, 0, tab)) : piece;
}

/** Where in the head of an entry its school stands. */
interface Place {
  readonly row: number;
  /** The whole line, what is after the last comma, "at" or dash, or what is before the mark that the degree follows. */
  readonly part: 'whole' | 'tail' | 'front';
  /** The mark behind a school that is in front. */
  readonly mark?: RegExp;
}

/** "Tern Academy — Master, Lamps": behind a school in front. */
const AFTER_SCHOOL = [/\s{1,9}[-–—|•·●~@]\s{1,9}/gu, /,\s{1,9}/gu];

/** Where the school that a row begins with ends, and the degree behind it begins; undefined where the school is elsewhere. */
function frontOf(text: string): { mark: RegExp; from: number } | undefined {
  for (const mark of AFTER_SCHOOL) {
    const found = [...text.matchAll(mark)].find(
      ({ index, 0: { length } }) => DEGREE.exec(text.slice(index + length))?.index === 0,
    );
    if (!found) continue;
    const front = text.slice(0, found.index);
    return namesSchool(front) && !DEGREE.test(front) && !INSTITUTION.test(text.slice(found.index))
      ? { mark, from: found.index }
      : undefined;
  }
  return undefined;
}

/** The same mark as in another entry, where only one side has a word that shows what it is: a school in front, or a degree behind it. */
function behindSchool(text: string, mark: RegExp | undefined): { mark: RegExp; from: number } | undefined {
  const [found] = mark ? text.matchAll(mark) : [];
  if (!mark || !found) return undefined;
  const [front, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  if (INSTITUTION.test(behind) || DEGREE.test(front)) return undefined;
  return namesSchool(front) || DEGREE.exec(behind)?.index === 0 ? { mark, from: found.index } : undefined;
}

/** The last mark before a school: behind several of them the nearest one, "Master, Lamps — Tern Academy". */
function lastMark(text: string): { from: number; to: number } | undefined {
  const lasts = BEFORE_SCHOOL.flatMap((mark) => [...text.matchAll(mark)].slice(-1));
  const nearest = lasts
    .filter(({ index, 0: { length } }) => INSTITUTION.test(text.slice(index + length)))
    .sort((a, b) => b.index - a.index)[0];
  const last = nearest ?? lasts[0];
  return last && { from: last.index, to: last.index + last[0].length };
}

/** What the place of each phrase says of an entry. */
export interface Head {
  readonly school?: Piece;
  /** Other entries have a school there that a word gives away. */
  readonly isVoted: boolean;
  readonly degree?: Piece;
  readonly area?: Piece;
  /** The first row beside the school: it says what was studied, even where no word of it is known. */
  readonly studied?: Piece;
}

/**
 * School, degree and field of each entry, from where those stand that a word gives away: "Tern Academy" in the first line of one entry makes a school of "CESI" in the first
 * line of the next, and "Glass, Master" a degree of "Lamps of harbours" in "Optics, Lamps of harbours".
 */
export function headsByLayout(document: ResumeDocument, entries: readonly (readonly Line[])[]): Head[] {
  const rows = entries.map((entry) => headLines(document, entry).map((line) => headOf(document, line)));
  const votes = new Map<string, { place: Place; count: number }>();
  const degrees = new Map<number, number>();
  const marks = rows.flatMap((entry) => entry.flatMap(({ text }) => frontOf(text)?.mark ?? []));
  for (const entry of rows) {
    for (const [row, { text: head }] of entry.entries()) {
      if (DEGREE.test(head) && !INSTITUTION.test(head)) degrees.set(row, (degrees.get(row) ?? 0) + 1);
      const front = frontOf(head) ?? behindSchool(head, marks[0]);
      if (!front && !namesSchool(head)) continue;
      const at = AT_SCHOOL.exec(head);
      const isTail = DEGREE.test(withoutTail(head)) || (at !== null && namesSchool(head.slice(at.index)));
      const part = front ? 'front' : isTail ? 'tail' : 'whole';
      const key = `${row} ${part}`;
      votes.set(key, {
        place: { row, part, ...(front && { mark: front.mark }) },
        count: (votes.get(key)?.count ?? 0) + 1,
      });
    }
  }
  const voted = [...votes.values()].sort((a, b) => b.count - a.count || a.place.row - b.place.row)[0]?.place;
  const place = voted ?? besideDegree(degrees, rows);
  const isVoted = voted !== undefined;
  const schools = rows.map((entry) => place && schoolIn(entry, place));
  const beside = rows.map((entry, at) => {
    // What is below a school that comes after its degree is about both.
    const head = place && place.row > 0 ? entry.slice(0, place.row + 1) : entry;
    return schools[at] ? besideSchool(head, schools[at], place?.part === 'front') : [];
  });
  const studies = studiesByLayout(beside);
  return schools.map((school, at) => {
    const [first] = beside[at]!;
    const studied = first && !first.text.includes('\t') && !isAside(first.text) ? first : undefined;
    return school ? { school, isVoted, ...studies[at], ...(studied && { studied }) } : { isVoted };
  });
}

/** The rows without the school, and what is before the school in its own row, or behind one in front. */
function besideSchool(rows: readonly Piece[], school: Piece, isInFront: boolean): Piece[] {
  return rows.flatMap((row) => {
    if (row.end <= school.start || row.start >= school.end) return [row];
    const before = strip(cut(row, 0, Math.max(0, school.start - row.start)));
    const link = AT_END.exec(before.text);
    const bare = link ? strip(cut(before, 0, link.index)) : before;
    if (bare.text.length > 1) return [bare];
    const after = strip(cut(row, Math.max(0, school.end - row.start)), /[\s,;|–—-]/u);
    return isInFront && after.text.length > 1 ? [after] : [];
  });
}

/** What a row without any known word was: "Night course in Glass". */
export function studiesIn(row: Piece, degree: Piece | undefined, area: Piece | undefined): Studies {
  const isBeside = (piece: Piece): boolean => piece.start >= row.start && piece.end <= row.end;
  if (degree) return area || isBeside(degree) ? {} : { area: row };
  if (area) return isBeside(area) ? {} : { degree: row };
  const [link, ...marks] = [...WITHIN_STUDIES].reverse();
  const linked = partsAt(row, link!, 'first');
  if (linked) return { degree: row, area: linked[1] };
  const found = marks.flatMap((mark) => partsAt(row, mark, 'first') ?? []);
  if (found.length < 2) return { degree: row };
  // "Degree: Master glazier"
  return LABEL.test(found[0]!.text) ? { degree: found[1]! } : { degree: found[0]!, area: found[1]! };
}

type Studies = Pick<Head, 'degree' | 'area'>;

/** Degree and field of each entry: on two rows, or parted by a mark, in the order in which the entries with known degrees have them. */
function studiesByLayout(entries: readonly (readonly Piece[])[]): Studies[] {
  const two = entries.map((rows) => (rows.length >= 2 ? ([rows[0]!, rows[1]!] as const) : undefined));
  const order = majority(two.map((rows) => rows && orderIn(rows)));
  const single = entries.map((rows) => (rows.length === 1 ? rows[0] : undefined));
  const mark = WITHIN_STUDIES.map((pattern) => {
    const orders = single.map((row) => row && orderAt(row, pattern));
    const count = single.filter((row) => row && row.text.search(pattern) > 0).length;
    return { pattern, order: majority(orders), known: orders.filter(Boolean).length, count };
  }).sort((a, b) => b.known - a.known || b.count - a.count)[0]!;
  return entries.map((_, at): Studies => {
    const row = single[at];
    const rows = two[at];
    const parts = rows ?? (row && mark.order ? partsAt(row, mark.pattern, mark.order) : undefined);
    if (!parts) return {};
    const own = orderIn(parts) ?? (rows ? order : mark.order) ?? orderOfFields(parts);
    if (parts.some(({ text }, side) => ((own === 'first') === (side === 0) ? isAccount(text) : isAside(text))))
      return {};
    // Of one entry alone a second row may be anything.
    if (rows && order === undefined && own !== undefined && !FIELD_OF_STUDY.test(parts[own === 'first' ? 1 : 0].text))
      return {};
    if (rows && entries.length === 1 && !parts.some(({ text }) => FIELD_OF_STUDY.test(text))) return {};
    if (own === undefined) return {};
    if (own === 'last') return { degree: parts[1], area: parts[0] };
    // A degree that is spelled out stays as it is written: "Night course in Glass".
    const isLinked = row && mark.pattern === WITHIN_STUDIES.at(-1) && !/\.|^\p{Lu}{2,5}$/u.test(parts[0].text);
    return { degree: isLinked ? row : parts[0], area: parts[1] };
  });
}

type DegreePlace = 'first' | 'last';

/** Which of the two is the degree, as far as its words say it. */
function orderIn([a, b]: readonly [Piece, Piece]): DegreePlace | undefined {
  const [first, last] = [DEGREE.test(a.text), DEGREE.test(b.text)];
  if (first !== last) return first ? 'first' : 'last';
  // "Web Design, Technician in Web Design": the degree repeats its field.
  if (a.text.length === b.text.length || Math.min(a.text.length, b.text.length) < SHORTEST_FIELD) return undefined;
  return a.text.includes(b.text) ? 'first' : b.text.includes(a.text) ? 'last' : undefined;
}

/** In characters. */
const SHORTEST_FIELD = 8;

function orderOfFields([a, b]: readonly [Piece, Piece]): DegreePlace | undefined {
  const [first, last] = [FIELD_OF_STUDY.test(a.text), FIELD_OF_STUDY.test(b.text)];
  return first === last ? undefined : first ? 'last' : 'first';
}

function orderAt(row: Piece, mark: RegExp): DegreePlace | undefined {
  return (['first', 'last'] as const).find((order) => {
    const parts = partsAt(row, mark, order);
    return parts !== undefined && orderIn(parts) === order;
  });
}

/** Parted at the mark that leaves all words of degrees on one side, if there is one. */
function partsAt(row: Piece, mark: RegExp, order: DegreePlace): readonly [Piece, Piece] | undefined {
  const all = [...row.text.matchAll(mark)].map((found): readonly [Piece, Piece] => [
    strip(cut(row, 0, found.index)),
    strip(cut(row, found.index + found[0].length)),
  ]);
  const parted = (order === 'first' ? all : all.reverse()).filter((parts) => parts.every(({ text }) => text !== ''));
  return parted.find((parts) => orderIn(parts) === order) ?? parted[0];
}

/** A grade, a list or an account is neither degree nor field. */
function isAccount(text: string): boolean {
  const words = wordsOf(text).length;
  return (
    [SCORE, COURSES, THESIS, MAJOR].some((aside) => aside.test(text)) ||
    (words > LONGEST_FIELD && isProse(text)) ||
    words > LONGEST_LINE
  );
}

/** Nor are labels, classes of degrees and places, although the bare word "Degree" may stand for one. */
function isAside(text: string): boolean {
  return isAccount(text) || LABEL.test(text) || CLASS_OF_DEGREE.test(text) || placeScore(text) >= PLACE.likely;
}

/** In words: the names of a few fields, in small letters too. */
const LONGEST_FIELD = 8;

function majority(orders: readonly (DegreePlace | undefined)[]): DegreePlace | undefined {
  const first = orders.filter((order) => order === 'first').length;
  const last = orders.filter((order) => order === 'last').length;
  return first === last ? undefined : first > last ? 'first' : 'last';
}

function namesSchool(text: string): boolean {
  const school = INSTITUTION.exec(text);
  const field = FIELD_OF_STUDY.exec(text);
  if (!school) return false;
  return !field || school.index < field.index || school.index >= field.index + field[0].length;
}

/** No school has a word for it, but the degrees are all in the second line, so the schools are in the first, or the other way round. */
function besideDegree(degrees: ReadonlyMap<number, number>, entries: readonly (readonly Piece[])[]): Place | undefined {
  const [row] = [...degrees].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  if (row === undefined) return undefined;
  // Below the school its field may come first.
  if (row > 0) return { row: 0, part: 'whole' };
  return { row: entries.every(hasFieldBeforeSchool) ? 2 : 1, part: 'whole' };
}

/** "BA" / "Computer Science" / "Harbour Hall". */
function hasFieldBeforeSchool([, field, school]: readonly Piece[]): boolean {
  if (!field || !school || !FIELD_OF_STUDY.test(field.text) || FIELD_OF_STUDY.test(school.text)) return false;
  return /^\p{Lu}\D+$/u.test(school.text) && !isAside(school.text) && !DEGREE.test(school.text);
}

/** The lines of the head that hold more than dates. */
function headLines(document: ResumeDocument, entry: readonly Line[]): Line[] {
  // A point or two may say what was studied; more are a list.
  const points = entry.filter(({ bullet }) => bullet).length;
  const isDated = (line: Line): boolean => document.datesOf(line).length > 0;
  const isList = points > MOST_POINTS && entry.some((line) => !line.bullet && isDated(line));
  return beforeCourses(entry)
    .slice(0, LONGEST_HEAD + 1)
    .filter((line) => !(line.bullet && isList) && headOf(document, line).text !== '');
}

function withoutTail(text: string): string {
  const mark = lastMark(text);
  return mark ? text.slice(0, mark.from) : '';
}

function schoolIn(rows: readonly Piece[], { row, part, mark: behind }: Place): Piece | undefined {
  const head = rows[row];
  if (!head) return undefined;
  if (
    LABEL.test(head.text) ||
    COURSES.test(head.text) ||
    isProse(head.text) ||
    wordsOf(head.text).length > LONGEST_LINE
  )
    return undefined;
  const bare = withoutTown(head);
  // "Northwind Training and Certification" is no degree where another row has one.
  const hasDegree = rows.some((other) => other !== head && DEGREE.test(other.text) && !INSTITUTION.test(other.text));
  if (behind) {
    const end = (frontOf(bare.text) ?? behindSchool(bare.text, behind))?.from ?? bare.text.search(behind);
    return end > 0 ? withoutTown(strip(cut(bare, 0, end))) : bare;
  }
  if (part !== 'tail') return DEGREE.test(bare.text) && !INSTITUTION.test(bare.text) && !hasDegree ? undefined : bare;
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
