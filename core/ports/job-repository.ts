import type { JobReading } from '../job/job-reading.js';
import type { Job, JobRecord } from '../job/job.js';
import type { Outbox } from './outbox.js';
import type { Page, RecordQuery } from './page.js';

/** Keeps jobs. Every write is atomic with its outbox; every read sees whole records of the named tenant only. */
export interface JobRepository {
  /** Throws `record.external_id_taken` with `{ id }` of the holder. */
  insert(tenantId: string, input: { job: Job; outbox: Outbox }): Promise<void>;

  get(tenantId: string, id: string): Promise<Job | undefined>;

  /** Throws `record.version_conflict` unless the stored version is `expectedVersion`; `record.external_id_taken` as above. */
  update(tenantId: string, input: { job: Job; expectedVersion: number; outbox: Outbox }): Promise<void>;

  /**
   * Replaces the reading of a job's text, and the skills that the job is found by, without a new version or an event. Does nothing where the job has
   * another version by now.
   */
  putReading(
    tenantId: string,
    input: { id: string; version: number; reading: JobReading; skillIds: string[] },
  ): Promise<void>;

  list(tenantId: string, query: RecordQuery): Promise<Page<JobRecord>>;

  /**
   * Derives anew what jobs are found by (words, tags, skills): earlier releases have stored other words. Of the next `limit` in order of
   * tenant and id; returns the last of them, `undefined` at the end. It changes nothing else of a record.
   */
  refreshKeys(input: {
    after?: { tenantId: string; id: string };
    limit: number;
  }): Promise<{ tenantId: string; id: string } | undefined>;

  /** Every published job of a tenant, in order of id, in slices. */
  listPublished(tenantId: string, input: { afterId?: string; limit: number }): Promise<Job[]>;
}
