import type { Glyph } from '../geometry/glyph.js';

/** A gap of this many font sizes is a space even where none was painted. Kerning stays below, narrow spaces do not. */
const SPACE_GAP = 0.16;

/** Letters of one baseline to words: painted spaces count, and so do gaps, measured against the spacing of the letters. */
export function wordsOf(glyphs: readonly Glyph[]): string {
  const gaps = glyphs.slice(1).map((glyph, index) => {
    const previous = glyphs[index];
    return previous === undefined ? 0 : (glyph.x0 - previous.x1) / Math.max(1, Math.min(glyph.size, previous.size));
  });
  const spacing = letterSpacing(glyphs, gaps);
  let text = glyphs[0]?.text ?? '';
  glyphs.slice(1).forEach((glyph, index) => {
    const gap = gaps[index] ?? 0;
    const apart = spacing > 0 ? gap > spacing * 1.8 : glyph.spaceBefore ? gap > -0.5 : gap > SPACE_GAP;
    text += apart && !text.endsWith(' ') ? ` ${glyph.text}` : glyph.text;
  });
  return text;
}

/**
 * The even gap between the letters of text that is set wide, else 0. Such text has gaps between nearly all of its letters,
 * with or without painted spaces, and larger ones between its words.
 */
function letterSpacing(glyphs: readonly Glyph[], gaps: readonly number[]): number {
  if (glyphs.length < 4) return 0;
  const sorted = [...gaps].sort((a, b) => a - b);
  const low = sorted[Math.floor(sorted.length * 0.1)] ?? 0;
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  if (middle < SPACE_GAP * 0.7 || low < middle * 0.4) return 0;
  // Numbers and initials far apart are a row of cells, not a word.
  const letters = glyphs.filter((glyph) => /\p{L}/u.test(glyph.text)).length;
  return letters >= glyphs.length * 0.7 ? middle : 0;
}
