import type { PreparedJob } from '../matching/prepared-job.js';
import type { JobAssessor } from '../intelligence/job/assess-job.js';
import type { CurrentReadings } from './current-readings.js';
import type { Job } from '../job/job.js';
import type { JobRepository } from '../ports/job-repository.js';
import type { Taxonomy } from '../taxonomy/taxonomy.js';
import type { ChangeFeed } from './change-feed.js';
import { LatestVersions } from './latest-versions.js';
import { prepareJob } from '../matching/scorer.js';
import { ChangedJobs } from './changed-jobs.js';
import { PublishedPool } from './published-pool.js';

interface PublishedJobsPorts {
  jobs: JobRepository;
  assessor: JobAssessor;
  readings: CurrentReadings;
  taxonomy: Taxonomy;
  feed?: ChangeFeed;
  /** Runs between slices of work that would take long at once. */
  pause?: () => Promise<void>;
}

const SLICE = 500;
/** If at most this many texts of a tenant are to be read again, a request waits for all; otherwise it uses the older readings until they are there. */
const WAITED_FOR = 50;

/**
 * The published jobs of each tenant, prepared for scoring: read once, then kept up by the writes of this process, and by the change
 * feed where other processes write too.
 */
export class PublishedJobs {
  private readonly pools = new Map<string, Promise<PublishedPool>>();
  private readonly changes = new ChangedJobs();
  /** A job that has been closed is in no pool, and is not published again by what is acknowledged late. */
  private readonly latest = new LatestVersions();

  /** Ids of jobs whose text could not be read for a fault of the machine. */
  private readonly unread = new Map<string, Set<string>>();

  constructor(private readonly ports: PublishedJobsPorts) {
    const { feed, jobs, readings } = ports;
    readings.onRead((tenantId, job) => {
      this.noteReading(tenantId, job);
    });
    feed?.register('job', {
      read: (tenantId, id) => jobs.get(tenantId, id),
      take: (tenantId, _id, record) => {
        if (record) this.note(tenantId, record as Job);
      },
      forget: (tenantId) => {
        this.unread.delete(tenantId);
        if (this.pools.delete(tenantId)) this.changes.note(tenantId);
      },
    });
  }

  async of(tenantId: string): Promise<PublishedPool> {
    let pool = this.pools.get(tenantId);
    if (!pool) {
      const loading = this.load(tenantId);
      pool = loading;
      this.pools.set(tenantId, pool);
      pool.catch(() => {
        if (this.pools.get(tenantId) === loading) this.pools.delete(tenantId);
      });
    }
    this.ports.feed?.noteUse(tenantId);
    const jobs = await pool;
    this.readUnread(tenantId, jobs);
    return jobs;
  }

  /** Grows with each change of the tenant's published jobs. */
  revision(tenantId: string): number {
    this.ports.feed?.noteUse(tenantId);
    return this.changes.revision(tenantId);
  }

  /** Ids of the jobs that have changed since a revision; `undefined` where it is too long ago to say. */
  changesSince(tenantId: string, revision: number): ReadonlySet<string> | undefined {
    return this.changes.since(tenantId, revision);
  }

  private prepare(job: Job): PreparedJob {
    const { features, weights } = this.ports.assessor.assess(job);
    return { job, scorable: prepareJob(features, weights.applied, this.ports.taxonomy) };
  }

  note(tenantId: string, job: Job): void {
    if (!this.latest.take(tenantId, job.id, job.version)) return;
    const pool = this.pools.get(tenantId);
    if (!pool) {
      this.changes.note(tenantId);
      return;
    }
    // A load under way may have read the job before this write, so the change is applied after it.
    const noted = pool.then((jobs) => {
      const known = jobs.get(job.id);
      if (known && known.job.version > job.version) return;
      if (job.status === 'published') this.put(tenantId, jobs, job);
      else jobs.delete(job.id);
      this.changes.note(tenantId, job.id);
    });
    // The next request repeats a load that failed.
    noted.catch(() => undefined);
  }

  private async load(tenantId: string): Promise<PublishedPool> {
    const { jobs, readings, feed } = this.ports;
    await feed?.follow(tenantId, 'job');
    const found = new PublishedPool(this.ports.taxonomy, this.ports.pause);
    const outdated: Job[] = [];
    let afterId: string | undefined;
    for (;;) {
      const slice = await jobs.listPublished(tenantId, {
        ...(afterId === undefined ? {} : { afterId }),
        limit: SLICE,
      });
      for (const job of slice) {
        found.put(this.prepare(job));
        if (!readings.isCurrent(job)) outdated.push(job);
      }
      if (slice.length < SLICE) break;
      afterId = slice.at(-1)?.id;
    }
    if (outdated.length > WAITED_FOR) for (const job of outdated) void readings.later(tenantId, job);
    else for (const job of outdated) this.put(tenantId, found, await readings.of(tenantId, job));
    return found;
  }

  private put(tenantId: string, jobs: PublishedPool, job: Job): void {
    jobs.put(this.prepare(job));
    if (job.reading?.failure === 'unavailable') this.noteUnread(tenantId, job.id);
    else if (!this.ports.readings.isCurrent(job)) void this.ports.readings.later(tenantId, job);
  }

  /** Replaces a job that has not changed since its text was read. */
  private noteReading(tenantId: string, job: Job): void {
    void this.pools.get(tenantId)?.then(
      (jobs) => {
        if (jobs.get(job.id)?.job.version !== job.version) return;
        this.put(tenantId, jobs, job);
        this.changes.note(tenantId, job.id);
      },
      () => undefined,
    );
  }

  private noteUnread(tenantId: string, id: string): void {
    const ids = this.unread.get(tenantId) ?? new Set();
    this.unread.set(tenantId, ids.add(id));
  }

  /** Tries those again whose time has come. */
  private readUnread(tenantId: string, jobs: PublishedPool): void {
    const ids = this.unread.get(tenantId);
    for (const id of ids ?? []) {
      const job = jobs.get(id)?.job;
      if (job && this.ports.readings.isCurrent(job)) continue;
      ids?.delete(id);
      if (job) void this.ports.readings.later(tenantId, job);
    }
  }
}
