import { IDENTITY, type Matrix } from '../geometry/matrix.js';

export interface FontFace {
  name: string;
  bold: boolean;
  vertical: boolean;
  type3: boolean;
  unit: number;
  /** Pictures that are bullets. */
  symbol: boolean;
  /** Pictures that say nothing. */
  icons: boolean;
}

/** The part of the PDF graphics state that decides where text is and whether it is visible. */
export interface GraphicsState {
  ctm: Matrix;
  font: FontFace;
  fontSize: number;
  direction: 1 | -1;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  renderMode: number;
  fill: string;
  alpha: number;
}

export const NO_FONT: FontFace = {
  name: '',
  bold: false,
  vertical: false,
  type3: false,
  unit: 0.001,
  symbol: false,
  icons: false,
};

export function initialState(ctm: Matrix): GraphicsState {
  return {
    ctm,
    font: NO_FONT,
    fontSize: 0,
    direction: 1,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
    fill: '#000000',
    alpha: 1,
  };
}

/** Fonts of pictures beside contact data and headings: what their glyphs are said to be is by chance. */
const ICONS =
  /font-?awesome|\bfa-(?:solid|brands|regular)|material-?(?:icons|symbols|design)|icomoon|glyphicons|ionicons|academicons|typicons|fontello|marvosym|simple-?icons/i;

interface LoadedFont {
  name?: string;
  bold?: boolean;
  black?: boolean;
  vertical?: boolean;
  isType3Font?: boolean;
  fontMatrix?: ArrayLike<number>;
}

export function describeFont(loaded: unknown): FontFace {
  if (typeof loaded !== 'object' || loaded === null) return NO_FONT;
  const font: LoadedFont = loaded;
  const name = font.name ?? '';
  return {
    name,
    bold: font.bold === true || font.black === true || /bold|black|heavy|demi(?!-?light)|semibold/i.test(name),
    vertical: font.vertical === true,
    type3: font.isType3Font === true,
    unit: font.fontMatrix?.[0] ?? 0.001,
    symbol: /wingdings|webdings/i.test(name),
    icons: ICONS.test(name),
  };
}

/** Where the next glyph goes. Reset by every text object. */
export class TextPosition {
  matrix: Matrix = IDENTITY;
  x = 0;
  y = 0;
  lineX = 0;
  lineY = 0;

  set(matrix: Matrix): void {
    this.matrix = matrix;
    this.x = this.y = this.lineX = this.lineY = 0;
  }

  move(x: number, y: number): void {
    this.x = this.lineX += x;
    this.y = this.lineY += y;
  }
}
