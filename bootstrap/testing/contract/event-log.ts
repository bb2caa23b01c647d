import { expect } from 'chai';
import type { EventQuery, NewEvent } from '../../../core/spi.js';
import { aCandidate, aTenantId, anEvent, at } from '../builders/index.js';
import { durable, itOverRestarts, freshStore, type StoreFactory } from './store-under-test.js';

export function describeEventLog(name: string, factory: StoreFactory): void {
  describe(`${name}: event log`, () => {
    const store = freshStore(factory);
    const tenantId = aTenantId();
    const other = aTenantId();
    const append = (fields: Partial<NewEvent> = {}, tenant = tenantId) =>
      store().events.append(tenant, anEvent(fields));
    const sequences = async (query: Partial<EventQuery> = {}, tenant = tenantId) => {
      const { data, next } = await store().events.list(tenant, { types: [], order: 'asc', limit: 100, ...query });
      return { seen: data.map(({ sequence }) => sequence), next };
    };

    it('numbers the events of each tenant from one, without gaps, also under many writers', async () => {
      await Promise.all(
        Array.from({ length: 40 }, (_, n) => {
          const tenant = n % 2 ? tenantId : other;
          const outbox = { events: n % 4 ? [anEvent()] : [anEvent(), anEvent()] };
          return store().candidates.insert(tenant, { candidate: aCandidate(), outbox });
        }),
      );
      expect((await sequences()).seen).to.deep.equal(Array.from({ length: 20 }, (_, n) => n + 1));
      expect((await sequences({}, other)).seen).to.deep.equal(Array.from({ length: 30 }, (_, n) => n + 1));
    });

    it('leaves no gap where a write is refused', async () => {
      const candidate = aCandidate();
      const input = () => ({ candidate, outbox: { events: [anEvent()] } });
      await Promise.allSettled([1, 2, 3].map(() => store().candidates.insert(tenantId, input())));
      await append();
      expect((await sequences()).seen).to.deep.equal([1, 2]);
    });

    it('gives an event back whole, to its tenant only', async () => {
      const event = anEvent({ requestId: 'req_1', actor: { type: 'api_key', id: 'key_1' }, data: { status: 'ä' } });
      const stored = await store().events.append(tenantId, event);
      expect(stored).to.deep.equal({ ...event, sequence: 1 });
      expect(await store().events.get(tenantId, event.id)).to.deep.equal(stored);
      expect(await store().events.get(other, event.id)).to.equal(undefined);
      expect((await sequences({}, other)).seen).to.deep.equal([]);
    });

    it('appends an event once, however often it is appended', async () => {
      const event = anEvent();
      const first = await store().events.append(tenantId, event);
      expect(await store().events.append(tenantId, event)).to.deep.equal(first);
      expect((await sequences()).seen).to.deep.equal([1]);
    });

    it('lists in both orders, page by page', async () => {
      for (let n = 0; n < 5; n += 1) await append();
      expect(await sequences({ limit: 2 })).to.deep.equal({ seen: [1, 2], next: 2 });
      expect(await sequences({ limit: 2, cursor: 2 })).to.deep.equal({ seen: [3, 4], next: 4 });
      expect(await sequences({ limit: 2, cursor: 4 })).to.deep.equal({ seen: [5], next: null });
      expect(await sequences({ limit: 2, order: 'desc' })).to.deep.equal({ seen: [5, 4], next: 4 });
      expect(await sequences({ limit: 3, order: 'desc', cursor: 4 })).to.deep.equal({ seen: [3, 2, 1], next: null });
    });

    it('reports the last number of many logs at once, also when their events are purged', async () => {
      expect(await store().events.lastSequences([tenantId, other])).to.deep.equal(new Map());
      for (let n = 0; n < 3; n += 1) await append({ timestamp: at(n) });
      await append({ timestamp: at(0) }, other);
      const last = (...tenants: string[]) => store().events.lastSequences(tenants);
      const both = new Map([
        [tenantId, 3],
        [other, 1],
      ]);
      expect(await last(tenantId, other, aTenantId())).to.deep.equal(both);
      expect(await last(other)).to.deep.equal(new Map([[other, 1]]));
      expect(await last()).to.deep.equal(new Map());
      await store().events.purge(at(9));
      expect(await last(tenantId, other)).to.deep.equal(both);
    });

    it('filters by types, prefixes, resource and sequence', async () => {
      const resource = { type: 'job', id: 'job_1', version: 1 } as const;
      await append({ type: 'job.created', resource });
      await append({ type: 'candidate.enrichment.queued' });
      await append({ type: 'job.closed' });
      await append({ type: 'candidate.created' });
      await append({ type: 'job.created', resource });
      const seen = async (query: Partial<EventQuery>) => (await sequences(query)).seen;
      expect(await seen({ types: ['job.created'] })).to.deep.equal([1, 5]);
      expect(await seen({ types: ['job.*'] })).to.deep.equal([1, 3, 5]);
      expect(await seen({ types: ['job.*', 'candidate.enrichment.*'] })).to.deep.equal([1, 2, 3, 5]);
      expect(await seen({ types: ['*'] })).to.deep.equal([1, 2, 3, 4, 5]);
      expect(await seen({ types: ['webhook.*'] })).to.deep.equal([]);
      expect(await seen({ resourceId: 'job_1' })).to.deep.equal([1, 5]);
      expect(await seen({ resourceId: 'job_1', types: ['job.closed'] })).to.deep.equal([]);
      expect(await seen({ after: 1, before: 5 })).to.deep.equal([2, 3, 4]);
      expect(await seen({ after: 1, before: 5, types: ['job.*', 'candidate.created'], order: 'desc' })).to.deep.equal([
        4, 3,
      ]);
      expect(await sequences({ types: ['job.*', 'candidate.created'], limit: 2 })).to.deep.equal({
        seen: [1, 3],
        next: 3,
      });
      expect(await sequences({ types: ['job.created', 'job.closed'], limit: 2, cursor: 3 })).to.deep.equal({
        seen: [5],
        next: null,
      });
    });

    it('hands out what has not been dispatched, in order of sequence within a tenant', async () => {
      const mine = [await append(), await append(), await append()];
      const theirs = await append({}, other);
      const waiting = async (limit = 10) =>
        (await store().events.listUndispatched(limit)).map((row) => `${row.tenantId} ${row.event.sequence}`);
      expect(await waiting()).to.have.members([`${tenantId} 1`, `${tenantId} 2`, `${tenantId} 3`, `${other} 1`]);
      expect((await waiting()).filter((row) => row.startsWith(tenantId))).to.deep.equal(
        [1, 2, 3].map((n) => `${tenantId} ${n}`),
      );
      expect(await waiting(2)).to.have.length(2);
      await store().events.markDispatched(tenantId, [mine[0]!.id, mine[2]!.id, theirs.id]);
      expect(await waiting(), 'the other tenant keeps its own').to.have.members([`${tenantId} 2`, `${other} 1`]);
      await store().events.markDispatched(other, [theirs.id]);
      await store().events.markDispatched(tenantId, [mine[1]!.id]);
      await store().events.markDispatched(tenantId, []);
      expect(await waiting()).to.deep.equal([]);
    });

    it('hands out the events of a record as whole as they are listed', async () => {
      const event = anEvent();
      await store().candidates.insert(tenantId, { candidate: aCandidate(), outbox: { events: [event] } });
      expect(await store().events.listUndispatched(5)).to.deep.equal([{ tenantId, event: { ...event, sequence: 1 } }]);
    });

    it('purges what is old and never uses a number again', async () => {
      for (let n = 0; n < 3; n += 1)
        await append({ timestamp: at(n), resource: { type: 'job', id: 'job_1', version: 1 } });
      await append({ timestamp: at(1) }, other);
      expect(await store().events.purge(at(2))).to.equal(3);
      expect((await sequences()).seen).to.deep.equal([3]);
      expect((await sequences({ resourceId: 'job_1' })).seen).to.deep.equal([3]);
      expect(await store().events.listUndispatched(9)).to.have.length(1);
      expect(await store().events.purge(at(9))).to.equal(1);
      expect(await append()).to.have.property('sequence', 4);
      expect(await append({}, other)).to.have.property('sequence', 2);
    });

    itOverRestarts(factory, 'goes on counting after a restart, and still knows what was not dispatched', async () => {
      const { reopen } = durable(store());
      const [first, second] = [await append(), await append()];
      await store().events.markDispatched(tenantId, [first.id]);
      const again = await reopen();
      expect(await again.events.listUndispatched(9)).to.deep.equal([{ tenantId, event: second }]);
      expect(await again.events.append(tenantId, anEvent())).to.have.property('sequence', 3);
      await again.close();
    });
  });
}
