import { parseEmploymentSentence } from './employment-sentence.js';
import { isCareerBreak } from '../../recognizers/career-break.js';
import { findDatedLines, spanOf, type DatedLine } from '../../recognizers/headers/dated-lines.js';
import type { Line } from '../../text/line.js';
import type { Piece } from '../../text/piece.js';
import type { ResumeDocument } from '../../document/resume-document.js';

/** A line that holds the dates of an entry; everything else about the entry is around it. */
export interface Anchor extends DatedLine {
  /** A sentence that names the title and the employer itself. */
  readonly sentence?: { readonly title: Piece; readonly company: Piece };
  /** The dates are those of time without employment; the position of the line that says so. */
  readonly away?: number;
}

/** The lines with a stretch of time, and the sentences that describe an employment with one. */
export function findAnchors(document: ResumeDocument, lines: readonly Line[]): Anchor[] {
  return withTimeAway(lines, withSentences(document, lines));
}

// "Career break" on the line of its dates, or right above or below them, whichever the dates are free for.
function withTimeAway(lines: readonly Line[], anchors: readonly Anchor[]): Anchor[] {
  const away = lines.flatMap((line, at) => (isCareerBreak(line) ? [at] : []));
  if (away.length === 0) return [...anchors];
  return anchors.map((anchor) => {
    if (anchor.sentence) return anchor;
    const from = [anchor.at, anchor.at - 1, anchor.at + 1].find((at) => away.includes(at));
    if (from === undefined) return anchor;
    away.splice(away.indexOf(from), 1);
    return { ...anchor, away: from };
  });
}

function withSentences(document: ResumeDocument, lines: readonly Line[]): Anchor[] {
  const sentenceAnchors: Anchor[] = [];
  const covered = new Set<number>();
  for (let at = 0; at < lines.length; at += 1) {
    const sentence = covered.has(at) ? undefined : parseEmploymentSentence(document, lines, at);
    const { hit, datePiece } = sentence ?? {};
    if (!sentence || !hit || !datePiece) continue;
    for (let next = at; next < at + sentence.span; next += 1) covered.add(next);
    sentenceAnchors.push({
      at,
      line: lines[at]!,
      hits: [hit],
      dates: spanOf(hit),
      dateStart: datePiece.start,
      dateEnd: datePiece.end,
      ...(sentence.span > 1 && { spansNext: true }),
      sentence: { title: sentence.title, company: sentence.company },
    });
  }
  const dated = findDatedLines(document, lines);
  if (sentenceAnchors.length === 0) return dated;
  const free = dated.filter(({ at, spansNext }) => !covered.has(at) && !(spansNext && covered.has(at + 1)));
  return [...free, ...sentenceAnchors].sort((a, b) => a.at - b.at);
}
