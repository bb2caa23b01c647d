import { withDatesOfNextRow, withWholeDates } from './broken-dates.js';
import type { DraftLine } from './draft-line.js';

/** Cells of a row, each with its lines. */
export type TableRow = readonly (readonly DraftLine[])[];

/** Lines above this number in one cell make the table a frame for a page layout, not a table of facts. */
const LAYOUT_LINES = 4;

/**
 * A table of facts is read row by row, its cells separated by tabs. Many resumes use a table as an invisible frame
 * instead: long cells side by side, to be read one after the other, column by column where several rows are like that.
 */
export function tableLines(given: readonly TableRow[]): DraftLine[] {
  const rows = withDatesOfRows(given.map((row) => row.map(withWholeDates)));
  const filled = rows.map((row) => row.filter((cell) => cell.some((line) => line.text.trim() !== '')));
  const long = filled.filter((row) => row.length > 1 && row.filter((cell) => cell.length >= LAYOUT_LINES).length >= 2);
  if (long.length === 1 && filled.filter((row) => row.length > 1).length === 1) return byColumn(rows);
  if (long.length > 1 && long.length >= filled.filter((row) => row.length > 1).length * 0.6) return byColumn(rows);
  return filled.flatMap(rowLines);
}

/** Where a range is broken over two rows of the table, it stands in the first of them. */
function withDatesOfRows(rows: readonly TableRow[]): readonly TableRow[] {
  const texts = rows.map((row) =>
    row.map((cell) => (cell.length === 1 && cell[0]!.hidden !== true ? cell[0]!.text : '')),
  );
  const whole = withDatesOfNextRow(texts);
  return rows.map((row, at) =>
    row.map((cell, column) => {
      const text = whole[at]![column]!;
      return text === texts[at]![column] ? cell : text === '' ? [] : [{ ...cell[0]!, text }];
    }),
  );
}

/** Title rows over the full width interrupt the columns. */
function byColumn(rows: readonly TableRow[]): DraftLine[] {
  const lines: DraftLine[] = [];
  let band: TableRow[] = [];
  const flush = () => {
    const width = Math.max(0, ...band.map((row) => row.length));
    for (let column = 0; column < width; column++) {
      for (const row of band) lines.push(...(row[column] ?? []).map((line) => ({ ...line, column })));
    }
    band = [];
  };
  for (const row of rows) {
    if (row.length > 1) {
      band.push(row);
      continue;
    }
    flush();
    lines.push(...row.flat());
  }
  flush();
  return lines;
}

function rowLines(cells: TableRow): DraftLine[] {
  const [only] = cells;
  if (only === undefined) return [];
  if (cells.length === 1) return [...only];
  const visible = cells.map((cell) => cell.filter((line) => line.hidden !== true && line.text.trim() !== ''));
  const hidden = cells.flatMap((cell) => cell.filter((line) => line.hidden === true));
  const tallest = Math.max(...visible.map((cell) => cell.length));
  // Cells with the same few lines each (title over employer, dates over place) pair up line by line.
  const pairs = tallest <= 3 && visible.every((cell) => cell.length === tallest || cell.length === 0);
  if (tallest > 1 && areEntries(visible)) return [...visible.flat(), ...hidden];
  if (tallest === 1 || pairs) {
    const rows = Array.from({ length: tallest }, (_, at) => join(visible.flatMap((cell) => cell.slice(at, at + 1))));
    return [...rows, ...hidden];
  }
  // A date beside a block is on its first line, the rest of the block follows; a label is a line of its own.
  const heads = visible.slice(0, -1);
  if (heads.every((cell) => cell.length <= 1) && heads.flat().some((line) => /\d/.test(line.text))) {
    const last = visible.at(-1) ?? [];
    return [join([...heads.flat(), ...last.slice(0, 1)]), ...last.slice(1), ...hidden];
  }
  const tails = visible.slice(1);
  if (tails.every((cell) => cell.length <= 1)) {
    const first = visible[0] ?? [];
    return [join([...first.slice(0, 1), ...tails.flat()]), ...first.slice(1), ...hidden];
  }
  return [...visible.flat(), ...hidden];
}

/** Cells with a name and a year each are entries side by side; where the years of all are in one cell, the others are beside them. */
function areEntries(cells: readonly (readonly DraftLine[])[]): boolean {
  const hasEntry = (cell: readonly DraftLine[]): boolean =>
    cell.some(({ text }) => YEAR.test(text)) && cell.some(({ text }) => /\p{L}{3}/u.test(text) && !YEAR.test(text));
  return cells.length > 1 && cells.every((cell) => cell.length > 1 && hasEntry(cell));
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

function join(lines: readonly DraftLine[]): DraftLine {
  const [first] = lines;
  if (lines.length === 1 && first !== undefined) return first;
  const line: DraftLine = {
    text: lines.map((cell) => cell.text.replace(/\s+/g, ' ').trim()).join('\t'),
    role: 'table-row',
  };
  if (lines.length > 0 && lines.every((cell) => cell.bold === true)) line.bold = true;
  const sizes = lines.flatMap((cell) => cell.fontSize ?? []);
  if (sizes.length > 0) line.fontSize = Math.max(...sizes);
  return line;
}
