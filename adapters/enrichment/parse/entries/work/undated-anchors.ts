import { companyScore, isNameLike, MASKED } from '../../recognizers/names/company-evidence.js';
import { isHeaderLike } from './entry-headers.js';
import { piecesOfLine } from '../../recognizers/headers/header-pieces.js';
import { wordsOf } from '../../text/words.js';
import type { Line } from '../../text/line.js';
import { isProse } from '../../recognizers/prose.js';
import type { ResumeDocument } from '../../document/resume-document.js';
import type { Anchor } from './work-anchors.js';
import { COMPANY, PLACE, TITLE } from '../../thresholds.js';

// A title without any date is an entry only where the words leave no doubt.
export function undatedAnchors(
  document: ResumeDocument,
  lines: readonly Line[],
  drafts: readonly { readonly first: number; readonly last: number }[],
): Anchor[] {
  const covered = new Set<number>();
  for (const draft of drafts) for (let at = draft.first - 1; at <= draft.last + 1; at += 1) covered.add(at);
  const found: Anchor[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (covered.has(at) || !isHeaderLike(line, document) || wordsOf(line.text).length > 12) continue;
    // A line that goes on in lower case is the rest of a sentence.
    if (/^\p{Ll}/u.test(line.text)) continue;
    if (/\.$/u.test(line.text) && !MASKED.test(line.text)) continue;
    const neighbours = [lines[at - 1], lines[at + 1]].filter((l) => l !== undefined && isHeaderLike(l, document));
    const beside = neighbours.some(
      (l) => companyScore(l!.text) >= COMPANY.likely && document.titles.isTitle(l!.text) < TITLE.probable,
    );
    const parts = piecesOfLine(document, line, 0, []);
    const title = Math.max(0, ...parts.map((part) => part.title));
    const own =
      parts.some((part) => part.title >= TITLE.clear) &&
      parts.some(
        (part) =>
          (part.company >= COMPANY.likely && part.title < TITLE.possible) ||
          (part.place >= PLACE.certain && parts.length >= 3),
      );
    const next = lines[at + 1];
    // A title with a line to itself and the account of it below.
    const alone =
      parts.length === 1 &&
      title >= TITLE.certain &&
      wordsOf(line.text).length <= 5 &&
      next !== undefined &&
      (next.bullet || isProse(next.text)) &&
      !/[:.,;]$/u.test(line.text) &&
      isNameLike(line.text);
    const enough =
      drafts.length === 0
        ? title >= TITLE.clear
        : alone || (title >= TITLE.sure && (own || beside || MASKED.test(line.text)));
    if (!enough) continue;
    found.push({ at, line, hits: [] });
    covered.add(at + 1);
  }
  return found;
}
