import type { Taxonomy } from '../../../core/index.js';
import {
  ALL_FITS,
  type BandConditions,
  bandOf,
  fewestPoints,
  type RankedCandidate,
  type RankQuery,
  scoreOfPoints,
  UNREACHABLE_POINTS,
  valuesOf,
} from '../../../core/spi.js';
import { ConstraintGate } from './constraint-gate.js';
import { Holders } from '../postings/holders.js';
import { JobPlan, type Points } from './job-plan.js';
import type { BlockView, Pass, PoolView } from '../postings/pass.js';
import { SLOT_BITS, SLOT_MASK } from '../postings/postings.js';
import { TopK } from './top-k.js';

/** The score that the best of a block mostly reach. */
const LIKELY_SCORE = 10;
const LIKELY_POINTS = fewestPoints(LIKELY_SCORE);

/** The best candidates for a job. Who cannot reach the worst of those kept is passed over after one look. */
export function rankPass(pool: PoolView, query: RankQuery, taxonomy: Taxonomy): Pass<RankedCandidate[]> {
  const { minScore, constraints, after, limit } = query;
  const skillIds = valuesOf(query.skillId);
  const bands = valuesOf(query.band);
  const plan = new JobPlan(query, pool.lexicon, taxonomy, valuesOf(query.status));
  const holders = skillIds ? new Holders(skillIds, pool.lexicon, taxonomy) : null;
  const gate = constraints && new ConstraintGate(constraints, pool.lexicon);
  const top = new TopK(limit, (document) => pool.idOf(document));
  const conditions: ConditionsBy = new Map();
  let fewest = fewestPoints(minScore ?? 0);

  const offer = (
    { slots, points, skillsShown, count }: Points,
    below: number,
    block: BlockView,
    number: number,
  ): void => {
    for (let at = 0; at < count; at += 1) {
      if (points[at]! < fewest || points[at]! >= below) continue;
      const slot = slots[at]!;
      if (holders && holders.marks[slot] === 0) continue;
      const score = scoreOfPoints(points[at]!);
      if (after && (score > after.score || (score === after.score && block.ids.of(slot) <= after.id))) continue;
      if (gate && !gate.matchesFilter(slot)) continue;
      const asked = plan.conditionsOf(block, slot, skillsShown[at]!);
      if (bands && !bands.includes(bandOf(score, plan.shapes.coverageOf(block.shapes[slot]!), asked))) continue;
      const document = (number << SLOT_BITS) | slot;
      if (!top.offer(score, document)) continue;
      if (asked !== ALL_FITS) conditions.set(document, asked);
      if (top.leastScore !== undefined) fewest = Math.max(fewest, fewestPoints(top.leastScore));
    }
  };

  return {
    visit(block, number) {
      if (limit <= 0) return;
      holders?.read(block);
      gate?.open(block);
      // Without a bound every candidate would be looked at: a block that is large enough mostly has enough of better ones.
      const likely = Math.max(fewest, LIKELY_POINTS);
      offer(plan.read(block, likely), UNREACHABLE_POINTS, block, number);
      if (fewest < likely) offer(plan.read(block, fewest), likely, block, number);
    },
    result: () => rankedBy(top, pool, plan, conditions),
  };
}

/** What the band of each document goes by beside its score, of all who were among the best for a while; none of those that meet all. */
export type ConditionsBy = Map<number, BandConditions>;

/** Those of a heap as a ranking shows them. */
export function rankedBy(top: TopK, pool: PoolView, { shapes }: JobPlan, conditions: ConditionsBy): RankedCandidate[] {
  return top.sorted().map(({ candidateId, score, document }) => {
    const coverage = shapes.coverageOf(pool.blocks[document >>> SLOT_BITS]!.shapes[document & SLOT_MASK]!);
    const band = bandOf(score, coverage, conditions.get(document) ?? ALL_FITS);
    return { candidateId, score, band, coverage };
  });
}
