import type { Band, CandidateStatus, Taxonomy } from '../../../core/index.js';
import {
  BAND_FLOORS,
  bandOf,
  type PoolSurvey,
  scoreOfPoints,
  type SurveyQuery,
  withoutSkill,
} from '../../../core/spi.js';
import { fewestPoints, UNREACHABLE } from './fewest-points.js';
import { JobPlan } from './job-plan.js';
import type { BlockView, Pass, PoolView } from '../postings/pass.js';
import { PoolShares } from './pool-shares.js';
import { BLOCK_SIZE, SLOT_BITS, SLOT_MASK } from '../postings/postings.js';
import { RelaxedSkills } from './relaxed-skills.js';
import { CEILING, SKILLS, STRIDE, TITLE, type ShapeTable } from './shape-table.js';
import { DEAD_SHAPE, statusNumber, statusNumberOf } from '../columns/shape.js';
import { TopK } from './top-k.js';

/** Candidates that may be supplied at all: those who are not hired or archived. */
const SUPPLY_STATUS: CandidateStatus = 'active';
const PARTIAL = fewestPoints(BAND_FLOORS.partial);
const STRONG = fewestPoints(BAND_FLOORS.strong);
const EXCELLENT = fewestPoints(BAND_FLOORS.excellent);
/** A survey looks at everybody more closely than a ranking. */
export const SURVEYED_BLOCKS_AT_ONCE = 8;

/** By slot: whether somebody is strong or excellent. Shared by all surveys: a block is done in one go. */
const IS_STRONG = new Uint8Array(BLOCK_SIZE);
const NOTHING_RELAXED = new Uint8Array(101);

/**
 * Supply, relaxed skills, shares and the best, all in one look at each block. Of those who can be neither partial, nor among the best,
 * nor strong with a skill relaxed, nothing is computed but this.
 */
export function surveyPass(pool: PoolView, query: SurveyQuery, taxonomy: Taxonomy): Pass<PoolSurvey> {
  const plan = new JobPlan(query, pool.lexicon, taxonomy, SUPPLY_STATUS);
  const { numbers, coverage } = plan.shapes;
  const kinds = kindsOf(pool, plan.shapes);
  const hasOneSkill = query.job.skills.length === 1;
  const isRelaxed = query.relaxed.length > 0;
  const relaxed =
    isRelaxed && !hasOneSkill && query.weights.skills > 0 ? new RelaxedSkills(plan.skills, query, taxonomy) : null;
  const unskilled = isRelaxed && hasOneSkill ? new Unskilled(pool, query, taxonomy) : null;
  const mostSkills = relaxed?.most ?? NOTHING_RELAXED;
  const shares = new PoolShares(query.skillIds, pool, taxonomy);
  const top = new TopK(query.top, (document) => pool.idOf(document));
  let fewest = query.top > 0 ? 0 : UNREACHABLE;
  const bands: Record<Band, number> = { excellent: 0, strong: 0, partial: 0, weak: 0, insufficient_data: 0 };

  return {
    visit(block, number) {
      const { shapes, count } = block;
      const { earners, skills, titles } = plan.readAll(block);
      const { sums } = plan.skills;
      const lowest = Math.min(PARTIAL, fewest);
      unskilled?.begin();
      let excellent = 0;
      let strong = 0;
      let partial = 0;
      let weak = 0;
      let unjudged = 0;
      for (let slot = 0; slot < count; slot += 1) {
        const shape = shapes[slot]!;
        const kind = kinds[shape]!;
        if (kind === LEFT_OUT) continue;
        const isJudged = kind === JUDGED;
        const at = shape * STRIDE;
        const skill = skills[slot]!;
        const skillWeight = numbers[at + SKILLS]!;
        const title = numbers[at + TITLE]! * titles[slot]!;
        const most = numbers[at + CEILING]! + title;
        if (most + skillWeight * skill < lowest && most + skillWeight * mostSkills[skill]! < STRONG) {
          if (isJudged) weak += 1;
          else unjudged += 1;
          continue;
        }
        const rest = title + plan.othersOf(block, slot, at, 0);
        const points = rest + skillWeight * skill;
        if (points >= fewest && top.offer(scoreOfPoints(points), (number << SLOT_BITS) | slot)) {
          if (top.leastScore !== undefined) fewest = Math.max(fewest, fewestPoints(top.leastScore));
        }
        if (!isJudged) unjudged += 1;
        else if (points >= STRONG) {
          if (points >= EXCELLENT) excellent += 1;
          else strong += 1;
          IS_STRONG[slot] = 1;
        } else {
          if (points >= PARTIAL) partial += 1;
          else weak += 1;
          const place = earners.places[slot]!;
          if (!relaxed || place === 0 || rest + skillWeight * 100 < STRONG) continue;
          relaxed.note(slot, Math.ceil((STRONG - rest) / skillWeight), sums[place - 1]!);
        }
      }
      bands.excellent += excellent;
      bands.strong += strong;
      bands.partial += partial;
      bands.weak += weak;
      bands.insufficient_data += unjudged;
      relaxed?.read(block);
      unskilled?.read(block);
      shares.read(block);
    },
    result() {
      const { excellent, strong, partial, weak, insufficient_data } = bands;
      return {
        revision: pool.revision,
        supply: { considered: excellent + strong + partial + weak + insufficient_data, bands },
        relaxed: relaxed?.counts ?? query.relaxed.map(() => ({ ifDropped: unskilled?.count ?? 0, ifPreferred: 0 })),
        shares: shares.shares(),
        top: top.sorted().map(({ candidateId, score, document }) => {
          const shape = pool.blocks[document >>> SLOT_BITS]!.shapes[document & SLOT_MASK]!;
          return { candidateId, score, band: bandOf(score, coverage[shape]!), coverage: coverage[shape]! };
        }),
      };
    },
  };
}

/** Of a shape: gone or of another status, with too few data for a band, or with enough. */
const LEFT_OUT = 0;
const UNJUDGED = 1;
const JUDGED = 2;

function kindsOf({ lexicon }: PoolView, { coverage }: ShapeTable): Uint8Array {
  const wanted = statusNumber(SUPPLY_STATUS);
  return Uint8Array.from(lexicon.shapes.values, (shape, number) => {
    if (shape === DEAD_SHAPE || statusNumberOf(shape) !== wanted) return LEFT_OUT;
    return bandOf(0, coverage[number]!) === 'insufficient_data' ? UNJUDGED : JUDGED;
  });
}

/** How many become strong when the only skill of a job is dropped, which gives its weight to the other categories. */
class Unskilled {
  count = 0;
  private readonly plan: JobPlan;
  private readonly kinds: Uint8Array;

  constructor(pool: PoolView, query: SurveyQuery, taxonomy: Taxonomy) {
    this.plan = new JobPlan(withoutSkill(query, 0), pool.lexicon, taxonomy, SUPPLY_STATUS);
    this.kinds = kindsOf(pool, this.plan.shapes);
  }

  begin(): void {
    IS_STRONG.fill(0);
  }

  read(block: BlockView): void {
    const { slots, count } = this.plan.read(block, STRONG);
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at]!;
      if (this.kinds[block.shapes[slot]!] === JUDGED && IS_STRONG[slot] === 0) this.count += 1;
    }
  }
}
