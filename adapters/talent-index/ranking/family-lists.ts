import { isOfFamily, nearTitleOf, type ScorableJob } from '../../../core/spi.js';
import type { Lexicon } from '../columns/lexicon.js';

const FITS = 1;
const FITS_NEAR = 2;

/** Which lists of families of a pool are of the work that a job speaks of: as the core says. */
export class FamilyLists {
  /** By number of the list: 0, `FITS`, or `FITS_NEAR` where it fits whose title is near alone. */
  private readonly fitting: Uint8Array;

  constructor(job: ScorableJob, lexicon: Lexicon) {
    const near = nearTitleOf(job);
    this.fitting = Uint8Array.from(lexicon.families.values, (families) => {
      if (isOfFamily(families ?? undefined, 0, job)) return FITS;
      return isOfFamily(families ?? undefined, near, job) ? FITS_NEAR : 0;
    });
  }

  fits(list: number, hasNearTitle: boolean): boolean {
    const fit = this.fitting[list];
    return fit === FITS || (hasNearTitle && fit === FITS_NEAR);
  }
}
