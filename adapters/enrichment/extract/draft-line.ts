import type { DocumentLine } from '../../../core/spi.js';

/** A line before it has offsets. What the readers of all formats produce. A tab separates cells or wide gaps within it. */
export interface DraftLine extends Omit<DocumentLine, 'start' | 'end' | 'page'> {
  text: string;
  page?: number;
}
