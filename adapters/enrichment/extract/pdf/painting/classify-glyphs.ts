import type { Glyph } from '../geometry/glyph.js';
import type { PagePainter, PaintedGlyph } from './page-painter.js';
import { restoreLigatures } from './lost-ligatures.js';
import { indistinguishable } from './painted-areas.js';

export interface PageFrame {
  width: number;
  height: number;
  /** The file holds pictures that were not decoded, so the background of a glyph may be unknown. */
  unseenPictures: boolean;
}

/** Letters below this size (points) are not read by anyone. */
const SMALLEST = 1.6;

/** Classifies painted glyphs by whether a reader of the page would see them. */
export function classifyGlyphs(painter: PagePainter, frame: PageFrame): Glyph[] {
  let letters = 0;
  let transparent = 0;
  for (const glyph of painter.glyphs) {
    if (glyph.space) continue;
    letters += 1;
    if (isTransparent(glyph)) transparent += 1;
  }
  // Scans carry their recognised text invisibly, and some printers draw letters as shapes with transparent text over
  // them: where most of a page is like that, the invisible text is the page.
  const textLayer = transparent > letters * 0.5;
  const glyphs: Glyph[] = [];
  let space = false;
  const seen: Seen = new Map();
  for (const painted of painter.glyphs) {
    if (painted.space) {
      space = true;
      continue;
    }
    const glyph = place(painted, space, isHidden(painted, painter, frame, textLayer));
    space = false;
    if (!Number.isFinite(glyph.x0) || !Number.isFinite(glyph.y) || isTwin(glyph, seen)) continue;
    glyphs.push(glyph);
  }
  return restoreLigatures(glyphs);
}

function isTransparent(glyph: PaintedGlyph): boolean {
  return glyph.renderMode === 3 || glyph.renderMode === 7 || glyph.alpha < 0.04;
}

function isHidden(glyph: PaintedGlyph, painter: PagePainter, frame: PageFrame, textLayer: boolean): boolean {
  const { start, end, size, order } = glyph;
  const x = (start[0] + end[0]) / 2;
  const y = (start[1] + end[1]) / 2;
  if (size < SMALLEST) return true;
  if (x < -1 || y < -1 || x > frame.width + 1 || y > frame.height + size) return true;
  if (isTransparent(glyph)) {
    const box = { left: Math.min(start[0], end[0]), right: Math.max(start[0], end[0]), top: y - size * 0.8, bottom: y };
    return !textLayer && !painter.areas.picturedAt(box);
  }
  const middle = y - size * 0.3;
  const below = painter.areas.colourBelow(x, middle, order);
  if (indistinguishable(glyph.colour, below) && !(frame.unseenPictures && below === '#ffffff')) return true;
  return painter.areas.coveredLater(x, middle, order);
}

function place(painted: PaintedGlyph, spaceBefore: boolean, hidden: boolean): Glyph {
  const { start, end, size, text, bold, font } = painted;
  const about = { size, bold, font, spaceBefore, hidden };
  const angle = Math.round((Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI / 5) * 5;
  if (Math.abs(angle) <= 5 || (start[0] === end[0] && start[1] === end[1])) {
    return { text, x0: start[0], x1: end[0], y: start[1], angle: 0, ...about };
  }
  if (Math.abs(angle) === 180) return { text, x0: end[0], x1: start[0], y: start[1], angle: 0, ...about };
  // Turned text is laid out along its own direction: u runs with the writing, v is its baseline.
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const along = ([x, y]: [number, number]) => x * cos + y * sin;
  return { text, x0: along(start), x1: along(end), y: start[1] * cos - start[0] * sin, angle, ...about };
}

/** For each letter, by the cell of two by two points that it begins in, the one that was painted there last. */
type Seen = Map<string, Map<number, Glyph>>;

/** More cells than a page has rows, so that cell numbers mean one cell each. */
const CELLS_A_COLUMN = 1 << 14;

/** Bold is sometimes made by painting the same letter twice, a hair apart. */
function isTwin(glyph: Glyph, seen: Seen): boolean {
  const cell = Math.round(glyph.x0 / 2) * CELLS_A_COLUMN + Math.round(glyph.y / 2);
  const alike = seen.get(glyph.text);
  if (alike === undefined) {
    seen.set(glyph.text, new Map([[cell, glyph]]));
    return false;
  }
  const near = Math.min(glyph.size * 0.14, 1.5);
  for (let column = cell - CELLS_A_COLUMN; column <= cell + CELLS_A_COLUMN; column += CELLS_A_COLUMN) {
    for (let at = column - 1; at <= column + 1; at += 1) {
      const other = alike.get(at);
      if (other === undefined || other.hidden !== glyph.hidden || other.angle !== glyph.angle) continue;
      if (Math.abs(other.x0 - glyph.x0) < near && Math.abs(other.y - glyph.y) < near) return true;
    }
  }
  alike.set(cell, glyph);
  return false;
}
