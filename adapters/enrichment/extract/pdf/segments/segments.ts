import type { Glyph } from '../geometry/glyph.js';
import { Chips } from '../painting/chips.js';
import { UprightEdges } from '../tables/edges.js';
import { wordsOf } from './words.js';

/** A stretch of text on one baseline without a wide gap: a cell, a line of a column, a date at the right margin. */
export interface Segment {
  text: string;
  x0: number;
  x1: number;
  y: number;
  size: number;
  bold: boolean;
  /** The weights of its first and its last letter: the line below goes on with that of the last. */
  weights?: readonly [boolean, boolean];
  angle: number;
  /** Painted on a box of its own, as a tag. */
  chip?: boolean;
  /** A row of a painted table, with tabs between its cells, or a further line of its longest cell. */
  row?: 'cells' | 'line';
}

/** A gap wider than this (in font sizes) parts two segments; justified text stays below. */
const WIDE_GAP = 0.95;
const ICON = /^[\uE000-\uF8FF]$/;

/** A lone sign that is no letter, an `o` as Word draws hollow bullets, or a number with a point. */
const BULLET = /^([^\p{L}\p{N}\s]|o|\(?[0-9]{1,2}[.)])$/u;

export function toSegments(glyphs: readonly Glyph[], chips = new Chips([]), borders = new UprightEdges([])): Segment[] {
  const groups: Glyph[][] = [];
  for (const baseline of baselines(glyphs)) {
    let group: Glyph[] = [];
    for (const glyph of baseline) {
      const previous = group.at(-1);
      if (
        previous !== undefined &&
        (chips.behind(previous) !== chips.behind(glyph) ||
          isWideGap(group, previous, glyph) ||
          isParted(previous, glyph, borders) ||
          endsDates(group, glyph, groups))
      ) {
        groups.push(group);
        group = [];
      }
      group.push(glyph);
    }
    if (group.length > 0) groups.push(group);
  }
  const segments = groups.map((group) => ({ ...toSegment(group), ...(chips.behind(group[0]!) && { chip: true }) }));
  return joinBullets(segments.filter((segment) => segment.text.trim() !== ''));
}

/** The letters of a word are nearer than the padding of a cell. */
const PADDING = 0.35;

function isParted(previous: Glyph, next: Glyph, borders: UprightEdges): boolean {
  const gap = next.x0 - previous.x1;
  return gap > PADDING * next.size && borders.between(previous.x1, next.x0, next.y - next.size * 0.3);
}

/** Letters set wide apart may be a gap away from each other and still be one word. */
function isWideGap(group: readonly Glyph[], previous: Glyph, next: Glyph): boolean {
  const gap = next.x0 - previous.x1;
  if (gap <= Math.max(previous.size, next.size) * WIDE_GAP) return false;
  if (group.length < 3) return true;
  const last = group.slice(-4);
  const steps = last.slice(1).map((glyph, index) => glyph.x0 - (last[index]?.x1 ?? 0));
  return gap > Math.min(...steps) * 3;
}

/** Beside a narrow column of dates the text may begin nearer than a wide gap, but never as near as the next word. */
const COLUMN_GAP = 0.6;
const OPEN_DATE = /^(?:\p{L}{3,12}\.?|\d{1,2}[./])?(?:19|20)\d\d[-–—]$/u;
/** "present", "05/2011", "May2011": painted spaces are no glyphs. */
const END_DATE = /^(?:(?:\p{L}{3,12}\.?|\d{1,2}[./])?(?:19|20)\d\d|\p{L}{3,12})$/u;

/** "03/2019–" and, below it, "present", each beside a line of its entry. */
function endsDates(group: readonly Glyph[], next: Glyph, before: readonly (readonly Glyph[])[]): boolean {
  const [first, last] = [group[0]!, group.at(-1)!];
  const gap = next.x0 - last.x1;
  if (gap < COLUMN_GAP * Math.max(last.size, next.size) || gap < WIDER * widestStep(group)) return false;
  const text = lettersOf(group);
  if (OPEN_DATE.test(text)) return true;
  if (!END_DATE.test(text)) return false;
  return before.slice(-NEAREST).some((other) => {
    const [start, end] = [other[0]!, other.at(-1)!];
    const isAbove = first.y > start.y && first.y - start.y < 2 * start.size;
    return isAbove && start.x0 < last.x1 && end.x1 > first.x0 && OPEN_DATE.test(lettersOf(other));
  });
}

