import { expect } from 'chai';
import { aCandidate, aTenantId, NO_OUTBOX, someWork } from '../builders/index.js';
import { refused } from './refused.js';
import { describeAccessRepository } from './access-repository.js';
import { describeAuditLog } from './audit-log.js';
import { describeCandidateDuplicates } from './candidate-duplicates.js';
import { describeCandidateErasure } from './candidate-erasure.js';
import { describeMergedCandidates } from './merged-candidates.js';
import { describeCandidateLists } from './candidate-lists.js';
import { describeCandidateRepository } from './candidate-repository.js';
import { describeCompletedWork } from './work/completed-work.js';
import { describeDeliveryRepository } from './delivery-repository.js';
import { describeDocumentStore } from './document-store.js';
import { describeEventLog } from './event-log.js';
import { describeFeedbackRepository } from './feedback-repository.js';
import { describeIdempotencyStore } from './idempotency-store.js';
import { describeJobRepository } from './job-repository.js';
import { describeOperationRepository } from './operation-repository.js';
import type { StoreFactory } from './store-under-test.js';
import { describeTurnsOfTenants } from './work/turns-of-tenants.js';
import { describeUploadStore } from './upload-store.js';
import { describeWebhookRepository } from './webhook-repository.js';
import { describeWorkQueue } from './work/work-queue.js';

/** Everything that a store promises, as one suite. Each test opens a store of its own and closes it. */
export function describeStore(name: string, factory: StoreFactory): void {
  describeCandidateRepository(name, factory);
  describeCandidateLists(name, factory);
  describeCandidateDuplicates(name, factory);
  describeCandidateErasure(name, factory);
  describeMergedCandidates(name, factory);
  describeJobRepository(name, factory);
  describeEventLog(name, factory);
  describeWorkQueue(name, factory);
  describeCompletedWork(name, factory);
  describeTurnsOfTenants(name, factory);
  describeDocumentStore(name, factory);
  describeWebhookRepository(name, factory);
  describeDeliveryRepository(name, factory);
  describeAccessRepository(name, factory);
  describeIdempotencyStore(name, factory);
  describeFeedbackRepository(name, factory);
  describeAuditLog(name, factory);
  describeOperationRepository(name, factory);
  describeUploadStore(name, factory);

  describe(`${name}: a closed store`, () => {
    it('is unavailable, and was reachable before', async () => {
      const store = await factory();
      const candidate = aCandidate();
      const tenantId = aTenantId();
      await store.candidates.insert(tenantId, { candidate, outbox: NO_OUTBOX });
      expect((await store.isReachable?.()) ?? true).to.equal(true);
      await store.close();
      expect((await store.isReachable?.()) ?? false).to.equal(false);
      const input = { candidate: aCandidate(), outbox: NO_OUTBOX };
      await refused(store.candidates.insert(tenantId, input), 'store.unavailable');
      await refused(store.candidates.get(tenantId, candidate.id), 'store.unavailable');
      await refused(store.work.enqueue(tenantId, [someWork()]), 'store.unavailable');
      await refused(store.access.listTenants(), 'store.unavailable');
    });
  });
}
