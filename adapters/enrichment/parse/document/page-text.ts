import type { DocumentLine, ExtractedDocument } from '../../../../core/spi.js';
import {
  type DateConventions,
  type DateHit,
  daysComeFirst,
  findDates,
  openSince,
  pairsAreYears,
} from '../recognizers/dates.js';
import type { LineContext } from '../recognizers/headers/dated-lines.js';
import { PRESENT_PATTERN, RANGE_PATTERN } from '../lexicons/date-words.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';
import { LEGAL_FORM_WITH_STOP } from '../lexicons/legal-forms.js';
import { standaloneHeading } from '../recognizers/headings.js';
import type { TitleLexicon } from '../recognizers/titles-and-employers.js';
import {
  cut,
  isAdjacent,
  isCapitals,
  type Line,
  type Piece,
  pieceOf,
  splitPiece,
  stepBelow,
  wordsOf,
} from '../text.js';
import { FONT, SHARE } from '../thresholds.js';

/** The lines of the pages, and what it takes to read them. */
export interface PageText extends LineContext {
  /** The whole text, which all offsets count in. */
  readonly source: string;
  /** The same with hidden lines blanked, so that offsets stay. */
  readonly visible: string;
  /** Visible lines in reading order. */
  readonly lines: readonly Line[];
  /** Addresses that the file links to. */
  readonly links: readonly string[];
  /** Years written with two digits reach up to this one. */
  readonly pivot: number;
  readonly dateConventions: DateConventions;
  /** Bold is what the document sets apart, not what most of it is set in. */
  readonly boldIsApart: boolean;
}

export function createPageText(
  extracted: ExtractedDocument,
  lines: readonly Line[],
  titles: TitleLexicon,
  referenceDate: string,
): PageText {
  const source = extracted.text;
  const year = Number(/^\d{4}/u.exec(referenceDate)?.[0] ?? '2030');
  const pivot = 2000 + (year % 100);
  const open = openSince(source);
  const dateConventions = {
    dayFirst: daysComeFirst(source),
    yearPairs: pairsAreYears(source),
    ...(open && { openSince: open }),
  };
  // By both ends: a line may also be read as part of a longer one.
  const cache = new Map<string, readonly DateHit[]>();
  return {
    source,
    visible: visibleText(extracted),
    lines,
    links: extracted.links,
    titles,
    pivot,
    dateConventions,
    boldIsApart: lettersOf(lines.filter(({ layout }) => layout.bold === true)) < lettersOf(lines) * SHARE.boldApart,
    datesOf(line: Piece): readonly DateHit[] {
      const key = `${line.start}-${line.end}`;
      const known = cache.get(key);
      if (known) return known;
      const found = findDates(line.text, pivot, dateConventions);
      cache.set(key, found);
      return found;
    },
  };
}

function lettersOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0);
}

