import { expect } from 'chai';
import type { Webhook } from '../../../core/index.js';
import { aDelivery, aTenantId, aWebhook, anOutbox, at, NO_OUTBOX, someWork } from '../builders/index.js';
import { outcomes, refused } from './refused.js';
import { durable, itOverRestarts, freshStore, type StoreFactory } from './store-under-test.js';

export function describeWebhookRepository(name: string, factory: StoreFactory): void {
  describe(`${name}: webhook repository`, () => {
    const store = freshStore(factory);
    const tenantId = aTenantId();
    const insert = async (webhook: Webhook, tenant = tenantId) => {
      await store().webhooks.insert(tenant, { webhook, limit: 50, outbox: NO_OUTBOX });
      return webhook;
    };
    const eventCount = async (tenant = tenantId) =>
      (await store().events.list(tenant, { types: [], order: 'asc', limit: 100 })).data.length;
    const remove = (id: string, expectedVersion = 1, tenant = tenantId) =>
      store().webhooks.delete(tenant, { id, expectedVersion, outbox: anOutbox() });

    it('gives a subscription back whole', async () => {
      const webhook = await insert(aWebhook({ eventTypes: ['job.*'], description: 'Zoë' }));
      expect(await store().webhooks.get(tenantId, webhook.id)).to.deep.equal(webhook);
    });

    it('shows and changes nothing of another tenant', async () => {
      const other = aTenantId();
      const webhook = await insert(aWebhook());
      const { webhooks } = store();
      expect(await webhooks.get(other, webhook.id)).to.equal(undefined);
      expect((await webhooks.list(other, { limit: 5 })).data).to.deep.equal([]);
      expect(await webhooks.listWanting(other, 'job.created')).to.deep.equal([]);
      await webhooks.noteHealth(other, { id: webhook.id, failingSince: at(1) });
      const update = { webhook: { ...webhook, version: 2 }, expectedVersion: 1, outbox: anOutbox() };
      await refused(webhooks.update(other, update), 'record.version_conflict');
      await refused(remove(webhook.id, 1, other), 'record.not_found');
      expect(await eventCount(other)).to.equal(0);
      expect(await webhooks.get(tenantId, webhook.id)).to.deep.equal(webhook);
    });

    it('keeps to the limit of a tenant, also when two ask at once', async () => {
      await insert(aWebhook());
      await insert(aWebhook(), aTenantId());
      const add = () => store().webhooks.insert(tenantId, { webhook: aWebhook(), limit: 2, outbox: anOutbox() });
      expect(await outcomes([add(), add()])).to.deep.equal({ done: 1, codes: ['webhook.limit_reached'] });
      expect(await eventCount()).to.equal(1);
    });

    it('lets one of two writers of the same version win', async () => {
      const webhook = await insert(aWebhook());
      const update = (description: string) =>
        store().webhooks.update(tenantId, {
          webhook: { ...webhook, description, version: 2 },
          expectedVersion: 1,
          outbox: anOutbox(),
        });
      expect(await outcomes([update('a'), update('b')])).to.deep.equal({ done: 1, codes: ['record.version_conflict'] });
      expect(await eventCount()).to.equal(1);
      await refused(remove(webhook.id, 1), 'record.version_conflict');
      expect(await eventCount()).to.equal(1);
    });

    it('lists the newest first, page by page', async () => {
      const ids: string[] = [];
      for (let n = 0; n < 5; n += 1) ids.unshift((await insert(aWebhook({ createdAt: at(n >> 1) }))).id);
      const first = await store().webhooks.list(tenantId, { limit: 3 });
      const second = await store().webhooks.list(tenantId, { limit: 3, after: first.next! });
      expect([...first.data, ...second.data].map(({ id }) => id)).to.deep.equal(ids);
      expect(second.next).to.equal(null);
    });

    it('finds the enabled subscriptions that want an event', async () => {
      const all = await insert(aWebhook({ eventTypes: ['*'] }));
      const jobs = await insert(aWebhook({ eventTypes: ['candidate.created', 'job.*'] }));
      await insert(aWebhook({ eventTypes: ['candidate.*'] }));
      const off = await insert(aWebhook({ status: 'disabled', disabledReason: 'caller' }));
      const wanting = async () => (await store().webhooks.listWanting(tenantId, 'job.closed')).map(({ id }) => id);
      expect(await wanting()).to.have.members([all.id, jobs.id]);
      const enabled = { ...off, status: 'enabled', disabledReason: null, version: 2 } as const;
      await store().webhooks.update(tenantId, { webhook: enabled, expectedVersion: 1, outbox: NO_OUTBOX });
      expect(await wanting()).to.have.members([all.id, jobs.id, off.id]);
    });

    it('notes how deliveries fare without a new version', async () => {
      const webhook = await insert(aWebhook());
      await store().webhooks.noteHealth(tenantId, { id: webhook.id, failingSince: at(7) });
      expect(await store().webhooks.get(tenantId, webhook.id)).to.deep.equal({ ...webhook, failingSince: at(7) });
      await store().webhooks.noteHealth(tenantId, { id: webhook.id, failingSince: null });
      expect(await store().webhooks.get(tenantId, webhook.id)).to.deep.equal(webhook);
      await store().webhooks.noteHealth(tenantId, { id: 'whk_unknown', failingSince: null });
    });

    it('removes a subscription with its deliveries and their work', async () => {
      const [gone, stays] = [await insert(aWebhook()), await insert(aWebhook())];
      const deliveries = [gone, gone, stays].map(({ id }) => aDelivery({ webhookId: id }));
      const work = deliveries.map(({ id }) => someWork({ kind: 'delivery', id }));
      await store().deliveries.insertMissing(tenantId, deliveries, { events: [], work });
      await remove(gone.id);
      expect(await store().webhooks.get(tenantId, gone.id)).to.equal(undefined);
      const left = await Promise.all(deliveries.map(({ id }) => store().deliveries.get(tenantId, id)));
      expect(left).to.deep.equal([undefined, undefined, deliveries[2]]);
      const leased = await store().work.lease({ kind: 'delivery', limit: 9, leaseMs: 60_000, now: new Date(at(9)) });
      expect(leased.map(({ id }) => id)).to.deep.equal([deliveries[2]!.id]);
      expect(await eventCount()).to.equal(1);
      await refused(remove(gone.id), 'record.not_found');
    });

    itOverRestarts(factory, 'keeps subscriptions over a restart', async () => {
      const { reopen } = durable(store());
      const webhook = await insert(aWebhook());
      const again = await reopen();
      expect(await again.webhooks.get(tenantId, webhook.id)).to.deep.equal(webhook);
      await again.close();
    });
  });
}
