import type { Job, JobRecord, Page, RecordQuery } from '../../../core/index.js';
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
} from '../../../core/spi.js';
import { keyOf } from '../database/collections.js';
import type { MongoDatabase } from '../database/mongo-database.js';
import { RecordDocuments, type RecordKind } from './record-documents.js';
import { skillTerms, tagTerms, wordTerms } from './terms.js';

const JOBS: RecordKind<Job, JobRecord> = {
  name: 'jobs',
  bodyFields: ['record', 'reading'],
  encode: ({ reading, ...record }) => ({
    record: JSON.stringify(record),
    reading: reading && JSON.stringify(reading),
  }),
  decode: ({ record, reading }) => ({
    ...(JSON.parse(record) as JobRecord),
    reading: reading ? (JSON.parse(reading) as JobReading) : null,
  }),
  decodeListed: (record) => JSON.parse(record) as JobRecord,
  terms: (job) => [...tagTerms(job.tags), ...skillTerms(job.skillIds), ...wordTerms(jobSearchWords(job))],
};

export class MongoJobRepository implements JobRepository {
  private readonly records: RecordDocuments<Job, JobRecord>;

  constructor(private readonly database: MongoDatabase) {
    this.records = new RecordDocuments(database, JOBS);
  }

  insert(tenantId: string, { job, outbox }: JobInsert): Promise<void> {
    return this.database.call(() => this.records.insert(tenantId, job, outbox));
  }

  get(tenantId: string, id: string): Promise<Job | undefined> {
    return this.database.call(() => this.records.get(tenantId, id));
  }

  update(tenantId: string, { job, expectedVersion, outbox }: JobUpdate): Promise<void> {
    return this.database.call(() => this.records.update(tenantId, job, expectedVersion, outbox));
  }

  delete(tenantId: string, input: JobDeletion): Promise<void> {
    return this.database.call(() => this.records.erase(tenantId, input, 'erase_job'));
  }

  putReading(tenantId: string, { id, version, ...read }: JobReadingUpdate): Promise<void> {
    return this.database.call(async () => {
      const job = await this.records.get(tenantId, id);
      if (job?.version === version) await this.records.replaceSameVersion(tenantId, { ...job, ...read });
    });
  }

  list(tenantId: string, query: RecordQuery): Promise<Page<JobRecord>> {
    return this.database.call(() => this.records.list(tenantId, query));
  }

  refreshKeys({ after, limit }: RecordSlice): Promise<RecordAddress | undefined> {
    return this.database.call(() => this.records.refreshTerms(after, limit));
  }

  listPublished(tenantId: string, { afterId = '', limit }: PublishedJobSlice): Promise<Job[]> {
    return this.database.call(async () => {
      const rows = await this.records.collection
        .find(
          { tenantId, status: 'published', _id: { $gt: keyOf(tenantId, afterId) } },
          { projection: { record: 1, reading: 1 } },
        )
        .sort({ _id: 1 })
        .limit(limit)
        .toArray();
      return rows.map(JOBS.decode);
    });
  }
}
