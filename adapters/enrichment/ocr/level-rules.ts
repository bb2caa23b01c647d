import type { Raster } from './pictures/raster.js';

/** Darker is a rule, on a page whose paper is white: rules are often grey. */
const GREY = 215;

/** Of the width of the page: shorter strokes are underlines and dashes. */
const SHORTEST = 0.15;

/** Of the width of the page: thicker ones are areas. */
const THICKEST = 0.006;

/** Rules of a page; where there are more, they are a pattern. */
const MOST = 200;

export interface RuleBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Rules drawn across the page, in pixels. What is left of a slope takes a long one over several rows of pixels. */
export function levelRules(page: Raster): RuleBox[] {
  const { width, height, pixels } = page;
  const rules: RuleBox[] = [];
  const isDark = (at: number): boolean =>
    pixels[at]! < GREY || pixels[at - width]! < GREY || pixels[at + width]! < GREY;
  for (let y = 1; y < height - 1 && rules.length <= MOST; y++) {
    for (let x = 0, row = y * width; x < width; x++) {
      if (pixels[row + x]! >= GREY) continue;
      const left = x;
      while (x < width && isDark(row + x)) x++;
      if (x - left >= SHORTEST * width) add(rules, { left, top: y, right: x, bottom: y + 1 });
    }
  }
  if (rules.length > MOST) return [];
  return rules.filter(({ top, bottom }) => bottom - top <= Math.max(3, THICKEST * width));
}

/** To the rule that it touches. */
function add(rules: RuleBox[], box: RuleBox): void {
  const known = rules.findLast(
    ({ left, right, bottom }) => bottom >= box.top - 1 && left < box.right && box.left < right,
  );
  if (known === undefined) rules.push(box);
  else {
    known.left = Math.min(known.left, box.left);
    known.right = Math.max(known.right, box.right);
    known.bottom = box.bottom;
  }
}
