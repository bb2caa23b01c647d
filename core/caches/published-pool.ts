import type { CandidateFeatures } from '../candidate/candidate-features.js';
import type { PreparedJob } from '../matching/prepared-job.js';
import type { Taxonomy } from '../taxonomy/taxonomy.js';
import { JobPostings, type ScoredJob } from './job-postings.js';

/** Jobs whose postings are made between two pauses: a few milliseconds. */
const AT_ONCE = 100;

/** The published jobs of one tenant, by id and by what they ask for. */
export class PublishedPool implements Iterable<PreparedJob> {
  private readonly jobs = new Map<string, PreparedJob>();
  /** Made when they are first asked for: a process that only enriches never asks. */
  private postings: Promise<JobPostings> | undefined;
  /** The same, from the moment at which they begin to be made. */
  private making: JobPostings | undefined;

  /** `pause` runs between slices of work, so that a process can do something else. */
  constructor(
    private readonly taxonomy: Taxonomy,
    private readonly pause: () => Promise<void> = () => Promise.resolve(),
  ) {}

  get(id: string): PreparedJob | undefined {
    return this.jobs.get(id);
  }

  put(prepared: PreparedJob): void {
    this.jobs.set(prepared.job.id, prepared);
    this.making?.put(prepared);
  }

  delete(id: string): void {
    this.jobs.delete(id);
    this.making?.remove(id);
  }

  [Symbol.iterator](): Iterator<PreparedJob> {
    return this.jobs.values();
  }

  /** The jobs that fit a candidate best, best first. */
  async best(features: CandidateFeatures, limit: number): Promise<ScoredJob[]> {
    const postings = await (this.postings ??= this.makePostings());
    return postings.best(features, limit);
  }

  private async makePostings(): Promise<JobPostings> {
    const made = new JobPostings(this.taxonomy);
    this.making = made;
    let count = 0;
    for (const [id, prepared] of [...this.jobs]) {
      // What has changed or gone meanwhile has been put or removed already.
      if (this.jobs.get(id) === prepared) made.put(prepared);
      count += 1;
      if (count % AT_ONCE === 0) await this.pause();
    }
    return made;
  }
}
