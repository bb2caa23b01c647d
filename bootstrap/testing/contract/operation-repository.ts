import { expect } from 'chai';
import type { Operation } from '../../../core/index.js';
import { aFailure, anEvent, anOperation, anOutbox, aTenantId, at, NO_OUTBOX, someWork } from '../builders/index.js';
import { outcomes, refused } from './refused.js';
import { durable, freshStore, itOverRestarts, type StoreFactory } from './store-under-test.js';

export function describeOperationRepository(name: string, factory: StoreFactory): void {
  describe(`${name}: operation repository`, () => {
    const store = freshStore(factory);
    const tenantId = aTenantId();
    const insert = async (operation: Operation, tenant = tenantId) => {
      await store().operations.insert(tenant, { operation, outbox: NO_OUTBOX });
      return operation;
    };
    const advance = (operation: Operation, fields: Partial<Operation> = {}) => ({
      operation: { ...operation, status: 'running' as const, version: operation.version + 1, ...fields },
      expectedVersion: operation.version,
    });
    const eventCount = async () =>
      (await store().events.list(tenantId, { types: [], order: 'asc', limit: 100 })).data.length;

    it('stores an operation with the work that runs it', async () => {
      const operation = anOperation();
      const work = [someWork({ kind: 'operation', id: operation.id, payload: { operationId: operation.id } })];
      await store().operations.insert(tenantId, { operation, outbox: { events: [], work } });
      expect(await store().operations.get(tenantId, operation.id)).to.deep.equal(operation);
      const [leased] = await store().work.lease({
        ...{ kind: 'operation', limit: 9, leaseMs: 60_000 },
        now: new Date(at(9)),
      });
      expect(leased?.payload).to.deep.equal({ operationId: operation.id });
    });

    it('refuses an id that is in use', async () => {
      const operation = await insert(anOperation());
      const again = store().operations.insert(tenantId, { operation, outbox: anOutbox() });
      await refused(again, 'record.version_conflict');
      expect(await eventCount()).to.equal(0);
    });

    it('shows and changes nothing of another tenant', async () => {
      const other = aTenantId();
      const operation = await insert(anOperation());
      const { operations } = store();
      expect(await operations.get(other, operation.id)).to.equal(undefined);
      expect((await operations.list(other, { limit: 5 })).data).to.deep.equal([]);
      const failed = { ...advance(operation), failures: [aFailure(1)], outbox: anOutbox() };
      await refused(operations.update(other, failed), 'record.version_conflict');
      await operations.update(tenantId, failed);
      const failures = await operations.listFailures(other, { operationId: operation.id, limit: 5 });
      expect(failures).to.deep.equal({ data: [], next: null });
    });

    it('writes a version with its failures and its event', async () => {
      const operation = await insert(anOperation());
      const next = advance(operation, { failed: 1, finishedAt: at(5) });
      await store().operations.update(tenantId, { ...next, failures: [aFailure(2)], outbox: anOutbox() });
      expect(await store().operations.get(tenantId, operation.id)).to.deep.equal(next.operation);
      const page = await store().operations.listFailures(tenantId, { operationId: operation.id, limit: 5 });
      expect(page).to.deep.equal({ data: [aFailure(2)], next: null });
      expect(await eventCount()).to.equal(1);
    });

    it('lets one of two writers of the same version win', async () => {
      const operation = await insert(anOperation());
      const write = (failed: number) =>
        store().operations.update(tenantId, {
          ...advance(operation, { failed }),
          failures: [],
          outbox: { events: [anEvent()] },
        });
      expect(await outcomes([write(1), write(2)])).to.deep.equal({ done: 1, codes: ['record.version_conflict'] });
      expect(await eventCount()).to.equal(1);
    });

    it('keeps the first failure of a key', async () => {
      const operation = await insert(anOperation());
      const next = advance(operation);
      await store().operations.update(tenantId, { ...next, failures: [aFailure(1)], outbox: NO_OUTBOX });
      const again = [aFailure(1, { code: 'internal_error' }), aFailure(2)];
      await store().operations.update(tenantId, { ...advance(next.operation), failures: again, outbox: NO_OUTBOX });
      const page = await store().operations.listFailures(tenantId, { operationId: operation.id, limit: 5 });
      expect(page.data).to.deep.equal([aFailure(1), aFailure(2)]);
    });

    it('lists operations newest first, and failures in their order, page by page', async () => {
      const ids: string[] = [];
      for (let n = 0; n < 5; n += 1) ids.unshift((await insert(anOperation({ createdAt: at(n >> 1) }))).id);
      const first = await store().operations.list(tenantId, { limit: 3 });
      const second = await store().operations.list(tenantId, { limit: 3, after: first.next! });
      expect([...first.data, ...second.data].map(({ id }) => id)).to.deep.equal(ids);
      expect(second.next).to.equal(null);

      const operation = await insert(anOperation());
      const failures = [12, 3, 100, 7].map((line) => aFailure(line));
      await store().operations.update(tenantId, { ...advance(operation), failures, outbox: NO_OUTBOX });
      const query = { operationId: operation.id, limit: 3 };
      const early = await store().operations.listFailures(tenantId, query);
      const late = await store().operations.listFailures(tenantId, { ...query, after: early.next! });
      expect([...early.data, ...late.data].map(({ line }) => line)).to.deep.equal([3, 7, 12, 100]);
      expect(late.next).to.equal(null);
    });

    it('purges those that finished long ago, of all tenants, with their failures', async () => {
      const ended = { status: 'partial', finishedAt: at(1) } as const;
      const old = await insert(anOperation(ended));
      const stranger = await insert(anOperation(ended), aTenantId());
      const running = await insert(anOperation());
      const recent = await insert(anOperation({ ...ended, finishedAt: at(9) }));
      const failed = { ...advance(old, ended), failures: [aFailure(1)], outbox: NO_OUTBOX };
      await store().operations.update(tenantId, failed);
      expect(await store().operations.purge(at(5))).to.equal(2);
      const left = await Promise.all([old, running, recent].map(({ id }) => store().operations.get(tenantId, id)));
      expect(left.map((operation) => operation?.id)).to.deep.equal([undefined, running.id, recent.id]);
      const page = await store().operations.listFailures(tenantId, { operationId: old.id, limit: 5 });
      expect(page.data).to.deep.equal([]);
      expect(stranger.id).not.to.equal(old.id);
    });

    itOverRestarts(factory, 'keeps operations and their failures over a restart', async () => {
      const { reopen } = durable(store());
      const operation = await insert(anOperation());
      const next = advance(operation);
      await store().operations.update(tenantId, { ...next, failures: [aFailure(1)], outbox: NO_OUTBOX });
      const again = await reopen();
      expect(await again.operations.get(tenantId, operation.id)).to.deep.equal(next.operation);
      const page = await again.operations.listFailures(tenantId, { operationId: operation.id, limit: 5 });
      expect(page.data).to.deep.equal([aFailure(1)]);
      await again.close();
    });
  });
}
