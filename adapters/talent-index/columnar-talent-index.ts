import { type Candidate, ENGINE_VERSION, type Taxonomy } from '../../core/index.js';
import {
  constraintInputsOf,
  type PoolSurvey,
  type RankedCandidate,
  type RankQuery,
  type SimilarQuery,
  type SurveyQuery,
  type StorableIndex,
} from '../../core/spi.js';
import { IMAGE_FORMAT, imageOfPool, restorePool } from './image/pool-image.js';
import { passOver } from './postings/pass.js';
import { Pool } from './pool/pool.js';
import { rankPass } from './ranking/rank.js';
import { similarPass } from './ranking/similar.js';
import { SURVEYED_BLOCKS_AT_ONCE, surveyPass } from './ranking/survey.js';

/**
 * The index of one process, in columns of numbers and posting lists. Exact: whatever it computes itself, it computes with the core's
 * own arithmetic, and the rest it asks the core, once for each case and query instead of once for each candidate.
 *
 * In a large pool a candidate takes less than 96 bytes, its id included, beside four for each skill and each
 * word of its titles. A change that leaves a candidate's features and
 * status as they were leaves the revision as it was.
 */
export class ColumnarTalentIndex implements StorableIndex {
  private readonly pools = new Map<string, Pool>();

  /** `blockSize`: candidates in a block, at most 8,192; smaller ones are for tests. */
  constructor(
    private readonly taxonomy: Taxonomy,
    private readonly options: { blockSize?: number } = {},
  ) {}

  put(tenantId: string, candidate: Candidate): void {
    const { id, features, status, consent, merged } = candidate;
    if (!features || !consent.matching || merged) this.remove(tenantId, id);
    else this.poolOf(tenantId).put({ id, features, status, constraintInputs: constraintInputsOf(candidate) });
  }

  remove(tenantId: string, candidateId: string): void {
    this.pools.get(tenantId)?.remove(candidateId);
  }

  rank(tenantId: string, query: RankQuery): Promise<RankedCandidate[]> {
    return passOver(this.poolOf(tenantId), (pool) => rankPass(pool, query, this.taxonomy));
  }

  survey(tenantId: string, query: SurveyQuery): Promise<PoolSurvey> {
    return passOver(this.poolOf(tenantId), (pool) => surveyPass(pool, query, this.taxonomy), SURVEYED_BLOCKS_AT_ONCE);
  }

  similar(tenantId: string, query: SimilarQuery): Promise<{ candidateId: string; score: number }[]> {
    return passOver(this.poolOf(tenantId), (pool) => similarPass(pool, query, this.taxonomy));
  }

  size(tenantId: string): number {
    return this.pools.get(tenantId)?.size ?? 0;
  }

  revision(tenantId: string): number {
    return this.pools.get(tenantId)?.revision ?? 0;
  }

  get imageVersion(): string {
    return [IMAGE_FORMAT, ENGINE_VERSION, this.taxonomy.version].join(' ');
  }

  image(tenantId: string): AsyncIterable<Uint8Array> {
    return imageOfPool(this.poolOf(tenantId));
  }

  async restore(tenantId: string, pieces: readonly Uint8Array[]): Promise<void> {
    const pool = new Pool(this.taxonomy, this.options.blockSize);
    await restorePool(pool, pieces);
    this.pools.set(tenantId, pool);
  }

  clear(tenantId: string): void {
    this.pools.delete(tenantId);
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
