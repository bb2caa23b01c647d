import type { Taxonomy } from '../../../core/index.js';
import {
  type BandConditions,
  BAND_FLOORS,
  expectedWeight,
  fewestPoints,
  isOfTheLevel,
  isOfTheWork,
  shareScore,
  showsTwoThirds,
  STANDS_IN,
  type SurveyQuery,
  wantedSkill,
  withSkillPreferred,
} from '../../../core/spi.js';
import { creditOf } from '../postings/credits.js';
import type { BlockView } from '../postings/pass.js';
import { BLOCK_SIZE, SLOT_MASK } from '../postings/postings.js';
import { SlotSet } from '../postings/slot-set.js';
import type { JobPlan } from './job-plan.js';
import type { WantedScores } from './wanted-scores.js';

/** A skill to be relaxed, with what is expected of the weights of all skills afterwards, added up as the core does. */
interface Relaxed {
  position: number;
  weight: number;
  isStated: boolean;
  tellsBranch: boolean;
  weightsIfDropped: number;
  preferredWeight: number;
  weightsIfPreferred: number;
}

/** Sums closer to a limit than this are added up once more in the core's order: its rounding of sums decides. */
const CLOSE = 1e-6;
/** Credits held at once. */
const CELLS = 1 << 16;
const STRONG = fewestPoints(BAND_FLOORS.strong);
const BEST_SCORE = 100;

/**
 * How many candidates would become strong with each of some skills relaxed. Relaxing a skill changes nothing but the score for skills, and
 * what of the stated requirements is shown, so one look at what each candidate earns of each skill answers for all of them. For jobs of two
 * skills or more.
 */
export class RelaxedSkills {
  readonly counts: { ifDropped: number; ifPreferred: number }[];
  private readonly skills: WantedScores;
  /** By what skills come to of those asked for: the most that anybody's may come to after relaxing. */
  private readonly most = new Uint8Array(BEST_SCORE + 1);
  private readonly relaxed: Relaxed[];
  private readonly lightest: number;
  private readonly near = new SlotSet();
  /** By place among those who are near. */
  private readonly needs = new Uint8Array(BLOCK_SIZE);
  private readonly sums = new Float64Array(BLOCK_SIZE);
  private readonly conditions: BandConditions[] = [];
  /** How many of the skills that tell the branch they show, and how many the job names. */
  private readonly branchShown = new Uint16Array(BLOCK_SIZE);
  private readonly tellingBranch: number;
  private readonly credits: Float64Array;

  constructor(
    private readonly plan: JobPlan,
    query: SurveyQuery,
    taxonomy: Taxonomy,
  ) {
    this.skills = plan.skills;
    const { wanted, weights } = this.skills;
    this.tellingBranch = wanted.filter(({ tellsBranch }) => tellsBranch).length;
    this.relaxed = query.relaxed.map((position) => {
      const { weight, isStated, tellsBranch } = wanted[position]!;
      const preferredWeight = wantedSkill(withSkillPreferred(query, position).job.skills[position]!, taxonomy).weight;
      return {
        position,
        weight,
        isStated,
        tellsBranch,
        weightsIfDropped: this.weightsWith(position, 0),
        preferredWeight,
        weightsIfPreferred: this.weightsWith(position, preferredWeight),
      };
    });
    this.counts = this.relaxed.map(() => ({ ifDropped: 0, ifPreferred: 0 }));
    this.lightest = Math.min(weights, ...this.relaxed.map(({ weightsIfDropped }) => weightsIfDropped));
    for (let score = 0; score <= BEST_SCORE; score += 1) {
      this.most[score] = Math.min(BEST_SCORE, Math.ceil(((score + 0.5) * weights) / this.lightest + CLOSE));
    }
    this.credits = new Float64Array(Math.max(CELLS, wanted.length));
  }

  /** Whether anything that is relaxed may make a candidate with this sum of earned credits strong. Cheap; the block must be the one read last. */
  mayBecomeStrong(block: BlockView, slot: number, sum: number): boolean {
    const most = this.most[shareScore(sum, this.skills.weights)]!;
    return this.plan.pointsOf(block, slot, this.plan.skillScore(slot, most), STRONG) >= STRONG;
  }

  /** Adds a candidate of a block with this sum of earned credits and so many of the required skills. */
  note(block: BlockView, slot: number, sum: number, skillsShown: number): void {
    const others = this.plan.othersOf(block, slot);
    const conditions = this.plan.conditionsOf(block, slot, skillsShown);
    const need = this.neededShare(slot, others);
    if ((100 * sum) / this.lightest < need - 0.5 - CLOSE) return;
    this.needs[this.near.count] = need;
    this.sums[this.near.count] = sum;
    this.conditions[this.near.count] = conditions;
    this.branchShown[this.near.count] = this.plan.branchShown(slot);
    this.near.add(slot);
  }

