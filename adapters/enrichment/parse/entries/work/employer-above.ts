import { isHeaderLike } from './entry-headers.js';
import { piecesOfLine } from '../../recognizers/headers/header-pieces.js';
import type { Line } from '../../text/line.js';
import type { Piece } from '../../text/piece.js';
import { placeScore } from '../../recognizers/places/places.js';
import type { ResumeDocument } from '../../document/resume-document.js';
import { COMPANY, PLACE, TITLE } from '../../thresholds.js';

/**
 * "Northwind Lamps, Inc." / "Leeds, UK" / "Maker of lamps with 400 employees." / "Glazier (2001 to 2003)": a paragraph about the employer parts
 * its name from the title. `lines` are those between the entry before and this one; the last employer that leaves no doubt counts.
 */
export function employerAbove(document: ResumeDocument, lines: readonly Line[]): Piece | undefined {
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]!;
    if (line.bullet || document.datesOf(line).length > 0 || !isHeaderLike(line, document)) continue;
    const pieces = piecesOfLine(document, line, 0, []);
    const name = pieces.find(({ company, title }) => company >= COMPANY.certain && title < TITLE.possible);
    if (!name || pieces.some((piece) => piece !== name && piece.place < PLACE.possible)) continue;
    const below = lines[at + 1];
    const placed = pieces.length > 1 || (below !== undefined && placeScore(below.text) >= PLACE.likely);
    if (placed) return name.piece;
  }
  return undefined;
}