// `{` is the code of the en dash in the old TeX fonts; without a map of glyphs it comes out as it is.
const BULLET =
  /^(?:[•·●○◦▪▫■□◆◇►▶▸‣⁃∙➢➤✓✔❖★☆✦✧»§¤\uF000-\uF8FF\u0095\u2219]|[-–—*+o>{](?=\s)|\(?\d{1,2}[.)](?=\s+[A-Za-z]))\s*/u;

const PLAIN_START = /^[A-Za-np-z]/u;

/** The lines that a reader of the page sees, in reading order, each of a bounded length. */
export function visibleLines(document: ExtractedDocument): Line[] {
  const { text } = document;
  const lines: Line[] = [];
  let gap = 0;
  let orphanBullet = false;
  for (const layout of document.lines.flatMap((line) => boundedLines(text, line))) {
    if (layout.hidden) continue;
    const whole = pieceOf(text, layout.start, layout.end);
    if (whole.text === '') {
      gap += 1;
      continue;
    }
    const mark = PLAIN_START.test(whole.text) ? '' : (BULLET.exec(whole.text)?.[0] ?? '');
    const numbered = /\d/u.test(mark);
    const content = numbered ? whole : pieceOf(text, whole.start + mark.length, whole.end);
    if (content.text === '') {
      // Some extractors put the bullet on a line of its own, before the line that it belongs to.
      orphanBullet = true;
      continue;
    }
    const bullet = (mark !== '' && !numbered) || orphanBullet || layout.role === 'list-item';
    const sign = bullet ? mark.trim() : '';
    const index = lines.length;
    lines.push({ ...content, index, bullet, ...(sign && { mark: sign }), gap, outerStart: whole.start, layout });
    gap = 0;
    orphanBullet = false;
  }
  return withWholeDates(text, withWholeHeadings(text, withoutColumnHeads(text, lines)));
}

type Column = 'from' | 'to' | 'post' | 'study' | 'place' | 'account' | 'terms';

const { labels, dates } = lexicon;
const { degreeColumns, fieldColumns, schoolColumns } = lexicon.education;
/** What the head of a column says of its cells; the first that fits decides. */
const COLUMNS: readonly (readonly [Column, RegExp])[] = (
  [
    ['to', dates.endLabels],
    ['from', [...dates.startLabels, ...labels.dates]],
    ['terms', labels.terms],
    ['account', [...labels.accounts, ...labels.noHighlights]],
    ['post', [...labels.position, ...labels.employer]],
    ['place', labels.place],
    ['study', [...schoolColumns, ...degreeColumns, ...fieldColumns]],
  ] as const
).map(([column, words]) => [column, new RegExp(String.raw`^(?:${anyOf(words)})\s{0,3}:?$`, 'iu')]);

/** "From", "To", "Employer", "Position", "Duties" */
const FEWEST_COLUMNS = 3;

/**
 * A form with a table of posts or studies says at the head of each column what is below it. Each cell of its rows becomes a line, as in a resume without a
 * table, and the ends of a stretch of time one of them.
 */
function withoutColumnHeads(text: string, lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  let columns: readonly Column[] | undefined;
  for (const line of lines) {
    const cells = line.text.includes('\t') ? splitPiece(line, CELL_END) : [];
    const heads = columnsOf(cells);
    if (heads) columns = heads;
    else if (columns && isRowOf(columns, cells)) out.push(...linesOfCells(text, line, columns, cells));
    else {
      if (columns && standaloneHeading(line, undefined)) columns = undefined;
      out.push(line);
    }
  }
  return out;
}

const CELL_END = /\t/gu;

function columnsOf(cells: readonly Piece[]): readonly Column[] | undefined {
  if (cells.length < FEWEST_COLUMNS) return undefined;
  const columns = cells.flatMap((cell) => COLUMNS.find(([, label]) => label.test(cell.text))?.[0] ?? []);
  const from = columns.indexOf('from');
  const to = columns.indexOf('to');
  if (columns.length < cells.length || from < 0) return undefined;
  const isStretch = to === from + 1 && columns.some((column) => column === 'post' || column === 'study');
  return isStretch || (to < 0 && columns.includes('post')) ? columns : undefined;
}

function isRowOf(columns: readonly Column[], cells: readonly Piece[]): boolean {
  return cells.length === columns.length && /\d{2}/u.test(cells[columns.indexOf('from')]!.text);
}

function linesOfCells(text: string, line: Line, columns: readonly Column[], cells: readonly Piece[]): Line[] {
  const { role: _, ...layout } = line.layout;
  return columns.flatMap((column, at) => {
    if (column === 'to' || column === 'terms') return [];
    const last = columns[at + 1] === 'to' ? cells[at + 1]! : cells[at]!;
    const cell = pieceOf(text, cells[at]!.start, last.end);
    return { ...line, ...cell, layout, bullet: column === 'account', gap: at === 0 ? Math.max(1, line.gap) : 0 };
  });
}

/** "Certificate | Issued by | Year" in bold above rows of as many cells: what the columns hold, and no entry. A table that goes on has it again on each page. */
export function rowsWithoutHead(lines: readonly Line[]): Line[] {
  const head = lines.find(
    (line, at) =>
      isTableRow(line) && line.layout.bold === true && !/\d/u.test(line.text) && isHeadOf(line, lines[at + 1]),
  );
  return head ? lines.filter(({ text }) => text !== head.text) : [...lines];
}

function isTableRow({ layout, text }: Line): boolean {
  return layout.role === 'table-row' && text.includes('\t');
}

function isHeadOf(head: Line, row: Line | undefined): boolean {
  return (
    row !== undefined &&
    isTableRow(row) &&
    row.layout.bold !== true &&
    cellsOfRow(row).length === cellsOfRow(head).length
  );
}

/** The cells of a row, each a piece of its line. */
export function cellsOfRow(line: Line): Piece[] {
  return splitPiece(line, CELL_END);
}

/** "PRINCIPALES" / "COMPÉTENCES": two lines set alike, and unlike those around them, that are a usual heading together. */
function withWholeHeadings(text: string, lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, next] = [lines[at]!, lines[at + 1]];
    const both = next && isBrokenHeading(line, next) && { ...line, ...pieceOf(text, line.start, next.end) };
    const isApart = !isSetAs(lines[at - 1], line) && !isSetAs(next, lines[at + 2]);
    const isHeading = both && isApart && standaloneHeading(both, undefined)?.exact === true;
    whole.push(isHeading ? both : line);
    if (isHeading) at += 1;
  }
  return whole;
}

