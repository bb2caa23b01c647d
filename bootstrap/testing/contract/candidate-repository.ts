import { expect } from 'chai';
import type { Candidate } from '../../../core/index.js';
import { queuedEnrichment } from '../../../core/spi.js';
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
import {
  candidatesUnderTest,
  nextVersion,
  durable,
  freshStore,
  itOverRestarts,
  type StoreFactory,
} from './store-under-test.js';

export function describeCandidateRepository(name: string, factory: StoreFactory): void {
  describe(`${name}: candidate repository`, () => {
    const store = freshStore(factory);
    const tenantId = aTenantId();
    const { insert } = candidatesUnderTest(store, tenantId);
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
      const update = { candidate: nextVersion(candidate), expectedVersion: 1, outbox: anOutbox() };
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
          candidate: nextVersion(candidate, { tags: [tag] }),
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
      const stale = { candidate: nextVersion(holder), expectedVersion: 4, outbox: outbox() };
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
      const refusal = await refused(move(nextVersion(second, { externalId: 'x' })), 'record.external_id_taken');
      expect(refusal.details).to.deep.equal({ id: first.id });
      await move(nextVersion(first, { externalId: null }));
      await move(nextVersion(second, { externalId: 'x' }));
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
      const changed = nextVersion(candidate, { features: someFeatures(['rowing']), tags: ['b'] });
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
      const done = nextVersion(candidate, { enrichment: { ...enrichment, status: 'succeeded' } });
      await candidates.update(tenantId, { candidate: done, expectedVersion: 1, outbox: NO_OUTBOX });
      await candidates.noteEnrichmentRunning(tenantId, { id: candidate.id, enrichmentId: 'enr_1', attempt: 3 });
      expect(await candidates.get(tenantId, candidate.id)).to.deep.equal(done);
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
}
