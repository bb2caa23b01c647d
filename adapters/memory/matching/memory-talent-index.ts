import { type Band, BANDS, type Candidate, type CandidateStatus, type Taxonomy } from '../../../core/index.js';
import {
  type CandidateFeatures,
  type ConstraintInputs,
  constraintInputsOf,
  matchesFilter,
  type PoolSurvey,
  prepareJob,
  type RankedCandidate,
  type RankQuery,
  type ScorableJob,
  scoreCandidate,
  similarity,
  type SimilarQuery,
  type SurveyQuery,
  type TalentIndex,
  valuesOf,
  type WeightedJob,
  withoutSkill,
  withSkillPreferred,
} from '../../../core/spi.js';

interface Entry {
  id: string;
  features: CandidateFeatures;
  status: CandidateStatus;
  constraintInputs: ConstraintInputs;
}

interface Pool {
  entries: Map<string, Entry>;
  /** How many have each skill, their own or implied by one of their own. */
  holders: Map<string, number>;
  revision: number;
}

/** Candidates that may be supplied at all: those who are not hired or archived. */
const SUPPLY_STATUS: CandidateStatus = 'active';

/** The index of one process: every candidate is scored by the core scorer, so it is exact by construction. */
export class MemoryTalentIndex implements TalentIndex {
  private readonly pools = new Map<string, Pool>();

  constructor(private readonly taxonomy: Taxonomy) {}

  put(tenantId: string, candidate: Candidate): void {
    const { id, features, status, consent, merged } = candidate;
    if (!features || !consent.matching || merged) {
      this.remove(tenantId, id);
      return;
    }
    const pool = this.poolOf(tenantId);
    const known = pool.entries.get(id);
    const constraintInputs = constraintInputsOf(candidate);
    if (known?.features === features && known.status === status) {
      known.constraintInputs = constraintInputs;
      return;
    }
    if (known) this.count(pool, known.features, -1);
    pool.entries.set(id, { id, features, status, constraintInputs });
    this.count(pool, features, 1);
    pool.revision += 1;
  }

  remove(tenantId: string, candidateId: string): void {
    const pool = this.poolOf(tenantId);
    const known = pool.entries.get(candidateId);
    if (!known) return;
    pool.entries.delete(candidateId);
    this.count(pool, known.features, -1);
    pool.revision += 1;
  }

  rank(tenantId: string, query: RankQuery): Promise<RankedCandidate[]> {
    const job = prepareJob(query.job, query.weights, this.taxonomy);
    const best: RankedCandidate[] = [];
    for (const { id, features, status, constraintInputs } of this.poolOf(tenantId).entries.values()) {
      if (valuesOf(query.status)?.includes(status) === false) continue;
      if (valuesOf(query.skillId)?.some((skillId) => this.has(features, skillId)) === false) continue;
      if (query.constraints && !matchesFilter(query.constraints, constraintInputs)) continue;
      const { score, band, coverage } = scoreCandidate(features, job);
      if (query.minScore !== undefined && score < query.minScore) continue;
      if (valuesOf(query.band)?.includes(band) === false) continue;
      if (query.after && !isAfter({ score, id }, query.after)) continue;
      best.push({ candidateId: id, score, band, coverage });
    }
    return Promise.resolve(best.sort(bestFirst).slice(0, query.limit));
  }

  async survey(tenantId: string, query: SurveyQuery): Promise<PoolSurvey> {
    const pool = this.poolOf(tenantId);
    const { revision, holders } = pool;
    const size = pool.entries.size;
    const shares = new Map(query.skillIds.map((id) => [id, size === 0 ? 0 : (holders.get(id) ?? 0) / size]));
    const job = this.prepare(query);
    const variants = query.relaxed.map((position) => ({
      dropped: this.prepare(withoutSkill(query, position)),
      preferred: this.prepare(withSkillPreferred(query, position)),
    }));
    const bands = Object.fromEntries(BANDS.map((band) => [band, 0])) as Record<Band, number>;
    const relaxed = variants.map(() => ({ ifDropped: 0, ifPreferred: 0 }));
    let considered = 0;
    for (const { features, status } of pool.entries.values()) {
      if (status !== SUPPLY_STATUS) continue;
      const { band } = scoreCandidate(features, job);
      bands[band] += 1;
      considered += 1;
      if (isStrong(band)) continue;
      variants.forEach(({ dropped, preferred }, at) => {
        if (isStrong(scoreCandidate(features, dropped).band)) relaxed[at]!.ifDropped += 1;
        if (isStrong(scoreCandidate(features, preferred).band)) relaxed[at]!.ifPreferred += 1;
      });
    }
    const { job: asked, weights, top: limit } = query;
    const top = await this.rank(tenantId, { job: asked, weights, status: SUPPLY_STATUS, limit });
    return { revision, supply: { considered, bands }, relaxed, shares, top };
  }

  similar(tenantId: string, query: SimilarQuery): Promise<{ candidateId: string; score: number }[]> {
    const except = new Set(query.exceptIds);
    const found: { candidateId: string; score: number }[] = [];
    for (const { id, features, status } of this.poolOf(tenantId).entries.values()) {
      if (except.has(id) || valuesOf(query.status)?.includes(status) === false) continue;
      if (valuesOf(query.skillId)?.some((skillId) => this.has(features, skillId)) === false) continue;
      const score = similarity(query.to, features, this.taxonomy);
      if (score > 0 && score >= (query.minScore ?? 0)) found.push({ candidateId: id, score });
    }
    return Promise.resolve(found.sort(bestFirst).slice(0, query.limit));
  }

  size(tenantId: string): number {
    return this.pools.get(tenantId)?.entries.size ?? 0;
  }

  revision(tenantId: string): number {
    return this.pools.get(tenantId)?.revision ?? 0;
  }

  private poolOf(tenantId: string): Pool {
    let pool = this.pools.get(tenantId);
    if (!pool) {
      pool = { entries: new Map(), holders: new Map(), revision: 0 };
      this.pools.set(tenantId, pool);
    }
    return pool;
  }

  private prepare({ job, weights }: WeightedJob): ScorableJob {
    return prepareJob(job, weights, this.taxonomy);
  }

  private has(features: CandidateFeatures, skillId: string): boolean {
    return features.skills.some(({ id }) => id === skillId || this.taxonomy.implied(id).has(skillId));
  }

  private count({ holders }: Pool, features: CandidateFeatures, by: 1 | -1): void {
    const held = new Set(features.skills.flatMap(({ id }) => [id, ...this.taxonomy.implied(id)]));
    for (const id of held) holders.set(id, (holders.get(id) ?? 0) + by);
  }
}

function isStrong(band: Band): boolean {
  return band === 'strong' || band === 'excellent';
}

function bestFirst(a: { candidateId: string; score: number }, b: { candidateId: string; score: number }): number {
  return b.score - a.score || (a.candidateId < b.candidateId ? -1 : 1);
}

function isAfter(row: { score: number; id: string }, after: { score: number; id: string }): boolean {
  return row.score < after.score || (row.score === after.score && row.id > after.id);
}
