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

/** A view, and the states of candidates and published jobs that it was made from. */
interface KeptView {
  view: CandidateView;
  candidates: number | undefined;
  jobs: number;
}

export class GetCandidate {
  private readonly views = new WeakMap<Candidate, KeptView>();
  private readonly topJobs: TopJobs;

  constructor(
    private readonly ports: { candidates: CandidateRepository; publishedJobs: PublishedJobs; taxonomy: Taxonomy },
  ) {
    this.topJobs = new TopJobs(ports.publishedJobs);
  }

  async execute({ tenantId }: Pick<Caller, 'tenantId'>, input: { id: string }): Promise<CandidateView> {
    const candidate = await loadCandidate(this.ports.candidates, tenantId, input.id);
    return this.unchanged(tenantId, candidate) ?? (await this.view(tenantId, candidate));
  }

  async byExternalId({ tenantId }: Pick<Caller, 'tenantId'>, input: { externalId: string }): Promise<CandidateView> {
    const id = await findByExternalId(byAnyExternalId(this.ports.candidates, tenantId), tenantId, input);
    if (id === undefined) throw notFound('candidate');
    return this.execute({ tenantId }, { id });
  }

  /** One that is at hand, such as what a change has made of it, which another may have changed again by now. */
  async view(tenantId: string, candidate: Candidate): Promise<CandidateView> {
    // Before anything is read: what changes meanwhile is looked for again by the next request.
    const candidates = this.ports.candidates.revision?.(tenantId);
    const jobs = this.ports.publishedJobs.revision(tenantId);
    const possibleDuplicates = candidate.intelligence
      ? await findDuplicates(this.ports.candidates, tenantId, candidate)
      : [];
    const topJobs = await this.topJobs.of(tenantId, candidate);
    const known = this.views.get(candidate)?.view;
    const isSame = known?.topJobs === topJobs && areSame(known.possibleDuplicates, possibleDuplicates);
    const view = isSame ? known : { candidate, topJobs, possibleDuplicates, stale: this.isStale(candidate) };
    this.views.set(candidate, { view, candidates, jobs });
    return view;
  }

  /** What was shown before, where neither a candidate of the tenant nor a published job has changed since; `undefined` where that is not known. */
  private unchanged(tenantId: string, candidate: Candidate): CandidateView | undefined {
    const known = this.views.get(candidate);
    if (known?.candidates === undefined || known.candidates !== this.ports.candidates.revision?.(tenantId))
      return undefined;
    return known.jobs === this.ports.publishedJobs.revision(tenantId) ? known.view : undefined;
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
