import type {
  Band,
  Candidate,
  RankedCandidate,
  RankQuery,
  SimilarQuery,
  TalentIndex,
  Taxonomy,
} from '../../core/index.js';
import { Holders } from './holders.js';
import { aTurn, passOver } from './pass.js';
import { Pool } from './pool.js';
import { rankPass } from './rank.js';
import { similarPass } from './similar.js';
import { supplyPass } from './supply.js';

/**
 * The index of one process, in columns of numbers and posting lists. Exact: whatever it computes itself, it computes with the core's
 * own arithmetic, and the rest it asks the core, once for each case and query instead of once for each candidate.
 *
 * In a large pool a candidate takes less than 96 bytes, its id included, beside four for each skill and each
 * word of its titles. A change that leaves a candidate's features and
 * status as they were leaves the revision as it was.
 */
export class ColumnarTalentIndex implements TalentIndex {
  private readonly pools = new Map<string, Pool>();

  /** `blockSize`: candidates in a block, at most 8,192; smaller ones are for tests. */
  constructor(
    private readonly taxonomy: Taxonomy,
    private readonly options: { blockSize?: number } = {},
  ) {}

  put(tenantId: string, { id, features, status, consent }: Candidate): void {
    if (features && consent.matching) this.poolOf(tenantId).put({ id, features, status });
    else this.remove(tenantId, id);
  }

  remove(tenantId: string, candidateId: string): void {
    this.pools.get(tenantId)?.remove(candidateId);
  }

  rank(tenantId: string, query: RankQuery): Promise<RankedCandidate[]> {
    const pool = this.poolOf(tenantId);
    return passOver(pool, () => rankPass(pool, query, this.taxonomy));
  }

  async supply(
    tenantId: string,
    query: Pick<RankQuery, 'job' | 'weights'>,
  ): Promise<{ considered: number; bands: Record<Band, number> }> {
    const pool = this.poolOf(tenantId);
    // Many of these come one after the other; a large pool lets others in between.
    if (pool.blocks.length > 1) await aTurn();
    return passOver(pool, () => supplyPass(pool, query, this.taxonomy));
  }

  similar(tenantId: string, query: SimilarQuery): Promise<{ candidateId: string; score: number }[]> {
    const pool = this.poolOf(tenantId);
    return passOver(pool, () => similarPass(pool, query, this.taxonomy));
  }

  async poolShare(tenantId: string, skillIds: string[]): Promise<Map<string, number>> {
    const pool = this.poolOf(tenantId);
    return passOver(pool, () => {
      const holders = skillIds.map((id) => new Holders(id, pool.lexicon, this.taxonomy));
      const counts = skillIds.map(() => 0);
      return {
        visit(block) {
          holders.forEach((each, at) => (counts[at]! += each.read(block)));
        },
        result: () => new Map(skillIds.map((id, at) => [id, pool.size === 0 ? 0 : counts[at]! / pool.size])),
      };
    });
  }

  revision(tenantId: string): number {
    return this.pools.get(tenantId)?.revision ?? 0;
  }

  /** For measurements: places taken, those of gone candidates included, and bytes of the posting lists of skills and of title words. */
  footprint(tenantId: string): { slots: number; skillPostingBytes: number; titlePostingBytes: number } {
    return this.poolOf(tenantId).footprint();
  }

  private poolOf(tenantId: string): Pool {
    let pool = this.pools.get(tenantId);
    if (!pool) {
      pool = new Pool(this.taxonomy, this.options.blockSize);
      this.pools.set(tenantId, pool);
    }
    return pool;
  }
}
