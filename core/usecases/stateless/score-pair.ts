import { isMatchable } from '../../candidate/consent.js';
import type { Job } from '../../job/job.js';
import type { JobStatement } from '../../job/new-job.js';
import type { CategoryWeights } from '../../job/category-weights.js';
import type { CurrentReadings } from '../../caches/current-readings.js';
import { notFound } from '../../errors/domain-error.js';
import type { JobAssessor } from '../../intelligence/job/assess-job.js';
import type { JobTextReader } from '../../intelligence/job/job-text-reader.js';
import type { MatchMaker } from '../../matching/match-maker.js';
import type { Match } from '../../matching/match.js';
import type { ScorableCandidate } from '../../matching/scorable-candidate.js';
import { prepareJob } from '../../matching/scorer.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';
import type { Clock } from '../../ports/system/clock.js';
import type { Enricher } from '../../ports/enricher.js';
import type { IdGenerator } from '../../ports/system/id-generator.js';
import type { JobRepository } from '../../ports/job-repository.js';
import type { Caller } from '../../record/caller.js';
import type { Taxonomy } from '../../taxonomy/taxonomy.js';
import type { CreateCandidateInput } from '../candidates/create-candidate.js';
import { scorableCandidate } from '../candidates/scorable-candidate.js';
import { readCandidate } from './read-candidate.js';
import { readJob } from './read-job.js';
import { loadCandidate } from '../records/merged-candidate.js';

/** The two sides of a pair: each is stored, or given whole. */
export interface ScorePairInput {
  candidate: { id: string } | CreateCandidateInput;
  job: { id: string } | JobStatement;
  /** Instead of the job's own. */
  weights?: CategoryWeights;
}

/** A match of which either side may be in no store; an id is `null` then. */
export type PairMatch = Omit<Match, 'jobId' | 'candidateId'> & { jobId: string | null; candidateId: string | null };

/** Scores one candidate against one job, and stores nothing. Not found where a stored candidate has not consented to matching. */
export class ScorePair {
  constructor(
    private readonly ports: {
      candidates: CandidateRepository;
      jobs: JobRepository;
      readings: CurrentReadings;
      texts: JobTextReader;
      assessor: JobAssessor;
      matchMaker: MatchMaker;
      enricher: Enricher;
      taxonomy: Taxonomy;
      clock: Clock;
      ids: IdGenerator;
    },
  ) {}

  async execute({ tenantId }: Pick<Caller, 'tenantId'>, input: ScorePairInput): Promise<PairMatch> {
    const { assessor, taxonomy, matchMaker } = this.ports;
    const [candidate, found] = await Promise.all([
      this.candidateOf(tenantId, input.candidate),
      this.jobOf(tenantId, input.job),
    ]);
    const job = input.weights ? { ...found, matching: { ...found.matching, weights: input.weights } } : found;
    const { features, weights } = assessor.assess(job);
    const match = matchMaker.match(candidate, { job, scorable: prepareJob(features, weights.applied, taxonomy) });
    return {
      ...match,
      jobId: 'id' in input.job ? job.id : null,
      candidateId: 'id' in input.candidate ? candidate.id : null,
    };
  }

  private async candidateOf(tenantId: string, input: ScorePairInput['candidate']): Promise<ScorableCandidate> {
    if (!('id' in input)) return readCandidate(this.ports, input);
    const stored = await loadCandidate(this.ports.candidates, tenantId, input.id);
    if (!isMatchable(stored.consent, this.ports.clock.now())) throw notFound('candidate');
    return scorableCandidate(stored, this.ports.enricher);
  }

  private async jobOf(tenantId: string, input: ScorePairInput['job']): Promise<Job> {
    if (!('id' in input)) return readJob(this.ports, input);
    const stored = await this.ports.jobs.get(tenantId, input.id);
    if (!stored) throw notFound('job');
    return this.ports.readings.of(tenantId, stored);
  }
}
