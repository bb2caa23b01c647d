import type { DraftLine } from './draft-line.js';

/** "March 2020", "03/2020", "2020-03-01", "2020". */
const POINT = /^(?:\p{L}{3,12}\.?,?\s)?(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d(?:-\d{2}){0,2}$/u;
/** "March 2020 –", "03/2020–". */
const OPEN = new RegExp(String.raw`${POINT.source.slice(0, -1)}\s?[-–—]$`, 'u');
const DASH = /^[-–—]$/u;
/** What people write below the dash while it goes on; other single words are those of towns and firms. Extraction knows no language packs, so the words stand here. */
const TODAY =
  /^(?:present|current|now|today|ongoing|heute|aktuell|laufend|présent|actuel|aujourd[’']hui|actualidad|actualmente|presente|hoy|oggi|attuale|in corso|atual|atualmente|hoje|heden|nu|obecnie|nadal|teraz|dziś)$/iu;
const YEAR = /(?:19|20)\d\d/u;

/** A table of facts is no longer; each row is compared with the next. */
const MOST_CELLS = 4;

/** "Jan 2019 –" / "Mar 2021" in one narrow cell, or "Jan 2019" / "–" / "Mar 2021": the cell broke the range, and not its writer. */
export function withWholeDates(cell: readonly DraftLine[]): DraftLine[] {
  const lines: DraftLine[] = [];
  for (let at = 0; at < cell.length; at += 1) {
    const [first, second, third] = cell.slice(at, at + 3);
    const texts = [first, second, third].map((line) => (line?.hidden === true ? '' : (line?.text.trim() ?? '')));
    const [start, middle, end] = texts as [string, string, string];
    const stacked = POINT.test(start) && DASH.test(middle) && endsRange(start, end);
    const broken = OPEN.test(start) && endsRange(start, middle);
    const parts = stacked ? 3 : broken ? 2 : 1;
    lines.push(parts === 1 ? first! : { ...first!, text: texts.slice(0, parts).join(' ') });
    at += parts - 1;
  }
  return lines;
}

/**
 * The same where every line of the page is a row: "Jan 2019 –   Developer" / "Mar 2021   Tern Works". Somebody who is still there writes the dash as well, so that
 * each open date of the column must have its end below.
 */
export function withDatesOfNextRow(rows: readonly (readonly string[])[]): string[][] {
  const whole = rows.map((row) => [...row]);
  for (let column = 0; column < MOST_CELLS; column += 1) {
    const opened = rows.flatMap((row, at) => (isBesideText(row, column) && OPEN.test(row[column]!.trim()) ? [at] : []));
    const isBroken = opened.every((at) => {
      const next = rows[at + 1];
      return next?.length === rows[at]!.length && endsRange(rows[at]![column]!.trim(), next[column]!.trim());
    });
    if (opened.length < FEWEST_BROKEN || !isBroken) continue;
    for (const at of opened) {
      whole[at]![column] = `${rows[at]![column]!.trim()} ${rows[at + 1]![column]!.trim()}`;
      whole[at + 1]![column] = '';
    }
  }
  return whole;
}

/** One could be a range that goes on, above the only year of another entry. */
const FEWEST_BROKEN = 2;

function isBesideText(row: readonly string[], column: number): boolean {
  return row.length > 1 && row.length <= MOST_CELLS && column < row.length;
}

function endsRange(start: string, end: string): boolean {
  if (TODAY.test(end)) return true;
  return POINT.test(end) && YEAR.exec(end)![0] >= YEAR.exec(start)![0];
}