/** In a typewriter's type the next word is as far away as a column may be: as far as the words of the date are from each other. */
const WIDER = 1.3;

/** In points, from the end of a letter to the next. */
function widestStep(group: readonly Glyph[]): number {
  return Math.max(0, ...group.slice(-20).map(({ x0 }, at, all) => (at === 0 ? 0 : x0 - all[at - 1]!.x1)));
}

/** In groups: those of the row above. */
const NEAREST = 6;

function lettersOf(group: readonly Glyph[]): string {
  return group
    .slice(0, 20)
    .map(({ text }) => text)
    .join('');
}

/** Glyphs of one baseline each, sorted by x. Super- and subscripts belong to the line that they lean on. */
function baselines(glyphs: readonly Glyph[]): Glyph[][] {
  const rows: { y: number; size: number; glyphs: Glyph[] }[] = [];
  const sorted = [...glyphs].sort((a, b) => a.angle - b.angle || a.y - b.y);
  let angle = Number.NaN;
  for (const glyph of sorted) {
    const row = rows.at(-1);
    const near = row !== undefined && glyph.angle === angle && glyph.y - row.y < 0.22 * Math.min(row.size, glyph.size);
    if (near) {
      row.glyphs.push(glyph);
      row.size = Math.max(row.size, glyph.size);
    } else {
      rows.push({ y: glyph.y, size: glyph.size, glyphs: [glyph] });
      angle = glyph.angle;
    }
  }
  return rows.map((row) => row.glyphs.sort((a, b) => a.x0 - b.x0));
}

/** "Tools" in bold and "Lathe, Kiln" not: a word that names a list is a cell before it, where no mark says so. */
function textOf(glyphs: readonly Glyph[]): string {
  const end = glyphs.findIndex(({ bold }) => !bold);
  if (end < 2 || glyphs.slice(end).some(({ bold, text }) => bold && text.trim() !== '')) return wordsOf(glyphs);
  const [label, list] = [wordsOf(glyphs.slice(0, end)).trim(), wordsOf(glyphs.slice(end)).trim()];
  const isBeside =
    glyphs[end]!.x0 - glyphs[end - 1]!.x1 > WORD_GAP * glyphs[end]!.size || /\s/u.test(glyphs[end]!.text);
  return isBeside && LABEL.test(label) && LIST.test(list) && !YEAR.test(list) ? `${label}\t${list}` : wordsOf(glyphs);
}

/** In font sizes: the least space between words. */
const WORD_GAP = 0.15;
const LABEL = /^\p{Lu}[\p{L} &/+-]{1,29}$/u;
const LIST = /^[\p{L}\p{N}][^.!?]{0,200},\s[^.!?]+$/u;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;

function toSegment(glyphs: Glyph[]): Segment {
  const text = textOf(glyphs);
  const size = glyphs.reduce((sum, glyph) => sum + glyph.size, 0) / glyphs.length;
  const bold = glyphs.filter((glyph) => glyph.bold).length > glyphs.length / 2;
  const first = glyphs[0];
  return {
    text,
    x0: first?.x0 ?? 0,
    x1: Math.max(...glyphs.map((glyph) => glyph.x1)),
    y: first?.y ?? 0,
    size,
    bold,
    weights: [first?.bold ?? bold, glyphs.at(-1)?.bold ?? bold],
    angle: first?.angle ?? 0,
  };
}

/** A bullet is apart from its text by any distance, and would look like a column of its own. */
function joinBullets(segments: Segment[]): Segment[] {
  const icons = new Map<string, number>();
  for (const { text } of segments) if (ICON.test(text)) icons.set(text, (icons.get(text) ?? 0) + 1);
  const joined: Segment[] = [];
  for (const segment of segments) {
    const previous = joined.at(-1);
    const isText =
      previous !== undefined &&
      BULLET.test(previous.text.trim()) &&
      Math.abs(previous.y - segment.y) < segment.size * 0.35 &&
      segment.x0 - previous.x1 < segment.size * 3.5 &&
      segment.x0 >= previous.x1;
    if (isText) {
      // Signs of an icon font have no meaning in text; one that begins line after line is a bullet.
      const bullet = (icons.get(previous.text) ?? 0) >= 3 ? '•' : previous.text;
      joined[joined.length - 1] = { ...segment, text: `${bullet} ${segment.text}`, x0: previous.x0 };
    } else joined.push(segment);
  }
  return joined;
}
