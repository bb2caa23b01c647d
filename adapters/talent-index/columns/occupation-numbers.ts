import type { OccupationFeature } from '../../../core/spi.js';
import { StringTable } from './string-table.js';

const NONE = -1;

/** So many numbers in a row are of one family: its posting lists lie side by side in a block, as they are read. */
const FAMILY_ROW = 32;

/** Gives each distinct occupation a number, and finds those of one id or of one family. None is ever forgotten; the last row of a family has numbers without any. */
export class OccupationNumbers {
  /** By number, with a weight of 1; the weight of each posting is its own. */
  readonly values: (OccupationFeature | undefined)[] = [];
  /** The newest number of each id, and of each family. Every other one is found from the next. */
  private readonly newestById = new StringTable((number) => this.values[number]!.id);
  private readonly newestByFamily = new Map<string, number>();
  /** An id has more than one number where features of several versions of the taxonomy put it into different families. */
  private readonly olderOfId: number[] = [];
  private readonly olderOfFamily: number[] = [];

  number({ id, family }: OccupationFeature): number {
    const newest = this.newestById.get(id) ?? NONE;
    for (let number = newest; number !== NONE; number = this.olderOfId[number]!)
      if (this.values[number]!.family === family) return number;
    const last = this.newestByFamily.get(family) ?? NONE;
    const number = (last + 1) % FAMILY_ROW === 0 ? this.nextRow() : last + 1;
    this.values[number] = { id, family, weight: 1 };
    this.olderOfId[number] = newest;
    this.olderOfFamily[number] = last;
    this.newestById.set(id, number);
    this.newestByFamily.set(family, number);
    return number;
  }

  /** The first number of a row, none of which are anybody's. */
  private nextRow(): number {
    return Math.ceil(this.values.length / FAMILY_ROW) * FAMILY_ROW;
  }

  /** The numbers of all with one of the ids, or of one of the families. */
  of(ids: Iterable<string>, families: Iterable<string>): Set<number> {
    const numbers = new Set<number>();
    const addChain = (newest: number | undefined, older: readonly number[]): void => {
      for (let number = newest ?? NONE; number !== NONE; number = older[number]!) numbers.add(number);
    };
    for (const id of ids) addChain(this.newestById.get(id), this.olderOfId);
    for (const family of families) addChain(this.newestByFamily.get(family), this.olderOfFamily);
    return numbers;
  }
}
