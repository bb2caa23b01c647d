import type { Store } from '../../core/index.js';
import type { Clock } from '../../core/spi.js';
import { closeToOthers, DATABASE } from './connection/close-to-others.js';
import type { Connection } from './connection/driver.js';
import { StoreConnections } from './connection/store-connections.js';
import { makeDirectory } from './connection/make-directory.js';
import { migrate } from './migrations/migrate.js';
import { MIGRATIONS } from './migrations/index.js';
import { SqliteAccessRepository } from './access/sqlite-access-repository.js';
import { SqliteAuditLog } from './events/sqlite-audit-log.js';
import { SqliteCandidateRepository } from './records/sqlite-candidate-repository.js';
import { SqliteDatabase } from './database/sqlite-database.js';
import { SqliteDeliveryRepository } from './webhooks/sqlite-delivery-repository.js';
import { SqliteDocumentStore } from './documents/sqlite-document-store.js';
import { SqliteEventLog } from './events/sqlite-event-log.js';
import { SqliteFeedbackRepository } from './records/sqlite-feedback-repository.js';
import { SqliteIdempotencyStore } from './access/sqlite-idempotency-store.js';
import { SqliteJobRepository } from './records/sqlite-job-repository.js';
import { SqliteOperationRepository } from './operations/sqlite-operation-repository.js';
import { SqliteUploadStore } from './operations/sqlite-upload-store.js';
import { SqliteWebhookRepository } from './webhooks/sqlite-webhook-repository.js';
import { SqliteWorkQueue } from './work/sqlite-work-queue.js';

export { DATABASE } from './connection/close-to-others.js';
export { lockDataDirectory, type DataDirectoryLock } from './connection/lock-data-directory.js';

export interface SqliteStore extends Store {
  /**
   * Ends the leases of work and of idempotency keys that a dead process left behind, so that nothing waits for them to run out.
   * Only for the holder of the folder's lock.
   */
  takeOver(): Promise<void>;
}

export interface SqliteStoreOptions {
  /** Made where it does not exist. */
  directory: string;
  /** Dates the items of the work queue. */
  clock?: Clock;
}

/**
 * The durable store of one machine. Throws a plain error for the operator where the folder was used by a newer release, and
 * `store.unavailable` where it cannot be opened. A server takes `lockDataDirectory` first.
 */
export function openSqliteStore({ directory, clock = { now: () => new Date() } }: SqliteStoreOptions): SqliteStore {
  makeDirectory(directory);
  const connection = StoreConnections.open(closeToOthers(directory, DATABASE), (writer) => {
    migrate(writer, MIGRATIONS, () => clock.now());
  });
  const database = new SqliteDatabase(connection, clock);
  const work = new SqliteWorkQueue(database);
  const idempotency = new SqliteIdempotencyStore(database);
  return {
    candidates: new SqliteCandidateRepository(database),
    jobs: new SqliteJobRepository(database),
    events: new SqliteEventLog(database),
    work,
    documents: new SqliteDocumentStore(database),
    webhooks: new SqliteWebhookRepository(database),
    deliveries: new SqliteDeliveryRepository(database),
    feedback: new SqliteFeedbackRepository(database),
    audit: new SqliteAuditLog(database),
    access: new SqliteAccessRepository(database),
    idempotency,
    operations: new SqliteOperationRepository(database),
    uploads: new SqliteUploadStore(database),
    takeOver: async () => void (await Promise.all([work.releaseAll(), idempotency.releaseAll()])),
    isReachable: async () => isReachable(connection),
    close: () => database.close(),
  };
}

function isReachable(connection: Connection): boolean {
  try {
    return connection.prepare('SELECT 1 FROM schema_migrations LIMIT 1').get() !== undefined;
  } catch {
    return false;
  }
}
