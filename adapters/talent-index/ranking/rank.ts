import type { Taxonomy } from '../../../core/index.js';
import { bandOf, type RankedCandidate, type RankQuery, scoreOfPoints } from '../../../core/spi.js';
import { ConstraintGate } from './constraint-gate.js';
import { fewestPoints } from './fewest-points.js';
import { Holders } from '../postings/holders.js';
import { JobPlan, type Points } from './job-plan.js';
import type { BlockView, Pass, PoolView } from '../postings/pass.js';
import { SLOT_BITS, SLOT_MASK } from '../postings/postings.js';
import { TopK } from './top-k.js';

/** The best candidates for a job. Who cannot reach the worst of those kept is passed over after one look. */
export function rankPass(pool: PoolView, query: RankQuery, taxonomy: Taxonomy): Pass<RankedCandidate[]> {
  const { minScore, band: wantedBand, skillId, constraints, after, limit } = query;
  const plan = new JobPlan(query, pool.lexicon, taxonomy, query.status);
  const holders = skillId === undefined ? null : new Holders(skillId, pool.lexicon, taxonomy);
  const gate = constraints && new ConstraintGate(constraints, pool.lexicon);
  const top = new TopK(limit, (document) => pool.idOf(document));
  const { coverage } = plan.shapes;
  let fewest = fewestPoints(minScore ?? 0);

  const offer = ({ slots, points, count }: Points, block: BlockView, number: number): void => {
    for (let at = 0; at < count; at += 1) {
      if (points[at]! < fewest) continue;
      const slot = slots[at]!;
      if (holders && holders.marks[slot] === 0) continue;
      const score = scoreOfPoints(points[at]!);
      if (after && (score > after.score || (score === after.score && block.ids.of(slot) <= after.id))) continue;
      if (wantedBand !== undefined && bandOf(score, coverage[block.shapes[slot]!]!) !== wantedBand) continue;
      if (gate && !gate.matchesFilter(slot)) continue;
      if (top.offer(score, (number << SLOT_BITS) | slot) && top.leastScore !== undefined) {
        fewest = Math.max(fewest, fewestPoints(top.leastScore));
      }
    }
  };

  return {
    visit(block, number) {
      if (limit <= 0) return;
      holders?.read(block);
      gate?.open(block);
      offer(plan.read(block, fewest), block, number);
    },
    result: () =>
      top.sorted().map(({ candidateId, score, document }) => {
        const shape = pool.blocks[document >>> SLOT_BITS]!.shapes[document & SLOT_MASK]!;
        return { candidateId, score, band: bandOf(score, coverage[shape]!), coverage: coverage[shape]! };
      }),
  };
}
