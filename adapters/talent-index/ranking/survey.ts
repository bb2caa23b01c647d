import type { Band, CandidateStatus, Taxonomy } from '../../../core/index.js';
import {
  ALL_FITS,
  type BandConditions,
  BAND_FLOORS,
  bandOf,
  fewestPoints,
  mayBeExcellent,
  mayBeStrong,
  type PoolSurvey,
  scoreOfPoints,
  type SurveyQuery,
  UNREACHABLE_POINTS,
  withoutSkill,
  withSkillPreferred,
} from '../../../core/spi.js';
import { JobPlan } from './job-plan.js';
import type { BlockView, Pass, PoolView } from '../postings/pass.js';
import { PoolShares } from './pool-shares.js';
import { BLOCK_SIZE, SLOT_BITS } from '../postings/postings.js';
import { rankedBy, type ConditionsBy } from './rank.js';
import { RelaxedSkills } from './relaxed-skills.js';
import type { ShapeTable } from './shape-table.js';
import { DEAD_SHAPE, statusNumber, statusNumberOf } from '../columns/shape.js';
import { TopK } from './top-k.js';

/** Candidates that may be supplied at all: those who are not hired or archived. */
const SUPPLY_STATUS: CandidateStatus = 'active';
const PARTIAL = fewestPoints(BAND_FLOORS.partial);
const STRONG = fewestPoints(BAND_FLOORS.strong);
const EXCELLENT = fewestPoints(BAND_FLOORS.excellent);
/** A survey looks at everybody more closely than a ranking. */
export const SURVEYED_BLOCKS_AT_ONCE = 8;

/** By slot: whether the candidate is strong or excellent. Shared by all surveys: a block is done in one go. */
const IS_STRONG = new Uint8Array(BLOCK_SIZE);

/**
 * Supply, relaxed skills, shares and the best, all in one look at each block. Of those who can be neither partial, nor among the best,
 * nor strong with a skill relaxed, nothing is computed but this.
 */
export function surveyPass(pool: PoolView, query: SurveyQuery, taxonomy: Taxonomy): Pass<PoolSurvey> {
  const plan = new JobPlan(query, pool.lexicon, taxonomy, [SUPPLY_STATUS]);
  const kinds = kindsOf(pool, plan.shapes);
  const hasOneSkill = query.job.skills.length === 1;
  const isRelaxed = query.relaxed.length > 0;
  const relaxed =
    isRelaxed && !hasOneSkill && query.weights.skills > 0 ? new RelaxedSkills(plan, query, taxonomy) : null;
  const onlySkill = isRelaxed && hasOneSkill ? query : null;
  const dropped = onlySkill && new RelaxedJob(pool, withoutSkill(onlySkill, 0), taxonomy);
  const preferred = onlySkill && new RelaxedJob(pool, withSkillPreferred(onlySkill, 0), taxonomy);
  const shares = new PoolShares(query.skillIds, pool, taxonomy);
  const top = new TopK(query.top, (document) => pool.idOf(document));
  const conditions: ConditionsBy = new Map();
  let fewest = query.top > 0 ? 0 : UNREACHABLE_POINTS;
  const bands: Record<Band, number> = { excellent: 0, strong: 0, partial: 0, weak: 0, insufficient_data: 0 };

  return {
    visit(block, number) {
      const { shapes, count } = block;
      const { earners, skills, shown: skillsShown } = plan.readAll(block);
      const { sums } = plan.skills;
      const lowest = Math.min(PARTIAL, fewest);
      if (onlySkill) IS_STRONG.fill(0);
      for (let slot = 0; slot < count; slot += 1) {
        const kind = kinds[shapes[slot]!]!;
        if (kind === LEFT_OUT) continue;
        const skill = skills[slot]!;
        const place = earners.places[slot]!;
        const points = plan.pointsOf(block, slot, skill, lowest);
        const earned = place === 0 ? 0 : sums[place - 1]!;
        if (points < lowest) {
          if (relaxed && earned > 0 && kind === BANDED && relaxed.mayBecomeStrong(block, slot, earned))
            relaxed.note(block, slot, earned, skillsShown[slot]!);
          if (kind === BANDED) bands.weak += 1;
          else bands.insufficient_data += 1;
          continue;
        }
        const asked = plan.conditionsOf(block, slot, skillsShown[slot]!);
        const document = (number << SLOT_BITS) | slot;
        if (points >= fewest && top.offer(scoreOfPoints(points), document)) {
          if (asked !== ALL_FITS) conditions.set(document, asked);
          if (top.leastScore !== undefined) fewest = Math.max(fewest, fewestPoints(top.leastScore));
        }
        const band = kind === BANDED ? bandOfPoints(points, asked) : 'insufficient_data';
        bands[band] += 1;
        if (band === 'excellent' || band === 'strong') IS_STRONG[slot] = 1;
        else if (relaxed && kind === BANDED) relaxed.note(block, slot, earned, skillsShown[slot]!);
      }
      relaxed?.read(block);
      dropped?.read(block);
      preferred?.read(block);
      shares.read(block);
    },
    result() {
      const considered = Object.values(bands).reduce((sum, count) => sum + count, 0);
      return {
        revision: pool.revision,
        supply: { considered, bands },
        relaxed:
          relaxed?.counts ??
          query.relaxed.map(() => ({ ifDropped: dropped?.count ?? 0, ifPreferred: preferred?.count ?? 0 })),
        shares: shares.shares(),
        top: rankedBy(top, pool, plan, conditions),
      };
    },
  };
}

/** As `bandOf`, for those with enough data. */
function bandOfPoints(points: number, conditions: BandConditions): Band {
  if (points >= EXCELLENT && mayBeExcellent(conditions)) return 'excellent';
  if (points >= STRONG && mayBeStrong(conditions)) return 'strong';
  return points >= PARTIAL ? 'partial' : 'weak';
}

/** Of a shape: gone or of another status, with too few data for a band, or with enough. */
const LEFT_OUT = 0;
const UNBANDED = 1;
const BANDED = 2;

function kindsOf({ lexicon }: PoolView, shapes: ShapeTable): Uint8Array {
  const wanted = statusNumber(SUPPLY_STATUS);
  return Uint8Array.from(lexicon.shapes.values, (shape, number) => {
    if (shape === DEAD_SHAPE || statusNumberOf(shape) !== wanted) return LEFT_OUT;
    return bandOf(0, shapes.coverageOf(number), ALL_FITS) === 'insufficient_data' ? UNBANDED : BANDED;
  });
}

/**
 * How many become strong when the only skill of a job is relaxed: dropping it gives its weight to the other categories, and preferring it leaves nothing stated as
 * required that could be missing.
 */
class RelaxedJob {
  count = 0;
  private readonly plan: JobPlan;
  private readonly kinds: Uint8Array;

  constructor(pool: PoolView, query: Pick<SurveyQuery, 'job' | 'weights'>, taxonomy: Taxonomy) {
    this.plan = new JobPlan(query, pool.lexicon, taxonomy, [SUPPLY_STATUS]);
    this.kinds = kindsOf(pool, this.plan.shapes);
  }

  read(block: BlockView): void {
    const { slots, skillsShown, count } = this.plan.read(block, STRONG);
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at]!;
      if (this.kinds[block.shapes[slot]!] !== BANDED || IS_STRONG[slot] !== 0) continue;
      const conditions = this.plan.conditionsOf(block, slot, skillsShown[at]!);
      if (mayBeStrong(conditions)) this.count += 1;
    }
  }
}
