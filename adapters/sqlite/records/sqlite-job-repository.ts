import { type Job, type JobRecord, notFound, type Page, type RecordQuery } from '../../../core/index.js';
import {
  type JobReading,
  type JobRepository,
  jobSearchWords,
  type JobDeletion,
  type JobInsert,
  type JobReadingUpdate,
  type JobUpdate,
  type PublishedJobSlice,
  type RecordAddress,
  type RecordSlice,
  versionConflict,
} from '../../../core/spi.js';
import { unpackedJson } from '../packed/packed-json.js';
import { RecordRows, type RecordKind } from './record-rows.js';
import type { SqliteDatabase } from '../database/sqlite-database.js';
import { filterTerms, termsOf } from './term-index.js';

const JOBS: RecordKind<Job, JobRecord> = {
  table: 'jobs',
  columns: ['record', 'reading'],
  encode: ({ reading, ...record }) => [JSON.stringify(record), reading && JSON.stringify(reading)],
  decode: ({ record, reading }) => ({
    ...unpackedJson<JobRecord>(record!),
    reading: reading ? unpackedJson<JobReading>(reading) : null,
  }),
  decodeListed: (record) => JSON.parse(record) as JobRecord,
  terms: (tenantId, job) => termsOf(tenantId, { word: jobSearchWords(job), tag: job.tags, skill: job.skillIds }),
};

export class SqliteJobRepository implements JobRepository {
  private readonly rows: RecordRows<Job, JobRecord>;

  constructor(private readonly database: SqliteDatabase) {
    this.rows = new RecordRows(database.connection, JOBS);
  }

  insert(tenantId: string, { job, outbox }: JobInsert): Promise<void> {
    return this.database.write((step) => {
      if (this.database.hasTombstone(tenantId, job.id)) throw versionConflict();
      this.rows.insert(step, tenantId, job);
      this.database.outbox.write(tenantId, outbox);
    });
  }

  async get(tenantId: string, id: string): Promise<Job | undefined> {
    return this.rows.get(tenantId, id);
  }

  update(tenantId: string, { job, expectedVersion, outbox }: JobUpdate): Promise<void> {
    return this.database.write((step) => {
      this.rows.update(step, tenantId, job, expectedVersion);
      this.database.outbox.write(tenantId, outbox);
    });
  }

  delete(tenantId: string, { id, expectedVersion, deletedAt, outbox }: JobDeletion): Promise<void> {
    return this.database.write((step) => {
      const version = this.rows.versionOf(tenantId, id);
      if (version === undefined) throw notFound('job');
      if (version !== expectedVersion) throw versionConflict(version);
      this.rows.delete(step, tenantId, id);
      this.database.prepare('DELETE FROM feedback WHERE tenant_id = ? AND job_id = ?').run(tenantId, id);
      this.database.claims.forget(tenantId, id);
      this.database.putTombstone(tenantId, id, deletedAt);
      this.database.outbox.write(tenantId, outbox);
    });
  }

  putReading(tenantId: string, { id, version, ...read }: JobReadingUpdate): Promise<void> {
    return this.database.write((step) => {
      const job = this.rows.load(tenantId, id);
      if (job?.version === version) this.rows.update(step, tenantId, { ...job, ...read }, version);
    });
  }

  async list(tenantId: string, query: RecordQuery): Promise<Page<JobRecord>> {
    const terms = filterTerms(tenantId, query.filter);
    return this.rows.list(tenantId, query, terms);
  }

  refreshKeys(input: RecordSlice): Promise<RecordAddress | undefined> {
    return this.database.write((step) => this.rows.refreshTerms(step, input));
  }

  async listPublished(tenantId: string, { afterId = '', limit }: PublishedJobSlice): Promise<Job[]> {
    return this.database
      .prepare<{ id: string }>(
        `SELECT id FROM jobs INDEXED BY jobs_published
         WHERE tenant_id = ? AND status = 'published' AND id > ? ORDER BY id LIMIT ?`,
      )
      .all(tenantId, afterId, limit)
      .map(({ id }) => this.rows.get(tenantId, id)!);
  }
}
