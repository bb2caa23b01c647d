import type { CandidateStatus, Candidate } from '../candidate/candidate.js';
import type { ConstraintQuery } from '../matching/constraint-filter.js';
import type { CandidateFeatures } from '../candidate/candidate-features.js';
import type { JobFeatures } from '../matching/job-features.js';
import type { Band } from '../matching/match.js';
import type { AnyOf } from './page.js';
import type { FullWeights } from '../job/category-weights.js';

export interface RankQuery {
  job: JobFeatures;
  weights: FullWeights;
  minScore?: number;
  band?: AnyOf<Band>;
  status?: AnyOf<CandidateStatus>;
  skillId?: AnyOf<string>;
  /** Only candidates whose constraints with this job come out so. */
  constraints?: ConstraintQuery;
  /** The last row of the page before: only what comes after it in the order is shown. */
  after?: { score: number; id: string };
  limit: number;
}

export interface RankedCandidate {
  candidateId: string;
  score: number;
  band: Band;
  coverage: number;
}

export interface SurveyQuery {
  job: JobFeatures;
  weights: FullWeights;
  /** Places of skills of the job to be relaxed, one at a time. */
  relaxed: number[];
  /** Skills whose share of the pool is asked for. */
  skillIds: string[];
  /** How many of the best candidates are wanted. */
  top: number;
}

/** What the candidates of a tenant mean for a job, all of it in one state of the pool. */
export interface PoolSurvey {
  /** The revision of that state. */
  revision: number;
  /** The active candidates by band. */
  supply: { considered: number; bands: Record<Band, number> };
  /**
   * For each skill to be relaxed, in the order asked: how many active candidates who are not strong would be strong or excellent if
   * the skill were not asked for, and if it were only preferred (see `withoutSkill` and `withSkillPreferred`).
   */
  relaxed: { ifDropped: number; ifPreferred: number }[];
  /** Share of the whole pool that has each skill, own or implied, 0–1. */
  shares: Map<string, number>;
  /** The best active candidates, as `rank` gives them. */
  top: RankedCandidate[];
}

export interface SimilarQuery {
  to: CandidateFeatures;
  exceptIds: string[];
  minScore?: number;
  status?: AnyOf<CandidateStatus>;
  skillId?: AnyOf<string>;
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
  /** Looks at every candidate; in a large pool the event loop is free in between, and what is written meanwhile is not seen. */
  survey(tenantId: string, query: SurveyQuery): Promise<PoolSurvey>;
  similar(tenantId: string, query: SimilarQuery): Promise<{ candidateId: string; score: number }[]>;
  /** How many candidates of the tenant can be matched; 0 where its pool is not in memory. */
  size(tenantId: string): number;
  /** Grows with each change of what matching computes from: who is in the tenant's pool, with which features and status. */
  revision(tenantId: string): number;
}
