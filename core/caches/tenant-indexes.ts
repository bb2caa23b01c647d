import type { Candidate } from '../candidate/candidate.js';
import type { CandidateRepository } from '../ports/candidate-repository.js';
import type {
  PoolSurvey,
  RankedCandidate,
  RankQuery,
  SimilarQuery,
  SurveyQuery,
  TalentIndex,
} from '../ports/talent-index.js';
import type { ChangeFeed } from './change-feed.js';
import { LatestVersions } from './latest-versions.js';

interface Pool {
  index: TalentIndex;
  /** Added to the index's own revision, so that a pool built anew never repeats a number of the one before. */
  base: number;
  built: Promise<void> | undefined;
}

const SLICE = 500;

/**
 * The talent index of one process among many: the candidates of a tenant are read when it is first asked for them, kept up by the
 * change feed, and forgotten when the feed says so. Each tenant has an index of its own, made by `make`.
 */
export class TenantIndexes implements TalentIndex {
  private readonly pools = new Map<string, Pool>();
  /** Of tenants that were forgotten: their last revision. */
  private readonly revisions = new Map<string, number>();
  /** Beyond the life of a pool: one that is built meanwhile is guarded too. */
  private readonly latest = new LatestVersions();

  constructor(
    private readonly make: () => TalentIndex,
    private readonly candidates: CandidateRepository,
    private readonly feed: ChangeFeed,
  ) {
    feed.register('candidate', {
      // One that is merged leaves the pool, and may come back.
      read: async (tenantId, id) =>
        (await candidates.get(tenantId, id)) ?? (await candidates.findMerged(tenantId, { id })),
      take: (tenantId, id, record) => {
        if (record) this.put(tenantId, record as Candidate);
        else this.remove(tenantId, id);
      },
      forget: (tenantId) => {
        if (!this.pools.has(tenantId)) return;
        this.revisions.set(tenantId, this.revision(tenantId) + 1);
        this.pools.delete(tenantId);
      },
    });
  }

  put(tenantId: string, candidate: Candidate): void {
    if (this.latest.take(tenantId, candidate.id, candidate.version))
      this.pools.get(tenantId)?.index.put(tenantId, candidate);
  }

  remove(tenantId: string, candidateId: string): void {
    this.latest.noteErased(tenantId, candidateId);
    this.pools.get(tenantId)?.index.remove(tenantId, candidateId);
  }

  async rank(tenantId: string, query: RankQuery): Promise<RankedCandidate[]> {
    return (await this.of(tenantId)).index.rank(tenantId, query);
  }

  async survey(tenantId: string, query: SurveyQuery): Promise<PoolSurvey> {
    const { index, base } = await this.of(tenantId);
    const survey = await index.survey(tenantId, query);
    return { ...survey, revision: base + survey.revision };
  }

  async similar(tenantId: string, query: SimilarQuery): Promise<{ candidateId: string; score: number }[]> {
    return (await this.of(tenantId)).index.similar(tenantId, query);
  }

  size(tenantId: string): number {
    return this.pools.get(tenantId)?.index.size(tenantId) ?? 0;
  }

  revision(tenantId: string): number {
    this.feed.noteUse(tenantId);
    const pool = this.pools.get(tenantId);
    return pool ? pool.base + pool.index.revision(tenantId) : (this.revisions.get(tenantId) ?? 0);
  }

  private async of(tenantId: string): Promise<Pool> {
    let pool = this.pools.get(tenantId);
    if (!pool) {
      const made: Pool = { index: this.make(), base: this.revision(tenantId) + 1, built: undefined };
      this.pools.set(tenantId, made);
      made.built = this.build(tenantId, made).catch((error: unknown) => {
        if (this.pools.get(tenantId) === made) this.pools.delete(tenantId);
        throw error;
      });
      pool = made;
    }
    this.feed.noteUse(tenantId);
    await pool.built;
    return pool;
  }

  private async build(tenantId: string, { index }: Pool): Promise<void> {
    await this.feed.follow(tenantId, 'candidate');
    await this.feed.whileLoading(tenantId, async () => {
      let count = 0;
      let after: { tenantId: string; id: string } | undefined;
      for (;;) {
        const slice = await this.candidates.scan({ tenantId, ...(after && { after }), limit: SLICE });
        for (const { candidate } of slice) {
          const { id, version } = candidate;
          if (this.feed.hasNewer(tenantId, id, version) || !this.latest.take(tenantId, id, version)) continue;
          index.put(tenantId, candidate);
        }
        count += slice.length;
        const last = slice.at(-1);
        if (!last || slice.length < SLICE) return count;
        after = { tenantId, id: last.candidate.id };
      }
    });
  }
}
