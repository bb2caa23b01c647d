import type { ConstraintInputs } from '../../../core/spi.js';
import { CONSTRAINT_INPUTS } from './lexicon.js';
import { NumberColumn, type Numbers } from './number-column.js';

/** The constraint inputs of the candidates of a block: for each input a column of numbers of the pool's lexicon. */
export class ConstraintColumns {
  constructor(private readonly columns = CONSTRAINT_INPUTS.map(() => new NumberColumn())) {}

  /** In the order of `CIRCUMSTANCES`. */
  of(slot: number): number[] {
    return this.columns.map((column) => column.of(slot));
  }

  column(name: keyof ConstraintInputs): NumberColumn {
    return this.columns[CONSTRAINT_INPUTS.indexOf(name)]!;
  }

  set(slot: number, numbers: readonly number[]): void {
    this.columns.forEach((column, at) => {
      column.set(slot, numbers[at]!);
    });
  }

  image(count: number, counts: (slot: number) => boolean): (Numbers | null)[] {
    return this.columns.map((column) => column.image(count, counts));
  }

  static from(image: readonly (Numbers | null)[]): ConstraintColumns {
    return new ConstraintColumns(image.map((numbers) => new NumberColumn(numbers && numbers.slice())));
  }

  copy(): ConstraintColumns {
    return new ConstraintColumns(this.columns.map((column) => column.copy()));
  }
}
