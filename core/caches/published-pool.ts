import type { CandidateFeatures } from '../candidate/candidate-features.js';
import type { PreparedJob } from '../matching/prepared-job.js';
import type { Taxonomy } from '../taxonomy/taxonomy.js';
import { JobPostings, type ScoredJob } from './job-postings.js';

/** The published jobs of one tenant, by id and by what they ask for. */
export class PublishedPool implements Iterable<PreparedJob> {
  private readonly jobs = new Map<string, PreparedJob>();
  /** Made when it is first asked for: a process that only enriches never asks. */
  private postings: JobPostings | undefined;

  constructor(private readonly taxonomy: Taxonomy) {}

  get(id: string): PreparedJob | undefined {
    return this.jobs.get(id);
  }

  put(prepared: PreparedJob): void {
    this.jobs.set(prepared.job.id, prepared);
    this.postings?.put(prepared);
  }

  delete(id: string): void {
    this.jobs.delete(id);
    this.postings?.remove(id);
  }

  [Symbol.iterator](): Iterator<PreparedJob> {
    return this.jobs.values();
  }

  /** The jobs that fit a candidate best, best first. */
  best(features: CandidateFeatures, limit: number): ScoredJob[] {
    if (!this.postings) {
      this.postings = new JobPostings(this.taxonomy);
      for (const prepared of this.jobs.values()) this.postings.put(prepared);
    }
    return this.postings.best(features, limit);
  }
}
