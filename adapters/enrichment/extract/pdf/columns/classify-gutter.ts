import type { Gutter } from './gutter.js';
import { marginBlocks } from './margin.js';
import { isHeadingOf, sameBaseline, toBlocks, toRows, type Row } from '../segments/rows.js';

/**
 * What a strip parts: `columns` are read one after the other, `rows` across (dates beside titles, tables), and
 * `labels` are headings or notes in the margin, each read before the line that it begins with; those of a `margin` before
 * the block that they are beside.
 */
export type GutterKind = 'columns' | 'rows' | 'labels' | 'margin';

/** Dates, places and other short facts that belong to the line they share. */
const FACT =
  /\b(19|20)\d\d\b|^\W*\d{1,2}[/.]\d{2,4}|\b(present|current|today|heute|now|actuel|actual)\b|^[\p{L} .'’-]+, ?[\p{Lu}][\p{L} .]*$|^remote$|^[\d.,/%+ –-]+$/iu;
const BULLET_START = /^[•◦▪▫■●○‣⁃∙·➢➤✓*–-] /u;

export function classifyGutter(gutter: Gutter): GutterKind {
  const left = toRows(gutter.left);
  const right = withoutBars(toRows(gutter.right));
  const kind = kindOf(left, right);
  return kind === 'columns' && hasDatesBeforeColumn(left, right) ? 'rows' : kind;
}

function kindOf(left: readonly Row[], right: readonly Row[]): GutterKind {
  const [small, large] = left.length < right.length ? [left, right] : [right, left];
  const paired = share(small, (row) => large.some((other) => sameBaseline(row, other)));
  if (areDatedBlocks(left, right)) return 'labels';
  if (areHeadingsOfRows(left, right)) return 'labels';
  if (isMargin(left, right)) return 'margin';
  if (small.length === 1) return loneLine(small[0], large, small === left);
  // Dates in a smaller or larger font sit a little off the line that they date.
  const near = share(small, (row) => large.some((other) => Math.abs(row.y - other.y) < 0.4 * row.size));
  if (near >= 0.7 && share(small, isFact) >= (near > 0.9 ? 0.5 : 0.7)) return 'rows';
  if (areDatedCells(small, large) || areDatesBeside(left, right)) return 'rows';
  if (endsInDates(left, right)) return 'rows';
  // A few facts flush with the right margin, each set at the middle of the lines that it belongs to.
  if (small === right && right.length <= left.length * 0.5 && alignedRight(right)) return 'rows';
  // Lines of columns fall where they fall; only cells of one row share their baselines.
  if (paired < 0.65) return small.length >= 3 || paired < 0.4 ? 'columns' : 'rows';
  // Flush right are places and dates: "Diploma, Lamps" beside "2015 – 2017" looks like a fact as well.
  if (areCards(left, right) && !alignedRight(right)) return 'columns';
  const facts = Math.max(share(right, isFact), share(left, isFact));
  if (facts >= 0.4 && share(small, isFact) >= 0.4) return 'rows';
  if (share(left, isBullet) > 0.3 && share(right, isBullet) > 0.3) return 'columns';
  if (small === left && besideBlocks(left, right)) return 'labels';
  if (areLabelled(left, right) || areFlushLabels(left, right) || areLabelledLists(left, right)) return 'rows';
  if (alignedRight(right) && right.length >= 2) return 'rows';
  if (isTable(left, right) || isForm(left, right)) return 'rows';
  // Columns have an edge or a middle axis; what has neither is a cloud of words that happens to leave a gap.
  return hasAxis(left) && hasAxis(right) ? 'columns' : 'rows';
}

const PERCENT = /^\d{1,3}\s?%$/u;

/** What bars are filled to stands where the bars end, level with anything. In a table the column holds little else. */
export function withoutBars(rows: readonly Row[]): readonly Row[] {
  const others = rows.filter((row) => !PERCENT.test(textOf(row)));
  return others.length * 2 > rows.length ? others : rows;
}

/** Labels that are level with any line of their blocks; those on the first line of each are found by their baselines. */
function isMargin(left: readonly Row[], right: readonly Row[]): boolean {
  const adrift = left.filter(
    (row) =>
      !right.some((other) => Math.abs(row.y - other.y) < 0.4 * row.size) || (!isFact(row) && isInside(row, right)),
  );
  return adrift.length > 0 && !besideBlocks(left, right) && marginBlocks(left, right) !== undefined;
}

/** Headings in larger letters, all of them level with a row: the one that their section begins with, however near the row above is. Few are level by chance. */
function areHeadingsOfRows(left: readonly Row[], right: readonly Row[]): boolean {
  if (left.length < FEWEST_HEADINGS || left.length > right.length * 0.5) return false;
  const isHeading = (row: Row): boolean => textOf(row).length <= LONGEST_WORD && !/\d/u.test(textOf(row));
  return left.every((label) => isHeading(label) && right.some((row) => isHeadingOf(label, row)));
}

const FEWEST_HEADINGS = 5;

/** Level with a line that goes on a paragraph or a list. */
function isInside(row: Row, right: readonly Row[]): boolean {
  const at = right.findIndex((other) => sameBaseline(row, other));
  const above = right[at - 1];
  return above !== undefined && right[at]!.y - above.y < 2.2 * above.size;
}

/** One line beside several: a label if it is left and begins where the block begins, else part of a row. */
function loneLine(row: Row | undefined, large: readonly Row[], isLeft: boolean): GutterKind {
  const [first] = large;
  if (row === undefined || first === undefined || large.length < 2) return 'rows';
  if (large.length === 2 && large.some(isFact)) return 'rows';
  return isLeft && sameBaseline(row, first) && !isFact(row) ? 'labels' : 'rows';
}

/** Every short block on the left begins on the first line of a block on the right. */
function besideBlocks(left: readonly Row[], right: readonly Row[]): boolean {
  const starts = toBlocks(left);
  if (starts.some((block) => block.length > 3) || left.length > right.length * 0.6) return false;
  // Labels of several lines are rare enough to ask for more of what they label.
  if (starts.some((block) => block.length > 1) && left.length > right.length * 0.45) return false;
  const firsts = toBlocks(right).flatMap((block) => block.slice(0, 1));
  const beside = starts.filter(([start]) => start !== undefined && firsts.some((first) => sameBaseline(start, first)));
  return beside.length >= starts.length * 0.7;
}

/**
 * Employer, town and dates in blocks on the left, one below the other or in cells, each beside the title and the account that begin on its first line. Cards side by side have dates on both
 * sides, and the blocks of a sidebar begin anywhere.
 */
function areDatedBlocks(left: readonly Row[], right: readonly Row[]): boolean {
  // Headings of sections have nothing beside them.
  const blocks = toBlocks(left).filter((block) => block.length > 1 || isBeside(block[0]!, right));
  if (blocks.length < 2) return false;
  return (
    blocks.every(
      (block) =>
        block.length > 1 &&
        block.length <= LONGEST_BLOCK &&
        block.some(hasDates) &&
        right.some((row) => sameBaseline(block[0]!, row)),
    ) && !right.some(isDated)
  );
}

/** In lines: employer, unit, town and dates. */
const LONGEST_BLOCK = 4;
/** In characters: "September 2019 – February 2020", not a line of text that tells a year. */
const LONGEST_DATES = 32;

function isDated(row: Row): boolean {
  const text = textOf(row);
  return text.length <= LONGEST_DATES && YEAR.test(text) && !isBullet(row);
}

/** "2019 – 2022" in a cell before that of the employer. */
function hasDates({ segments, ...row }: Row): boolean {
  return segments.some((segment) => isDated({ ...row, segments: [segment] }));
}

const YEAR = /\b(?:19|20)\d\d\b/u;

/** A column of a table with the headings of its sections: every row that has something beside it shares its baseline, and most are dates. */
function areDatedCells(small: readonly Row[], large: readonly Row[]): boolean {
  const cells = small.filter((row) => isBeside(row, large));
  return (
    cells.length >= 3 &&
    cells.length < small.length &&
    cells.every((row) => large.some((other) => sameBaseline(row, other))) &&
    share(cells, isFact) >= 0.5
  );
}

/** Dates on the left, in smaller letters a little off the line that each is beside; headings of sections have nothing beside them. */
function areDatesBeside(left: readonly Row[], right: readonly Row[]): boolean {
  const cells = left.filter((row) => isBeside(row, right));
  return (
    cells.length > 1 &&
    lettersOf(right) > lettersOf(left) &&
    cells.every((row) => isDated(row) && right.some((other) => isLevel(row, other)))
  );
}

/** "Clinical" beside "Triage, wound care": a word, and the list that it names. */
function areLabelledLists(all: readonly Row[], right: readonly Row[]): boolean {
  const left = withoutHeading(all, right);
  if (left.length < 2 || left.length !== right.length || !areAlike(left) || !areAlike(right)) return false;
  const isLabel = (text: string): boolean => text.length <= LONGEST_WORD && /^\p{Lu}[^,;.\d]*$/u.test(text);
  return (
    left.every((row, at) => isLabel(textOf(row)) && sameBaseline(row, right[at]!)) &&
    right.every((row) => LIST.test(textOf(row)))
  );
}

/** "R, Python", "R · Python", "Planning, lamps and wicks". */
const LIST = /^[^.!?]*\S(?:,|\s[·•|])\s[^.!?]+$/u;

function isLevel(a: Row, b: Row): boolean {
  return Math.abs(a.y - b.y) < 0.4 * Math.max(a.size, b.size);
}

/**
 * Dates at the right edge, wherever in the lines of their entries they stand. What is above them, such as the address of the person, makes no column of them as long as each is level with what it
 * dates.
 */
function endsInDates(left: readonly Row[], right: readonly Row[]): boolean {
  const dates = right.filter(isDated);
  if (dates.length === 0 || right.length > left.length) return false;
  const isLevelWithEntry = (row: Row): boolean => left.some((other) => isLevel(row, other));
  // "Leeds" above "2015 – 2019" at the right edge: places and dates, each level with a line.
  if (alignedRight(right) && right.every(isLevelWithEntry)) return true;
  if (dates.length < 2) return false;
  if (dates.length === right.length) return true;
  const [first] = dates;
  return right.every((row) => (isDated(row) ? isLevelWithEntry(row) : row.y < first!.y));
}

/**
 * Dates at the right edge of a column, left of all that the next column holds: the strip before them parts the lines of the entries. In a timeline each date has
 * its text on the right.
 */
function hasDatesBeforeColumn(left: readonly Row[], right: readonly Row[]): boolean {
  const rows = right.flatMap((row) => row.segments.map((segment) => ({ ...row, segments: [segment] })));
  const dates = rows.filter(isDated);
  const others = rows.filter((row) => !isDated(row));
  if (dates.length < 2 || others.length < dates.length) return false;
  const starts = dates.map(({ segments }) => segments[0]!.x0);
  const ends = dates.map(({ segments }) => segments[0]!.x1);
  if (spread(ends) >= 2.5 && spread(starts) >= 2.5) return false;
  return (
    others.every(({ segments }) => segments[0]!.x0 > Math.max(...ends)) &&
    dates.every((row) => left.some((other) => isLevel(row, other))) &&
    dates.some((row) => !others.some((other) => isLevel(row, other)))
  );
}

function isBeside(row: Row, others: readonly Row[]): boolean {
  return others.some((other) => Math.abs(row.y - other.y) < row.size);
}

/** In a table a column holds the dates; in cards side by side it is a row that does, here and there the same. */
function areCards(left: readonly Row[], right: readonly Row[]): boolean {
  const pairs = left.flatMap((row) => {
    const other = right.find((candidate) => sameBaseline(row, candidate));
    return other === undefined ? [] : [[isFact(row), isFact(other)]];
  });
  const both = pairs.filter(([a, b]) => a && b).length;
  const neither = pairs.filter(([a, b]) => !a && !b).length;
  return pairs.length >= 3 && both > 0 && neither >= 2 && both + neither === pairs.length;
}

/** Ragged on the left and flush on the right: dates and places pushed to the margin. */
function alignedRight(rows: readonly Row[]): boolean {
  const ends = rows.map((row) => Math.max(...row.segments.map((segment) => segment.x1)));
  const starts = rows.map((row) => Math.min(...row.segments.map((segment) => segment.x0)));
  return spread(ends) < 2.5 && spread(starts) > 5;
}

function hasAxis(rows: readonly Row[]): boolean {
  const starts = rows.map((row) => row.segments[0]?.x0 ?? 0);
  const edge = Math.min(...starts);
  // Of two or three lines of a cloud some always begin near each other.
  const indent = rows.length > 3 ? 14 : 3;
  const ends = rows.map((row) => row.segments.at(-1)?.x1 ?? 0);
  const middles = starts.map((start, index) => (start + (ends[index] ?? start)) / 2);
  return (
    starts.filter((start) => start - edge < indent).length >= rows.length * (rows.length > 3 ? 0.6 : 1) ||
    spread(middles) < 6
  );
}

/** "**Email**  ada@example.org", "**English**  Fluent": a bold word and what it says, row by row. */
function areLabelled(all: readonly Row[], right: readonly Row[]): boolean {
  const left = withoutHeading(all, right);
  if (left.length !== right.length) return false;
  const bold = ({ segments }: Row): boolean => segments.every((segment) => segment.bold);
  return left.every(
    (row, index) => sameBaseline(row, right[index]!) && bold(row) && !right[index]!.segments.some(({ bold }) => bold),
  );
}

/** The heading of the section is above the labels and has nothing beside it. */
function withoutHeading(labels: readonly Row[], right: readonly Row[]): readonly Row[] {
  const [first] = labels;
  return first === undefined || right.some((row) => sameBaseline(row, first)) ? labels : labels.slice(1);
}

/** "Tools", "Languages" set flush with the lists beside them, each on the row of its list. */
function areFlushLabels(all: readonly Row[], right: readonly Row[]): boolean {
  const left = withoutHeading(all, right);
  if (left.length < 2 || left.length > right.length || right.length > left.length * 2) return false;
  const isLabel = (row: Row): boolean => textOf(row).length <= LONGEST_WORD && !isFact(row) && !isBullet(row);
  return (
    alignedRight(left) &&
    spread(right.map(({ segments }) => segments[0]?.x0 ?? 0)) < 2.5 &&
    left.every((row) => isLabel(row) && right.some((other) => sameBaseline(row, other)))
  );
}

/** Single-line cells, each with its neighbour, set alike below at most one header row, and further apart than lines. */
function isTable(left: readonly Row[], right: readonly Row[]): boolean {
  if (left.length !== right.length || left.length < 2) return false;
  if (!left.every((row, index) => right[index] !== undefined && sameBaseline(row, right[index]))) return false;
  const body = [...left.slice(1), ...right.slice(1)];
  const alike = new Set(body.map((row) => `${row.segments.some((segment) => segment.bold)}|${row.size.toFixed(0)}`));
  const steps = left.slice(1).map((row, index) => row.y - (left[index]?.y ?? row.y));
  const wraps = Math.min(...steps) < 1.75 * (left[0]?.size ?? 0);
  return left.length >= 3 && alike.size <= 2 && spread(steps) < 2 && (!wraps || !body.some(continues));
}

/**
 * "Phone", "Address", "E-mail" and what they are, one beside the other: all short words on the left have their value on their row, and where a value has two
 * lines the words wait for it. Lists that happen to share their baselines go on without waiting, and those of a sidebar have headings.
 */
function isForm(all: readonly Row[], right: readonly Row[]): boolean {
  const isHeading = (row: Row): boolean =>
    row.segments.every(({ bold }) => bold) && !right.some((other) => sameBaseline(row, other));
  const left = all.filter((row) => !isHeading(row));
  if (left.length < 2 || left.length > right.length || right.length > left.length * 2) return false;
  if (!areAlike(left) || !areAlike(right) || right.some(({ segments }) => segments.some(({ chip }) => chip)))
    return false;
  const isWord = ({ text }: { text: string }): boolean => text.length <= LONGEST_WORD && /^\p{Lu}[^,;.]*$/u.test(text);
  const rows = left.map((row) => ({ text: textOf(row) }));
  if (!rows.every(isWord) || !right.every((row) => textOf(row).length <= LONGEST_VALUE && !isBullet(row))) return false;
  if (!left.every((row) => right.some((other) => sameBaseline(row, other)))) return false;
  // "Spanish" above "Native" and "English" above "C2" are cards: their right one begins with a word as the left one does.
  if (left.length === right.length) return VALUE.test(textOf(right[0]!));
  if (!right.some((row) => VALUE.test(textOf(row)))) return false;
  const last = left.at(-1)!;
  return right.some((row) => row.y < last.y - 1 && !left.some((other) => sameBaseline(row, other)));
}

/** A level of a language, an address or a number: what nobody lists without a word beside it. */
const VALUE = /^[ABC][12](?:[.+\s]|$)|^[^\s@]{1,64}@[^\s@]{3,80}$|^\+?\d[\d ()/-]{6,}$/u;

/** In characters: the label of a form. */
const LONGEST_WORD = 24;
/** In characters: an address or a name, not a line of text. */
const LONGEST_VALUE = 60;

function areAlike(rows: readonly Row[]): boolean {
  return new Set(rows.map((row) => `${row.segments.some(({ bold }) => bold)}|${row.size.toFixed(0)}`)).size === 1;
}

/** At line distance, a line that begins in lower case goes on with the line above it. */
function continues(row: Row): boolean {
  return /^\p{Ll}/u.test(row.segments[0]?.text.trim() ?? '');
}

function textOf({ segments }: Row): string {
  return segments
    .map((segment) => segment.text)
    .join(' ')
    .trim();
}

function lettersOf(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + textOf(row).length, 0);
}

function isFact(row: Row): boolean {
  const text = textOf(row);
  return text.length <= 45 && FACT.test(text);
}

function isBullet(row: Row): boolean {
  return BULLET_START.test(row.segments[0]?.text ?? '');
}

function share<T>(items: readonly T[], test: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(test).length / items.length;
}

function spread(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}