/** In characters: half a heading. */
const LONGEST_HALF = 24;

function isBrokenHeading(line: Line, next: Line): boolean {
  const areShort = [line, next].every(
    ({ text, bullet }) => !bullet && text.length <= LONGEST_HALF && !/\d|\t/u.test(text),
  );
  // In plain letters it is the name of a group within a section.
  const standsOut = line.layout.bold === true || isCapitals(line.text);
  const step = stepBelow(line, next);
  return (
    areShort && standsOut && isSetAs(line, next) && step !== undefined && step < FONT.nextLine * line.layout.fontSize!
  );
}

function isSetAs(line: Line | undefined, other: Line | undefined): boolean {
  if (!line || !other || stepBelow(line, other) === undefined) return false;
  const isBold = line.layout.bold === true;
  return isBold === (other.layout.bold === true) && (isBold || isCapitals(line.text) === isCapitals(other.text));
}

const POINT = String.raw`(?:\p{L}{3,12}\.?,?\s)?(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d(?:-\d{2}){0,2}`;
const POINT_ALONE = new RegExp(`^${POINT}$`, 'u');
const MARK_ALONE = new RegExp(`^(?:${RANGE_PATTERN})$`, 'iu');
const END_ALONE = new RegExp(`^(?:${POINT}|${PRESENT_PATTERN})$`, 'iu');

/** "January 2012" / "to" / "December 2017": one stretch of time, from a column that was too narrow for it. */
function withWholeDates(text: string, lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [first, mark, last] = [lines[at]!, lines[at + 1], lines[at + 2]];
    const isStacked =
      mark !== undefined &&
      last !== undefined &&
      POINT_ALONE.test(first.text) &&
      MARK_ALONE.test(mark.text) &&
      END_ALONE.test(last.text) &&
      isAdjacent(text, first, mark) &&
      isAdjacent(text, mark, last);
    whole.push({ ...first, ...(isStacked && pieceOf(text, first.start, last.end)), index: whole.length });
    if (isStacked) at += 2;
  }
  return whole;
}

/** The size most of the document's text is set in; undefined where the format has no sizes. */
export function bodyFontSize(lines: readonly Line[]): number | undefined {
  const weight = new Map<number, number>();
  for (const line of lines) {
    const size = line.layout.fontSize;
    if (size === undefined) continue;
    const key = Math.round(size * 2) / 2;
    weight.set(key, (weight.get(key) ?? 0) + line.text.length);
  }
  return [...weight].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** The text with hidden lines blanked, so that offsets stay. */
function visibleText(document: ExtractedDocument): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, hidden } of document.lines) {
    if (!hidden || end <= from) continue;
    parts.push(document.text.slice(from, start), ' '.repeat(end - start));
    from = end;
  }
  return [...parts, document.text.slice(from)].join('');
}

/** In characters: a paragraph of some 300 words. What is longer is a text without line breaks, and is read in parts of this length. */
export const LONGEST_LINE = 2_000;

// Longer gaps are no layout.
const ENDLESS_GAP = /(?<!\s)\s{200,}/u;

/**
 * The line in parts of at most `LONGEST_LINE` characters with no endless gap inside, so that a rule over a line sees a bounded text. The parts keep
 * their offsets, and end at white space where there is some.
 */
