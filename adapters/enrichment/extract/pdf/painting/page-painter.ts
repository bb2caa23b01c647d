import { ExtractionFailure } from '../../extraction-failure.js';
import { LIMITS } from '../../limits.js';
import { describeFont, initialState, NO_FONT, TextPosition, type GraphicsState } from './graphics-state.js';
import { apply, multiply, toMatrix, transformBox, type Box, type Matrix } from '../geometry/matrix.js';
import type { PdfJs } from '../file/open-pdf.js';
import { PaintedAreas } from './painted-areas.js';
import { straightLines } from './straight-lines.js';

/** A glyph with all that decides later whether it is seen. */
export interface PaintedGlyph {
  text: string;
  start: [number, number];
  end: [number, number];
  size: number;
  bold: boolean;
  font: string;
  space: boolean;
  order: number;
  colour: string;
  alpha: number;
  renderMode: number;
}

interface PdfGlyph {
  unicode?: string;
  width?: number;
  isSpace?: boolean;
}

type Operands = readonly unknown[];

/**
 * Replays the operators of a page without drawing: follows the graphics state and notes where each glyph and each filled
 * area falls. pdf.js's own text items would be simpler, but they know neither colours nor render modes nor single gaps.
 */
export class PagePainter {
  readonly glyphs: PaintedGlyph[] = [];
  readonly areas = new PaintedAreas();
  #state: GraphicsState;
  readonly #stack: GraphicsState[] = [];
  readonly #text = new TextPosition();
  #order = 0;
  #hiddenLayers = 0;
  readonly #marked: boolean[] = [];
  readonly #handlers: ReadonlyMap<number, (operands: Operands) => void>;

  constructor(
    pdfjs: PdfJs,
    base: Matrix,
    private readonly fontOf: (id: string) => unknown,
    private readonly layerVisible: (group: unknown) => boolean,
  ) {
    this.#state = initialState(base);
    this.#handlers = this.#operators(pdfjs.OPS as Record<string, number>);
  }

  replay(functions: ArrayLike<number>, operands: ArrayLike<Operands | null>): void {
    for (let index = 0; index < functions.length; index++) {
      this.#order = index;
      this.#handlers.get(functions[index] ?? -1)?.(operands[index] ?? []);
    }
  }

  #operators(ops: Record<string, number>): ReadonlyMap<number, (operands: Operands) => void> {
    const state = () => this.#state;
    const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
    const save = () => {
      if (this.#stack.length < 1_000) this.#stack.push({ ...this.#state });
    };
    const restore = () => {
      this.#state = this.#stack.pop() ?? this.#state;
    };
    const transform = (values: unknown) => {
      state().ctm = multiply(state().ctm, toMatrix(values as ArrayLike<number>));
    };
    const image = () => this.#area({ left: 0, top: 0, right: 1, bottom: 1 }, 'image', false);
    const table: Record<string, (operands: Operands) => void> = {
      save,
      restore,
      transform: (operands) => transform(operands),
      beginText: () => this.#text.set(toMatrix(undefined)),
      setTextMatrix: ([matrix]) => this.#text.set(toMatrix(matrix as ArrayLike<number>)),
      moveText: ([x, y]) => this.#text.move(number(x), number(y)),
      setLeadingMoveText: ([x, y]) => {
        state().leading = number(y);
        this.#text.move(number(x), number(y));
      },
      nextLine: () => this.#text.move(0, state().leading),
      setLeading: ([leading]) => void (state().leading = -number(leading)),
      setCharSpacing: ([spacing]) => void (state().charSpacing = number(spacing)),
      setWordSpacing: ([spacing]) => void (state().wordSpacing = number(spacing)),
      setHScale: ([scale]) => void (state().scale = number(scale) / 100),
      setTextRise: ([rise]) => void (state().rise = number(rise)),
      setTextRenderingMode: ([mode]) => void (state().renderMode = number(mode)),
      setFont: ([id, size]) => this.#setFont(String(id), number(size)),
      showText: ([glyphs]) => this.#show(glyphs as readonly (PdfGlyph | number)[]),
      setFillRGBColor: ([colour]) => void (state().fill = String(colour)),
      setFillTransparent: () => void (state().fill = 'image'),
      setFillColorN: () => void (state().fill = 'image'),
      setGState: ([entries]) => this.#setGraphics(entries as readonly (readonly unknown[])[]),
      constructPath: ([operator, data, box]) => {
        const fills = [ops['fill'], ops['eoFill'], ops['fillStroke'], ops['eoFillStroke'], ops['closeFillStroke']];
        const strokes = [ops['stroke'], ops['closeStroke']];
        if (fills.includes(operator as number)) this.#path(data, box as ArrayLike<number> | null);
        if (strokes.includes(operator as number)) this.#line(data, box as ArrayLike<number> | null);
      },
      shadingFill: () => this.#area({ left: -1e4, top: -1e4, right: 1e4, bottom: 1e4 }, 'image', true),
      paintImageXObject: image,
      paintImageMaskXObject: image,
      paintInlineImageXObject: image,
      paintFormXObjectBegin: ([matrix]) => {
        save();
        if (matrix) transform(matrix);
      },
      paintFormXObjectEnd: restore,
      beginGroup: save,
      endGroup: restore,
      beginAnnotation: ([, , position, matrix]) => {
        save();
        transform(position);
        transform(matrix);
      },
      endAnnotation: restore,
      beginMarkedContent: () => this.#mark(false),
      beginMarkedContentProps: ([tag, group]) => this.#mark(tag === 'OC' && !this.layerVisible(group)),
      endMarkedContent: () => {
        if (this.#marked.pop() === true) this.#hiddenLayers--;
      },
    };
    return new Map(Object.entries(table).map(([name, handler]) => [ops[name] ?? -1, handler]));
  }

  #mark(hidden: boolean): void {
    this.#marked.push(hidden);
    if (hidden) this.#hiddenLayers++;
  }

