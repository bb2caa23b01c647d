/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
const PARTIAL_DATE = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;

export function isPartialDate(value: string): boolean {
  return PARTIAL_DATE.test(value);
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
 * The months of a position. "Jan 2020 – Mar 2020" is three months. Between bare years the middle of each is taken:
 * "2004 – 2007" is 36 months, "2019 – 2019" six. Without an end it lasts until the reference date. `undefined` where it has no start
 * or ends before it starts.
 */
export function monthsOf(
  entry: { startDate?: string; endDate?: string },
  referenceDate: string,
): MonthInterval | undefined {
  const first = monthIndex(entry.startDate, 6);
  if (first === undefined) return undefined;
  const reference = monthIndex(referenceDate.slice(0, 7), 0) ?? first;
  const sameYear = entry.startDate?.length === 4 && entry.startDate === entry.endDate;
  const last = entry.endDate === undefined ? reference : monthIndex(entry.endDate, sameYear ? 11 : 5);
  if (last === undefined) return undefined;
  const end = Math.min(last, reference);
  return end < first ? (last < first ? undefined : { first, last: first }) : { first, last: end };
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