function boundedLines(text: string, line: DocumentLine): DocumentLine[] {
  if (line.end - line.start < 200) return [line];
  return withoutEndlessGaps(text, line).flatMap((part) => shortParts(text, part));
}

function withoutEndlessGaps(text: string, line: DocumentLine): DocumentLine[] {
  const parts: DocumentLine[] = [];
  let start = line.start;
  for (;;) {
    const gap = ENDLESS_GAP.exec(text.slice(start, line.end));
    if (!gap) break;
    parts.push({ ...line, start, end: start + gap.index });
    start += gap.index + gap[0].length;
  }
  return [...parts, { ...line, start, end: line.end }];
}

function shortParts(text: string, line: DocumentLine): DocumentLine[] {
  const parts: DocumentLine[] = [];
  let start = line.start;
  while (line.end - start > LONGEST_LINE) {
    const end = cutBefore(text, start, start + LONGEST_LINE);
    parts.push({ ...line, start, end });
    start = end;
  }
  return [...parts, { ...line, start, end: line.end }];
}

/** At the last white space, else anywhere but inside a pair of surrogates. */
function cutBefore(text: string, start: number, limit: number): number {
  for (let at = limit; at > start; at -= 1) if (/\s/u.test(text.charAt(at))) return at;
  const isHigh = (text.charCodeAt(limit - 1) & 0xfc00) === 0xd800;
  return isHigh ? limit - 1 : limit;
}

/**
 * Some pages keep their headings or their dates in a margin. Read column by column they lose what they belong to; here each goes back
 * to the row that it is on. Lines without a position keep their place, and what repeats on every page comes last.
 */
export function inRowOrder(document: PageText): Line[] {
  const lines = document.lines.filter((line) => !isInMargin(line));
  const margins = document.lines.filter(isInMargin);
  const ordered = lines.some(({ layout }) => layout.y !== undefined && layout.x !== undefined)
    ? rowsOf(document, lines)
    : lines;
  const rows = withDatesOfHeads([...ordered, ...margins], document.datesOf);
  const whole = withoutBulletsOfFacts(rows, document.datesOf);
  return whole.map((line, index) => ({ ...line, index }));
}

/** Below a page, or above one that is not the first: what is being listed there goes on across it. */
export function isInMargin({ layout }: Line): boolean {
  return layout.role === 'footer' || (layout.role === 'header' && layout.page > 1);
}

function rowsOf(document: PageText, lines: readonly Line[]): Line[] {
  const bodySize = bodyFontSize(lines);
  const pages = byPage(lines);
  const margins = [...pages.values()].map((page) => marginOf(document, page, bodySize));
  // One page of a document may have too few headings to decide; then the other pages do.
  const anyMargin = margins.some((margin) => margin !== undefined);
  const ordered = [...pages.values()].flatMap((page, index) =>
    anyMargin && margins[index] !== undefined ? byRow(page, margins[index]) : datesToRows(document, page),
  );
  return anyMargin ? ordered : alongColumns(ordered, bodySize);
}

function byPage(lines: readonly Line[]): Map<number, Line[]> {
  const pages = new Map<number, Line[]>();
  for (const line of lines) {
    const page = pages.get(line.layout.page);
    if (page) page.push(line);
    else pages.set(line.layout.page, [line]);
  }
  return pages;
}

/** Of the widths of two columns: a sidebar is clearly the narrower one, columns of running text are alike. */
const SIDEBAR_WIDTH = 0.6;
/** In points: where the column of the next page begins. */
const SAME_EDGE = 8;
/** Of the size of its letters: how wide one is in the mean. */
const WIDTH_OF_LETTER = 0.5;

/**
 * A sidebar that goes on over several pages is read to its end before what is beside it, so that the entries of one page are not cut off from their
 * section by the sidebar of the next.
 */
