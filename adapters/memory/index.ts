import type { Store } from '../../core/index.js';
import type { Clock } from '../../core/spi.js';
import { MemoryAccessRepository } from './access/memory-access-repository.js';
import { MemoryAuditLog } from './events/memory-audit-log.js';
import { MemoryCandidateRepository } from './records/memory-candidate-repository.js';
import { MemoryDatabase } from './database/memory-database.js';
import { MemoryDeliveryRepository } from './webhooks/memory-delivery-repository.js';
import { MemoryDocumentStore } from './documents/memory-document-store.js';
import { MemoryEventLog } from './events/memory-event-log.js';
import { MemoryFeedbackRepository } from './records/memory-feedback-repository.js';
import { MemoryIdempotencyStore } from './access/memory-idempotency-store.js';
import { MemoryJobRepository } from './records/memory-job-repository.js';
import { MemoryOperationRepository } from './operations/memory-operation-repository.js';
import { MemoryUploadStore } from './operations/memory-upload-store.js';
import { MemoryWebhookRepository } from './webhooks/memory-webhook-repository.js';
import { MemoryWorkQueue } from './work/memory-work-queue.js';

export { FixedClock } from './fixed-clock.js';
export { InProcessEventBus } from './events/in-process-event-bus.js';
export { MemoryRateLimiter } from './access/memory-rate-limiter.js';
export { MemoryIndexSnapshots } from './matching/memory-index-snapshots.js';
export { MemoryTalentIndex } from './matching/memory-talent-index.js';
export { SequentialIds } from './sequential-ids.js';

/** A store that forgets everything with the process. `clock` dates the items of the work queue. */
export function createMemoryStore({ clock = { now: () => new Date() } }: { clock?: Clock } = {}): Store {
  const database = new MemoryDatabase(clock);
  return {
    candidates: new MemoryCandidateRepository(database),
    jobs: new MemoryJobRepository(database),
    events: new MemoryEventLog(database),
    work: new MemoryWorkQueue(database),
    documents: new MemoryDocumentStore(database),
    webhooks: new MemoryWebhookRepository(database),
    deliveries: new MemoryDeliveryRepository(database),
    feedback: new MemoryFeedbackRepository(database),
    audit: new MemoryAuditLog(database),
    access: new MemoryAccessRepository(database),
    idempotency: new MemoryIdempotencyStore(database),
    operations: new MemoryOperationRepository(database),
    uploads: new MemoryUploadStore(database),
    isReachable: async () => database.isOpen,
    close: async () => database.close(),
  };
}
