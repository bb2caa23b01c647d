import { bandOf, type RankedCandidate, type RankQuery, type Taxonomy } from '../../core/index.js';
import { scoreOfPoints } from '../../core/matching/scorer.js';
import { ConstraintGate } from './constraint-gate.js';
import { Holders } from './holders.js';
import { JobPlan } from './job-plan.js';
import type { Pass } from './pass.js';
import type { Pool } from './pool.js';
import { SLOT_BITS, SLOT_MASK } from './postings.js';
import { NEVER } from './shape-table.js';
import { TopK } from './top-k.js';

/** The best candidates for a job. Who cannot reach the worst of those kept is passed over after one look. */
export function rankPass(pool: Pool, query: RankQuery, taxonomy: Taxonomy): Pass<RankedCandidate[]> {
  const { minScore, band: wantedBand, skillId, constraints, after, limit } = query;
  const plan = new JobPlan(query, pool.lexicon, taxonomy, query.status);
  const holders = skillId === undefined ? null : new Holders(skillId, pool.lexicon, taxonomy);
  const gate = constraints && new ConstraintGate(constraints, pool.lexicon);
  const top = new TopK(limit, (document) => pool.idOf(document));
  const { coverage } = plan.shapes;
  let fewest = fewestPoints(minScore ?? 0);

  return {
    visit(block, number) {
      if (limit <= 0) return;
      const { slots, points, count } = plan.read(block, fewest);
      holders?.read(block);
      gate?.open(block);
      for (let at = 0; at < count; at += 1) {
        if (points[at]! < fewest) continue;
        const slot = slots[at]!;
        if (holders && holders.marks[slot] === 0) continue;
        const score = scoreOfPoints(points[at]!);
        if (after && (score > after.score || (score === after.score && block.ids.of(slot) <= after.id))) continue;
        if (wantedBand !== undefined && bandOf(score, coverage[block.shapes[slot]!]!) !== wantedBand) continue;
        if (gate && !gate.admits(slot)) continue;
        if (top.offer(score, (number << SLOT_BITS) | slot) && top.leastScore !== undefined) {
          fewest = Math.max(fewest, fewestPoints(top.leastScore));
        }
      }
    },
    result: () =>
      top.sorted().map(({ candidateId, score, document }) => {
        const shape = pool.blocks[document >>> SLOT_BITS]!.shapes[document & SLOT_MASK]!;
        return { candidateId, score, band: bandOf(score, coverage[shape]!), coverage: coverage[shape]! };
      }),
  };
}

/** The fewest points that make a score; more than there can be where none do. */
function fewestPoints(score: number): number {
  if (score > 100) return -NEVER;
  let points = Math.max(0, Math.floor(score * 1000) - 51);
  while (scoreOfPoints(points) < score) points += 1;
  return points;
}
