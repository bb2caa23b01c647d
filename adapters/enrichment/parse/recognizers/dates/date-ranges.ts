import {
  MONTH_PATTERN,
  PRESENT_PATTERN,
  RANGE_PATTERN,
  SEASON_PATTERN,
  SINCE_PATTERN,
} from '../../lexicons/date-words.js';
import { findDatePoints, fullYear, monthNumber, type DateConventions, type DatePoint } from './date-points.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';

/** A stretch of time as written. `from` is absent for a single date, which is then in `to`. */
export interface DateHit {
  readonly start: number;
  readonly end: number;
  readonly from?: string;
  readonly to?: string;
  readonly current: boolean;
  readonly range: boolean;
  readonly weak: boolean;
}

const BETWEEN = new RegExp(`^\\s{0,9}[)\\].,]?\\s{0,9}${RANGE_PATTERN}\\s{0,9}(?:from\\s{1,9})?[([]?\\s{0,9}$`, 'iu');
const PRESENT_AFTER = new RegExp(
  `^\\s{0,9}[)\\].,]?\\s{0,9}(?:${RANGE_PATTERN}\\s{0,9}(?:the\\s{1,9}|le\\s{1,9}|la\\s{1,9}|l['’])?[([]?|[([/]|,|(?<=^))\\s{0,9}(?:${PRESENT_PATTERN})(?![\\p{L}])`,
  'iu',
);
const PRESENT_BEFORE = new RegExp(`(?<!\\p{L})(?:${PRESENT_PATTERN})\\s{0,9}${RANGE_PATTERN}\\s{0,9}$`, 'iu');
const OPEN_AFTER = /^\s*[-–—]\s*(?:$|[)\]]|(?=\n))/u;
const SINCE_BEFORE = new RegExp(`(?<!\\p{L})(?:${SINCE_PATTERN})\\s{1,9}$`, 'iu');
const BARE_MONTH_BEFORE = new RegExp(`(?<!\\p{L})(${MONTH_PATTERN})\\.?\\s{0,9}${RANGE_PATTERN}\\s{0,9}$`, 'iu');
const SHORT_YEAR_AFTER = /^(?:\s*[–—]\s*|\s+-\s+|\s*\/\s*|-)['’]?(\d{2})(?![\d/.]|-\d)/u;

const MASKED_MONTH = `(?:${MONTH_PATTERN}|(?:${SEASON_PATTERN})s?)\\.?`;
const MASKED_POINT = `(?:(?:${MASKED_MONTH}\\s{0,9}[-–/]\\s{0,9})?${MASKED_MONTH},?\\s{0,9})?(?:19|20)xx`;
const MASKED_YEAR = new RegExp(
  `(?<!\\p{L})${MASKED_POINT}(?:\\s{0,9}${RANGE_PATTERN}\\s{0,9}(?:${MASKED_POINT}|${PRESENT_PATTERN}))?(?!\\p{L})`,
  'giu',
);
const MASKED_RANGE = /xx.*(?:xx|present|current|now|date)|\p{L}\.?\s*[-–]\s*\p{L}/iu;

/** Dates and ranges in a text, left to right; the two ends of a range are one hit. */
export function findDates(text: string, pivot: number, habits?: DateConventions): DateHit[] {
  const points = findDatePoints(text, pivot, habits);
  const hits: DateHit[] = maskedDates(text);
  let left = 0;
  for (let i = 0; i < points.length; i += 1) {
    const point = points[i]!;
    const next = points[i + 1];
    const hit =
      rangeTo(text, point, next, points.length === 2) ??
      openRange(text, point, next?.start ?? text.length) ??
      monthRange(text, point, left) ??
      shortYear(text, point, pivot) ??
      single(point);
    if (next && hit.end >= next.end) i += 1;
    hits.push(withLead(text, hit, left));
    left = hit.end;
  }
  return hits.sort((a, b) => a.start - b.start);
}

const RANGE_OPENING = new RegExp(String.raw`^\s*(?:${anyOf(lexicon.dates.rangeOpening)})\s+$`, 'iu');

const RANGE_LEAD = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.dates.rangeLead)})\s+$`, 'iu');

// "De mars 2019 à aujourd'hui", "von 2012 bis 2015": the word before a stretch of time belongs to it.
function withLead(text: string, hit: DateHit, left: number): DateHit {
  // "From March 2020 to present: …" at the beginning of a line; further in, it belongs to a sentence.
  const opening = hit.range && left === 0 ? RANGE_OPENING.exec(text.slice(0, hit.start)) : null;
  if (opening) return { ...hit, start: 0 };
  const lead = hit.range ? RANGE_LEAD.exec(text.slice(left, hit.start)) : null;
  return lead ? { ...hit, start: hit.start - lead[0].length } : hit;
}

// Samples write "May 20XX": no date can be read from it, but it is where the dates are.
function maskedDates(text: string): DateHit[] {
  if (!/(?:19|20)xx/iu.test(text)) return [];
  return [...text.matchAll(MASKED_YEAR)].map((match) => {
    const range = MASKED_RANGE.test(match[0]);
    return { start: match.index, end: match.index + match[0].length, current: false, range, weak: false };
  });
}

function rangeTo(text: string, a: DatePoint, b: DatePoint | undefined, pair: boolean): DateHit | undefined {
  if (!b || b.start - a.end > 14) return undefined;
  const lostDash = a.end === b.start && a.iso.length === 4;
  // "02/2008, 11/2009": two months in their order and no other date in the line are the ends of one stretch.
  const months = pair && a.iso.length >= 7 && b.iso.length >= 7 && a.iso < b.iso;
  const comma = months && /^\s*,\s*$/u.test(text.slice(a.end, b.start));
  // "2009/2012", in France the usual way to write the years of a course.
  const years = a.iso.length === 4 && b.iso.length === 4 && a.iso < b.iso && text.slice(a.end, b.start) === '/';
  if (!lostDash && !comma && !years && !BETWEEN.test(text.slice(a.end, b.start))) return undefined;
  const [from, to] = a.iso.slice(0, 7) <= b.iso.slice(0, Math.min(7, b.iso.length)) || sameYear(a, b) ? [a, b] : [b, a];
  return { start: a.start, end: b.end, from: from.iso, to: to.iso, current: false, range: true, weak: false };
}

function sameYear(a: DatePoint, b: DatePoint): boolean {
  return a.iso.slice(0, 4) === b.iso.slice(0, 4) && (a.iso.length === 4 || b.iso.length === 4);
}

function openRange(text: string, a: DatePoint, limit: number): DateHit | undefined {
  const after = text.slice(a.end, Math.min(limit, a.end + 40));
  const present = PRESENT_AFTER.exec(after);
  const open = { from: a.iso, current: true, range: true, weak: false };
  if (present) return { start: a.start, end: a.end + present[0].length, ...open };
  const before = text.slice(Math.max(0, a.start - 24), a.start);
  const since = SINCE_BEFORE.exec(before);
  if (since) return { start: a.start - since[0].length, end: a.end, ...open };
  const reversed = PRESENT_BEFORE.exec(before);
  if (reversed) return { start: a.start - reversed[0].length, end: a.end, ...open };
  const dangling = OPEN_AFTER.exec(after);
  if (dangling && !a.weak) return { start: a.start, end: a.end + dangling[0].trimEnd().length, ...open };
  return undefined;
}

// "Jan - Mar 2020": the year is written once, for both.
function monthRange(text: string, b: DatePoint, left: number): DateHit | undefined {
  if (b.iso.length < 7) return undefined;
  const offset = Math.max(left, b.start - 24);
  const match = BARE_MONTH_BEFORE.exec(text.slice(offset, b.start));
  const month = monthNumber(match?.[1]);
  if (!match || !month) return undefined;
  const from = `${b.iso.slice(0, 4)}-${String(month).padStart(2, '0')}`;
  return { start: offset + match.index, end: b.end, from, to: b.iso, current: false, range: true, weak: false };
}

// "2015-16": a hyphen and two digits that cannot be a month, or that are apart.
function shortYear(text: string, a: DatePoint, pivot: number): DateHit | undefined {
  if (a.iso.length !== 4) return undefined;
  const match = SHORT_YEAR_AFTER.exec(text.slice(a.end, a.end + 8));
  const to = match?.[1] === undefined ? undefined : fullYear(match[1], pivot);
  if (!match || !to || to < a.iso || Number(to) - Number(a.iso) > 30) return undefined;
  return {
    start: a.start,
    end: a.end + match[0].length,
    from: a.iso,
    to,
    current: false,
    range: true,
    weak: false,
  };
}

function single(point: DatePoint): DateHit {
  return { start: point.start, end: point.end, to: point.iso, current: false, range: false, weak: point.weak };
}
