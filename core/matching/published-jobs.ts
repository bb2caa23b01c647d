import type { JobAssessor } from '../intelligence/assess-job.js';
import { fingerprints, wordsInOrder } from '../intelligence/integrity/shared-runs.js';
import type { Job } from '../job/job.js';
import type { JobRepository } from '../ports/job-repository.js';
import type { Taxonomy } from '../taxonomy/taxonomy.js';
import type { ChangeFeed } from './change-feed.js';
import { LatestVersions } from './latest-versions.js';
import { prepareJob, type ScorableJob } from './scorer.js';

export interface PublishedJob {
  job: Job;
  scorable: ScorableJob;
  /** Of its description: to tell whether a text may have been copied from it. */
  fingerprints: Uint32Array;
}

const SLICE = 500;

/**
 * The published jobs of each tenant, prepared for scoring: read once, then kept up by the writes of this process, and by the change
 * feed where other processes write too.
 */
export class PublishedJobs {
  private readonly pools = new Map<string, Promise<Map<string, PublishedJob>>>();
  private readonly revisions = new Map<string, number>();
  /** A job that has been closed is in no pool, and is not published again by what is acknowledged late. */
  private readonly latest = new LatestVersions();

  constructor(
    private readonly jobs: JobRepository,
    private readonly assessor: JobAssessor,
    private readonly taxonomy: Taxonomy,
    private readonly feed?: ChangeFeed,
  ) {
    feed?.register('job', {
      read: (tenantId, id) => jobs.get(tenantId, id),
      take: (tenantId, _id, record) => {
        if (record) this.note(tenantId, record as Job);
      },
      forget: (tenantId) => {
        if (this.pools.delete(tenantId)) this.touch(tenantId);
      },
    });
  }

  async of(tenantId: string): Promise<Iterable<PublishedJob>> {
    let pool = this.pools.get(tenantId);
    if (!pool) {
      const loading = this.load(tenantId);
      pool = loading;
      this.pools.set(tenantId, pool);
      pool.catch(() => {
        if (this.pools.get(tenantId) === loading) this.pools.delete(tenantId);
      });
    }
    this.feed?.noteUse(tenantId);
    return (await pool).values();
  }

  /** Grows with each change of the tenant's published jobs. */
  revision(tenantId: string): number {
    this.feed?.noteUse(tenantId);
    return this.revisions.get(tenantId) ?? 0;
  }

  prepare(job: Job): PublishedJob {
    const { features, weights } = this.assessor.assess(job);
    return {
      job,
      scorable: prepareJob(features, weights.applied, this.taxonomy),
      fingerprints: fingerprints(wordsInOrder(job.description ?? '')),
    };
  }

  note(tenantId: string, job: Job): void {
    if (!this.latest.take(tenantId, job.id, job.version)) return;
    const pool = this.pools.get(tenantId);
    if (!pool) {
      this.touch(tenantId);
      return;
    }
    // A load under way may have read the job before this write, so the change is applied after it.
    const noted = pool.then((jobs) => {
      const known = jobs.get(job.id);
      if (known && known.job.version > job.version) return;
      if (job.status === 'published') jobs.set(job.id, this.prepare(job));
      else jobs.delete(job.id);
      this.touch(tenantId);
    });
    // A load that fails is done again by whoever asks next.
    noted.catch(() => undefined);
  }

  private touch(tenantId: string): void {
    this.revisions.set(tenantId, (this.revisions.get(tenantId) ?? 0) + 1);
  }

  private async load(tenantId: string): Promise<Map<string, PublishedJob>> {
    await this.feed?.follow(tenantId, 'job');
    const found = new Map<string, PublishedJob>();
    let afterId: string | undefined;
    for (;;) {
      const slice = await this.jobs.listPublished(tenantId, {
        ...(afterId === undefined ? {} : { afterId }),
        limit: SLICE,
      });
      for (const job of slice) found.set(job.id, this.prepare(job));
      if (slice.length < SLICE) return found;
      afterId = slice.at(-1)?.id;
    }
  }
}
