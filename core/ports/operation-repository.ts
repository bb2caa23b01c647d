import type { Operation, OperationFailure } from '../operation/operation.js';
import type { Outbox } from './outbox.js';
import type { Page, Position } from './page.js';

/** A new operation with the work that runs it. */
export interface OperationInsert {
  operation: Operation;
  outbox: Outbox;
}

/** The next version of an operation, with the failures of the items that were done since. */
export interface OperationUpdate {
  operation: Operation;
  expectedVersion: number;
  failures: OperationFailure[];
  outbox: Outbox;
}

export interface OperationQuery {
  after?: Position;
  limit: number;
}

/** A page of the failures of an operation. `after`: the key of the last one seen. */
export interface FailureQuery {
  operationId: string;
  after?: string;
  limit: number;
}

/** A page of failures. `next`: the key to go on from, `null` at the end. */
export interface FailurePage {
  data: OperationFailure[];
  next: string | null;
}

/** Keeps operations. Every write is atomic with its outbox; every read sees whole operations of the named tenant only. */
export interface OperationRepository {
  /** Throws `record.version_conflict` where the id is in use. */
  insert(tenantId: string, input: OperationInsert): Promise<void>;

  get(tenantId: string, id: string): Promise<Operation | undefined>;

  /**
   * Throws `record.version_conflict` unless the stored version is `expectedVersion`. A failure whose key is there already stays as it is; failures may be
   * kept although the update is refused, because who repeats it finds them again.
   */
  update(tenantId: string, input: OperationUpdate): Promise<void>;

  /** Newest first. */
  list(tenantId: string, query: OperationQuery): Promise<Page<Operation>>;

  /** In the order of their keys. */
  listFailures(tenantId: string, query: FailureQuery): Promise<FailurePage>;

  /** Removes operations that finished before this, with their failures; returns how many. */
  purge(finishedBefore: string): Promise<number>;
}
