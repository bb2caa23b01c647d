import type { Box } from '../geometry/matrix.js';

export interface PaintedArea extends Box {
  /** Place in the painting order. */
  order: number;
  /** `#rrggbb`, or `image` where the colour is not known (pictures, patterns, gradients). */
  colour: string;
  /** Shapes with curves or many corners: they may draw letters, and their box is not their area. */
  shape: boolean;
}

/** What was filled on a page: distinguishes white letters on a dark band from white letters on white paper. */
export class PaintedAreas {
  /** Large enough to lie below a word. Kept apart, as a page of vector art has thousands of small shapes. */
  readonly #backgrounds: PaintedArea[] = [];
  readonly #marks: PaintedArea[] = [];
  /** Thin horizontal lines: the reader sees a section end there. */
  readonly rules: Box[] = [];
  /** Stroked lines of any direction and length: the borders of tables. */
  readonly lines: Box[] = [];

  add(area: PaintedArea): void {
    this.addRule(area);
    const large = area.right - area.left > 20 && area.bottom - area.top > 5;
    const list = large ? this.#backgrounds : this.#marks;
    if (list.length < (large ? 3_000 : 20_000)) list.push(area);
  }

  addRule(box: Box): void {
    const thin = box.bottom - box.top < 3 && box.right - box.left > 40;
    if (thin && this.rules.length < 500) this.rules.push(box);
  }

  addLine(box: Box): void {
    if (this.lines.length < 5_000) this.lines.push(box);
  }

  /** Small filled shapes: bullets, dots, letters. */
  get marks(): readonly Box[] {
    return this.#marks;
  }

  /** All filled shapes. */
  get boxes(): readonly Box[] {
    return [...this.#backgrounds, ...this.#marks];
  }

  /** The colour below a point at a moment of painting; paper is white. */
  colourBelow(x: number, y: number, order: number): string {
    for (let index = this.#backgrounds.length - 1; index >= 0; index--) {
      const area = this.#backgrounds[index];
      if (area === undefined || area.order > order || !contains(area, x, y)) continue;
      return area.shape ? 'image' : area.colour;
    }
    return '#ffffff';
  }

  /** Painted over later by a plain opaque area: it is not visible. */
  coveredLater(x: number, y: number, order: number): boolean {
    // Areas come in the order of painting, so only the last ones can be later.
    for (let index = this.#backgrounds.length - 1; index >= 0; index--) {
      const area = this.#backgrounds[index];
      if (area === undefined || area.order <= order) return false;
      if (!area.shape && area.colour !== 'image' && contains(area, x, y)) return true;
    }
    return false;
  }

  /** Pictures take up at least a third of the page, as a scan does, in one piece or in strips, and a logo does not. */
  hasPictureOver(page: { width: number; height: number }): boolean {
    const within = (from: number, to: number, end: number): number =>
      Math.max(0, Math.min(to, end) - Math.max(from, 0));
    const pictured = this.#backgrounds
      .filter(({ colour }) => colour === 'image')
      .reduce(
        (sum, area) => sum + within(area.left, area.right, page.width) * within(area.top, area.bottom, page.height),
        0,
      );
    return pictured > (page.width * page.height) / 3;
  }

  /** Something other than a plain background was drawn here, such as the outline of a letter or a scanned page. */
  picturedAt(box: Box): boolean {
    const isPicture = (area: PaintedArea): boolean =>
      (area.shape || area.colour === 'image') &&
      area.left < box.right &&
      area.right > box.left &&
      area.top < box.bottom &&
      area.bottom > box.top;
    return this.#marks.some(isPicture) || this.#backgrounds.some(isPicture);
  }
}

function contains(area: Box, x: number, y: number): boolean {
  return x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;
}

/** Near enough that no one can read one on the other. */
export function indistinguishable(colour: string, background: string): boolean {
  const [a, b] = [channels(colour), channels(background)];
  if (a < 0 || b < 0) return false;
  for (const shift of [16, 8, 0]) if (Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)) >= 14) return false;
  return true;
}

/** `#rrggbb` as a number, -1 for what is no plain colour. */
function channels(colour: string): number {
  return /^#[0-9a-f]{6}$/i.test(colour) ? Number.parseInt(colour.slice(1), 16) : -1;
}
