import type { Glyph } from '../geometry/glyph.js';
import type { Box } from '../geometry/matrix.js';

/** A chip is as high as a line with some air, and as wide as a few words; in points. */
const HEIGHT = { least: 7, most: 30 } as const;
const WIDTH = { least: 6, most: 220 } as const;
/** A lone box is an ornament or a button; tags come in numbers. */
const FEWEST = 4;
const MOST = 2_000;
const BAND = 40;

/** The painted boxes of a page that each stand behind a tag, as pages show lists of skills. */
export class Chips {
  private readonly bands = new Map<number, Box[]>();

  constructor(boxes: readonly Box[]) {
    const chips = boxes.filter(isChip).slice(0, MOST);
    if (chips.length < FEWEST) return;
    for (const chip of chips)
      for (let band = Math.floor(chip.top / BAND); band <= Math.floor(chip.bottom / BAND); band += 1)
        this.bands.set(band, [...(this.bands.get(band) ?? []), chip]);
  }

  /** The smallest box behind the middle of an upright glyph. */
  behind(glyph: Glyph): Box | undefined {
    if (glyph.angle !== 0) return undefined;
    const x = (glyph.x0 + glyph.x1) / 2;
    const y = glyph.y - glyph.size * 0.3;
    let smallest: Box | undefined;
    for (const chip of this.bands.get(Math.floor(y / BAND)) ?? []) {
      if (x < chip.left || x > chip.right || y < chip.top || y > chip.bottom) continue;
      if (!smallest || chip.right - chip.left < smallest.right - smallest.left) smallest = chip;
    }
    return smallest;
  }
}

function isChip({ left, right, top, bottom }: Box): boolean {
  const [width, height] = [right - left, bottom - top];
  return height >= HEIGHT.least && height <= HEIGHT.most && width >= WIDTH.least && width <= WIDTH.most;
}
