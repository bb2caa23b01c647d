import type { Operation, OperationFailure, Page } from '../../../core/index.js';
import {
  versionConflict,
  type FailurePage,
  type FailureQuery,
  type OperationInsert,
  type OperationQuery,
  type OperationRepository,
  type OperationUpdate,
} from '../../../core/spi.js';
import { isDuplicate, duplicatesOf } from '../connection/driver-errors.js';
import { keyOf, type OperationDocument } from '../database/collections.js';
import type { MongoDatabase } from '../database/mongo-database.js';
import { outboxEntries, outboxField, outboxPush } from '../database/outbox-entries.js';
import { pageOf, sortKey } from '../records/list-filter.js';

export class MongoOperationRepository implements OperationRepository {
  constructor(private readonly database: MongoDatabase) {}

  insert(tenantId: string, { operation, outbox }: OperationInsert): Promise<void> {
    return this.database.call(async () => {
      const { id, version, createdAt, task } = operation;
      const entries = outboxEntries(outbox, { order: version, queuedAt: this.database.now() });
      const key = keyOf(tenantId, id);
      try {
        await this.operations.insertOne({
          ...{ _id: key, tenantId, createdKey: sortKey(createdAt, id) },
          ...{ uploadId: 'upload' in task ? task.upload.id : null },
          ...fieldsOf(operation),
          ...outboxField(entries),
        });
      } catch (error) {
        if (isDuplicate(error)) throw versionConflict(await this.versionOf(tenantId, id));
        throw error;
      }
      this.noteOutbox(tenantId, key, entries.length);
    });
  }

  get(tenantId: string, id: string): Promise<Operation | undefined> {
    return this.database.call(async () => {
      const found = await this.operations.findOne({ _id: keyOf(tenantId, id), tenantId });
      return found ? decode(found) : undefined;
    });
  }

  /** The failures go first: who repeats an update that was cut off finds them there. */
  update(tenantId: string, { operation, expectedVersion, failures, outbox }: OperationUpdate): Promise<void> {
    return this.database.call(async () => {
      const { id, version } = operation;
      if (failures.length > 0) {
        const stored = await this.versionOf(tenantId, id);
        if (stored !== expectedVersion) throw versionConflict(stored);
        await this.addFailures(tenantId, id, failures);
      }
      const entries = outboxEntries(outbox, { order: version, queuedAt: this.database.now() });
      const key = keyOf(tenantId, id);
      const { matchedCount } = await this.operations.updateOne(
        { _id: key, tenantId, version: expectedVersion },
        { $set: fieldsOf(operation), ...outboxPush(entries) },
      );
      if (matchedCount === 0) throw versionConflict(await this.versionOf(tenantId, id));
      this.noteOutbox(tenantId, key, entries.length);
    });
  }

  list(tenantId: string, { after, limit }: OperationQuery): Promise<Page<Operation>> {
    return this.database.call(async () => {
      const rows = await this.operations
        .find({ tenantId, createdKey: after ? { $gt: '', $lt: sortKey(after.value, after.id) } : { $gt: '' } })
        .sort({ createdKey: -1 })
        .limit(limit + 1)
        .toArray();
      return pageOf(rows, limit, ({ createdKey }) => createdKey, decode);
    });
  }

  listFailures(tenantId: string, { operationId, after = '', limit }: FailureQuery): Promise<FailurePage> {
    return this.database.call(async () => {
      const rows = await this.failures
        .find({ tenantId, operationId, key: { $gt: after } })
        .sort({ key: 1 })
        .limit(limit + 1)
        .toArray();
      const data = rows.slice(0, limit).map(({ failure }) => JSON.parse(failure) as OperationFailure);
      return { data, next: rows.length > limit ? (data.at(-1)?.key ?? null) : null };
    });
  }

  /** Those whose event has not been moved to the log yet stay until it has. */
  purge(finishedBefore: string): Promise<number> {
    return this.database.call(async () => {
      const old = await this.operations
        .find(
          { finishedAt: { $gt: '', $lt: finishedBefore }, outbox: { $exists: false } },
          { projection: { tenantId: 1 } },
        )
        .toArray();
      for (const { _id, tenantId } of old) {
        await this.failures.deleteMany({ tenantId, operationId: _id.slice(tenantId.length + 1) });
        await this.operations.deleteOne({ _id, tenantId });
      }
      return old.length;
    });
  }

  private async addFailures(tenantId: string, operationId: string, failures: readonly OperationFailure[]) {
    const documents = failures.map((failure) => ({
      ...{ _id: keyOf(tenantId, operationId, failure.key), tenantId, operationId, key: failure.key },
      failure: JSON.stringify(failure),
    }));
    try {
      await this.failures.insertMany(documents, { ordered: false });
    } catch (error) {
      // Of an update that was cut off, or refused.
      duplicatesOf(error);
    }
  }

  private async versionOf(tenantId: string, id: string): Promise<number | undefined> {
    const found = await this.operations.findOne({ _id: keyOf(tenantId, id), tenantId }, { projection: { version: 1 } });
    return found?.version;
  }

  private noteOutbox(tenantId: string, key: string, entries: number): void {
    if (entries > 0) this.database.relay.note(tenantId, 'operations', key);
  }

  private get operations() {
    return this.database.collections.operations;
  }

  private get failures() {
    return this.database.collections.operationFailures;
  }
}

function fieldsOf(operation: Operation): Pick<OperationDocument, 'version' | 'finishedAt' | 'operation'> {
  const { version, finishedAt } = operation;
  return { version, finishedAt, operation: JSON.stringify(operation) };
}

function decode({ operation }: Pick<OperationDocument, 'operation'>): Operation {
  return JSON.parse(operation) as Operation;
}
