import { expect } from 'chai';
import type { Job } from '../../../core/index.js';
import { aJob, aJobReading, aTenantId, anOutbox, at, NO_OUTBOX, someWork } from '../builders/index.js';
import { outcomes, refused } from './refused.js';
import { describeRecordLists, type RecordFields } from './record-lists.js';
import { durable, itOverRestarts, freshStore, type StoreFactory } from './store-under-test.js';

export function describeJobRepository(name: string, factory: StoreFactory): void {
  describe(`${name}: job repository`, () => {
    const store = freshStore(factory);
    const tenantId = aTenantId();
    const insert = async (job: Job, tenant = tenantId) => {
      await store().jobs.insert(tenant, { job, outbox: NO_OUTBOX });
      return job;
    };
    const update = (job: Job, fields: Partial<Job>, outbox = NO_OUTBOX) =>
      store().jobs.update(tenantId, {
        job: { ...job, version: job.version + 1, ...fields },
        expectedVersion: job.version,
        outbox,
      });
    const eventsOf = async (tenant = tenantId) =>
      (await store().events.list(tenant, { types: [], order: 'asc', limit: 100 })).data.map(({ id }) => id);

    it('gives a record back whole, and the same object for the same version', async () => {
      const job = await insert(
        aJob({ externalId: 'x', requirements: { skills: [{ name: 'Knots', importance: 'required' }] } }),
      );
      const first = await store().jobs.get(tenantId, job.id);
      expect(first).to.deep.equal(job);
      expect(await store().jobs.get(tenantId, job.id)).to.equal(first);
      expect(await store().jobs.get(tenantId, aJob().id)).to.equal(undefined);
    });

    it('shows and changes nothing of another tenant', async () => {
      const other = aTenantId();
      const job = await insert(aJob({ externalId: 'x', status: 'published' }));
      expect(await store().jobs.get(other, job.id)).to.equal(undefined);
      expect(await store().jobs.listPublished(other, { limit: 5 })).to.deep.equal([]);
      const input = { job: { ...job, version: 2 }, expectedVersion: 1, outbox: anOutbox() };
      await refused(store().jobs.update(other, input), 'record.version_conflict');
      expect(await eventsOf(other)).to.deep.equal([]);
      await insert(aJob({ externalId: 'x' }), other);
      expect(await store().jobs.get(tenantId, job.id)).to.deep.equal(job);
    });

    it('lets one of two writers of the same version win, with its events and work', async () => {
      const job = await insert(aJob());
      const writes = ['a', 'b'].map((title) =>
        update(job, { title }, anOutbox({ work: [someWork({ kind: 'job_expiry' })] })),
      );
      expect(await outcomes(writes)).to.deep.equal({ done: 1, codes: ['record.version_conflict'] });
      expect(await store().jobs.get(tenantId, job.id)).to.have.property('version', 2);
      expect(await eventsOf()).to.have.length(1);
      const depth = await store().work.depth({ kind: 'job_expiry', now: new Date(at(1)) });
      expect(depth).to.have.property('waiting', 1);
    });

    it('gives an external id to one of two that ask for it at once', async () => {
      const both = [aJob({ externalId: 'x' }), aJob({ externalId: 'x' })];
      const writes = both.map((job) => store().jobs.insert(tenantId, { job, outbox: anOutbox() }));
      expect(await outcomes(writes)).to.deep.equal({ done: 1, codes: ['record.external_id_taken'] });
      expect(await eventsOf()).to.have.length(1);
    });

    it('says who has an external id, and frees one that is given up', async () => {
      const holder = await insert(aJob({ externalId: 'x' }));
      const input = { job: aJob({ externalId: 'x' }), outbox: anOutbox() };
      const refusal = await refused(store().jobs.insert(tenantId, input), 'record.external_id_taken');
      expect(refusal.details).to.deep.equal({ id: holder.id });
      expect(await eventsOf()).to.deep.equal([]);
      await update(holder, { externalId: 'y' });
      await store().jobs.insert(tenantId, input);
    });

    it('refuses an id that is in use', async () => {
      const job = await insert(aJob());
      const again = { job: aJob({ id: job.id }), outbox: anOutbox() };
      await refused(store().jobs.insert(tenantId, again), 'record.version_conflict');
      expect(await eventsOf()).to.deep.equal([]);
    });

    it('deletes a job with its events, and keeps its id from being used again', async () => {
      const job = await insert(aJob({ externalId: 'x', tags: ['harbour'], skillIds: ['knots'] }));
      const remove = (expectedVersion: number, tenant = tenantId) =>
        store().jobs.delete(tenant, { id: job.id, expectedVersion, deletedAt: at(9), outbox: anOutbox() });
      await refused(remove(2), 'record.version_conflict');
      await refused(remove(1, aTenantId()), 'record.not_found');
      expect(await eventsOf()).to.deep.equal([]);
      await remove(1);
      expect(await eventsOf()).to.have.length(1);
      expect(await store().jobs.get(tenantId, job.id)).to.equal(undefined);
      for (const filter of [{}, { externalId: 'x' }, { tag: 'harbour' }, { skillId: 'knots' }, { status: 'draft' }]) {
        const page = await store().jobs.list(tenantId, { filter, sort: '-createdAt', limit: 5 });
        expect(page, JSON.stringify(filter)).to.deep.equal({ data: [], next: null });
      }
      await refused(remove(1), 'record.not_found');
      await refused(store().jobs.insert(tenantId, { job, outbox: anOutbox() }), 'record.version_conflict');
      await insert(aJob({ externalId: 'x' }));
    });

    it('lets a change or a deletion of the same version win', async () => {
      const job = await insert(aJob());
      const writes = [
        update(job, { title: 'Renamed' }, anOutbox()),
        store().jobs.delete(tenantId, { id: job.id, expectedVersion: 1, deletedAt: at(9), outbox: anOutbox() }),
      ];
      const { done, codes } = await outcomes(writes);
      expect([done, codes.length]).to.deep.equal([1, 1]);
      expect(['record.version_conflict', 'record.not_found']).to.include(codes[0]);
      expect(await eventsOf()).to.have.length(1);
    });

    it('takes the answers kept for repeated requests that show a job which is deleted', async () => {
      const job = await insert(aJob());
      const { idempotency, jobs } = store();
      const request = { key: 'k', fingerprint: 'f', commandId: 'c', now: new Date(at(0)), leaseMs: 1000, keepMs: 9000 };
      const late = { ...request, key: 'late' };
      const claim = async (asked: typeof request) => (await idempotency.claim(tenantId, asked)) as { token: string };
      const answer = { status: 201, body: '{}', headers: {}, resourceId: job.id };
      const [first, second] = [await claim(request), await claim(late)];
      await idempotency.complete(tenantId, { key: request.key, token: first.token, answer });
      await jobs.delete(tenantId, { id: job.id, expectedVersion: 1, deletedAt: at(9), outbox: NO_OUTBOX });
      await idempotency.complete(tenantId, { key: late.key, token: second.token, answer });
      expect(await idempotency.claim(tenantId, request)).to.deep.equal({ kind: 'erased' });
      expect(await idempotency.claim(tenantId, late)).to.deep.equal({ kind: 'erased' });
    });

    it('lists the published jobs in order of id, in slices', async () => {
      const jobs: Job[] = [];
      for (let n = 0; n < 6; n += 1) jobs.push(await insert(aJob({ status: n % 2 ? 'published' : 'draft' })));
      const published = jobs.filter(({ status }) => status === 'published');
      const listed = async (input: { afterId?: string; limit: number }) =>
        (await store().jobs.listPublished(tenantId, input)).map(({ id }) => id);
      expect(await listed({ limit: 2 })).to.deep.equal([published[0]!.id, published[1]!.id]);
      expect(await listed({ afterId: published[1]!.id, limit: 2 })).to.deep.equal([published[2]!.id]);
      expect(await listed({ afterId: published[2]!.id, limit: 2 })).to.deep.equal([]);
      await update(published[0]!, { status: 'closed' });
      await update(jobs[5]!, { title: 'Renamed' });
      await update(jobs[0]!, { status: 'published' });
      expect(await listed({ limit: 9 })).to.deep.equal([jobs[0]!.id, published[1]!.id, published[2]!.id]);
      const [, , last] = await store().jobs.listPublished(tenantId, { limit: 9 });
      expect(last).to.have.property('title', 'Renamed');
    });

    it('keeps the reading of a text with the job, and shows it in no list', async () => {
      const reading = aJobReading({ fingerprints: [1, 4294967295] });
      const job = await insert(aJob({ reading, status: 'published' }));
      expect(await store().jobs.get(tenantId, job.id)).to.deep.equal(job);
      expect(await store().jobs.listPublished(tenantId, { limit: 5 })).to.deep.equal([job]);
      const unread = await insert(aJob());
      expect(await store().jobs.get(tenantId, unread.id)).to.have.property('reading', null);
      await update(job, { title: 'Renamed' });
      expect((await store().jobs.get(tenantId, job.id))?.reading).to.deep.equal(reading);
    });

    it('replaces the reading of a version, and the skills that the job is found by, without a new version or an event', async () => {
      const job = await insert(aJob({ status: 'published', skillIds: ['kafka'] }));
      const found = async (skillId: string) =>
        (await store().jobs.list(tenantId, { filter: { skillId }, sort: '-createdAt', limit: 5 })).data.map(
          ({ id }) => id,
        );
      expect([await found('kafka'), await found('react')]).to.deep.equal([[job.id], []]);
      const reading = aJobReading();
      const read = { id: job.id, version: 1, reading, skillIds: ['react'] };
      await store().jobs.putReading(tenantId, read);
      const expected = { ...job, reading, skillIds: ['react'] };
      expect(await store().jobs.get(tenantId, job.id)).to.deep.equal(expected);
      expect(await store().jobs.listPublished(tenantId, { limit: 5 })).to.deep.equal([expected]);
      expect([await found('kafka'), await found('react')]).to.deep.equal([[], [job.id]]);
      expect(await eventsOf()).to.deep.equal([]);
      await update(expected, { title: 'Renamed' });
    });

    it('leaves a job alone whose version is another than the one that was read', async () => {
      const job = await insert(aJob());
      await update(job, { title: 'Renamed' });
      const read = { id: job.id, version: 1, reading: aJobReading(), skillIds: ['react'] };
      await store().jobs.putReading(tenantId, read);
      await store().jobs.putReading(aTenantId(), { ...read, version: 2 });
      await store().jobs.putReading(tenantId, { ...read, id: aJob().id });
      expect(await store().jobs.get(tenantId, job.id)).to.deep.include({
        version: 2,
        title: 'Renamed',
        reading: null,
        skillIds: [],
      });
    });

    itOverRestarts(factory, 'keeps records over a restart', async () => {
      const { reopen } = durable(store());
      const job = await insert(aJob({ externalId: 'x', status: 'published', reading: aJobReading() }));
      const again = await reopen();
      expect(await again.jobs.get(tenantId, job.id)).to.deep.equal(job);
      expect(await again.jobs.listPublished(tenantId, { limit: 5 })).to.deep.equal([job]);
      await again.close();
    });
  });

  describe(`${name}: lists of jobs`, () => {
    const fieldsOf = (fields: RecordFields) => fields as Partial<Job>;
    describeRecordLists(factory, {
      kind: 'job',
      statuses: ['draft', 'published'],
      insert: async (store, tenantId, fields) => {
        const job = aJob(fieldsOf(fields));
        await store.jobs.insert(tenantId, { job, outbox: NO_OUTBOX });
        return job.id;
      },
      change: async (store, tenantId, id, fields) => {
        const before = (await store.jobs.get(tenantId, id))!;
        const job = { ...before, ...fieldsOf(fields), version: before.version + 1 };
        await store.jobs.update(tenantId, { job, expectedVersion: before.version, outbox: NO_OUTBOX });
      },
      list: (store, tenantId, query) => store.jobs.list(tenantId, query),
    });
  });
}
