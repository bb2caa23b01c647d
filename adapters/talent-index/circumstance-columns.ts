import type { Circumstances } from '../../core/index.js';
import { CIRCUMSTANCES } from './lexicon.js';
import { NumberColumn } from './number-column.js';

/** What constraints look at, of the candidates of a block: for each circumstance a column of numbers of the pool's lexicon. */
export class CircumstanceColumns {
  private readonly columns = CIRCUMSTANCES.map(() => new NumberColumn());

  /** In the order of `CIRCUMSTANCES`. */
  of(slot: number): number[] {
    return this.columns.map((column) => column.of(slot));
  }

  column(name: keyof Circumstances): NumberColumn {
    return this.columns[CIRCUMSTANCES.indexOf(name)]!;
  }

  /** Returns whether any of them was another. */
  set(slot: number, numbers: readonly number[]): boolean {
    let isChanged = false;
    this.columns.forEach((column, at) => {
      const number = numbers[at]!;
      if (column.of(slot) === number) return;
      column.set(slot, number);
      isChanged = true;
    });
    return isChanged;
  }
}
