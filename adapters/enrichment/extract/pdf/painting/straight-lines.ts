import type { Box } from '../geometry/matrix.js';

/** How pdf.js writes a path: a number for what is drawn, then its points. */
const DRAW = { moveTo: 0, lineTo: 1, curveTo: 2, quadraticCurveTo: 3, closePath: 4 } as const;
const NUMBERS = new Map<number, number>([
  [DRAW.moveTo, 2],
  [DRAW.lineTo, 2],
  [DRAW.curveTo, 6],
  [DRAW.quadraticCurveTo, 4],
  [DRAW.closePath, 0],
]);
/** A drawing has more, and is no border. */
const MOST = 2_000;

/** The straight lines of a path: the borders of several cells may be one. */
export function straightLines(path: ArrayLike<number>): Box[] {
  const lines: Box[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (let at = 0; at < path.length && lines.length < MOST;) {
    const draw = path[at]!;
    const numbers = NUMBERS.get(draw);
    if (numbers === undefined) break;
    const isClose = draw === DRAW.closePath;
    const nextX = isClose ? startX : (path[at + numbers - 1] ?? 0);
    const nextY = isClose ? startY : (path[at + numbers] ?? 0);
    if (draw === DRAW.moveTo) [startX, startY] = [nextX, nextY];
    else if (draw === DRAW.lineTo || isClose)
      lines.push({
        left: Math.min(x, nextX),
        right: Math.max(x, nextX),
        top: Math.min(y, nextY),
        bottom: Math.max(y, nextY),
      });
    [x, y] = [nextX, nextY];
    at += 1 + numbers;
  }
  return lines;
}