function alongColumns(lines: readonly Line[], bodySize: number | undefined): Line[] {
  const out: Line[] = [];
  /** Where in `out` the second column begins that the next page may go on with. */
  let second: { at: number; edges: readonly number[] } | undefined;
  for (const page of byPage(lines).values()) {
    const from = page.findIndex(({ layout }) => layout.column !== undefined);
    const columns = from < 0 ? [] : page.slice(from);
    const turn = columns.findIndex(({ layout }) => layout.column === 1);
    const isSplit =
      turn > 0 &&
      columns.every(({ layout }, at) => layout.column === (at < turn ? 0 : 1)) &&
      isBesideSidebar(columns.slice(0, turn), columns.slice(turn));
    const edges = isSplit ? [leftEdge(columns.slice(0, turn)), leftEdge(columns.slice(turn))] : [];
    const goesOn = second?.edges.every((edge, at) => Math.abs(edge - (edges[at] ?? Infinity)) <= SAME_EDGE);
    if (isSplit && from === 0 && second && goesOn) {
      out.splice(second.at, 0, ...columns.slice(0, turn));
      second = { at: second.at + turn, edges };
      out.push(...columns.slice(turn));
      continue;
    }
    second = isSplit ? { at: out.length + from + turn, edges } : undefined;
    out.push(
      ...page.slice(0, Math.max(0, from)),
      ...(isSplit ? columns : byHeading(columns.length > 0 ? columns : page, bodySize)),
    );
  }
  return out;
}

/**
 * Cards that stand side by side below headings of the left column alone: those of the right column belong to the heading that they stand below, and not
 * to the last one of the page.
 */
function byHeading(lines: readonly Line[], bodySize: number | undefined): Line[] {
  const turn = lines.findIndex(({ layout }) => layout.column === 1);
  const left = lines.slice(0, turn);
  const right = lines.slice(turn);
  const isHeading = (line: Line): boolean => standaloneHeading(line, bodySize) !== undefined;
  const isGrid =
    turn > 0 &&
    left.every(({ layout }) => layout.column === 0 && layout.y !== undefined) &&
    right.every(({ layout }) => layout.column === 1 && layout.y !== undefined) &&
    !right.some(isHeading);
  const heads = isGrid ? left.flatMap((line, at) => (isHeading(line) ? [at] : [])) : [];
  if (heads.length < 2) return [...lines];
  const out: Line[] = [];
  const starts = [0, ...heads.filter((at) => at > 0)];
  for (const [index, at] of starts.entries()) {
    const next = starts[index + 1];
    const [top, bottom] = [
      index === 0 ? -Infinity : left[at]!.layout.y!,
      next === undefined ? Infinity : left[next]!.layout.y!,
    ];
    out.push(...left.slice(at, next), ...right.filter(({ layout }) => layout.y! >= top && layout.y! < bottom));
  }
  return out;
}

function isBesideSidebar(left: readonly Line[], right: readonly Line[]): boolean {
  const width = Math.max(...right.map(({ text, layout }) => text.length * (layout.fontSize ?? 0) * WIDTH_OF_LETTER));
  const beside = leftEdge(right) - leftEdge(left);
  return beside < width * SIDEBAR_WIDTH || width < beside * SIDEBAR_WIDTH;
}

function leftEdge(lines: readonly Line[]): number {
  return Math.min(...lines.map(({ layout }) => layout.x ?? Infinity));
}

/** The left edge of the text beside a margin that holds nothing but headings and dates. */
function marginOf(
  document: PageText,
  page: readonly Line[],
  bodySize: number | undefined,
): ReadonlySet<Line> | undefined {
  const placed = page.filter((line) => line.layout.column !== undefined && line.layout.y !== undefined);
  const left = placed.filter((line) => line.layout.column === 0);
  const right = placed.filter((line) => line.layout.column !== 0);
  const isHeading = (line: Line): boolean => standaloneHeading(line, bodySize) !== undefined;
  const isMargin = (margin: readonly Line[], beside: readonly Line[]): boolean => {
    if (margin.length < 3 || beside.length < margin.length) return false;
    const headings = margin.filter(isHeading).length;
    const known = margin.filter((line) => isHeading(line) || isDateOnly(document, line)).length;
    return headings >= 2 && known / margin.length >= SHARE.marginLines;
  };
  if (isMargin(left, right)) {
    const edge = Math.min(...right.map((line) => line.layout.x ?? Infinity));
    return new Set(page.filter((line) => (line.layout.x ?? 0) < edge));
  }
  // Dates at the right edge are of the row that they end.
  return isMargin(right, left) ? new Set(right.filter(isHeading)) : undefined;
}

