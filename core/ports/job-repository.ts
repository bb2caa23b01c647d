import type { Job } from '../job/job.js';
import type { Outbox } from './outbox.js';
import type { Page, RecordQuery } from './page.js';

/** Keeps jobs. Every write is atomic with its outbox; every read sees whole records of the named tenant only. */
export interface JobRepository {
  /** Throws `record.external_id_taken` with `{ id }` of the holder. */
  insert(tenantId: string, input: { job: Job; outbox: Outbox }): Promise<void>;

  get(tenantId: string, id: string): Promise<Job | undefined>;

  /** Throws `record.version_conflict` unless the stored version is `expectedVersion`; `record.external_id_taken` as above. */
  update(tenantId: string, input: { job: Job; expectedVersion: number; outbox: Outbox }): Promise<void>;

  list(tenantId: string, query: RecordQuery): Promise<Page<Job>>;

  /** Every published job of a tenant, in order of id, in slices. */
  listPublished(tenantId: string, input: { afterId?: string; limit: number }): Promise<Job[]>;
}
