import { expect } from 'chai';
import type { Delivery } from '../../../core/index.js';
import { aDelivery, aTenantId, anEvent, anId, at, NO_OUTBOX, someWork } from '../builders/index.js';
import { freshStore, type StoreFactory } from './store-under-test.js';

export function describeDeliveryRepository(name: string, factory: StoreFactory): void {
  describe(`${name}: delivery repository`, () => {
    const store = freshStore(factory);
    const tenantId = aTenantId();
    const insert = async (...deliveries: Delivery[]) => {
      await store().deliveries.insertMissing(tenantId, deliveries, NO_OUTBOX);
      return deliveries;
    };
    const leaseIds = async () => {
      const leased = await store().work.lease({ kind: 'delivery', limit: 9, leaseMs: 60_000, now: new Date(at(9)) });
      return leased.map(({ id }) => id);
    };

    it('stores deliveries with the work that sends them', async () => {
      const deliveries = [aDelivery(), aDelivery()];
      const work = deliveries.map(({ id }) => someWork({ kind: 'delivery', id }));
      await store().deliveries.insertMissing(tenantId, deliveries, { events: [anEvent()], work });
      for (const delivery of deliveries) {
        expect(await store().deliveries.get(tenantId, delivery.id)).to.deep.equal(delivery);
      }
      expect(await leaseIds()).to.have.members(deliveries.map(({ id }) => id));
      const events = await store().events.list(tenantId, { types: [], order: 'asc', limit: 9 });
      expect(events.data).to.have.length(1);
    });

    it('leaves those that are there already as they are, and does not send them again', async () => {
      const [first, second] = [aDelivery(), aDelivery()];
      const work = [first, second].map(({ id }) => someWork({ kind: 'delivery', id }));
      await store().deliveries.insertMissing(tenantId, [first], { events: [], work: [work[0]!] });
      const sent: Delivery = { ...first, status: 'succeeded', nextAttemptAt: null };
      await store().deliveries.update(tenantId, sent);
      await store().work.cancel(tenantId, { kind: 'delivery', id: first.id });
      await store().deliveries.insertMissing(tenantId, [first, second], { events: [], work });
      expect(await store().deliveries.get(tenantId, first.id)).to.deep.equal(sent);
      expect(await leaseIds()).to.deep.equal([second.id]);
    });

    it('shows and changes nothing of another tenant', async () => {
      const other = aTenantId();
      const [delivery] = (await insert(aDelivery({ webhookId: 'whk_1', status: 'failed' }))) as [Delivery];
      expect(await store().deliveries.get(other, delivery.id)).to.equal(undefined);
      expect((await store().deliveries.listOf(other, { webhookId: 'whk_1', limit: 5 })).data).to.deep.equal([]);
      await store().deliveries.update(other, { ...delivery, status: 'cancelled' });
      expect(await store().deliveries.get(other, delivery.id)).to.equal(undefined);
      expect(await store().deliveries.get(tenantId, delivery.id)).to.deep.equal(delivery);
    });

    it('replaces a delivery that is there and brings none back', async () => {
      const [delivery] = (await insert(aDelivery())) as [Delivery];
      const attempt = { at: at(1), responseStatus: 500, durationMs: 12, error: 'http_error' };
      const changed: Delivery = { ...delivery, attempts: [attempt], nextAttemptAt: at(5), updatedAt: at(2) };
      await store().deliveries.update(tenantId, changed);
      expect(await store().deliveries.get(tenantId, delivery.id)).to.deep.equal(changed);
      const gone = aDelivery();
      await store().deliveries.update(tenantId, gone);
      expect(await store().deliveries.get(tenantId, gone.id)).to.equal(undefined);
    });

    it('lists the deliveries of a webhook, newest first, by status, page by page', async () => {
      const webhookId = anId('whk');
      const mine: Delivery[] = [];
      for (let n = 0; n < 6; n += 1) {
        mine.unshift(aDelivery({ webhookId, createdAt: at(n >> 1), status: n % 3 ? 'succeeded' : 'failed' }));
      }
      await insert(...[...mine].reverse(), aDelivery());
      const { deliveries } = store();
      const first = await deliveries.listOf(tenantId, { webhookId, limit: 4 });
      const second = await deliveries.listOf(tenantId, { webhookId, limit: 4, after: first.next! });
      expect([...first.data, ...second.data]).to.deep.equal(mine);
      expect(second.next).to.equal(null);
      const failed = await deliveries.listOf(tenantId, { webhookId, status: 'failed', limit: 2 });
      expect(failed).to.deep.equal({ data: mine.filter(({ status }) => status === 'failed'), next: null });
    });

    it('purges settled ones that are old, of all tenants', async () => {
      const old = { updatedAt: at(1) };
      const deliveries = await insert(
        aDelivery({ ...old, status: 'succeeded' }),
        aDelivery({ ...old, status: 'failed' }),
        aDelivery({ ...old, status: 'pending' }),
        aDelivery({ updatedAt: at(5), status: 'cancelled' }),
      );
      await store().deliveries.insertMissing(aTenantId(), [aDelivery({ ...old, status: 'cancelled' })], NO_OUTBOX);
      expect(await store().deliveries.purge(at(5))).to.equal(3);
      const left = await Promise.all(deliveries.map(({ id }) => store().deliveries.get(tenantId, id)));
      expect(left).to.deep.equal([undefined, undefined, deliveries[2], deliveries[3]]);
    });
  });
}