/** `leading`: the lines that go before what is in their row. */
function byRow(page: readonly Line[], leading: ReadonlySet<Line>): Line[] {
  const at = (line: Line): number => (line.layout.y ?? 0) + (leading.has(line) ? -3 : 0);
  const main = page.filter((line) => line.layout.y !== undefined);
  return [...main].sort((a, b) => at(a) - at(b) || (a.layout.x ?? 0) - (b.layout.x ?? 0));
}

// "03/2019 – present" in a column of its own goes after the line that it is beside.
function datesToRows(document: PageText, page: readonly Line[]): Line[] {
  const isDate = (line: Line): boolean =>
    (line.layout.column ?? 0) > 0 && line.layout.y !== undefined && isDateOnly(document, line);
  const stray = page.filter((line, at) => isDate(line) && !isInOwnEntry(page, at, isDate) && !opensRow(page, at));
  if (stray.length < 2) return [...page];
  const strays = new Set(stray);
  const others = page.filter((line) => !strays.has(line));
  const besides = new Map<Line, Line[]>();
  for (const date of stray) {
    const size = date.layout.fontSize ?? 10;
    // A date among the lines of a column belongs to a line of that column, not to one of the sidebar.
    const isOfDates = isColumnOfDates(page, date.layout.column, isDate);
    const beside = others.filter(
      ({ layout }) =>
        layout.y !== undefined &&
        (isOfDates || layout.column === date.layout.column) &&
        Math.abs(layout.y - date.layout.y!) < size &&
        (layout.x ?? 0) < (date.layout.x ?? 0),
    );
    const [nearest] = beside.sort(
      (a, b) => Math.abs(a.layout.y! - date.layout.y!) - Math.abs(b.layout.y! - date.layout.y!),
    );
    if (!nearest) continue;
    besides.set(nearest, [...(besides.get(nearest) ?? []), date]);
  }
  const moved = new Set([...besides.values()].flat());
  return page.flatMap((line) => (moved.has(line) ? [] : [line, ...(besides.get(line) ?? [])]));
}

/**
 * A date flush with the line above or below it, in a column that is not one of dates, dates that line. In a column of dates with a place below each, every
 * other line is a date.
 */
function isInOwnEntry(page: readonly Line[], at: number, isDate: (line: Line) => boolean): boolean {
  const { layout } = page[at]!;
  if (isColumnOfDates(page, layout.column, isDate)) return false;
  return [page[at - 1], page[at + 1]].some(
    (other) =>
      other !== undefined &&
      other.layout.column === layout.column &&
      !isDate(other) &&
      Math.abs((other.layout.x ?? Infinity) - layout.x!) <= FLUSH &&
      Math.abs((other.layout.y ?? Infinity) - layout.y!) < FLUSH_STEP * (layout.fontSize ?? 10),
  );
}

function isColumnOfDates(page: readonly Line[], column: number | undefined, isDate: (line: Line) => boolean): boolean {
  const lines = page.filter((line) => line.layout.column === column);
  return lines.filter(isDate).length > lines.length * SHARE.datesOfEntries;
}

/** "2019 – 2021" and, right of it in its column and next in the text, the title: where it is it dates that. */
function opensRow(page: readonly Line[], at: number): boolean {
  const { layout: a } = page[at]!;
  const b = page[at + 1]?.layout;
  if (b?.y === undefined || a.column !== b.column) return false;
  return Math.abs(b.y - a.y!) < SAME_ROW && (b.x ?? 0) > (a.x ?? 0) + SAME_EDGE;
}

/** In points. */
const SAME_ROW = 1.2;

/** In points: the edges of two lines of one entry, which may be set in other letters. */
const FLUSH = 3;
/** From a line of an entry to the next, in sizes of its letters: entries of a sidebar are set wide. */
const FLUSH_STEP = 2.2;

function isDateOnly(document: PageText, line: Line): boolean {
  const hit = document.datesOf(line)[0];
  return (
    !!hit &&
    line.text.slice(0, hit.start).trim() === '' &&
    line.text.slice(hit.end).replace(/[\s.,|()]/gu, '').length < 3
  );
}

/** Above the dates: employer and place. */
const MOST_FACTS_ABOVE = 2;
/** In words, of its first cell. */
const LONGEST_FACT = 9;

