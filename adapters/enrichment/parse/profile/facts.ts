import type { Evidence } from '../../../../core/index.js';
import { valueOf, type Piece } from '../text/piece.js';

/** Collects where each fact was read, so that no value can enter a profile without its quote. */
export class Facts {
  readonly evidence: Evidence[] = [];

  constructor(private readonly source: string) {}

  /** Records a piece as the source of a fact and gives back its value. */
  take(fact: string, piece: Piece, confidence: number, value: string = valueOf(piece)): string {
    this.note(fact, piece.start, piece.end, confidence);
    return value;
  }

  note(fact: string, start: number, end: number, confidence: number): void {
    if (start < 0 || end > this.source.length || start >= end) return;
    const bounded = Math.round(Math.max(0, Math.min(1, confidence)) * 100) / 100;
    this.evidence.push({ fact, start, end, quote: this.source.slice(start, end), confidence: bounded });
  }
}