  #setFont(id: string, size: number): void {
    this.#state.font = describeFont(this.fontOf(id)) ?? NO_FONT;
    this.#state.fontSize = Math.abs(size);
    this.#state.direction = size < 0 ? -1 : 1;
  }

  #setGraphics(entries: readonly (readonly unknown[])[]): void {
    for (const [key, value] of entries) {
      if (key === 'ca' && typeof value === 'number') this.#state.alpha = value;
      if (key === 'Font' && Array.isArray(value)) this.#setFont(String(value[0]), Number(value[1]));
    }
  }

  #path(data: unknown, bounds: ArrayLike<number> | null): void {
    if (!bounds || this.#state.alpha < 0.5 || this.#hiddenLayers > 0) return;
    const points = Array.isArray(data) && data[0] ? (data[0] as ArrayLike<number>).length : 0;
    const [left = 0, top = 0, right = 0, bottom = 0] = Array.from(bounds);
    // A rectangle is four corners of three numbers each and a closing one.
    this.#area({ left, top, right, bottom }, this.#state.fill, points > 17);
  }

  #line(data: unknown, bounds: ArrayLike<number> | null): void {
    if (!bounds || this.#hiddenLayers > 0) return;
    const [left = 0, top = 0, right = 0, bottom = 0] = Array.from(bounds);
    this.areas.addRule(transformBox(this.#state.ctm, { left, top, right, bottom }));
    const path = Array.isArray(data) ? (data[0] as ArrayLike<number> | null) : null;
    if (path) for (const line of straightLines(path)) this.areas.addLine(transformBox(this.#state.ctm, line));
  }

  #area(box: Box, colour: string, shape: boolean): void {
    this.areas.add({ ...transformBox(this.#state.ctm, box), order: this.#order, colour, shape });
  }

  #show(glyphs: readonly (PdfGlyph | number)[]): void {
    const { font, fontSize, direction, scale, charSpacing, wordSpacing, rise } = this.#state;
    const text = this.#text;
    const matrix = multiply(this.#state.ctm, text.matrix);
    const height = Math.hypot(matrix[2], matrix[3]) * fontSize;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        const shift = (glyph * fontSize) / 1000;
        if (font.vertical) text.y += shift;
        else text.x -= shift * scale;
        continue;
      }
      const width = (glyph.width ?? 0) * font.unit * fontSize;
      const advance = (width + (charSpacing + (glyph.isSpace ? wordSpacing : 0)) * direction) * direction;
      const start = apply(matrix, text.x, text.y + rise);
      const end = apply(matrix, text.x + width * scale * direction, text.y + rise);
      if (font.vertical) text.y -= Math.abs(advance) || fontSize;
      else text.x += advance * scale;
      if (this.#hiddenLayers === 0) this.#note(glyph.unicode ?? '', start, end, height);
    }
  }

  #note(unicode: string, start: [number, number], end: [number, number], size: number): void {
    const { font, fill, alpha, renderMode } = this.#state;
    // Wingdings has pictures in the place of letters; in resumes they are bullets.
    const sign = font.icons ? ' ' : '•';
    const text = (font.symbol || font.icons) && unicode.trim() !== '' ? sign : unicode;
    this.glyphs.push({
      text,
      start,
      end,
      size,
      bold: font.bold,
      font: font.name,
      space: text.trim() === '',
      order: this.#order,
      // A pattern or an outline has no single colour.
      colour: renderMode === 1 || renderMode === 5 ? 'image' : fill,
      alpha,
      renderMode,
    });
    if (this.glyphs.length > LIMITS.characters * 2) {
      throw new ExtractionFailure('too_large', `The text has more than ${LIMITS.characters} characters.`);
    }
  }
}