/**
 * A page with a small sign before each fact of an entry ("• Northwind Ltd" / "• 2015 – 2019" below a title) lists no duties there. A point that is nothing but a stretch
 * of time, and the short ones between it and the line that is none, lose their bullets.
 */
function withoutBulletsOfFacts(lines: readonly Line[], datesOf: (line: Piece) => readonly DateHit[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const facts = line.bullet && isStretchAlone(line, datesOf) ? factsAbove(out) : undefined;
    if (!facts) {
      out.push(line);
      continue;
    }
    out.splice(out.length - facts.length, facts.length);
    // What stands beside a fact, in another cell of its row, is the account.
    const cells = facts.map((fact): [Piece, Piece?] => cellsOf(fact));
    for (const [at, fact] of facts.entries()) out.push({ ...fact, ...cells[at]![0], bullet: false });
    out.push({ ...line, bullet: false });
    for (const [at, fact] of facts.entries()) {
      const beside = cells[at]![1];
      if (beside) out.push({ ...fact, ...beside, bullet: false, gap: 0 });
    }
  }
  return out;
}

/** A full stop behind some words. */
const SENTENCE_END = /\p{Ll}{3}[.!?]$/u;

/**
 * "Northwind Ltd, Glazier → Leeds" / "• Cut the panes of … → 2015 – 2019": a cell at the right edge may have the place and the dates one below the other, beside the head and the first line of
 * the account. The dates are those of the head.
 */
function withDatesOfHeads(lines: readonly Line[], datesOf: (line: Piece) => readonly DateHit[]): Line[] {
  return lines.flatMap((line, at) => {
    const tab = line.text.lastIndexOf('\t');
    const above = lines[at - 1];
    if (tab < 0 || !above || above.bullet || line.gap > 0) return [line];
    const account = cut(line, 0, tab);
    const dates = cut(line, tab + 1);
    const isAccount = (line.bullet || SENTENCE_END.test(account.text.trim())) && !/\t/u.test(account.text);
    const place = above.text.slice(above.text.lastIndexOf('\t') + 1);
    const isBelowPlace = place !== above.text && /\p{L}/u.test(place) && !/\d/u.test(place);
    if (!isAccount || !isBelowPlace || !isStretchAlone({ ...line, ...dates }, datesOf)) return [line];
    return [
      { ...line, ...dates, bullet: false },
      { ...line, ...account },
    ];
  });
}

/** The points above dates, down from the line that is none; none where they are none, too many, or too long for facts. */
function factsAbove(lines: readonly Line[]): Line[] | undefined {
  const near = lines.slice(-MOST_FACTS_ABOVE - 1);
  const head = near.findLastIndex(({ bullet }) => !bullet);
  const facts = near.slice(head + 1);
  return head >= 0 && facts.length > 0 && facts.every(isShort) ? facts : undefined;
}

function cellsOf(line: Line): [Piece, Piece?] {
  const tab = line.text.indexOf('\t');
  return tab < 0 ? [line] : [cut(line, 0, tab), cut(line, tab)];
}

function isStretchAlone({ text, ...rest }: Line, datesOf: (line: Piece) => readonly DateHit[]): boolean {
  if (!/\d{4}/u.test(text)) return false;
  const [hit] = datesOf({ text, ...rest });
  return hit?.range === true && !/[\p{L}\d]/u.test(text.slice(0, hit.start) + text.slice(hit.end));
}

function isShort({ text }: Line): boolean {
  const [first = ''] = text.split('\t');
  return wordsOf(first).length <= LONGEST_FACT && (!/[.;:!?]$/u.test(first) || LEGAL_FORM_WITH_STOP.test(first));
}

/** A document without any lay-out: what a caller sends as `{ "text": "…" }`. */
export function plainTextDocument(text: string): ExtractedDocument {
  const lines: DocumentLine[] = [];
  let start = 0;
  for (;;) {
    const at = text.indexOf('\n', start);
    const end = at < 0 ? text.length : at;
    lines.push({ start, end, page: 1 });
    if (at < 0) break;
    start = at + 1;
  }
  return { contentType: 'text/plain', text, pages: 1, lines, links: [] };
}
