/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
const PARTIAL_DATE = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;

/** The date as precise as it can be: of a day that its month does not have, the month. */
export function withPossibleDay(date: string): string {
  const match = PARTIAL_DATE.exec(date);
  if (match?.[3] === undefined) return date;
  // Day 0 of the next month is the last one of this.
  const lastDay = new Date(Date.UTC(Number(match[1]), Number(match[2]), 0)).getUTCDate();
  return Number(match[3]) > lastDay ? date.slice(0, 7) : date;
}

/** An interval of whole months, counted from year 0: from `first` up to and with `last`. */
export interface MonthInterval {
  first: number;
  last: number;
}

/** Months since year 0; a bare year takes the month given (0–11). `undefined` for what is no partial date. */
export function monthIndex(date: string | undefined, monthOfBareYear: number): number | undefined {
  const match = date === undefined ? null : PARTIAL_DATE.exec(date);
  if (!match) return undefined;
  return Number(match[1]) * 12 + (match[2] === undefined ? monthOfBareYear : Number(match[2]) - 1);
}

/**
 * The months of a position. "Jan 2020 – Mar 2020" is three months. A bare year is the middle of those of its months that the other end and
 * the reference date leave possible: "2004 – 2007" is 36 months, "2019 – 2019" six, "September 2020 – 2020" two. Without an end it lasts until
 * the reference date. `undefined` where it has no start, ends before it starts, or starts after the reference date.
 */
export function monthsOf(
  entry: { startDate?: string; endDate?: string },
  referenceDate: string,
): MonthInterval | undefined {
  const start = spanOf(entry.startDate);
  const end = entry.endDate === undefined ? undefined : spanOf(entry.endDate);
  if (!start || (entry.endDate !== undefined && !end)) return undefined;
  const reference = monthIndex(referenceDate.slice(0, 7), 0) ?? end?.last ?? start.last;
  const from = start.first;
  const until = Math.min(end?.last ?? reference, reference);
  if (until < from) return undefined;
  const isOneYear = start.first === end?.first && start.last === end.last;
  const first = Math.ceil((from + Math.min(start.last, until)) / 2);
  const last = !end || isOneYear ? until : Math.floor((Math.max(first, Math.min(end.first, until)) + until) / 2);
  return { first, last };
}

/** The months that a date may be: one, or the twelve of a bare year. */
function spanOf(date: string | undefined): MonthInterval | undefined {
  const first = monthIndex(date, 0);
  const last = monthIndex(date, 11);
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** Months covered by any of the intervals; overlaps count once. */
export function unionMonths(intervals: readonly MonthInterval[]): number {
  let total = 0;
  let covered = -Infinity;
  for (const { first, last } of [...intervals].sort((a, b) => a.first - b.first)) {
    const from = Math.max(first, covered + 1);
    if (last >= from) {
      total += last - from + 1;
      covered = last;
    }
  }
  return total;
}

/** `YYYY-MM` */
export function monthName(index: number): string {
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}