  /** The lowest that skills must come to of those asked for to make a candidate strong; above 100 where nothing does. */
  private neededShare(slot: number, others: number): number {
    let low = 0;
    let high = BEST_SCORE + 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const score = this.plan.skillScore(slot, middle);
      if (this.plan.pointsWith(slot, score, others) >= STRONG) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Evaluates the candidates that were noted. */
  read(block: BlockView): void {
    const columns = this.skills.wanted.length;
    const rows = Math.max(1, Math.floor(CELLS / columns));
    for (let first = 0; first < this.near.count; first += rows) {
      const count = Math.min(rows, this.near.count - first);
      this.readCredits(block, first, count);
      for (let row = 0; row < count; row += 1) this.evaluate(first + row, row * columns);
    }
    this.near.clear();
  }

  /** The best credit of those from the `first` on for each skill, row by row. */
  private readCredits({ postings }: BlockView, first: number, count: number): void {
    const { credits } = this;
    const { places } = this.near;
    const { wanted } = this.skills;
    const columns = wanted.length;
    credits.fill(0, 0, count * columns);
    wanted.forEach(({ lists }, column) => {
      for (const each of lists) {
        const list = postings.list(each.key);
        if (!list) continue;
        const { words, from, to } = list;
        for (let at = from; at < to; at += 1) {
          const word = words[at]!;
          const row = places[word & SLOT_MASK]! - 1 - first;
          if (row < 0 || row >= count) continue;
          const cell = row * columns + column;
          const credit = creditOf(word, each.credits);
          if (credit > credits[cell]!) credits[cell] = credit;
        }
      }
    });
  }

  private evaluate(place: number, row: number): void {
    const { relaxed, counts, credits } = this;
    const sum = this.sums[place]!;
    const need = this.needs[place]!;
    const conditions = this.conditions[place]!;
    for (let at = 0; at < relaxed.length; at += 1) {
      const { position, weight, isStated, weightsIfDropped, preferredWeight, weightsIfPreferred } = relaxed[at]!;
      const credit = credits[row + position]!;
      const asked = isStated ? without(conditions, credit >= STANDS_IN) : conditions;
      if (!showsTwoThirds(asked) || !asked.speaksLanguages || !isOfTheLevel(asked)) continue;
      const showsBranch = this.showsBranchWithout(relaxed[at]!, place, credit);
      if (
        isOfTheWork({ ...asked, showsBranch }) &&
        this.reaches(need, sum - weight * credit, weightsIfDropped, { row, position, weight: 0 })
      ) {
        counts[at]!.ifDropped += 1;
      }
      if (preferredWeight === weight || !isOfTheWork(asked)) continue;
      const softer = sum - (weight - preferredWeight) * credit;
      if (this.reaches(need, softer, weightsIfPreferred, { row, position, weight: preferredWeight })) {
        counts[at]!.ifPreferred += 1;
      }
    }
  }

  /** Whether the skills that are left show the branch, where any of them tells it. */
  private showsBranchWithout({ tellsBranch }: Relaxed, place: number, credit: number): boolean {
    const left = this.tellingBranch - (tellsBranch ? 1 : 0);
    if (!this.plan.asksForBranch || left === 0) return true;
    return this.branchShown[place]! > (tellsBranch && credit >= STANDS_IN ? 1 : 0);
  }

  /** Whether a sum makes the needed score; it is nearly the one that the core would come to. */
  private reaches(need: number, sum: number, weights: number, changed: Changed): boolean {
    const beyond = (100 * sum) / weights - (need - 0.5);
    if (beyond > CLOSE) return true;
    if (beyond < -CLOSE) return false;
    return shareScore(this.sumWith(changed), weights) >= need;
  }

  /** In the core's order. */
  private sumWith({ row, position, weight }: Changed): number {
    return this.skills.wanted.reduce(
      (sum, each, at) => sum + (at === position ? weight : each.weight) * this.credits[row + at]!,
      0,
    );
  }

  private weightsWith(position: number, weight: number): number {
    return expectedWeight(this.skills.wanted.map((each, at) => (at === position ? { ...each, weight } : each)));
  }
}

function without(conditions: BandConditions, isShown: boolean): BandConditions {
  const { stated, shown } = conditions.skills;
  return { ...conditions, skills: { stated: stated - 1, shown: shown - (isShown ? 1 : 0) } };
}

/** Where the credits of a candidate begin, and the skill of another weight. */
interface Changed {
  row: number;
  position: number;
  weight: number;
}
