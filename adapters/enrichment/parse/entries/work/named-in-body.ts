import { isNameLike } from '../../recognizers/names/company-evidence.js';
import { wordsOf } from '../../text/words.js';
import type { Line } from '../../text/line.js';
import { cut, strip, type Piece } from '../../text/piece.js';
import type { ResumeDocument } from '../../document/resume-document.js';
import { TITLE } from '../../thresholds.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';

const LABELLED = new RegExp(String.raw`^\(?(?:${anyOf(lexicon.labels.role)})\s*[:=–-]\s*`, 'iu');
const LABEL_ALONE = /^(?:job title|designation|position|role|job role|post)\s*:?$/iu;
const WORKED_AS =
  /^(?:i\s+)?(?:have\s+|am\s+|was\s+)?(?:been\s+)?(?:currently\s+|presently\s+)?(?:(?:work(?:ed|ing)|employed|serv(?:ed|ing)|joined|interned)\s+as|(?:my\s+)?role\s+(?:as|of))\s+(?:an?\s+|the\s+)?/iu;
const REACH = 10;

/**
 * The title of an entry whose header has none: a line "Role: glazier" under employer and dates, or a description that begins "Worked as a glazier".
 */
export function titleInBody(document: ResumeDocument, body: readonly Line[]): Piece | undefined {
  for (const [at, line] of body.slice(0, REACH).entries()) {
    const labelled = LABELLED.exec(line.text);
    const alone = LABEL_ALONE.test(line.text) ? body[at + 1] : undefined;
    const value = labelled
      ? cut(line, labelled[0].length)
      : alone && /^:\s/u.test(alone.text)
        ? cut(alone, 1)
        : undefined;
    const title = value && certain(document, strip(value), 0.45);
    if (title) return title;
    const match = at <= 2 ? WORKED_AS.exec(line.text) : undefined;
    if (!match) continue;
    const rest = cut(line, match[0].length);
    const end =
      /\s{1,9}(?:at|in|for|with|on|under|where|to|from|and|who|which|that|responsible|is|was|includ\p{L}+|involv\p{L}+)(?:\s|$)|[,.;:(]/iu.exec(
        rest.text,
      );
    const named = certain(document, strip(end ? cut(rest, 0, end.index) : rest), 0.85);
    if (named) return named;
  }
  return undefined;
}

/** "Worked as a glazier" is "glazier". */
export function withoutDescription(title: Piece): Piece {
  const match = WORKED_AS.exec(title.text);
  return match ? cut(title, match[0].length) : title;
}

function certain(document: ResumeDocument, title: Piece, least: number): Piece | undefined {
  const words = wordsOf(title.text).length;
  if (words === 0 || words > 8 || document.titles.isTitle(title.text) < least) return undefined;
  return words === 1 || isNameLike(title.text) || least > TITLE.likely ? title : undefined;
}
