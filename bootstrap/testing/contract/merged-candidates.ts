import { expect } from 'chai';
import type { Candidate } from '../../../core/index.js';
import { aCandidate, aResume, aTenantId, anOutbox, at, NO_OUTBOX, someFeatures } from '../builders/index.js';
import { refused } from './refused.js';
import { nextVersion, freshStore, type StoreFactory } from './store-under-test.js';

export function describeMergedCandidates(name: string, factory: StoreFactory): void {
  describe(`${name}: a candidate that is merged into another`, () => {
    const store = freshStore(factory);
    const tenantId = aTenantId();
    let candidate: Candidate;
    let merged: Candidate;
    const filters = [
      {},
      { email: 'ada@example.com' },
      { words: ['morrow'] },
      { tag: 'harbour' },
      { skillId: 'rowing' },
      { externalId: 'ats-9' },
      { status: 'active' },
    ];
    const found = async (): Promise<string[]> => {
      const pages = await Promise.all(
        filters.flatMap((filter) =>
          (['-createdAt', 'updatedAt'] as const).map((sort) =>
            store().candidates.list(tenantId, { filter, sort, limit: 5 }),
          ),
        ),
      );
      const keys = ['email:ada@example.com'];
      const shared = await store().candidates.findByIdentityKeys(tenantId, { keys, exceptId: '' });
      const scanned = await store().candidates.scan({ tenantId, limit: 5 });
      return [
        ...pages.flatMap(({ data }) => data.map(({ id }) => id)),
        ...shared.map(({ candidateId }) => candidateId),
        ...scanned.map((each) => each.candidate.id),
      ];
    };
    const update = (next: Candidate): Promise<void> =>
      store().candidates.update(tenantId, { candidate: next, expectedVersion: next.version - 1, outbox: NO_OUTBOX });

    beforeEach(async () => {
      candidate = aCandidate({
        externalId: 'ats-9',
        tags: ['harbour'],
        callerLayer: { basics: { name: 'Ada Morrow', email: 'ada@example.com' } },
        resume: aResume(),
        features: someFeatures(['rowing']),
      });
      const document = { id: candidate.resume!.id, candidateId: candidate.id, storedAt: at(0) };
      await store().documents.put(tenantId, { ...document, bytes: Buffer.from('cv') });
      await store().candidates.insert(tenantId, { candidate, outbox: anOutbox() });
      expect(await found()).to.have.length(2 * filters.length + 2);
      merged = nextVersion(candidate, { merged: { into: 'cand_other', at: at(1), prefer: 'this' } });
      await update(merged);
    });

    it('is in no list, search or scan, and is no duplicate', async () => {
      expect(await found()).to.deep.equal([]);
      await store().candidates.refreshKeys({ limit: 10 });
      expect(await found(), 'after its keys were derived anew').to.deep.equal([]);
    });

    it('is not got, and is found as a merged one by its id and external id', async () => {
      const { candidates } = store();
      expect(await candidates.get(tenantId, candidate.id)).to.equal(undefined);
      expect(await candidates.findMerged(tenantId, { id: candidate.id })).to.deep.equal(merged);
      expect(await candidates.findMerged(tenantId, { externalId: 'ats-9' })).to.deep.equal(merged);
      expect(await candidates.findMerged(aTenantId(), { externalId: 'ats-9' })).to.equal(undefined);
    });

    it('keeps its external id from others, its id and its version', async () => {
      const outbox = NO_OUTBOX;
      await refused(
        store().candidates.insert(tenantId, { candidate: aCandidate({ externalId: 'ats-9' }), outbox }),
        'record.external_id_taken',
      );
      const again = { ...candidate, externalId: null };
      await refused(store().candidates.insert(tenantId, { candidate: again, outbox }), 'record.version_conflict');
      const stale = { candidate: nextVersion(candidate), expectedVersion: 1, outbox };
      await refused(store().candidates.update(tenantId, stale), 'record.version_conflict');
    });

    it('keeps its file', async () => {
      await store().documents.sweepOrphans(at(99));
      expect(await store().documents.get(tenantId, candidate.resume!.id)).not.to.equal(undefined);
    });

    it('is found as before once it is restored', async () => {
      const { merged: _merged, ...rest } = merged;
      const restored = nextVersion(rest);
      await update(restored);
      expect(await store().candidates.get(tenantId, candidate.id)).to.deep.equal(restored);
      expect(await store().candidates.findMerged(tenantId, { id: candidate.id })).to.equal(undefined);
      expect(await store().candidates.findMerged(tenantId, { externalId: 'ats-9' })).to.equal(undefined);
      expect(await found()).to.have.length(2 * filters.length + 2);
    });

    it('is erased as any other', async () => {
      const erasure = { id: candidate.id, expectedVersion: 2, deletedAt: at(99), outbox: NO_OUTBOX };
      await store().candidates.erase(tenantId, erasure);
      expect(await store().candidates.findMerged(tenantId, { id: candidate.id })).to.equal(undefined);
      expect(await store().documents.get(tenantId, candidate.resume!.id)).to.equal(undefined);
      await store().candidates.insert(tenantId, { candidate: aCandidate({ externalId: 'ats-9' }), outbox: NO_OUTBOX });
    });
  });

  describe(`${name}: files that a candidate keeps beside its resume`, () => {
    const store = freshStore(factory);

    it('are not swept as long as the candidate names them', async () => {
      const tenantId = aTenantId();
      const [older, newer] = [aResume(), aResume()];
      const candidate = aCandidate({ resume: newer, keptDocuments: [older.id] });
      for (const { id } of [older, newer]) {
        const document = { id, candidateId: candidate.id, storedAt: at(0), bytes: Buffer.from('cv') };
        await store().documents.put(tenantId, document);
      }
      await store().candidates.insert(tenantId, { candidate, outbox: NO_OUTBOX });
      expect(await store().documents.sweepOrphans(at(99))).to.equal(0);
      const { keptDocuments: _kept, ...rest } = candidate;
      const input = { candidate: nextVersion(rest), expectedVersion: 1, outbox: NO_OUTBOX };
      await store().candidates.update(tenantId, input);
      expect(await store().documents.sweepOrphans(at(99))).to.equal(1);
      expect(await store().documents.get(tenantId, newer.id)).not.to.equal(undefined);
    });
  });
}
