import { expect } from 'chai';
import { aTenantId, at } from '../../builders/index.js';
import { freshStore, type StoreFactory } from '../store-under-test.js';
import { LEASE_MS, workUnderTest } from './work-under-test.js';

export function describeTurnsOfTenants(name: string, factory: StoreFactory): void {
  describe(`${name}: turns of tenants in the work queue`, () => {
    const store = freshStore(factory);
    const tenantId = aTenantId();
    const { kind, enqueue, lease, leaseOne } = workUnderTest(store, tenantId);

    it('serves a small tenant beside a large one in one lease', async () => {
      const small = aTenantId();
      for (let n = 0; n < 10; n += 1) await enqueue({ runAt: at(n) });
      await enqueue({ runAt: at(20) }, small);
      const leased = await lease(50, 4);
      expect(leased).to.have.length(4);
      expect(leased.map((work) => work.tenantId)).to.include(small);
    });

    it('serves tenants in turn, one item after another', async () => {
      const small = aTenantId();
      for (let n = 0; n < 10; n += 1) await enqueue({ runAt: at(n) });
      for (let n = 0; n < 2; n += 1) await enqueue({ runAt: at(20 + n) }, small);
      const served: string[] = [];
      for (let n = 0; n < 4; n += 1) {
        const work = await leaseOne(50);
        served.push(work.tenantId);
        await store().work.complete(work);
      }
      expect(served.filter((tenant) => tenant === small)).to.have.length(2);
    });

    it('alternates between tenants with due work in one lease, and keeps the order of each', async () => {
      const other = aTenantId();
      const mine = [];
      const theirs = [];
      for (let n = 0; n < 5; n += 1) mine.push(await enqueue({ runAt: at(n) }));
      for (let n = 0; n < 2; n += 1) theirs.push(await enqueue({ runAt: at(20 + n) }, other));
      await enqueue({ runAt: at(90) }, other);
      const leased = await lease(50, 6);
      const first = leased.slice(0, 4).map((work) => work.tenantId);
      expect(first).to.deep.equal([first[0], first[1], first[0], first[1]]);
      expect(new Set(first).size).to.equal(2);
      const idsOf = (tenant: string) => leased.filter((work) => work.tenantId === tenant).map(({ id }) => id);
      expect(idsOf(tenantId)).to.deep.equal(mine.slice(0, 4));
      expect(idsOf(other)).to.deep.equal(theirs);
    });

    it('lets no tenant wait for more than one item of each other one, however much those have', async () => {
      const tenants = Array.from({ length: 12 }, () => aTenantId());
      for (const tenant of tenants) for (let n = 0; n < 3; n += 1) await enqueue({ runAt: at(n) }, tenant);
      const served: string[] = [];
      for (let n = 0; n < 12; n += 1) {
        // What a tenant asks for again and again does not keep the others from their turn.
        await enqueue({ runAt: at(0) }, tenants[0]);
        served.push((await leaseOne(50)).tenantId);
      }
      expect(new Set(served)).to.deep.equal(new Set(tenants));
      const late = aTenantId();
      await enqueue({ runAt: at(40) }, late);
      const round = (await lease(50, 13)).map((work) => work.tenantId);
      expect(round).to.include(late);
    });

    it('takes no more of a tenant than there is room for, and others in its place', async () => {
      const other = aTenantId();
      for (let n = 0; n < 5; n += 1) await enqueue({ runAt: at(n) });
      for (let n = 0; n < 3; n += 1) await enqueue({ runAt: at(20 + n) }, other);
      const leaseWithRoom = async (room: number, limit = 10) => {
        const roomFor = (tenant: string) => (tenant === tenantId ? room : Infinity);
        const leased = await store().work.lease({ kind, limit, leaseMs: LEASE_MS, now: new Date(at(50)), roomFor });
        return leased.map((work) => work.tenantId).sort();
      };
      expect(await leaseWithRoom(0, 1)).to.deep.equal([other]);
      expect(await leaseWithRoom(2)).to.deep.equal([tenantId, tenantId, other, other].sort());
      expect(await leaseWithRoom(0)).to.deep.equal([]);
      expect(await leaseWithRoom(9)).to.deep.equal([tenantId, tenantId, tenantId]);
    });
  });
}
