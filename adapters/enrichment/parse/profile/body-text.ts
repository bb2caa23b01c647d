import type { Line } from '../text/line.js';
import { pieceOf, type Piece } from '../text/piece.js';

/** What was done in an entry: running text first, then its points. */
export interface BodyText {
  readonly summary?: Piece;
  readonly highlights: readonly Piece[];
}

const LABEL_ONLY =
  /^(?:highlights|responsibilities|key responsibilities|achievements|key achievements|duties|description|summary)\s*:?$/iu;

/** Puts the lines of an entry's body together again where the page broke them. */
export function readBody(source: string, lines: readonly Line[]): BodyText {
  const content = lines.filter((line) => !LABEL_ONLY.test(line.text));
  const points: { start: number; end: number; bullet: boolean }[] = [];
  const anyBullet = content.some((line) => line.bullet);
  for (const line of content) {
    const last = points[points.length - 1];
    if (
      last &&
      !line.bullet &&
      continues(last.end - last.start, source.charAt(last.end - 1), line, anyBullet && last.bullet)
    ) {
      last.end = line.end;
      continue;
    }
    points.push({ start: line.start, end: line.end, bullet: line.bullet });
  }
  const pieces = points
    .map((point) => ({ piece: pieceOf(source, point.start, point.end), bullet: point.bullet }))
    // Lines that a page's margin was sorted into may lie apart in the text.
    .filter(({ piece }) => piece.text !== '');
  const isRunning = ({ bullet }: { bullet: boolean }): boolean => (anyBullet ? !bullet : pieces.length === 1);
  const running = pieces.filter(isRunning);
  const highlights = pieces.filter((entry) => !isRunning(entry)).map(({ piece }) => piece);
  const first = running[0]?.piece;
  const rest = running.slice(1).map(({ piece }) => piece);
  return { ...(first && { summary: first }), highlights: [...highlights, ...rest].sort((a, b) => a.start - b.start) };
}

/** Whether a line goes on with the point before it, which has this length and this last character. */
function continues(length: number, last: string, line: Line, afterBullet: boolean): boolean {
  if (/[.!?:]/u.test(last)) return false;
  if (/^\p{Ll}/u.test(line.text) || /[,;&-]/u.test(last)) return true;
  return afterBullet ? length > 60 : length > 90;
}
