import { expect } from 'chai';
import { aCandidate, aTenantId, anOutbox, NO_OUTBOX, someWork } from '../../builders/index.js';
import { refused } from '../refused.js';
import {
  candidatesUnderTest,
  durable,
  freshStore,
  itOverRestarts,
  nextVersion,
  type StoreFactory,
} from '../store-under-test.js';
import { LEASE_MS, workUnderTest } from './work-under-test.js';

/** A change of a candidate that is the result of a leased item. */
export function describeCompletedWork(name: string, factory: StoreFactory): void {
  describe(`${name}: a change that completes its work`, () => {
    const store = freshStore(factory);
    const tenantId = aTenantId();
    const { insert } = candidatesUnderTest(store, tenantId);
    const { kind, enqueue, leaseIds, leaseOne } = workUnderTest(store, tenantId);
    const eventsOf = async () =>
      (await store().events.list(tenantId, { types: [], order: 'asc', limit: 9 })).data.map(({ id }) => id);

    it('takes the item out of the queue with the change and its events', async () => {
      const candidate = await insert(aCandidate());
      await enqueue();
      const completes = await leaseOne(0);
      const [changed, outbox] = [nextVersion(candidate), anOutbox()];
      await store().candidates.update(tenantId, { candidate: changed, expectedVersion: 1, outbox, completes });
      expect(await store().candidates.get(tenantId, candidate.id)).to.deep.equal(changed);
      expect(await eventsOf()).to.deep.equal(outbox.events.map(({ id }) => id));
      expect(await leaseIds(LEASE_MS * 10)).to.deep.equal([]);
      expect(await store().work.complete(completes)).to.equal(false);
    });

    it('leaves the item with its holder where the change is refused', async () => {
      const candidate = await insert(aCandidate());
      await enqueue();
      const completes = await leaseOne(0);
      const stale = { candidate: nextVersion(candidate), expectedVersion: 4, outbox: anOutbox(), completes };
      await refused(store().candidates.update(tenantId, stale), 'record.version_conflict');
      expect(await leaseIds(LEASE_MS - 1)).to.deep.equal([]);
      expect(await store().work.complete(completes)).to.equal(true);
      expect(await eventsOf()).to.deep.equal([]);
    });

    it('is made where the lease was lost, and leaves the item to its new holder', async () => {
      const candidate = await insert(aCandidate());
      const id = await enqueue();
      const completes = await leaseOne(0);
      const second = await leaseOne(LEASE_MS);
      const changed = nextVersion(candidate);
      await store().candidates.update(tenantId, {
        candidate: changed,
        expectedVersion: 1,
        outbox: NO_OUTBOX,
        completes,
      });
      expect(await store().candidates.get(tenantId, candidate.id)).to.deep.equal(changed);
      expect(second).to.include({ id, attempt: 2 });
      expect(await store().work.complete(second)).to.equal(true);
    });

    it('completes no item of another tenant, and none that was enqueued again', async () => {
      const candidate = await insert(aCandidate());
      const id = await enqueue();
      const completes = await leaseOne(0);
      const other = { ...completes, tenantId: aTenantId() };
      const first = { candidate: nextVersion(candidate), expectedVersion: 1, outbox: NO_OUTBOX, completes: other };
      await store().candidates.update(tenantId, first);
      await store().work.enqueue(tenantId, [someWork({ id })]);
      const second = { candidate: nextVersion(first.candidate), expectedVersion: 2, outbox: NO_OUTBOX, completes };
      await store().candidates.update(tenantId, second);
      expect(await leaseOne(0)).to.include({ id, attempt: 1 });
    });

    itOverRestarts(factory, 'is as whole after a restart', async () => {
      const { reopen } = durable(store());
      const candidate = await insert(aCandidate());
      await enqueue();
      const completes = await leaseOne(0);
      const changed = nextVersion(candidate);
      await store().candidates.update(tenantId, {
        candidate: changed,
        expectedVersion: 1,
        outbox: anOutbox(),
        completes,
      });
      const again = await reopen();
      expect(await again.candidates.get(tenantId, candidate.id)).to.deep.equal(changed);
      expect(await again.work.nextRunAt(kind)).to.equal(null);
      await again.close();
    });
  });
}
