import type { Box } from '../geometry/matrix.js';
import type { Segment } from './segments.js';

/** Between a bullet and its text, in font sizes. */
const FARTHEST = 2.6;

/**
 * Browsers and word processors often paint list bullets as small filled shapes, which no text extraction sees. A shape of
 * bullet size, alone on its row and shortly before a text that begins there, becomes the bullet of that text.
 */
export function attachPaintedBullets(segments: readonly Segment[], marks: readonly Box[]): Segment[] {
  const bullets = marks.filter((mark) => isBulletSized(mark) && isAlone(mark, marks));
  if (bullets.length === 0) return [...segments];
  const owners = new Map<Segment, Box>();
  for (const bullet of bullets) {
    const row = segments.filter((segment) => segment.angle === 0 && beside(segment, bullet));
    // Where letters are painted as shapes, a dot lies within a word.
    if (row.some((segment) => segment.x0 < bullet.right - 1 && segment.x1 > bullet.left - 3)) continue;
    const [owner] = row.filter((segment) => segment.x0 >= bullet.right - 1).sort((a, b) => a.x0 - b.x0);
    if (owner !== undefined && owner.x0 - bullet.right < FARTHEST * owner.size) owners.set(owner, bullet);
  }
  return segments.map((segment) => {
    const bullet = owners.get(segment);
    if (bullet === undefined || /^[•◦▪■●○–-]/u.test(segment.text)) return segment;
    return { ...segment, text: `• ${segment.text}`, x0: bullet.left };
  });
}

function isBulletSized({ left, right, top, bottom }: Box): boolean {
  const [width, height] = [right - left, bottom - top];
  return width > 1.4 && width < 7 && height > 1.4 && height < 7 && width / height > 0.6 && width / height < 1.6;
}

/** Rows of dots are ratings. */
function isAlone(mark: Box, marks: readonly Box[]): boolean {
  return !marks.some(
    (other) =>
      other !== mark &&
      Math.abs(other.top - mark.top) < 2 &&
      Math.abs(other.left - mark.left) > 1 &&
      Math.abs(other.left - mark.left) < 20,
  );
}

/** The middle of the shape lies about where the middle of small letters lies. */
function beside(segment: Segment, bullet: Box): boolean {
  const middle = (bullet.top + bullet.bottom) / 2;
  return Math.abs(segment.y - segment.size * 0.32 - middle) < segment.size * 0.3;
}
