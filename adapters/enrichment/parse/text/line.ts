import type { DocumentLine } from '../../../../core/spi.js';
import type { Piece } from './piece.js';

/** A visible, non-empty line. `text`, `start` and `end` leave out its bullet. */
export interface Line extends Piece {
  /** Position among the visible, non-empty lines. */
  readonly index: number;
  readonly bullet: boolean;
  /** The sign it is bulleted with, where it is written out. */
  readonly mark?: string;
  /** Empty lines between this one and the one before. */
  readonly gap: number;
  /** Offset of the first character, bullet included. */
  readonly outerStart: number;
  readonly layout: DocumentLine;
}
