/** One character as painted, in points from the top left corner of the page. */
export interface Glyph {
  text: string;
  /** Along the writing direction; for upright text the left and right edge. */
  x0: number;
  x1: number;
  /** Baseline. */
  y: number;
  size: number;
  bold: boolean;
  /** Name of the font, to compare widths within it. */
  font: string;
  /** Degrees, rounded; 0 for upright text. */
  angle: number;
  /** A space was painted between this and the glyph before. */
  spaceBefore: boolean;
  hidden: boolean;
}
