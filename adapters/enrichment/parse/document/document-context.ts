import type { Line } from '../text/line.js';
import { findDates, type DateHit } from '../recognizers/dates/date-ranges.js';
import { daysComeFirst, pairsAreYears } from '../recognizers/dates/date-conventions.js';
import type { DateConventions } from '../recognizers/dates/date-points.js';
import type { TitleLexicon } from '../recognizers/names/title-lexicon.js';

/** What every part of the parser needs to know while it reads one document. */
export interface DocumentContext {
  readonly source: string;
  readonly lines: readonly Line[];
  readonly titles: TitleLexicon;
  /** Years written with two digits reach up to this one. */
  readonly pivot: number;
  readonly dateConventions: DateConventions;
  /** Dates of a line, with offsets inside the line's text; found once. */
  datesOf(line: Line): readonly DateHit[];
}

export function createDocumentContext(
  source: string,
  lines: readonly Line[],
  titles: TitleLexicon,
  referenceDate: string,
): DocumentContext {
  const year = Number(/^\d{4}/u.exec(referenceDate)?.[0] ?? '2030');
  const pivot = year % 100;
  const century = 2000 + pivot;
  const dateConventions = { dayFirst: daysComeFirst(source), yearPairs: pairsAreYears(source) };
  // By both ends: a line may also be read as part of a longer one.
  const cache = new Map<string, readonly DateHit[]>();
  return {
    source,
    lines,
    titles,
    pivot: century,
    dateConventions,
    datesOf(line: Line): readonly DateHit[] {
      const key = `${line.start}-${line.end}`;
      const known = cache.get(key);
      if (known) return known;
      const found = findDates(line.text, century, dateConventions);
      cache.set(key, found);
      return found;
    },
  };
}
