import { isOfFamily, nearTitleOf, type ScorableJob } from '../../../core/spi.js';
import type { Lexicon } from '../columns/lexicon.js';

/** By list: not looked at yet, fits nobody, fits anybody, or fits whose title is near alone. */
const UNKNOWN = 0;
const FITS_NOBODY = 1;
const FITS = 2;
const FITS_NEAR = 3;

/** Which lists of families of a pool are of the work that a job speaks of: as the core says. Most are never asked for. */
export class FamilyLists {
  private readonly fitting: Uint8Array;
  private readonly near: number;

  constructor(
    private readonly job: ScorableJob,
    private readonly lexicon: Lexicon,
  ) {
    this.fitting = new Uint8Array(lexicon.families.values.length);
    this.near = nearTitleOf(job);
  }

  fits(list: number, hasNearTitle: boolean): boolean {
    let fit = this.fitting[list]!;
    if (fit === UNKNOWN) fit = this.fitting[list] = this.fitOf(list);
    return fit === FITS || (hasNearTitle && fit === FITS_NEAR);
  }

  private fitOf(list: number): number {
    const families = this.lexicon.families.values[list] ?? undefined;
    if (isOfFamily(families, 0, this.job)) return FITS;
    return isOfFamily(families, this.near, this.job) ? FITS_NEAR : FITS_NOBODY;
  }
}
