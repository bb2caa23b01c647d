import type { Line } from './lines.js';
import { pieceOf, type Piece } from './piece.js';

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
    if (last && !line.bullet && continues(source.slice(last.start, last.end), line, anyBullet && last.bullet)) {
      last.end = line.end;
      continue;
    }
    points.push({ start: line.start, end: line.end, bullet: line.bullet });
  }
  const pieces = points
    .map((point) => ({ piece: pieceOf(source, point.start, point.end), bullet: point.bullet }))
    // Lines that a page's margin was sorted into may lie apart in the text.
    .filter(({ piece }) => piece.text !== '');
  const running = anyBullet ? pieces.filter(({ bullet }) => !bullet) : pieces.slice(0, pieces.length === 1 ? 1 : 0);
  const highlights = pieces.filter((entry) => !running.includes(entry)).map(({ piece }) => piece);
  const first = running[0]?.piece;
  const rest = running.slice(1).map(({ piece }) => piece);
  return { ...(first && { summary: first }), highlights: [...highlights, ...rest].sort((a, b) => a.start - b.start) };
}

function continues(before: string, line: Line, afterBullet: boolean): boolean {
  if (/[.!?:]$/u.test(before)) return false;
  if (/^\p{Ll}/u.test(line.text) || /[,;&-]$/u.test(before)) return true;
  return afterBullet ? before.length > 60 : before.length > 90;
}
