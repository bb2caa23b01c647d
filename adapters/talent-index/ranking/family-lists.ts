import { isOfFamily, type ScorableJob } from '../../../core/spi.js';
import type { Lexicon } from '../columns/lexicon.js';

/** Which lists of families of a pool have one that a job speaks of: as the core says. */
export class FamilyLists {
  /** By number of the list: 1 where it has. */
  private readonly fitting: Uint8Array;

  constructor(job: ScorableJob, lexicon: Lexicon) {
    this.fitting = Uint8Array.from(lexicon.families.values, (families) =>
      isOfFamily(families ?? undefined, job) ? 1 : 0,
    );
  }

  fits(list: number): boolean {
    return this.fitting[list] === 1;
  }
}
