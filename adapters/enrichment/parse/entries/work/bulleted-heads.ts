import type { ResumeDocument } from '../../document/resume-document.js';
import { DURATION } from '../../recognizers/headers/dated-lines.js';
import { piecesOfLine } from '../../recognizers/headers/header-pieces.js';
import { isProse } from '../../recognizers/headings.js';
import { type Line, wordsOf } from '../../text.js';
import { SHARE, TITLE } from '../../thresholds.js';

/** In words: title, employer and place. */
const LONGEST_HEAD = 14;

/**
 * "• Glazier, Northwind Ltd" / "2019 – 2021" / "Glazed two harbours.": the posts are the points of a list, and the dates of each come below it. Only where the
 * section opens with such a line and all dates are below one: else the point above dates is the last one of the post before.
 */
export function withoutBulletsOfHeads(document: ResumeDocument, lines: readonly Line[]): readonly Line[] {
  if (lines[0]?.bullet !== true) return lines;
  const heads = lines.filter((_, at) => {
    const below = lines[at + 1];
    return below !== undefined && isRowOfDates(document, below);
  });
  if (heads[0] !== lines[0] || !heads.every(mayHead)) return lines;
  const titled = heads.filter((line) => piecesOfLine(document, line, 0, []).some(({ title }) => title >= TITLE.clear));
  if (titled.length <= heads.length * SHARE.titledHeads) return lines;
  const all = new Set(heads);
  return lines.map((line) => (all.has(line) ? { ...line, bullet: false } : line));
}

/** A stretch of time, and at most how long it was. */
function isRowOfDates(document: ResumeDocument, line: Line): boolean {
  const dates = line.bullet ? [] : document.datesOf(line);
  if (!dates.some(({ range }) => range)) return false;
  return piecesOfLine(document, line, 0, dates).every(({ piece }) => DURATION.test(piece.text));
}

function mayHead({ bullet, text }: Line): boolean {
  return (
    bullet && /^\p{Lu}/u.test(text) && !/[.;:]$/u.test(text) && !isProse(text) && wordsOf(text).length <= LONGEST_HEAD
  );
}
