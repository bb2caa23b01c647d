import type { JobReading } from '../job/job-reading.js';
import type { Job, JobRecord } from '../job/job.js';
import type { Outbox } from './outbox.js';
import type { Page, RecordQuery } from './page.js';
import type { RecordAddress, RecordSlice } from './candidate-repository.js';

/** The next version of a job. */
export interface JobUpdate {
  job: Job;
  expectedVersion: number;
  outbox: Outbox;
}

/** A new job. */
export interface JobInsert {
  job: Job;
  outbox: Outbox;
}

/** The deletion of a job. `deletedAt` is RFC 3339. */
export interface JobDeletion {
  id: string;
  expectedVersion: number;
  deletedAt: string;
  outbox: Outbox;
}

/** What was read from the text of one version of a job. */
export interface JobReadingUpdate {
  id: string;
  version: number;
  reading: JobReading;
  skillIds: string[];
}

/** The next `limit` published jobs after one, in order of id. */
export interface PublishedJobSlice {
  afterId?: string;
  limit: number;
}

/** Keeps jobs. Every write is atomic with its outbox; every read sees whole records of the named tenant only. */
export interface JobRepository {
  /** Throws `record.external_id_taken` with `{ id }` of the holder. */
  insert(tenantId: string, input: JobInsert): Promise<void>;

  get(tenantId: string, id: string): Promise<Job | undefined>;

  /** Throws `record.version_conflict` unless the stored version is `expectedVersion`; `record.external_id_taken` as above. */
  update(tenantId: string, input: JobUpdate): Promise<void>;

  /**
   * Replaces the reading of a job's text, and the skills that the job is found by, without a new version or an event. Does nothing where the job has
   * another version by now.
   */
  putReading(tenantId: string, input: JobReadingUpdate): Promise<void>;

  /** Leaves a tombstone with the id. Throws `record.version_conflict`; `record.not_found` where it is gone already. */
  delete(tenantId: string, input: JobDeletion): Promise<void>;

  list(tenantId: string, query: RecordQuery): Promise<Page<JobRecord>>;

  /**
   * Derives anew what jobs are found by (words, tags, skills): earlier releases have stored other words. Of the next `limit` in order of
   * tenant and id; returns the last of them, `undefined` at the end. It changes nothing else of a record.
   */
  refreshKeys(input: RecordSlice): Promise<RecordAddress | undefined>;

  /** Every published job of a tenant, in order of id, in slices. */
  listPublished(tenantId: string, input: PublishedJobSlice): Promise<Job[]>;
}
