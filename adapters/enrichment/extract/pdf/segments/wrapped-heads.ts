import type { Segment } from './segments.js';

/** From a line of a head to the next, in font sizes. */
const STEP = { least: 0.85, most: 1.45 } as const;
/** Dates are level with a line of the head, or with its middle; in font sizes. */
const LEVEL = 0.75;
/** Left edges of one head, in points. */
const SAME_EDGE = 1;
/** Width of a space, in font sizes. */
const SPACE = 0.25;
/** In characters: dates, and no sentence with a year; a line of a head, and no paragraph. */
const LONGEST = { dates: 32, line: 70, head: 140 } as const;
const MOST_LINES = 4;
/** A page has some dozens of dates. */
const MOST_DATES = 200;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
const BULLET = /^(?:[^\p{L}\p{N}\s("„“]|[*o-] )/u;
/** "Conducteur de travaux en", "Nurse for", "Coating & Paint /": no name ends so. */
const OPEN =
  /(?:\s(?:\p{Ll}{1,3}|für|vom|zum|zur|oder|della?|delle|degli|nella?|voor|naar|para|pour|dans|with|from|oraz|przy)|[,&/])$/u;
const GOES_ON = /^\p{Ll}/u;

interface DatedHead {
  dates: Segment;
  lines: Segment[];
}

/**
 * A head that has no room beside its dates goes on in the line below: they are level with its first line, its last, or its middle. Words show it that no line
 * begins or ends with, and bold letters where the other heads are one bold line each.
 */
export function joinWrappedHeads(segments: readonly Segment[]): Segment[] {
  const dates = segments.filter(({ text }) => text.length <= LONGEST.dates && YEAR.test(text));
  if (dates.length === 0 || dates.length > MOST_DATES) return [...segments];
  const columns = columnsOf(segments.filter(isLine));
  const heads = dates.flatMap((date) => headBeside(date, columns, segments) ?? []);
  const joined = new Map<Segment, Segment>();
  const gone = new Set<Segment>();
  for (const head of heads) {
    if (head.lines.length < 2 || head.lines.some((line) => joined.has(line) || gone.has(line))) continue;
    const lines = wholeOf(head, isSetAlike(head, heads));
    if (lines.length < 2) continue;
    const [first, ...rest] = lines;
    joined.set(first!, {
      ...first!,
      text: lines.map(({ text }) => text.trim()).join(' '),
      x1: Math.max(...lines.map(({ x1 }) => x1)),
    });
    joined.set(head.dates, { ...head.dates, y: first!.y });
    for (const line of rest) gone.add(line);
  }
  return segments.flatMap((segment) => (gone.has(segment) ? [] : [joined.get(segment) ?? segment]));
}

function isLine({ text, chip, row }: Segment): boolean {
  return chip !== true && row === undefined && text.length <= LONGEST.line && !BULLET.test(text) && !YEAR.test(text);
}

function columnsOf(lines: readonly Segment[]): ReadonlyMap<number, readonly Segment[]> {
  const columns = new Map<number, Segment[]>();
  for (const line of [...lines].sort((a, b) => a.y - b.y)) {
    const edge = Math.round(line.x0);
    for (const near of [edge - 1, edge, edge + 1]) {
      const own = columns.get(near);
      if (own) own.push(line);
      else columns.set(near, [line]);
    }
  }
  return columns;
}

/** The lines set alike, one right below the other, that the dates are beside. */
function headBeside(
  dates: Segment,
  columns: ReadonlyMap<number, readonly Segment[]>,
  segments: readonly Segment[],
): DatedHead | undefined {
  const beside = segments
    .filter((line) => isLine(line) && line.x1 < dates.x0 && Math.abs(line.y - dates.y) < LEVEL * line.size)
    .sort((a, b) => b.x0 - a.x0 || Math.abs(a.y - dates.y) - Math.abs(b.y - dates.y));
  const [nearest] = beside;
  if (nearest === undefined || beside.some(({ x0 }) => Math.abs(x0 - nearest.x0) > SAME_EDGE)) return undefined;
  const column = (columns.get(Math.round(nearest.x0)) ?? []).filter(({ x1 }) => x1 < dates.x0);
  const at = column.indexOf(nearest);
  const lines = [nearest];
  for (let up = at - 1; up >= 0 && lines.length < MOST_LINES && follows(column[up]!, lines[0]!); up -= 1)
    lines.unshift(column[up]!);
  for (
    let down = at + 1;
    down < column.length && lines.length < MOST_LINES && follows(lines.at(-1)!, column[down]!);
    down += 1
  )
    lines.push(column[down]!);
  return { dates, lines };
}

function follows(upper: Segment, lower: Segment): boolean {
  const step = lower.y - upper.y;
  return (
    step > STEP.least * lower.size &&
    step < STEP.most * lower.size &&
    Math.abs(lower.x0 - upper.x0) <= SAME_EDGE &&
    Math.abs(lower.size - upper.size) < 0.3 &&
    (lower.weights?.[0] ?? lower.bold) === (upper.weights?.[1] ?? upper.bold)
  );
}

/** The part of the lines that is one text, with the line that the dates are level with. */
function wholeOf({ dates, lines }: DatedHead, areAlike: boolean): Segment[] {
  if (areAlike) return lines;
  const level = lines.reduce((a, b) => (Math.abs(b.y - dates.y) < Math.abs(a.y - dates.y) ? b : a));
  let [from, to] = [lines.indexOf(level), lines.indexOf(level)];
  while (from > 0 && isOneText(lines[from - 1]!, lines[from]!)) from -= 1;
  while (to < lines.length - 1 && isOneText(lines[to]!, lines[to + 1]!)) to += 1;
  const whole = lines.slice(from, to + 1);
  return whole.reduce((sum, { text }) => sum + text.length, 0) <= LONGEST.head ? whole : [];
}

function isOneText(upper: Segment, lower: Segment): boolean {
  const [above, below] = [upper.text.trim(), lower.text.trim()];
  return OPEN.test(above) || (upper.bold && lower.bold && GOES_ON.test(below));
}

/** How far the bold lines of these heads go. */
function widestOf(heads: readonly DatedHead[]): number {
  return Math.max(0, ...heads.flatMap(({ lines }) => lines.filter(({ bold }) => bold).map(({ x1 }) => x1)));
}

/** Where another head is a single bold line, two of them are one text, if each breaks where the next word has no room. */
function isSetAlike({ lines }: DatedHead, heads: readonly DatedHead[]): boolean {
  const [first] = lines;
  if (!lines.every(({ bold }) => bold)) return false;
  const alike = heads.filter(
    ({ lines: [other] }) =>
      other!.bold && Math.abs(other!.x0 - first!.x0) <= SAME_EDGE && Math.abs(other!.size - first!.size) < 0.3,
  );
  const single = alike.filter((head) => head.lines.length === 1).length;
  const broken = alike.filter((head) => head.lines.length > 1);
  const widest = widestOf(alike);
  const areFull = broken.every((head) =>
    head.lines.slice(1).every((lower, at) => isFull(head.lines[at]!, lower, widest)),
  );
  return areFull && single > 0 && single + broken.length > 2;
}

function isFull(upper: Segment, lower: Segment, widest: number): boolean {
  const text = lower.text.trim();
  const word = /^\S+/u.exec(text)?.[0].length ?? 0;
  const width = ((lower.x1 - lower.x0) * word) / Math.max(1, text.length);
  return upper.x1 + SPACE * upper.size + width > widest;
}
