import { expect } from 'chai';
import { FixedClock } from '../../../../adapters/memory/index.js';
import { aTenantId, at, someWork } from '../../builders/index.js';
import { durable, freshStore, itOverRestarts, type StoreFactory } from '../store-under-test.js';
import { LEASE_MS, workUnderTest } from './work-under-test.js';

export function describeWorkQueue(name: string, factory: StoreFactory): void {
  describe(`${name}: work queue`, () => {
    const store = freshStore(factory);
    const tenantId = aTenantId();
    const { kind, enqueue, lease, leaseIds, leaseOne } = workUnderTest(store, tenantId);

    it('leases what is due, oldest first, whole', async () => {
      const late = await enqueue({ runAt: at(5) });
      const work = someWork({ runAt: at(3), payload: { candidateId: 'cand_1', enrichmentId: 'enr_1' } });
      await store().work.enqueue(tenantId, [work]);
      await enqueue({ runAt: at(9) });
      await enqueue({ kind: 'delivery', runAt: at(1) });
      const leased = await lease(5);
      expect(leased.map(({ id }) => id)).to.deep.equal([work.id, late]);
      expect(leased[0]).to.include({ tenantId, kind, runAt: at(3), attempt: 1 });
      expect(leased[0]!.payload).to.deep.equal(work.payload);
      expect(Date.parse(leased[0]!.enqueuedAt)).to.be.above(0);
    });

    it('never lets two workers hold one item', async () => {
      const ids = await Promise.all(Array.from({ length: 20 }, () => enqueue()));
      const leased = (await Promise.all(Array.from({ length: 8 }, () => leaseIds(1, 4)))).flat();
      expect(leased).to.have.length(20);
      expect(leased).to.have.members(ids);
      expect(await leaseIds(1)).to.deep.equal([]);
    });

    it('hands an item on when its lease has run out, and refuses the earlier holder', async () => {
      const id = await enqueue();
      const first = await leaseOne(0);
      expect(await leaseIds(LEASE_MS - 1)).to.deep.equal([]);
      const second = await leaseOne(LEASE_MS);
      expect(second).to.include({ id, attempt: 2 });
      expect(second.fence).to.be.greaterThan(first.fence);
      expect(await store().work.complete(first)).to.equal(false);
      expect(await store().work.extend(first, { leaseMs: 1, now: new Date(at(LEASE_MS)) })).to.equal(false);
      expect(await store().work.release(first, { runAt: at(0) })).to.equal(false);
      expect(await store().work.complete(second)).to.equal(true);
      expect(await store().work.complete(second)).to.equal(false);
      expect(await leaseIds(LEASE_MS * 10)).to.deep.equal([]);
    });

    it('lengthens a lease', async () => {
      await enqueue();
      const work = await leaseOne(0);
      expect(await store().work.extend(work, { leaseMs: LEASE_MS, now: new Date(at(LEASE_MS * 0.9)) })).to.equal(true);
      expect(await leaseIds(LEASE_MS * 1.5)).to.deep.equal([]);
      expect(await store().work.complete(work)).to.equal(true);
    });

    it('takes an item back for later and counts the attempts', async () => {
      const id = await enqueue();
      const first = await leaseOne(0);
      expect(await store().work.release(first, { runAt: at(50) })).to.equal(true);
      expect(await store().work.complete(first), 'it is not held any more').to.equal(false);
      expect(await leaseIds(49)).to.deep.equal([]);
      const second = await leaseOne(50);
      expect(second).to.include({ id, attempt: 2, runAt: at(50) });
      await store().work.release(second, { runAt: at(50), uncounted: true });
      expect(await leaseOne(50)).to.have.property('attempt', 2);
    });

    it('moves the time of an item that is enqueued again', async () => {
      const id = await enqueue({ runAt: at(10) });
      await enqueue({ id, runAt: at(90), payload: { candidateId: 'cand_2', enrichmentId: id } });
      expect(await leaseIds(50)).to.deep.equal([]);
      await enqueue({ id, runAt: at(20), payload: { candidateId: 'cand_3', enrichmentId: id } });
      const leased = await lease(50);
      expect(leased.map((work) => work.payload)).to.deep.equal([{ candidateId: 'cand_3', enrichmentId: id }]);
    });

    it('starts an item anew that is enqueued while somebody holds it', async () => {
      const id = await enqueue();
      const stale = await leaseOne(0);
      await enqueue({ id });
      expect(await store().work.complete(stale), 'what was asked for later is not lost').to.equal(false);
      expect(await leaseOne(0)).to.include({ id, attempt: 1 });
    });

    it('does not let an old lease finish a later item with the same id', async () => {
      const id = await enqueue();
      const first = await leaseOne(0);
      const copy = { ...first };
      await store().work.complete(first);
      await enqueue({ id });
      const second = await leaseOne(0);
      expect(await store().work.complete(copy)).to.equal(false);
      expect(await store().work.complete(second)).to.equal(true);
    });

    it('keeps kinds and tenants apart that use the same id', async () => {
      const other = aTenantId();
      const id = await enqueue();
      await enqueue({ id }, other);
      await enqueue({ id, kind: 'delivery' });
      await store().work.cancel(tenantId, { kind, id });
      const leased = await lease(1);
      expect(leased.map((work) => work.tenantId)).to.deep.equal([other]);
      expect(await store().work.complete({ ...leased[0]!, tenantId })).to.equal(false);
      const delivery = await store().work.lease({ kind: 'delivery', limit: 5, leaseMs: 1, now: new Date(at(1)) });
      expect(delivery).to.have.length(1);
    });

    it('cancels an item, leased or not', async () => {
      const ids = [await enqueue(), await enqueue({ runAt: at(9) })];
      const held = await leaseOne(0);
      for (const id of ids) await store().work.cancel(tenantId, { kind, id });
      await store().work.cancel(tenantId, { kind, id: 'enr_unknown' });
      expect(await store().work.complete(held)).to.equal(false);
      expect(await leaseIds(LEASE_MS * 10)).to.deep.equal([]);
      expect(await store().work.nextRunAt(kind)).to.equal(null);
    });

    it('has what a clock two hours ahead enqueued due at once when the clock is right again, and what was to wait waits', async () => {
      const AHEAD_MS = 2 * 3600_000;
      const clock = new FixedClock(at(AHEAD_MS));
      const late = await factory(clock);
      try {
        const leaseLate = (ms: number) =>
          late.work.lease({ kind, limit: 10, leaseMs: LEASE_MS, now: new Date(at(ms)) });
        const due = [someWork({ runAt: at(AHEAD_MS - 5) }), someWork({ runAt: at(AHEAD_MS) })];
        const waiting = someWork({ runAt: at(AHEAD_MS * 2) });
        await late.work.enqueue(tenantId, [...due, waiting]);
        clock.set(at(0));
        expect((await leaseLate(0)).map(({ id }) => id)).to.have.members(due.map(({ id }) => id));
        expect(await leaseLate(AHEAD_MS * 2 - 1)).to.have.length(2);
        expect((await leaseLate(AHEAD_MS * 2)).map(({ id }) => id)).to.deep.equal([waiting.id]);
      } finally {
        await late.close();
      }
    });

    it('has what was given back by a clock two hours ahead due at once when the clock is right again', async () => {
      const AHEAD_MS = 2 * 3600_000;
      const clock = new FixedClock(at(0));
      const late = await factory(clock);
      try {
        const leaseLate = (ms: number) =>
          late.work.lease({ kind, limit: 10, leaseMs: LEASE_MS, now: new Date(at(ms)) });
        const work = [someWork({ runAt: at(0) }), someWork({ runAt: at(0) })];
        await late.work.enqueue(tenantId, work);
        clock.set(at(AHEAD_MS));
        const [returned, tried] = await leaseLate(AHEAD_MS);
        await late.work.release(returned!, { runAt: at(AHEAD_MS), uncounted: true });
        await late.work.release(tried!, { runAt: at(AHEAD_MS + 60_000) });
        clock.set(at(0));
        expect((await leaseLate(0)).map(({ id }) => id)).to.have.members(work.map(({ id }) => id));
      } finally {
        await late.close();
      }
    });

    it('has what is to run at once due by the clock that it is written by, whatever time it was before', async () => {
      const clock = new FixedClock(at(5));
      const late = await factory(clock);
      try {
        const { runAt: _, ...work } = someWork();
        await late.work.enqueue(tenantId, [work]);
        expect(await late.work.lease({ kind, limit: 9, leaseMs: LEASE_MS, now: new Date(at(4)) })).to.deep.equal([]);
        const [leased] = await late.work.lease({ kind, limit: 9, leaseMs: LEASE_MS, now: new Date(at(5)) });
        expect(leased).to.include({ id: work.id, runAt: at(5), enqueuedAt: at(5) });
      } finally {
        await late.close();
      }
    });

    it('does not hurry what a clock enqueued that is ahead by a few seconds', async () => {
      const clock = new FixedClock(at(10_000));
      const late = await factory(clock);
      try {
        await late.work.enqueue(tenantId, [someWork({ runAt: at(10_000) })]);
        clock.set(at(0));
        expect(await late.work.lease({ kind, limit: 10, leaseMs: LEASE_MS, now: new Date(at(0)) })).to.deep.equal([]);
      } finally {
        await late.close();
      }
    });

    it('reports how much is waiting and since when', async () => {
      const depth = (ms: number) => store().work.depth({ kind, now: new Date(at(ms)) });
      expect(await depth(0)).to.deep.equal({ waiting: 0, leased: 0, oldestRunAt: null });
      await enqueue({ runAt: at(3) });
      await enqueue({ runAt: at(5) });
      await enqueue({ runAt: at(70) });
      expect(await depth(9)).to.deep.equal({ waiting: 2, leased: 0, oldestRunAt: at(3) });
      await leaseOne(9);
      expect(await depth(9)).to.deep.equal({ waiting: 1, leased: 1, oldestRunAt: at(5) });
      expect(await depth(9 + LEASE_MS), 'a lease that ran out').to.deep.equal({
        waiting: 3,
        leased: 0,
        oldestRunAt: at(3),
      });
    });

    it('reports when the next item becomes due, a leased one when its lease ends', async () => {
      expect(await store().work.nextRunAt(kind)).to.equal(null);
      await enqueue({ runAt: at(30) });
      await enqueue({ runAt: at(LEASE_MS * 5) });
      expect(await store().work.nextRunAt(kind)).to.equal(at(30));
      const work = await leaseOne(30);
      expect(await store().work.nextRunAt(kind)).to.equal(at(30 + LEASE_MS));
      await store().work.complete(work);
      expect(await store().work.nextRunAt(kind)).to.equal(at(LEASE_MS * 5));
    });

    itOverRestarts(factory, 'keeps work and leases over a restart', async () => {
      const { reopen } = durable(store());
      await enqueue();
      const held = await leaseOne(0);
      const again = await reopen();
      expect(await again.work.complete(held)).to.equal(true);
      await again.close();
    });

    itOverRestarts(factory, 'counts the attempt of a process that died with the item', async () => {
      const { reopen } = durable(store());
      const id = await enqueue();
      await leaseOne(0);
      const again = await reopen();
      const now = new Date(at(LEASE_MS));
      const [work] = await again.work.lease({ kind, limit: 1, leaseMs: LEASE_MS, now });
      expect(work).to.include({ id, attempt: 2 });
      await again.close();
    });
  });
}
