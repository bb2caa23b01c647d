import type { Segment } from './segments.js';

/** "March 2020", "03/2020", "2020-03-01", "2020". */
const POINT = /^(?:\p{L}{3,12}\.?,?\s)?(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d(?:-\d{2}){0,2}$/u;
/** "March 2020 –", "03/2020–". */
const OPEN = new RegExp(String.raw`${POINT.source.slice(0, -1)}\s?[-–—]$`, 'u');
/** "March 2020 – May", whose year is below. */
const HALF = new RegExp(String.raw`${POINT.source.slice(0, -1)}\s?[-–—]\s\p{L}{3,10}\.?$`, 'u');
/** "2020 –" and "2020 – May", whose month is above. */
const YEAR_FIRST = /^(?:19|20)\d\d\s?[-–—](?:\s\p{L}{3,10}\.?)?$/u;
const YEAR = /^(?:19|20)\d\d$/u;
const DASH = /^[-–—]$/u;
/** "— December 2020", "— present". */
const DASH_AND_END = /^[-–—]\s?\S.{1,24}$/u;
/** A word or two for today: "heute", "aujourd’hui", "the present". */
const WORD = /^\p{L}{3,12}(?:['’]\p{L}{2,6})?(?:\s\p{L}{2,10})?$/u;
const RANGE = /^.{4,18}\s?[-–—]\s?.{3,18}$/u;
/** "a year", "2 years 3 months"; "Web design" is what was studied then. */
const DURATION = /^(?:\p{Ll}{1,4}|\d{1,2})\s\p{L}{2,8}(?:,?\s(?:\p{L}{1,3}\s)?\d{1,2}\s\p{L}{2,8})?$/u;

/** A page has some dozens of dates and single words; each is compared with the others. */
const MOST_READ = 500;
/** How far below each other the parts stand, in font sizes. */
const FURTHEST = 2.6;
/** From a line to the next of one paragraph, in font sizes. */
const LINE_STEP = 1.35;
/** A stack begins at most so much above or below the line that it dates, in font sizes. */
const LEVEL = 0.8;

/**
 * A narrow column may carry the dates of an entry one above the other: "March 2020", "—", "May 2021", "a year", or break them anywhere: "March
 * 2020 –", "present", or "March", "2020 –", "May", "2021". They become one segment, on the line that the first of them is beside, so that no row is torn apart by them.
 */
export function joinStackedDates(segments: readonly Segment[]): Segment[] {
  const candidates = segments.filter(({ text }) => isPart(text.trim())).sort((a, b) => a.y - b.y);
  if (candidates.length > MOST_READ) return [...segments];
  const taken = new Set<Segment>();
  const joined = new Map<Segment, Segment>();
  for (const first of candidates) {
    if (taken.has(first)) continue;
    const stack = stackFrom(first, { candidates, taken, segments });
    if (stack.length < 2) continue;
    for (const part of stack) taken.add(part);
    joined.set(first, asOne(stack, segments));
  }
  return segments.flatMap((segment) => joined.get(segment) ?? (taken.has(segment) ? [] : [segment]));
}

function isPart(text: string): boolean {
  return [POINT, OPEN, HALF, DASH, DASH_AND_END, WORD, RANGE, DURATION].some((pattern) => pattern.test(text));
}

function stackFrom(
  first: Segment,
  {
    candidates,
    taken,
    segments,
  }: { candidates: readonly Segment[]; taken: ReadonlySet<Segment>; segments: readonly Segment[] },
): Segment[] {
  const text = first.text.trim();
  const stack = [first];
  const next = (...patterns: readonly RegExp[]): boolean => {
    const last = stack.at(-1)!;
    const below = candidates.find((part) => !taken.has(part) && isBelow(last, part));
    if (!below || !patterns.some((pattern) => pattern.test(below.text.trim()))) return false;
    stack.push(below);
    return true;
  };
  // A year of its own opens the next entry as well.
  const nextLine = (pattern: RegExp): boolean => {
    const last = stack.at(-1)!;
    const isNext = next(pattern) && isLineOf(last, stack.at(-1)!);
    if (!isNext && stack.at(-1) !== last) stack.pop();
    return isNext;
  };
  if (POINT.test(text)) {
    const isWhole = next(DASH_AND_END) || (next(DASH) && next(POINT, WORD));
    if (!isWhole) return [];
  } else if (OPEN.test(text)) {
    if (!next(POINT, WORD)) return [];
    if (WORD.test(stack.at(-1)!.text.trim())) nextLine(YEAR);
  } else if (WORD.test(text)) {
    const isMonth = segments.some((other) => isBeside(first, other)) && nextLine(YEAR_FIRST);
    if (!isMonth) return [];
    const half = stack.at(-1)!.text.trim();
    if (HALF.test(half)) return nextLine(YEAR) ? stack : [];
    if (!nextLine(WORD)) return nextLine(POINT) ? stack : [];
    nextLine(YEAR);
  } else {
    // "2018 – Present" is whole.
    const isWhole = (HALF.test(text) && next(YEAR)) || (RANGE.test(text) && /\d{4}/u.test(text));
    if (!isWhole) return [];
  }
  next(DURATION);
  return stack;
}

/** Text in the next column, on the same line. */
function isBeside(part: Segment, other: Segment): boolean {
  return other.x0 > part.x1 && Math.abs(other.y - part.y) < LEVEL * part.size;
}

/** The next line of what is set as the line above it is. */
function isLineOf(upper: Segment, lower: Segment): boolean {
  const isAlike = upper.bold === lower.bold && Math.abs(upper.size - lower.size) < 0.5;
  return isAlike && lower.y - upper.y < LINE_STEP * upper.size;
}

/** Right below, and for the most part within the same column. */
function isBelow(upper: Segment, lower: Segment): boolean {
  const size = Math.max(upper.size, lower.size);
  const step = lower.y - upper.y;
  if (step < 0.8 * size || step > FURTHEST * size) return false;
  const shared = Math.min(upper.x1, lower.x1) - Math.max(upper.x0, lower.x0);
  return shared > 0.6 * Math.min(upper.x1 - upper.x0, lower.x1 - lower.x0);
}

function asOne(stack: readonly Segment[], segments: readonly Segment[]): Segment {
  const first = stack[0]!;
  const beside = segments
    .filter(
      (other) => !stack.includes(other) && other.x1 < first.x0 && Math.abs(other.y - first.y) < LEVEL * first.size,
    )
    .sort((a, b) => Math.abs(a.y - first.y) - Math.abs(b.y - first.y))[0];
  return {
    ...first,
    text: stack.map(({ text }) => text.trim()).join(' '),
    x0: Math.min(...stack.map(({ x0 }) => x0)),
    x1: Math.max(...stack.map(({ x1 }) => x1)),
    y: beside?.y ?? first.y,
  };
}
