import type { Piece } from '../../text/piece.js';

/** What a label or a mask says a phrase is. */
export type Hint = 'title' | 'company' | 'client' | 'place' | undefined;

export interface Phrase {
  readonly piece: Piece;
  readonly hint: Hint;
}
