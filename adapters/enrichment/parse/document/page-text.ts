import type { ExtractedDocument } from '../../../../core/spi.js';
import { daysComeFirst, pairsAreYears } from '../recognizers/dates/date-conventions.js';
import type { DateConventions } from '../recognizers/dates/date-points.js';
import { findDates, type DateHit } from '../recognizers/dates/date-ranges.js';
import type { LineContext } from '../recognizers/headers/line-context.js';
import type { TitleLexicon } from '../recognizers/names/title-lexicon.js';
import type { Line } from '../text/line.js';
import { visibleText } from './visible-lines.js';

/** The lines of the pages, and what it takes to read them. */
export interface PageText extends LineContext {
  /** The whole text, which all offsets count in. */
  readonly source: string;
  /** The same with hidden lines blanked, so that offsets stay. */
  readonly visible: string;
  /** Visible lines in reading order. */
  readonly lines: readonly Line[];
  /** Addresses that the file links to. */
  readonly links: readonly string[];
  /** Years written with two digits reach up to this one. */
  readonly pivot: number;
  readonly dateConventions: DateConventions;
}

export function createPageText(
  extracted: ExtractedDocument,
  lines: readonly Line[],
  titles: TitleLexicon,
  referenceDate: string,
): PageText {
  const source = extracted.text;
  const year = Number(/^\d{4}/u.exec(referenceDate)?.[0] ?? '2030');
  const pivot = 2000 + (year % 100);
  const dateConventions = { dayFirst: daysComeFirst(source), yearPairs: pairsAreYears(source) };
  // By both ends: a line may also be read as part of a longer one.
  const cache = new Map<string, readonly DateHit[]>();
  return {
    source,
    visible: visibleText(extracted),
    lines,
    links: extracted.links,
    titles,
    pivot,
    dateConventions,
    datesOf(line: Line): readonly DateHit[] {
      const key = `${line.start}-${line.end}`;
      const known = cache.get(key);
      if (known) return known;
      const found = findDates(line.text, pivot, dateConventions);
      cache.set(key, found);
      return found;
    },
  };
}
