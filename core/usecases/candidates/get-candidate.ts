import type { Candidate } from '../../candidate/candidate.js';
import { notFound } from '../../errors/domain-error.js';
import { ENGINE_VERSION } from '../../record/engine-version.js';
import type { PossibleDuplicate } from '../../candidate/candidate-intelligence.js';
import type { Band } from '../../matching/match.js';
import type { PublishedJobs } from '../../caches/published-jobs.js';
import { scoreCandidate } from '../../matching/scorer.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';
import type { Caller } from '../../record/caller.js';
import type { Taxonomy } from '../../taxonomy/taxonomy.js';
import { findByExternalId } from '../records/external-id.js';
import { findDuplicates } from './find-duplicates.js';

/** A published job that fits a candidate, with its score. */
export interface TopJob {
  jobId: string;
  title: string;
  score: number;
  band: Band;
}

/** The same object as long as neither the candidate, nor its duplicates, nor the published jobs changed. */
export interface CandidateView {
  candidate: Candidate;
  /** Up to five published jobs, best first. */
  topJobs: TopJob[];
  /** As the records are now; none before the first enrichment. */
  possibleDuplicates: PossibleDuplicate[];
  /** The intelligence was made by another engine or taxonomy, or a newer enrichment is under way. */
  stale: boolean;
}

const TOP_JOBS = 5;

export class GetCandidate {
  private readonly views = new WeakMap<Candidate, { revision: number; view: CandidateView }>();

  constructor(
    private readonly ports: { candidates: CandidateRepository; publishedJobs: PublishedJobs; taxonomy: Taxonomy },
  ) {}

  async execute({ tenantId }: Pick<Caller, 'tenantId'>, input: { id: string }): Promise<CandidateView> {
    const candidate = await this.ports.candidates.get(tenantId, input.id);
    if (!candidate) throw notFound('candidate');
    return this.view(tenantId, candidate);
  }

  async byExternalId({ tenantId }: Pick<Caller, 'tenantId'>, input: { externalId: string }): Promise<CandidateView> {
    const id = await findByExternalId(this.ports.candidates, tenantId, input);
    if (id === undefined) throw notFound('candidate');
    return this.execute({ tenantId }, { id });
  }

  /** One that is at hand, such as what a change has made of it, which another may have changed again by now. */
  async view(tenantId: string, candidate: Candidate): Promise<CandidateView> {
    const revision = this.ports.publishedJobs.revision(tenantId);
    const possibleDuplicates = candidate.intelligence
      ? await findDuplicates(this.ports.candidates, tenantId, candidate)
      : [];
    const known = this.views.get(candidate);
    if (known?.revision === revision && areSame(known.view.possibleDuplicates, possibleDuplicates)) return known.view;
    const topJobs = await this.topJobs(tenantId, candidate);
    const view = { candidate, topJobs, possibleDuplicates, stale: this.isStale(candidate) };
    this.views.set(candidate, { revision, view });
    return view;
  }

  private async topJobs(tenantId: string, { features, consent }: Candidate): Promise<TopJob[]> {
    if (!features || !consent.matching) return [];
    const scored: TopJob[] = [];
    for (const { job, scorable } of await this.ports.publishedJobs.of(tenantId)) {
      const { score, band } = scoreCandidate(features, scorable);
      if (band !== 'insufficient_data' && band !== 'weak')
        scored.push({ jobId: job.id, title: job.title, score, band });
    }
    return scored.sort((a, b) => b.score - a.score || (a.jobId < b.jobId ? -1 : 1)).slice(0, TOP_JOBS);
  }

  private isStale({ intelligence, enrichment }: Candidate): boolean {
    if (!intelligence) return false;
    if (enrichment.status === 'queued' || enrichment.status === 'running') return true;
    return (
      intelligence.engineVersion !== ENGINE_VERSION || intelligence.taxonomyVersion !== this.ports.taxonomy.version
    );
  }
}

function areSame(one: readonly PossibleDuplicate[], other: readonly PossibleDuplicate[]): boolean {
  return one.length === other.length && JSON.stringify(one) === JSON.stringify(other);
}
