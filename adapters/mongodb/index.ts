import type { MongoClient } from 'mongodb';
import type { Store } from '../../core/index.js';
import type { Clock, RateLimiter } from '../../core/spi.js';
import { connect } from './connection/connect.js';
import { translated } from './connection/driver-errors.js';
import { EventWriter } from './database/event-writer.js';
import { hashClaimKeys } from './database/hash-claim-keys.js';
import { makeIndexes } from './database/indexes.js';
import { MongoAccessRepository } from './access/mongo-access-repository.js';
import { MongoAuditLog } from './events/mongo-audit-log.js';
import { MongoCandidateRepository } from './records/mongo-candidate-repository.js';
import { MongoDatabase } from './database/mongo-database.js';
import { MongoDeliveryRepository } from './webhooks/mongo-delivery-repository.js';
import { MongoDocumentStore } from './documents/mongo-document-store.js';
import { MongoEventLog } from './events/mongo-event-log.js';
import { MongoFeedbackRepository } from './records/mongo-feedback-repository.js';
import { MongoIdempotencyStore } from './access/mongo-idempotency-store.js';
import { MongoJobRepository } from './records/mongo-job-repository.js';
import { MongoOperationRepository } from './operations/mongo-operation-repository.js';
import { MongoUploadStore } from './operations/mongo-upload-store.js';
import { MongoRateLimiter } from './access/mongo-rate-limiter.js';
import { MongoWebhookRepository } from './webhooks/mongo-webhook-repository.js';
import { MongoWorkQueue } from './work/mongo-work-queue.js';
import { Relay } from './database/relay.js';
import { WorkWriter } from './database/work-writer.js';

export interface MongoStore extends Store {
  /** Counts for all processes on the database together. */
  rateLimiter: RateLimiter;
  /** Settles when every index is there; only a new database, or a new release, has any to make. Rejects where one cannot be made. */
  indexed: Promise<void>;
}

export interface MongoStoreOptions {
  /** A connection string; TLS, authentication, write concern and so on are what it says. Without a database's name: `talent`. */
  url: string;
  /** Dates outbox entries and the items of the work queue. */
  clock?: Clock;
  /** Hears of what failed in the background (relay, indexes); it is tried again. */
  onError?(error: unknown): void;
  /** Gets the client before it connects, to listen to the driver's `command…` events. */
  observe?(client: MongoClient): void;
}

/**
 * The store of any number of processes on one MongoDB deployment (6.0 or later): single server, replica set or sharded cluster.
 * Throws `store.unavailable` where it cannot be reached within five seconds, or what the URL says.
 */
export async function openMongoStore(options: MongoStoreOptions): Promise<MongoStore> {
  const { url, clock = { now: () => new Date() }, onError = () => undefined, observe } = options;
  try {
    const { client, db } = await connect(url, observe);
    const database = new MongoDatabase(client, db, clock);
    const { collections } = database;
    const writers = { events: new EventWriter(collections), work: new WorkWriter(collections, clock) };
    const documents = new MongoDocumentStore(database);
    const idempotency = new MongoIdempotencyStore(database);
    const feedback = new MongoFeedbackRepository(database);
    const deliveries = new MongoDeliveryRepository(database, writers.events, writers.work);
    database.relay = new Relay({
      ...{ ...writers, collections, clock, onError },
      erase: {
        erase_candidate: async (tenantId, id) => {
          await documents.removeOf(tenantId, id);
          await idempotency.forgetAnswers(tenantId, id);
        },
        erase_job: async (tenantId, id) => {
          await feedback.removeOfJob(tenantId, id);
          await idempotency.forgetAnswers(tenantId, id);
        },
        erase_webhook: (tenantId, id) => deliveries.removeOf(tenantId, id),
      },
    });
    let indexed: Promise<void>;
    try {
      indexed = (await makeIndexes(db)).rest;
      indexed.catch(onError);
      await hashClaimKeys(db);
      await database.relay.start();
    } catch (error) {
      await client.close();
      throw error;
    }
    return {
      candidates: new MongoCandidateRepository(database),
      jobs: new MongoJobRepository(database),
      events: new MongoEventLog(database, writers.events),
      work: new MongoWorkQueue(database, writers.work),
      documents,
      webhooks: new MongoWebhookRepository(database),
      deliveries,
      feedback,
      audit: new MongoAuditLog(database),
      access: new MongoAccessRepository(database),
      idempotency,
      operations: new MongoOperationRepository(database),
      uploads: new MongoUploadStore(database),
      rateLimiter: new MongoRateLimiter(database),
      indexed,
      isReachable: () => database.isReachable(),
      close: () => database.close(),
    };
  } catch (error) {
    throw translated(error);
  }
}
