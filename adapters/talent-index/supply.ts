import { bandOf, BANDS, type Band, type CandidateStatus, type RankQuery, type Taxonomy } from '../../core/index.js';
import { scoreOfPoints } from '../../core/matching/scorer.js';
import { JobPlan } from './job-plan.js';
import type { Pass } from './pass.js';
import type { Pool } from './pool.js';

/** Candidates that may be supplied at all: those who are not hired or archived. */
const SUPPLY_STATUS: CandidateStatus = 'active';
/** Scores are tenths from 0 to 100. */
const SCORES = 1001;

/** How many candidates fall into each band: counted by coverage and score, and judged at the end. */
export function supplyPass(
  pool: Pool,
  query: Pick<RankQuery, 'job' | 'weights'>,
  taxonomy: Taxonomy,
): Pass<{ considered: number; bands: Record<Band, number> }> {
  const plan = new JobPlan(query, pool.lexicon, taxonomy, SUPPLY_STATUS);
  const { coverage } = plan.shapes;
  const coverages = [...new Set(coverage)];
  const offsets = Int32Array.from(coverage, (each) => coverages.indexOf(each) * SCORES);
  const counts = new Uint32Array(coverages.length * SCORES);

  return {
    visit(block) {
      const { slots, points, count } = plan.read(block, 0);
      for (let at = 0; at < count; at += 1) {
        counts[offsets[block.shapes[slots[at]!]!]! + Math.round(scoreOfPoints(points[at]!) * 10)]! += 1;
      }
    },
    result() {
      const bands = Object.fromEntries(BANDS.map((band) => [band, 0])) as Record<Band, number>;
      let considered = 0;
      counts.forEach((each, at) => {
        if (each === 0) return;
        bands[bandOf((at % SCORES) / 10, coverages[Math.floor(at / SCORES)]!)] += each;
        considered += each;
      });
      return { considered, bands };
    },
  };
}
