import type { DateSpan } from '../../recognizers/headers/dated-lines.js';
import { boundsOf, isBefore } from './entry-headers.js';

interface Dated {
  readonly dates?: DateSpan;
}

/**
 * "Mar 2019" beside the latest post, above "Sep 2015 – Feb 2019": where every other post has both its ends, one date is no end of which nobody wrote the
 * beginning. It is the beginning of a post that goes on where the post before ended right then, or where several others show both months; of years nobody
 * knows, as a post may have lasted less than one.
 */
export function withoutLoneEnd<T extends Dated>(entries: readonly T[]): readonly T[] {
  const [latest, ...others] = entries.filter(({ dates }) => dates !== undefined);
  const date = latest?.dates && isLone(latest.dates) ? latest.dates.to : undefined;
  if (latest === undefined || date === undefined || others.length === 0 || latest !== entries[0]) return entries;
  const ends = others.map(({ dates }) => (dates?.from === undefined ? undefined : boundsOf(dates)[1]));
  if (!ends.every((end) => end !== undefined && !isBefore(date, end))) return entries;
  const { dates: _lone, ...undated } = latest;
  const inMonths = ends.filter((end) => end !== undefined && end.length >= MONTH).length;
  const isHabit = date.length >= MONTH && inMonths >= LEAST_WITH_MONTHS && inMonths === ends.length;
  const begins = isHabit || ends.some((end) => end !== undefined && followsOn(end, date));
  const first = begins ? { ...latest, dates: { from: date, current: true } } : (undated as T);
  return entries.map((entry) => (entry === latest ? first : entry));
}

/** One could be chance. */
const LEAST_WITH_MONTHS = 2;

function isLone({ from, current }: DateSpan): boolean {
  return from === undefined && !current;
}

/** The same month or the next one: of two years nobody knows whether they touch. */
function followsOn(end: string, begin: string): boolean {
  if (end.length < MONTH || begin.length < MONTH) return false;
  const apart = monthsOf(begin) - monthsOf(end);
  return apart === 0 || apart === 1;
}

/** In characters of an ISO 8601 date. */
const MONTH = 7;

function monthsOf(date: string): number {
  return 12 * Number(date.slice(0, 4)) + Number(date.slice(5, MONTH));
}
