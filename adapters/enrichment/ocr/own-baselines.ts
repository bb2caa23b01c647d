import type { FoundWord } from './tesseract/tesseract.js';

/** A gap of so many heights of small letters parts two cells: more than three spaces. */
const CELL_GAP = 3;

/** Further than this off the line, in heights of small letters, a cell has a line of its own. */
const FURTHEST_OFF = 0.35;

/** Lines so long, in heights of small letters, say how the page falls or rises. */
const LONG_LINE = 20;
const FEWEST_LINES = 3;

/** Capitals are one and a half times as high as small letters; a box that is higher holds more than its word. */
const TALLEST = 1.8;

/** Letters and signs that stand on the line, all of which reach down to it and none of which goes below. */
const ON_THE_LINE = /^[A-PR-Z0-9abcdefhiklmnorstuvwxzáàâäéèêëíìîïóòôöúùûüñß]{2,}$/u;

type Words = [FoundWord, ...FoundWord[]];

/**
 * Words with the line that they stand on. Two columns whose lines are nearly level are recognized as one line, whose baseline is that of neither; each cell is
 * put back on its own.
 */
export function onOwnBaselines(words: readonly FoundWord[]): FoundWord[] {
  const lines = grouped(words, isSameLine);
  const slope = slopeOf(lines);
  return lines.flatMap((line) => {
    const middle = (line[0].left + line.at(-1)!.right) / 2;
    return grouped(line, isSameCell).flatMap((cell) => {
      const feet = cell.filter(standsOnLine).map(({ left, bottom }) => bottom - slope * (left - middle));
      const own = median(feet);
      const [{ baseline, xHeight }] = cell;
      if (own === undefined || Math.abs(own - baseline) <= FURTHEST_OFF * xHeight) return cell;
      return cell.map((word) => ({ ...word, baseline: own }));
    });
  });
}

/** What is left of a slope on a page that was straightened: pixels down by pixels to the right. */
function slopeOf(lines: readonly Words[]): number {
  const slopes = lines.flatMap((line) => {
    const feet = line.filter(standsOnLine);
    const [first, last] = [feet[0], feet.at(-1)];
    if (!first || !last || last.left - first.left < LONG_LINE * first.xHeight) return [];
    return [(last.bottom - first.bottom) / (last.left - first.left)];
  });
  return slopes.length < FEWEST_LINES ? 0 : median(slopes)!;
}

function standsOnLine({ text, top, bottom, xHeight }: FoundWord): boolean {
  return ON_THE_LINE.test(text) && bottom - top <= TALLEST * xHeight;
}

function median(values: number[]): number | undefined {
  return values.sort((a, b) => a - b)[values.length >> 1];
}

function grouped(words: readonly FoundWord[], isSame: (one: FoundWord, next: FoundWord) => boolean): Words[] {
  const groups: Words[] = [];
  for (const word of words) {
    const group = groups.at(-1);
    if (group && isSame(group.at(-1)!, word)) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

function isSameLine(one: FoundWord, next: FoundWord): boolean {
  return one.baseline === next.baseline && one.lineHeight === next.lineHeight;
}

function isSameCell(one: FoundWord, next: FoundWord): boolean {
  return next.left - one.right <= CELL_GAP * next.xHeight;
}
