import type { Candidate } from '../../candidate/candidate.js';
import { notFound } from '../../errors/domain-error.js';
import { ENGINE_VERSION } from '../../record/engine-version.js';
import type { PossibleDuplicate } from '../../candidate/candidate-intelligence.js';
import type { PublishedJobs } from '../../caches/published-jobs.js';
import { TopJobs, type TopJob } from '../../caches/top-jobs.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';
import type { Caller } from '../../record/caller.js';
import type { Taxonomy } from '../../taxonomy/taxonomy.js';
import { findByExternalId } from '../records/external-id.js';
import { byAnyExternalId, loadCandidate } from '../records/merged-candidate.js';
import { findDuplicates } from './find-duplicates.js';

/** The same object as long as neither the candidate, nor its duplicates, nor the published jobs changed. */
export interface CandidateView {
  candidate: Candidate;
  /** Up to five published jobs, best first. */
  topJobs: readonly TopJob[];
  /** As the records are now; none before the first enrichment. */
  possibleDuplicates: PossibleDuplicate[];
  /** The intelligence was made by another engine or taxonomy, or a newer enrichment is under way. */
  stale: boolean;
}

export class GetCandidate {
  private readonly views = new WeakMap<Candidate, CandidateView>();
  private readonly topJobs: TopJobs;

  constructor(
    private readonly ports: { candidates: CandidateRepository; publishedJobs: PublishedJobs; taxonomy: Taxonomy },
  ) {
    this.topJobs = new TopJobs(ports.publishedJobs);
  }

  async execute({ tenantId }: Pick<Caller, 'tenantId'>, input: { id: string }): Promise<CandidateView> {
    return this.view(tenantId, await loadCandidate(this.ports.candidates, tenantId, input.id));
  }

  async byExternalId({ tenantId }: Pick<Caller, 'tenantId'>, input: { externalId: string }): Promise<CandidateView> {
    const id = await findByExternalId(byAnyExternalId(this.ports.candidates, tenantId), tenantId, input);
    if (id === undefined) throw notFound('candidate');
    return this.execute({ tenantId }, { id });
  }

  /** One that is at hand, such as what a change has made of it, which another may have changed again by now. */
  async view(tenantId: string, candidate: Candidate): Promise<CandidateView> {
    const possibleDuplicates = candidate.intelligence
      ? await findDuplicates(this.ports.candidates, tenantId, candidate)
      : [];
    const topJobs = await this.topJobs.of(tenantId, candidate);
    const known = this.views.get(candidate);
    if (known?.topJobs === topJobs && areSame(known.possibleDuplicates, possibleDuplicates)) return known;
    const view = { candidate, topJobs, possibleDuplicates, stale: this.isStale(candidate) };
    this.views.set(candidate, view);
    return view;
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
