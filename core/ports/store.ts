import type { AccessRepository } from './access-repository.js';
import type { CandidateRepository } from './candidate-repository.js';
import type { DocumentStore } from './document-store.js';
import type { EventLog } from './event-log.js';
import type { AuditLog } from './accountability/audit-log.js';
import type { FeedbackRepository } from './accountability/feedback-repository.js';
import type { IdempotencyStore } from './idempotency-store.js';
import type { JobRepository } from './job-repository.js';
import type { OperationRepository } from './operation-repository.js';
import type { UploadStore } from './imports/upload-store.js';
import type { DeliveryRepository, WebhookRepository } from './webhook-repository.js';
import type { WorkQueue } from './work-queue.js';

/** All that one store keeps. The parts of one store see each other's writes; parts of two stores may not be mixed. */
export interface Store {
  candidates: CandidateRepository;
  jobs: JobRepository;
  events: EventLog;
  work: WorkQueue;
  documents: DocumentStore;
  webhooks: WebhookRepository;
  deliveries: DeliveryRepository;
  feedback: FeedbackRepository;
  audit: AuditLog;
  access: AccessRepository;
  idempotency: IdempotencyStore;
  operations: OperationRepository;
  uploads: UploadStore;

  /** Never throws. */
  isReachable(): Promise<boolean>;
  /** Finishes the writes under way. Whatever is called afterwards fails with `store.unavailable`. */
  close(): Promise<void>;
}
