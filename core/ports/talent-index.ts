import type { CandidateStatus, Candidate } from '../candidate/candidate.js';
import type { ConstraintQuery } from '../matching/constraint-filter.js';
import type { CandidateFeatures, JobFeatures } from '../matching/features.js';
import type { Band } from '../matching/match.js';
import type { FullWeights } from '../matching/weights.js';

export interface RankQuery {
  job: JobFeatures;
  weights: FullWeights;
  minScore?: number;
  band?: Band;
  status?: CandidateStatus;
  skillId?: string;
  /** Only candidates whose constraints with this job come out so. */
  constraints?: ConstraintQuery;
  /** Only what comes after this place in the order. */
  after?: { score: number; id: string };
  limit: number;
}

export interface RankedCandidate {
  candidateId: string;
  score: number;
  band: Band;
  coverage: number;
}

export interface SimilarQuery {
  to: CandidateFeatures;
  exceptIds: string[];
  minScore?: number;
  status?: CandidateStatus;
  skillId?: string;
  limit: number;
}

/**
 * The candidates of each tenant, ready for matching. Exact: the same candidates in the same order as scoring every one of them with
 * the core scorer; ties go by id. Candidates without consent to matching are not in it.
 */
export interface TalentIndex {
  /** Takes the record in, or out where it may not be matched. Visible to the next call. */
  put(tenantId: string, candidate: Candidate): void;
  remove(tenantId: string, candidateId: string): void;
  rank(tenantId: string, query: RankQuery): Promise<RankedCandidate[]>;
  /** How many candidates of the whole pool fall into each band. */
  supply(
    tenantId: string,
    query: Pick<RankQuery, 'job' | 'weights'>,
  ): Promise<{ considered: number; bands: Record<Band, number> }>;
  similar(tenantId: string, query: SimilarQuery): Promise<{ candidateId: string; score: number }[]>;
  /** Share of the pool that has each skill, 0–1. */
  poolShare(tenantId: string, skillIds: string[]): Promise<Map<string, number>>;
  /** Grows with each change of what matching computes from: who is in the tenant's pool, with which features and status. */
  revision(tenantId: string): number;
}
