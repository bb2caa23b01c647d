import { sameBaseline, type Row } from '../segments/rows.js';

/** A block of the page, with the headings, dates and notes that stand in the margin beside it. */
export interface MarginBlock {
  labels: Row[];
  rows: Row[];
  /** Its labels are those of single rows, each level with its own. */
  isTable?: boolean;
}

/** From the rows of one block to those of the next, in font sizes: entries keep clear of each other, lines and paragraphs do not. */
const BLOCK_GAP = 2.3;
/** A label is level with its block up to so many font sizes above or below it. */
const OVERHANG = 1;
/** In characters: what is longer is text of its own. */
const LONGEST_LABEL = 42;
/** Share of the letters: a sidebar with as much text is read on its own. */
const MOST_LETTERS = 0.34;
/** In font sizes: the lines of a broken label, and a date below it. */
const LABEL_STEP = 2.2;

/**
 * Pages may set headings, dates and names of groups in a margin on the left, level with the middle, the end or any line of the block that they
 * belong to. Such a margin is known by its blocks: each is beside one block of the text and beside no other. Undefined where the left side goes its own way.
 */
export function marginBlocks(left: readonly Row[], right: readonly Row[]): MarginBlock[] | undefined {
  if (left.some((row) => textOf(row).length > LONGEST_LABEL || row.segments.some(({ chip }) => chip))) return undefined;
  if (letters(left) > letters(right) * MOST_LETTERS || left.length > right.length) return undefined;
  if (isSidebar(left)) return undefined;
  const blocks = split(right, BLOCK_GAP).map((rows): MarginBlock => ({ labels: [], rows }));
  if (blocks.length < 2 && !left.every(isCapitals)) return undefined;
  // The heading of a section that shows nothing, or nothing that is text.
  const apart: MarginBlock[] = [];
  const written = new Map<MarginBlock, Row[]>();
  for (const label of split(left, LABEL_STEP)) {
    const beside = blocks.filter(({ rows }) => isLevel(label, rows));
    if (beside.length === 1) {
      const [block] = beside;
      written.set(block!, [...(written.get(block!) ?? []), ...label]);
      const ofRows = areOfRows([...block!.labels, ...label], block!.rows);
      block!.labels.push(...(ofRows ? label : joinBroken(label)));
      if (ofRows) block!.isTable = true;
    } else if (beside.length === 0) apart.push({ labels: label, rows: [] });
    else if (!label.every((row) => placeAlone(row, blocks))) return undefined;
  }
  for (const [block, labels] of written)
    if (areHeadsOfRows(labels, block.rows)) Object.assign(block, { labels, isTable: true });
  if (apart.length > blocks.length) return undefined;
  return [...blocks, ...apart].sort((a, b) => topOf(a) - topOf(b));
}

