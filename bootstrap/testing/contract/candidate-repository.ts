import { expect } from 'chai';
import type { Candidate } from '../../../core/index.js';
import { CandidateKeys, queuedEnrichment } from '../../../core/spi.js';
import {
  aCandidate,
  aResume,
  aTenantId,
  anEvent,
  anOutbox,
  at,
  NO_OUTBOX,
  someFeatures,
  someWork,
} from '../builders/index.js';
import { outcomes, refused } from './refused.js';
import { describeRecordLists, type RecordFields } from './record-lists.js';
import { durable, itOverRestarts, freshStore, type StoreFactory } from './store-under-test.js';

export function describeCandidateRepository(name: string, factory: StoreFactory): void {
  describe(`${name}: candidate repository`, () => {
    const store = freshStore(factory);
    const tenantId = aTenantId();
    const insert = async (candidate: Candidate, outbox = NO_OUTBOX) => {
      await store().candidates.insert(tenantId, { candidate, outbox });
      return candidate;
    };
    const next = (candidate: Candidate, fields: Partial<Candidate> = {}): Candidate => ({
      ...candidate,
      version: candidate.version + 1,
      ...fields,
    });
    const eventsOf = async (tenant = tenantId) =>
      (await store().events.list(tenant, { types: [], order: 'asc', limit: 100 })).data.map(({ id }) => id);

    it('gives a record back whole', async () => {
      const candidate = await insert(
        aCandidate({
          externalId: 'ats-7',
          resumeLayerFrom: 'doc_1',
          resumeLayer: { work: [{ name: 'Example Ltd', position: 'Cook', startDate: '2020-02' }] },
          customFields: { nested: { list: [1, null, 'ö'] } },
          resume: aResume(),
          features: someFeatures(['cooking']),
        }),
      );
      expect(await store().candidates.get(tenantId, candidate.id)).to.deep.equal(candidate);
    });

    it('gives the same object for the same version', async () => {
      const { id } = await insert(aCandidate());
      const first = await store().candidates.get(tenantId, id);
      expect(await store().candidates.get(tenantId, id)).to.equal(first);
    });

    it('knows nothing of an id that was never inserted', async () => {
      expect(await store().candidates.get(tenantId, aCandidate().id)).to.equal(undefined);
    });

    it('shows and changes nothing of another tenant', async () => {
      const other = aTenantId();
      const candidate = await insert(aCandidate({ externalId: 'x' }));
      const { candidates } = store();
      expect(await candidates.get(other, candidate.id)).to.equal(undefined);
      const update = { candidate: next(candidate), expectedVersion: 1, outbox: anOutbox() };
      await refused(candidates.update(other, update), 'record.version_conflict');
      const erasure = { id: candidate.id, expectedVersion: 1, deletedAt: at(9), outbox: anOutbox() };
      await refused(candidates.erase(other, erasure), 'record.not_found');
      await candidates.noteEnrichmentRunning(other, { id: candidate.id, enrichmentId: 'enr_1', attempt: 1 });
      expect(await candidates.get(tenantId, candidate.id)).to.deep.equal(candidate);
      expect(await eventsOf(other)).to.deep.equal([]);
    });

    it('refuses an id that is in use', async () => {
      const candidate = await insert(aCandidate());
      const again = { candidate: aCandidate({ id: candidate.id }), outbox: anOutbox() };
      await refused(store().candidates.insert(tenantId, again), 'record.version_conflict');
      expect(await store().candidates.get(tenantId, candidate.id)).to.deep.equal(candidate);
      expect(await eventsOf()).to.deep.equal([]);
    });

    it('lets one of two writers of the same version win', async () => {
      const candidate = await insert(aCandidate());
      const writes = ['a', 'b'].map((tag) =>
        store().candidates.update(tenantId, {
          candidate: next(candidate, { tags: [tag] }),
          expectedVersion: 1,
          outbox: anOutbox({ work: [someWork()] }),
        }),
      );
      expect(await outcomes(writes)).to.deep.equal({ done: 1, codes: ['record.version_conflict'] });
      expect(await store().candidates.get(tenantId, candidate.id)).to.have.property('version', 2);
      expect(await eventsOf()).to.have.length(1);
      const depth = await store().work.depth({ kind: 'enrichment', now: new Date(at(1)) });
      expect(depth).to.have.property('waiting', 1);
    });

    it('leaves neither events nor work of a write that it refuses', async () => {
      const holder = await insert(aCandidate({ externalId: 'taken' }));
      const outbox = () => anOutbox({ work: [someWork()] });
      const second = { candidate: aCandidate({ externalId: 'taken' }), outbox: outbox() };
      const refusal = await refused(store().candidates.insert(tenantId, second), 'record.external_id_taken');
      expect(refusal.details).to.deep.equal({ id: holder.id });
      const stale = { candidate: next(holder), expectedVersion: 4, outbox: outbox() };
      await refused(store().candidates.update(tenantId, stale), 'record.version_conflict');
      const erasure = { id: holder.id, expectedVersion: 4, deletedAt: at(9), outbox: outbox() };
      await refused(store().candidates.erase(tenantId, erasure), 'record.version_conflict');
      expect(await eventsOf()).to.deep.equal([]);
      expect(await store().work.nextRunAt('enrichment')).to.equal(null);
      expect(await store().candidates.get(tenantId, second.candidate.id)).to.equal(undefined);
    });

    it('stores the events and the work of a write with it', async () => {
      const events = [anEvent(), anEvent()];
      const work = someWork();
      await insert(aCandidate(), { events, work: [work] });
      expect(await eventsOf()).to.deep.equal(events.map(({ id }) => id));
      const leased = await store().work.lease({ kind: 'enrichment', limit: 9, leaseMs: 60_000, now: new Date(at(1)) });
      expect(leased.map(({ id, payload }) => ({ id, payload }))).to.deep.equal([
        { id: work.id, payload: work.payload },
      ]);
    });

    it('gives an external id to one of two that ask for it at once', async () => {
      const both = [aCandidate({ externalId: 'x' }), aCandidate({ externalId: 'x' })];
      const writes = both.map((candidate) => store().candidates.insert(tenantId, { candidate, outbox: anOutbox() }));
      expect(await outcomes(writes)).to.deep.equal({ done: 1, codes: ['record.external_id_taken'] });
      expect(await eventsOf()).to.have.length(1);
    });

    it('keeps external ids apart by tenant and frees one that is given up or erased', async () => {
      const first = await insert(aCandidate({ externalId: 'x' }));
      const elsewhere = { candidate: aCandidate({ externalId: 'x' }), outbox: NO_OUTBOX };
      await store().candidates.insert(aTenantId(), elsewhere);
      const second = await insert(aCandidate({ externalId: 'y' }));
      const move = (candidate: Candidate) =>
        store().candidates.update(tenantId, { candidate, expectedVersion: candidate.version - 1, outbox: NO_OUTBOX });
      const refusal = await refused(move(next(second, { externalId: 'x' })), 'record.external_id_taken');
      expect(refusal.details).to.deep.equal({ id: first.id });
      await move(next(first, { externalId: null }));
      await move(next(second, { externalId: 'x' }));
      await insert(aCandidate({ externalId: 'y' }));
      await store().candidates.erase(tenantId, {
        id: second.id,
        expectedVersion: 2,
        deletedAt: at(9),
        outbox: NO_OUTBOX,
      });
      await insert(aCandidate({ externalId: 'x' }));
    });

    it('replaces a record with its intelligence and features', async () => {
      const candidate = await insert(aCandidate());
      const changed = next(candidate, { features: someFeatures(['rowing']), tags: ['b'] });
      await store().candidates.update(tenantId, { candidate: changed, expectedVersion: 1, outbox: NO_OUTBOX });
      expect(await store().candidates.get(tenantId, candidate.id)).to.deep.equal(changed);
    });

    it('shows a running enrichment only while it is the one named, and makes no new version of it', async () => {
      const enrichment = queuedEnrichment('enr_1', at(0));
      const candidate = await insert(aCandidate({ enrichment }));
      const { candidates } = store();
      await candidates.noteEnrichmentRunning(tenantId, { id: candidate.id, enrichmentId: 'enr_0', attempt: 1 });
      expect(await candidates.get(tenantId, candidate.id)).to.deep.equal(candidate);
      await candidates.noteEnrichmentRunning(tenantId, { id: candidate.id, enrichmentId: 'enr_1', attempt: 2 });
      const running = { ...candidate, enrichment: { ...enrichment, status: 'running', attempt: 2 } };
      expect(await candidates.get(tenantId, candidate.id)).to.deep.equal(running);
      const done = next(candidate, { enrichment: { ...enrichment, status: 'succeeded' } });
      await candidates.update(tenantId, { candidate: done, expectedVersion: 1, outbox: NO_OUTBOX });
      await candidates.noteEnrichmentRunning(tenantId, { id: candidate.id, enrichmentId: 'enr_1', attempt: 3 });
      expect(await candidates.get(tenantId, candidate.id)).to.deep.equal(done);
    });

    it('finds a candidate by e-mail address as a whole', async () => {
      const email = (address: string) => ({ callerLayer: { basics: { email: address } } });
      const a = await insert(aCandidate(email('Nora.Quist@Example.com')));
      await insert(aCandidate(email('quist@example.com')));
      const list = (filter: object) => store().candidates.list(tenantId, { filter, sort: 'createdAt', limit: 9 });
      const found = await list({ email: new CandidateKeys(a).email! });
      expect(found.data.map(({ id }) => id)).to.deep.equal([a.id]);
      expect((await list({ email: 'example.com' })).data).to.deep.equal([]);
      expect((await list({ email: new CandidateKeys(a).email!, externalId: 'none' })).data).to.deep.equal([]);
    });

    it('finds others with a shared contact key, with the keys shared', async () => {
      const person = (email: string, phone: string) => ({ callerLayer: { basics: { email, phone } } });
      const a = await insert(aCandidate(person('a@example.com', '+49 30 1234567')));
      const b = await insert(aCandidate(person('a@example.com', '030 1234567')));
      const c = await insert(aCandidate(person('c@example.com', '030 7654321')));
      await store().candidates.insert(aTenantId(), { candidate: aCandidate(a), outbox: NO_OUTBOX });
      const find = (...keys: string[]) => store().candidates.findByIdentityKeys(tenantId, { keys, exceptId: a.id });
      expect(await find('email:a@example.com', 'email:c@example.com')).to.have.deep.members([
        { candidateId: b.id, keys: ['email:a@example.com'] },
        { candidateId: c.id, keys: ['email:c@example.com'] },
      ]);
      const changed = next(b, person('new@example.com', '030 1234567'));
      await store().candidates.update(tenantId, { candidate: changed, expectedVersion: 1, outbox: NO_OUTBOX });
      expect(await find('email:a@example.com')).to.deep.equal([]);
      expect(await find('email:new@example.com')).to.deep.equal([
        { candidateId: b.id, keys: ['email:new@example.com'] },
      ]);
      expect(await find()).to.deep.equal([]);
    });

    it('finds others by their name joined to a fact, those that share most first, and forgets what a change takes away', async () => {
      const person = (name: string, ...employers: string[]) => ({
        callerLayer: { basics: { name }, work: employers.map((employer) => ({ name: employer })) },
      });
      const a = await insert(aCandidate(person('Nóra Quist', 'Ostwind Labs GmbH', 'Tarp & Sons')));
      const less = await insert(aCandidate(person('N. Quist', 'Ostwind Labs')));
      const more = await insert(aCandidate(person('Quist, Nora', 'Tarp and Sons', 'Tarp & Sons', 'Ostwind Labs')));
      await insert(aCandidate(person('Nora Quist', 'Elsewhere Ltd')));
      await insert(aCandidate(person('Berit Quist', 'Ostwind Labs')));
      await store().candidates.insert(aTenantId(), { candidate: aCandidate(a), outbox: NO_OUTBOX });
      const find = () =>
        store().candidates.findByIdentityKeys(tenantId, { keys: new CandidateKeys(a).identityKeys, exceptId: a.id });
      expect((await find()).map(({ candidateId }) => candidateId)).to.deep.equal([more.id, less.id]);
      const changed = next(more, { callerLayer: { basics: { name: 'Nora Quist' } } });
      await store().candidates.update(tenantId, { candidate: changed, expectedVersion: 1, outbox: NO_OUTBOX });
      expect((await find()).map(({ candidateId }) => candidateId)).to.deep.equal([less.id]);
      await store().candidates.erase(tenantId, {
        id: less.id,
        expectedVersion: 1,
        deletedAt: at(9),
        outbox: NO_OUTBOX,
      });
      expect(await find()).to.deep.equal([]);
    });

    it('names at most twenty that share a contact key', async () => {
      const callerLayer = { basics: { email: 'office@example.com' } };
      for (let n = 0; n < 22; n += 1) await insert(aCandidate({ callerLayer }));
      const keys = ['email:office@example.com'];
      expect(await store().candidates.findByIdentityKeys(tenantId, { keys, exceptId: '' })).to.have.length(20);
    });

    it('finds by a key whoever has it at that moment, however often it was asked before', async () => {
      const callerLayer = { basics: { email: 'office@example.com' } };
      const find = async () => {
        const keys = ['email:office@example.com'];
        const found = await store().candidates.findByIdentityKeys(tenantId, { keys, exceptId: 'cand_0' });
        return found.map(({ candidateId }) => candidateId);
      };
      expect(await find()).to.deep.equal([]);
      const one = await insert(aCandidate({ callerLayer }));
      expect(await find()).to.deep.equal([one.id]);
      const other = await insert(aCandidate({ callerLayer }));
      expect(await find()).to.have.members([one.id, other.id]);
      await store().candidates.erase(tenantId, {
        ...{ id: one.id, expectedVersion: 1, deletedAt: at(9), outbox: NO_OUTBOX },
      });
      expect(await find()).to.deep.equal([other.id]);
    });

    it('scans all candidates of all tenants in slices, in order of tenant and id', async () => {
      const tenants = [aTenantId(), aTenantId()].reverse();
      const wanted: string[] = [];
      for (const tenant of tenants) {
        for (let n = 0; n < 3; n += 1) {
          const candidate = aCandidate();
          await store().candidates.insert(tenant, { candidate, outbox: NO_OUTBOX });
          wanted.push(`${tenant}/${candidate.id}`);
        }
      }
      const seen: string[] = [];
      for (let after: { tenantId: string; id: string } | undefined; ;) {
        const slice = await store().candidates.scan({ ...(after && { after }), limit: 2 });
        seen.push(...slice.map((row) => `${row.tenantId}/${row.candidate.id}`));
        const last = slice.at(-1);
        if (!last) break;
        after = { tenantId: last.tenantId, id: last.candidate.id };
      }
      expect(seen).to.deep.equal(wanted.sort());
    });

    it('scans the candidates of one tenant alone', async () => {
      const wanted: string[] = [];
      const [before = '', tenant = '', behind = ''] = [aTenantId(), aTenantId(), aTenantId()].sort();
      for (const each of [before, tenant, behind, `${tenant}0`]) {
        for (let n = 0; n < 3; n += 1) {
          const candidate = aCandidate();
          await store().candidates.insert(each, { candidate, outbox: NO_OUTBOX });
          if (each === tenant) wanted.push(candidate.id);
        }
      }
      const idsOf = (slice: { candidate: { id: string } }[]): string[] => slice.map(({ candidate }) => candidate.id);
      const first = idsOf(await store().candidates.scan({ tenantId: tenant, limit: 2 }));
      const after = { tenantId: tenant, id: first[1] ?? '' };
      const rest = idsOf(await store().candidates.scan({ tenantId: tenant, after, limit: 9 }));
      expect([...first, ...rest]).to.deep.equal(wanted.sort());
      expect(await store().candidates.scan({ tenantId: aTenantId(), limit: 9 })).to.deep.equal([]);
    });

    itOverRestarts(factory, 'keeps records, keys and tombstones over a restart', async () => {
      const { reopen } = durable(store());
      const candidate = await insert(aCandidate({ externalId: 'x', features: someFeatures(['rowing']) }), anOutbox());
      const erased = await insert(aCandidate());
      await store().candidates.erase(tenantId, {
        id: erased.id,
        expectedVersion: 1,
        deletedAt: at(9),
        outbox: NO_OUTBOX,
      });
      const again = await reopen();
      expect(await again.candidates.get(tenantId, candidate.id)).to.deep.equal(candidate);
      const page = await again.candidates.list(tenantId, {
        filter: { skillId: 'rowing' },
        sort: 'createdAt',
        limit: 5,
      });
      expect(page.data.map(({ id }) => id)).to.deep.equal([candidate.id]);
      await refused(
        again.candidates.insert(tenantId, { candidate: erased, outbox: NO_OUTBOX }),
        'record.version_conflict',
      );
      await again.close();
    });
  });

  describe(`${name}: lists of candidates`, () => {
    const fieldsOf = ({ title, skillIds, ...rest }: RecordFields) =>
      ({
        ...rest,
        ...(title !== undefined && { callerLayer: { work: [{ position: title }] } }),
        ...(skillIds && { features: someFeatures(skillIds) }),
      }) as Partial<Candidate>;
    describeRecordLists(factory, {
      kind: 'candidate',
      statuses: ['active', 'archived'],
      insert: async (store, tenantId, fields) => {
        const candidate = aCandidate(fieldsOf(fields));
        await store.candidates.insert(tenantId, { candidate, outbox: NO_OUTBOX });
        return candidate.id;
      },
      change: async (store, tenantId, id, fields) => {
        const before = (await store.candidates.get(tenantId, id))!;
        const candidate = { ...before, ...fieldsOf(fields), version: before.version + 1 };
        await store.candidates.update(tenantId, { candidate, expectedVersion: before.version, outbox: NO_OUTBOX });
      },
      list: (store, tenantId, query) => store.candidates.list(tenantId, query),
    });
  });
}
