import type { Operation, OperationFailure, Page } from '../../../core/index.js';
import {
  isFinished,
  versionConflict,
  type FailurePage,
  type FailureQuery,
  type OperationInsert,
  type OperationQuery,
  type OperationRepository,
  type OperationUpdate,
} from '../../../core/spi.js';
import type { MemoryDatabase } from '../database/memory-database.js';

/** A tenant has few of them: lists are sorted when they are asked for. */
export class MemoryOperationRepository implements OperationRepository {
  constructor(private readonly database: MemoryDatabase) {}

  async insert(tenantId: string, { operation, outbox }: OperationInsert): Promise<void> {
    const { operations } = this.database.tenant(tenantId);
    const present = operations.get(operation.id);
    if (present) throw versionConflict(present.operation.version);
    operations.set(operation.id, { operation, failures: new Map() });
    this.database.apply(tenantId, outbox);
  }

  async get(tenantId: string, id: string): Promise<Operation | undefined> {
    return this.database.tenant(tenantId).operations.get(id)?.operation;
  }

  async update(tenantId: string, { operation, expectedVersion, failures, outbox }: OperationUpdate): Promise<void> {
    const row = this.database.tenant(tenantId).operations.get(operation.id);
    if (row?.operation.version !== expectedVersion) throw versionConflict(row?.operation.version);
    row.operation = operation;
    for (const failure of failures) if (!row.failures.has(failure.key)) row.failures.set(failure.key, failure);
    this.database.apply(tenantId, outbox);
  }

  async list(tenantId: string, { after, limit }: OperationQuery): Promise<Page<Operation>> {
    const rest = [...this.database.tenant(tenantId).operations.values()]
      .map(({ operation }) => operation)
      .filter(({ createdAt, id }) => !after || isBefore({ value: createdAt, id }, after))
      .sort((a, b) => (isBefore({ value: a.createdAt, id: a.id }, { value: b.createdAt, id: b.id }) ? 1 : -1));
    const data = rest.slice(0, limit);
    const last = data.at(-1);
    return { data, next: rest.length > limit && last ? { value: last.createdAt, id: last.id } : null };
  }

  async listFailures(tenantId: string, { operationId, after, limit }: FailureQuery): Promise<FailurePage> {
    const failures = this.database.tenant(tenantId).operations.get(operationId)?.failures.values() ?? [];
    const rest = [...failures].filter(({ key }) => after === undefined || key > after).sort(byKey);
    const data = rest.slice(0, limit);
    return { data, next: rest.length > limit ? (data.at(-1)?.key ?? null) : null };
  }

  async purge(finishedBefore: string): Promise<number> {
    let removed = 0;
    for (const [, { operations }] of this.database.allTenants()) {
      for (const [id, { operation }] of operations) {
        if (!isFinished(operation) || (operation.finishedAt ?? '') >= finishedBefore) continue;
        operations.delete(id);
        removed += 1;
      }
    }
    return removed;
  }
}

interface Place {
  value: string;
  id: string;
}

function isBefore(one: Place, other: Place): boolean {
  return one.value === other.value ? one.id < other.id : one.value < other.value;
}

function byKey(a: OperationFailure, b: OperationFailure): number {
  return a.key < b.key ? -1 : 1;
}
