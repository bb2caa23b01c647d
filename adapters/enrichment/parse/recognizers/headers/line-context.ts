import type { Line } from '../../text/line.js';
import type { DateHit } from '../dates/date-ranges.js';
import type { TitleLexicon } from '../names/title-lexicon.js';

/** What a recognizer of whole lines needs to know of the document that the lines are from. */
export interface LineContext {
  readonly titles: TitleLexicon;
  /** Dates of a line, with offsets inside the line's text; found once. */
  datesOf(line: Line): readonly DateHit[];
}