/** Headings of its own in larger or bold letters, each above a list: what it lists belongs to them and to no block beside it. */
function isSidebar(rows: readonly Row[]): boolean {
  const sizes = rows.map(({ size }) => size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const areLists = (isHead: (row: Row) => boolean, fewest: number): boolean =>
    rows.filter((row, at) => {
      const listed = rows.slice(at + 1, at + 1 + fewest);
      const areListed = listed.every((below) => !isHead(below) && !/\d{4}/u.test(textOf(below)));
      return isHead(row) && listed.length === fewest && areListed;
    }).length >= 2;
  return areLists(({ size }) => size > usual * LARGER, 2) || areLists(isBold, FEWEST_BELOW_BOLD);
}

function isBold({ segments }: Row): boolean {
  return segments.every(({ bold }) => bold);
}

/** Below the bold name of an employer may stand its town and country. */
const FEWEST_BELOW_BOLD = 3;

/** A heading beside the text below it. */
const LARGER = 1.08;

/** Dates or words in the type of the text, more than one and all on the baseline of a row: no heading in two lines, but a column of a table. */
function areOfRows(labels: readonly Row[], rows: readonly Row[]): boolean {
  if (areDatesOfRows(labels, rows)) return true;
  // A heading above them is beside nothing, and so is the last line of a paragraph.
  const above = rows[0]!.y - OVERHANG * rows[0]!.size;
  const cells = labels.filter((label) => rows.some((row) => sameBaseline(label, row)));
  const isHeading = (label: Row): boolean => label.segments.some(({ bold }) => bold) || isCapitals(label);
  return (
    (cells.length > 1 || cells.some((cell) => isDateOfRow(cell, rows))) &&
    cells.every((cell) => /^[\p{Lu}\d]/u.test(textOf(cell))) &&
    labels.every((label) => label.y < above || isHeading(label) !== cells.includes(label)) &&
    cells.every((cell) => rows.some((row) => sameBaseline(cell, row) && Math.abs(cell.size - row.size) < 0.5))
  );
}

/** Dates in smaller letters stand a little off the baselines of the rows that they date: two of them or more, each level with a row of its own. */
function areDatesOfRows(labels: readonly Row[], rows: readonly Row[]): boolean {
  const dated = labels.filter((label) => DATED.test(textOf(label)));
  const level = dated.map((label) => rows.find((row) => Math.abs(row.y - label.y) < LEVEL * row.size));
  const above = rows[0]!.y - OVERHANG * rows[0]!.size;
  return (
    dated.length > 1 &&
    !level.includes(undefined) &&
    new Set(level).size === dated.length &&
    labels.every((label) => dated.includes(label) || label.y < above)
  );
}

const DATED = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
/** In font sizes; rows are put together up to a little less. */
const LEVEL = 0.33;

/** "2018" beside the one row below a heading: it dates that row and not the heading. */
function isDateOfRow(cell: Row, rows: readonly Row[]): boolean {
  return /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(textOf(cell)) && !sameBaseline(cell, rows[0]!);
}

/** "Skills", "Languages", "Interests", each on the baseline of what it heads, in a table whose rows keep no distance: before the whole block they would head nothing. */
function areHeadsOfRows(labels: readonly Row[], rows: readonly Row[]): boolean {
  const level = labels.filter((label) => rows.some((row) => sameBaseline(label, row)));
  const [first, last] = [rows[0]!, rows.at(-1)!];
  return (
    level.length >= FEWEST_HEADS &&
    level.filter(isBold).length >= FEWEST_HEADS &&
    labels.every((label) => level.includes(label) || label.y < first.y || label.y > last.y)
  );
}

const FEWEST_HEADS = 3;

function topOf({ labels, rows }: MarginBlock): number {
  return (rows[0] ?? labels[0])!.y;
}

function isCapitals(row: Row): boolean {
  return /\p{Lu}{3}/u.test(textOf(row)) && !/\p{Ll}/u.test(textOf(row));
}

/** "PROFESSIONAL" above "SKILLS": one heading in two lines. Dates and other notes in another type stay as they are. */
function joinBroken(label: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of label) {
    const previous = joined.at(-1);
    if (previous === undefined || !goesOn(previous, row)) joined.push(row);
    else joined[joined.length - 1] = { ...previous, segments: [...previous.segments, ...row.segments.map(inLine)] };
  }
  return joined;
  function inLine(segment: Row['segments'][number]): Row['segments'][number] {
    const before = joined.at(-1)!.segments.at(-1)!;
    return { ...segment, x0: before.x1, x1: before.x1 + segment.x1 - segment.x0 };
  }
}

function goesOn(upper: Row, lower: Row): boolean {
  const [a, b] = [upper.segments.at(-1)!, lower.segments[0]!];
  if (/\d/u.test(textOf(upper) + textOf(lower)) || a.bold !== b.bold) return false;
  return Math.abs(a.size - b.size) < 0.5 && lower.y - upper.y < 1.75 * lower.size;
}

/** Labels that follow each other closely may still be those of two short blocks. */
function placeAlone(row: Row, blocks: readonly MarginBlock[]): boolean {
  const [block, ...others] = blocks.filter(({ rows }) => isLevel([row], rows));
  if (block === undefined || others.length > 0) return false;
  block.labels.push(row);
  return true;
}

function isLevel(label: readonly Row[], rows: readonly Row[]): boolean {
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const [top, bottom] = [label[0]!, label.at(-1)!];
  return bottom.y >= first.y - OVERHANG * first.size && top.y <= last.y + OVERHANG * last.size;
}

function split(rows: readonly Row[], gap: number): Row[][] {
  const parts: Row[][] = [];
  for (const row of rows) {
    const previous = parts.at(-1)?.at(-1);
    if (previous !== undefined && row.y - previous.y < gap * Math.min(row.size, previous.size)) parts.at(-1)!.push(row);
    else parts.push([row]);
  }
  return parts;
}

function letters(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + textOf(row).length, 0);
}

function textOf({ segments }: Row): string {
  return segments
    .map(({ text }) => text)
    .join(' ')
    .trim();
}
