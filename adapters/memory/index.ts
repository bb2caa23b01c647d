import type { Clock } from '../../core/ports/clock.js';
import type { Store } from '../../core/ports/store.js';
import { MemoryAccessRepository } from './memory-access-repository.js';
import { MemoryCandidateRepository } from './memory-candidate-repository.js';
import { MemoryDatabase } from './memory-database.js';
import { MemoryDeliveryRepository } from './memory-delivery-repository.js';
import { MemoryDocumentStore } from './memory-document-store.js';
import { MemoryEventLog } from './memory-event-log.js';
import { MemoryIdempotencyStore } from './memory-idempotency-store.js';
import { MemoryJobRepository } from './memory-job-repository.js';
import { MemoryWebhookRepository } from './memory-webhook-repository.js';
import { MemoryWorkQueue } from './memory-work-queue.js';

export { FixedClock } from './fixed-clock.js';
export { InProcessEventBus } from './in-process-event-bus.js';
export { MemoryRateLimiter } from './memory-rate-limiter.js';
export { MemoryTalentIndex } from './memory-talent-index.js';
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
    access: new MemoryAccessRepository(database),
    idempotency: new MemoryIdempotencyStore(database),
    isReachable: async () => database.isOpen,
    close: async () => database.close(),
  };
}
