import type { Glyph } from '../geometry/glyph.js';

/** Some designs draw a ligature a little narrower than its letters. */
const LARGEST_MISFIT = 0.09;

const LIGATURES = ['ffi', 'ffl', 'fi', 'fl', 'ff', 'tt', 'ti'];

/**
 * Some producers embed ligature glyphs without saying which letters they mean ("Proles", "Certications"). A ligature
 * is as wide as its letters, so the widths of the page's own f, i, l and t say which one it is; `fi` and `fl` are often
 * equally wide, and then the letter that follows decides. A glyph that fits nothing is dropped, not guessed.
 */
export function restoreLigatures(glyphs: readonly Glyph[]): Glyph[] {
  if (!glyphs.some(isLost)) return [...glyphs];
  const widths = new Map<string, number>();
  for (const glyph of glyphs) {
    if (/^[filt]$/.test(glyph.text)) widths.set(`${glyph.font}|${glyph.text}`, em(glyph));
  }
  return glyphs.map((glyph, index) => {
    if (!isLost(glyph)) return glyph;
    const next = glyphs[index + 1];
    const after = glyphs
      .slice(index + 1, index + 3)
      .map((other) => other.text)
      .join('');
    const misfits = LIGATURES.map((letters) => ({ letters, misfit: misfit(letters, glyph, widths) }));
    const best = Math.min(LARGEST_MISFIT, ...misfits.map((candidate) => candidate.misfit));
    const fitting = misfits.filter((candidate) => candidate.misfit < best + 0.02).map(({ letters }) => letters);
    if (next === undefined || fitting.length === 0) return glyph;
    const narrowed = fitting.filter((letters) => !letters.endsWith('l') || followsL(after));
    const preferred = narrowed.find((letters) => letters.endsWith('l')) ?? narrowed[0] ?? fitting[0];
    return { ...glyph, text: preferred ?? glyph.text };
  });
}

/** What pdf.js gives for a glyph that no character is known for. */
function isLost({ text }: Glyph): boolean {
  return text.length === 1 && (text < ' ' || text === '\uFFFD');
}

function em(glyph: Glyph): number {
  return glyph.size > 0 ? (glyph.x1 - glyph.x0) / glyph.size : 0;
}

/** By how much the width of the glyph differs from that of the letters, as a share of it. */
function misfit(letters: string, glyph: Glyph, widths: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const letter of letters) {
    // A page without a lone i still has letters as narrow as one.
    const width =
      widths.get(`${glyph.font}|${letter}`) ?? (/[il]/.test(letter) ? sibling(letter, glyph, widths) : undefined);
    if (width === undefined) return Number.POSITIVE_INFINITY;
    sum += width;
  }
  return Math.abs(sum - em(glyph)) / sum;
}

function sibling(letter: string, glyph: Glyph, widths: ReadonlyMap<string, number>): number | undefined {
  return widths.get(`${glyph.font}|${letter === 'i' ? 'l' : 'i'}`);
}

/** Of words with "fl" and "fi" before the same letters: flow, fluent, flag, fly, flexible, reflect, but field, certified, final. */
function followsL(after: string): boolean {
  return /^([aouy]|i[gcp]|e[xcet]|e$)/.test(after);
}
