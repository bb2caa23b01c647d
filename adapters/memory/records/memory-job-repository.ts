import { type Job, notFound, type Page, type RecordQuery } from '../../../core/index.js';
import {
  versionConflict,
  type JobDeletion,
  type JobRepository,
  type JobInsert,
  type JobReadingUpdate,
  type JobUpdate,
  type PublishedJobSlice,
} from '../../../core/spi.js';
import type { MemoryDatabase } from '../database/memory-database.js';

export class MemoryJobRepository implements JobRepository {
  constructor(private readonly database: MemoryDatabase) {}

  async insert(tenantId: string, { job, outbox }: JobInsert): Promise<void> {
    const tenant = this.database.tenant(tenantId);
    if (tenant.tombstones.has(job.id)) throw versionConflict();
    tenant.jobs.assertInsertable(job);
    tenant.jobs.put(job);
    if (job.status === 'published') tenant.publishedJobs = undefined;
    this.database.apply(tenantId, outbox);
  }

  async get(tenantId: string, id: string): Promise<Job | undefined> {
    return this.database.tenant(tenantId).jobs.get(id);
  }

  async update(tenantId: string, { job, expectedVersion, outbox }: JobUpdate): Promise<void> {
    const tenant = this.database.tenant(tenantId);
    tenant.jobs.assertReplaceable(job, expectedVersion);
    const before = tenant.jobs.get(job.id);
    tenant.jobs.put(job);
    if (job.status === 'published' || before?.status === 'published') tenant.publishedJobs = undefined;
    this.database.apply(tenantId, outbox);
  }

  async delete(tenantId: string, { id, expectedVersion, deletedAt, outbox }: JobDeletion): Promise<void> {
    const tenant = this.database.tenant(tenantId);
    const job = tenant.jobs.get(id);
    if (!job) throw notFound('job');
    tenant.jobs.assertVersion(id, expectedVersion);
    tenant.jobs.delete(job);
    for (const [candidateId, all] of tenant.feedback) {
      tenant.feedback.set(
        candidateId,
        all.filter(({ jobId }) => jobId !== id),
      );
    }
    tenant.claims.forget(id);
    tenant.tombstones.set(id, deletedAt);
    this.database.apply(tenantId, outbox);
  }

  async putReading(tenantId: string, { id, version, ...read }: JobReadingUpdate): Promise<void> {
    const tenant = this.database.tenant(tenantId);
    const job = tenant.jobs.get(id);
    if (job?.version !== version) return;
    tenant.jobs.put({ ...job, ...read });
    if (job.status === 'published') tenant.publishedJobs = undefined;
  }

  async list(tenantId: string, query: RecordQuery): Promise<Page<Job>> {
    return this.database.tenant(tenantId).jobs.list(query);
  }

  /** Nothing here was stored by an earlier release. */
  async refreshKeys(): Promise<undefined> {
    this.database.assertOpen();
  }

  async listPublished(tenantId: string, { afterId, limit }: PublishedJobSlice): Promise<Job[]> {
    const tenant = this.database.tenant(tenantId);
    tenant.publishedJobs ??= tenant.jobs
      .records()
      .filter((job) => job.status === 'published')
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    const published = tenant.publishedJobs;
    const start = afterId === undefined ? 0 : published.findIndex((job) => job.id > afterId);
    return start < 0 ? [] : published.slice(start, start + limit);
  }
}
