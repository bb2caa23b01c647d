import { fieldScoreOf, type JobFeatures, sumOfShares, withField } from '../../../core/spi.js';
import type { Lexicon } from '../columns/lexicon.js';
import type { BlockView } from '../postings/pass.js';

const MOST = 100;
/** Of a field that nobody of the pool shows. */
const NO_NUMBER = -1;

/** What the fields of work that a job asks for add to the scores for skills of a pool: as the core says. */
export class FieldScores {
  /** Whether the job asks for any. */
  readonly isAsked: boolean;
  private readonly numbers: number[];
  private readonly shares: number[];
  private readonly sum: number;

  constructor({ fields = [] }: JobFeatures, lexicon: Lexicon) {
    this.isAsked = fields.length > 0;
    this.numbers = fields.map(({ family }) => lexicon.fields.find(family) ?? NO_NUMBER);
    this.shares = fields.map(({ share }) => share);
    this.sum = sumOfShares(fields);
  }

  /** The score for skills of a candidate whose skills come to so much of those asked for. */
  added(skills: number, { fields }: BlockView, slot: number): number {
    if (!this.isAsked) return skills;
    let reached = 0;
    for (let at = 0; at < this.numbers.length; at += 1)
      reached += this.shares[at]! * fields.level(this.numbers[at]!, slot);
    return withField(skills, fieldScoreOf(reached, this.sum));
  }

  /** The lowest that skills must come to of those asked for, for anybody to reach such a score for skills. */
  leastAsked(score: number): number {
    return this.isAsked ? LEAST_ASKED[score]! : score;
  }
}

/** By score for skills, of whoever shows all of the field: up to one more than anybody reaches. */
const LEAST_ASKED = Uint8Array.from({ length: MOST + 2 }, (_, score) => {
  let skills = 0;
  while (skills <= MOST && withField(skills, MOST) < score) skills += 1;
  return skills;
});
