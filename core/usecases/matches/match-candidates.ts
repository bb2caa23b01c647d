import type { Caller } from '../../record/caller.js';
import type { CurrentReadings } from '../../caches/current-readings.js';
import type { Candidate, CandidateStatus } from '../../candidate/candidate.js';
import { notFound } from '../../errors/domain-error.js';
import {
  matchesFilter,
  matchesOutcomes,
  type ConstraintFilter,
  type ConstraintQuery,
} from '../../matching/constraint-filter.js';
import { constraintInputsOf } from '../../matching/constraints.js';
import type { Band, Match } from '../../matching/match.js';
import { isMatchable } from '../../candidate/consent.js';
import { scorableCandidate } from '../candidates/scorable-candidate.js';
import type { MatchMaker } from '../../matching/match-maker.js';
import type { PreparedJobs } from '../../caches/prepared-jobs.js';
import type { PublishedJobs } from '../../caches/published-jobs.js';
import { scoreCandidate } from '../../matching/scorer.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';
import type { Clock } from '../../ports/system/clock.js';
import type { Enricher } from '../../ports/enricher.js';
import type { JobRepository } from '../../ports/job-repository.js';
import { valuesOf, type AnyOf } from '../../ports/page.js';
import { candidateNotFound, loadCandidate } from '../records/merged-candidate.js';
import { resolveSkills } from '../records/resolve-skills.js';
import type { TalentIndex } from '../../ports/talent-index.js';
import type { Taxonomy } from '../../taxonomy/taxonomy.js';

export interface MatchListInput {
  /** Of the job or the candidate whose matches are wanted. */
  id: string;
  minScore?: number;
  band?: AnyOf<Band>;
  /** Of the candidates; `active` where not given. */
  status?: AnyOf<CandidateStatus>;
  skill?: AnyOf<string>;
  constraints?: ConstraintFilter[];
  after?: { score: number; id: string };
  limit: number;
}

export interface MatchPage {
  data: Match[];
  /** Those of the matches, each once. */
  candidates: Candidate[];
  next: { score: number; id: string } | null;
}

interface MatchPorts {
  candidates: CandidateRepository;
  jobs: JobRepository;
  publishedJobs: PublishedJobs;
  preparedJobs: PreparedJobs;
  readings: CurrentReadings;
  index: TalentIndex;
  matchMaker: MatchMaker;
  enricher: Enricher;
  taxonomy: Taxonomy;
  clock: Clock;
}

/** The candidates for a job, best first, each explained. */
export class MatchCandidates {
  constructor(private readonly ports: MatchPorts) {}

  async execute({ tenantId }: Pick<Caller, 'tenantId'>, input: MatchListInput): Promise<MatchPage> {
    const { ports } = this;
    const found = await ports.jobs.get(tenantId, input.id);
    if (!found) throw notFound('job');
    const job = await ports.readings.of(tenantId, found);
    const prepared = ports.preparedJobs.of(tenantId, job);
    const ranked = await ports.index.rank(tenantId, {
      job: prepared.scorable.features,
      weights: prepared.scorable.weights,
      status: input.status ?? 'active',
      ...(input.minScore === undefined ? {} : { minScore: input.minScore }),
      ...(input.band === undefined ? {} : { band: input.band }),
      ...(input.skill === undefined ? {} : { skillId: resolveSkills(input.skill, ports.taxonomy) }),
      ...(input.constraints && { constraints: { filters: input.constraints, job, now: ports.clock.now() } }),
      ...(input.after === undefined ? {} : { after: input.after }),
      limit: input.limit + 1,
    });
    const shown = ranked.slice(0, input.limit);
    // What the index knew may be older than the record that is shown.
    const stored = await Promise.all(shown.map(({ candidateId }) => ports.candidates.get(tenantId, candidateId)));
    const now = ports.clock.now();
    const candidates = stored.filter(
      (candidate): candidate is Candidate => candidate !== undefined && isMatchable(candidate.consent, now),
    );
    const scorable = await Promise.all(candidates.map((each) => scorableCandidate(each, ports.enricher)));
    const last = shown.at(-1);
    return {
      data: scorable
        .map((candidate) => ports.matchMaker.match(candidate, prepared))
        .filter(({ constraints }) => matchesOutcomes(input.constraints ?? [], constraints)),
      candidates,
      next: last && ranked.length > input.limit ? { score: last.score, id: last.candidateId } : null,
    };
  }
}

/** The published jobs for a candidate, best first, each explained. Empty without consent to matching. */
export class MatchJobs {
  constructor(private readonly ports: MatchPorts) {}

  async execute({ tenantId }: Pick<Caller, 'tenantId'>, input: MatchListInput): Promise<MatchPage> {
    const { ports } = this;
    const stored = await loadCandidate(ports.candidates, tenantId, input.id);
    if (!isMatchable(stored.consent, ports.clock.now())) return { data: [], candidates: [], next: null };
    const candidate = await scorableCandidate(stored, ports.enricher);
    const wanted = input.skill === undefined ? undefined : resolveSkills(input.skill, ports.taxonomy);
    const bands = valuesOf(input.band);
    const constraintInputs = constraintInputsOf(candidate);
    const now = ports.clock.now();
    const isAdmitted = (job: ConstraintQuery['job']): boolean =>
      !input.constraints || matchesFilter({ filters: input.constraints, job, now }, constraintInputs);
    const ranked: { score: number; id: string; match: () => Match }[] = [];
    for (const published of await ports.publishedJobs.of(tenantId)) {
      if (wanted?.some((id) => published.job.skillIds.includes(id)) === false) continue;
      if (!isAdmitted(published.job)) continue;
      const match = (): Match => ports.matchMaker.match(candidate, published);
      const { score, band } = scoreCandidate(candidate.features, published.scorable);
      if (input.minScore !== undefined && score < input.minScore) continue;
      if (bands?.includes(band) === false) continue;
      const { id } = published.job;
      if (input.after && !(score < input.after.score || (score === input.after.score && id > input.after.id))) continue;
      ranked.push({ score, id, match });
    }
    ranked.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
    const shown = ranked.slice(0, input.limit);
    const last = shown.at(-1);
    return {
      data: shown.map(({ match }) => match()),
      candidates: [stored],
      next: last && ranked.length > input.limit ? { score: last.score, id: last.id } : null,
    };
  }
}

/** One match with all its evidence. Not found where the candidate has not consented to matching. */
export class ExplainMatch {
  constructor(private readonly ports: MatchPorts) {}

  async execute({ tenantId }: Pick<Caller, 'tenantId'>, input: { jobId: string; candidateId: string }): Promise<Match> {
    const [job, candidate] = await Promise.all([
      this.ports.jobs.get(tenantId, input.jobId),
      this.ports.candidates.get(tenantId, input.candidateId),
    ]);
    if (!job) throw notFound('job');
    if (!candidate) throw await candidateNotFound(this.ports.candidates, tenantId, input.candidateId);
    if (!isMatchable(candidate.consent, this.ports.clock.now())) throw notFound('match');
    const known = await scorableCandidate(candidate, this.ports.enricher);
    const current = await this.ports.readings.of(tenantId, job);
    return this.ports.matchMaker.match(known, this.ports.preparedJobs.of(tenantId, current));
  }
}
