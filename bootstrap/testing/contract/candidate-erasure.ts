import { expect } from 'chai';
import type { Candidate } from '../../../core/index.js';
import { aCandidate, aResume, aTenantId, anEvent, anOutbox, at, NO_OUTBOX, someFeatures } from '../builders/index.js';
import { aReading } from '../builders/a-reading.js';
import { outcomes, refused } from './refused.js';
import { freshStore, type StoreFactory } from './store-under-test.js';

export function describeCandidateErasure(name: string, factory: StoreFactory): void {
  describe(`${name}: erasure of a candidate`, () => {
    const store = freshStore(factory);
    const tenantId = aTenantId();
    let candidate: Candidate;
    const erase = (expectedVersion = 1, outbox = NO_OUTBOX) =>
      store().candidates.erase(tenantId, { id: candidate.id, expectedVersion, deletedAt: at(99), outbox });

    beforeEach(async () => {
      candidate = aCandidate({
        externalId: 'ats-9',
        tags: ['harbour'],
        callerLayer: { basics: { name: 'Ada Morrow', email: 'ada@example.com' } },
        resume: aResume(),
        features: someFeatures(['rowing']),
      });
      const { id } = candidate.resume!;
      await store().documents.put(tenantId, {
        id,
        candidateId: candidate.id,
        bytes: Buffer.from('cv'),
        storedAt: at(0),
      });
      await store().candidates.insert(tenantId, { candidate, outbox: anOutbox() });
      await store().documents.putReading(tenantId, { id, reading: aReading('Ada Morrow') });
    });

    it('leaves nothing to be found by', async () => {
      await erase();
      const { candidates } = store();
      expect(await candidates.get(tenantId, candidate.id)).to.equal(undefined);
      const filters = [{}, { email: 'ada@example.com' }, { words: ['morrow'] }, { tag: 'harbour' }];
      for (const filter of [...filters, { skillId: 'rowing' }, { externalId: 'ats-9' }, { status: 'active' }]) {
        const page = await candidates.list(tenantId, { filter, sort: '-updatedAt', limit: 5 });
        expect(page, JSON.stringify(filter)).to.deep.equal({ data: [], next: null });
      }
      const keys = ['email:ada@example.com'];
      expect(await candidates.findByIdentityKeys(tenantId, { keys, exceptId: '' })).to.deep.equal([]);
      expect(await candidates.scan({ limit: 5 })).to.deep.equal([]);
    });

    it('takes the file and what was read from it', async () => {
      await erase();
      const { documents } = store();
      const { id } = candidate.resume!;
      expect(await documents.get(tenantId, id)).to.equal(undefined);
      expect(await documents.getReading(tenantId, id)).to.equal(undefined);
      await documents.putReading(tenantId, { id, reading: aReading('late') });
      expect(await documents.getReading(tenantId, id), 'a reader that lags behind').to.equal(undefined);
    });

    it('takes the answers kept for repeated requests that show it', async () => {
      const request = { key: 'k', fingerprint: 'f', commandId: 'c', now: new Date(at(0)), leaseMs: 1000, keepMs: 9000 };
      const claim = await store().idempotency.claim(tenantId, request);
      if (claim.kind !== 'claimed') throw new Error(claim.kind);
      const answer = { status: 201, body: 'Ada Morrow', headers: {}, resourceId: candidate.id };
      await store().idempotency.complete(tenantId, { key: 'k', token: claim.token, answer });
      await erase();
      expect(await store().idempotency.claim(tenantId, request)).to.deep.equal({ kind: 'erased' });
    });

    it('leaves no answer of a request that ends after it', async () => {
      const { idempotency } = store();
      const request = { key: 'k', fingerprint: 'f', commandId: 'c', now: new Date(at(0)), leaseMs: 1000, keepMs: 9000 };
      const claim = await idempotency.claim(tenantId, request);
      if (claim.kind !== 'claimed') throw new Error(claim.kind);
      await erase();
      const answer = { status: 201, body: 'Ada Morrow', headers: {}, resourceId: candidate.id };
      await idempotency.complete(tenantId, { key: 'k', token: claim.token, answer });
      expect(await idempotency.claim(tenantId, request)).to.deep.equal({ kind: 'erased' });
    });

    it('leaves no answer of requests that end while it is done', async () => {
      const { idempotency } = store();
      const requests = Array.from({ length: 20 }, (_, n) => ({
        ...{
          key: `k${String(n)}`,
          fingerprint: 'f',
          commandId: 'c',
          now: new Date(at(0)),
          leaseMs: 1000,
          keepMs: 9000,
        },
      }));
      const claims = await Promise.all(requests.map((request) => idempotency.claim(tenantId, request)));
      const answer = { status: 201, body: 'Ada Morrow', headers: {}, resourceId: candidate.id };
      const complete = claims.map((claim, n) =>
        idempotency.complete(tenantId, {
          ...{ key: `k${String(n)}`, token: claim.kind === 'claimed' ? claim.token : '', answer },
        }),
      );
      await Promise.all([...complete.slice(0, 10), erase(), ...complete.slice(10)]);
      for (const request of requests) {
        expect(await idempotency.claim(tenantId, request), request.key).to.deep.equal({ kind: 'erased' });
      }
    });

    it('leaves a tombstone: the id is not used again', async () => {
      await erase();
      const again = { candidate, outbox: anOutbox() };
      await refused(store().candidates.insert(tenantId, again), 'record.version_conflict');
      await refused(erase(), 'record.not_found');
      const update = { candidate: { ...candidate, version: 2 }, expectedVersion: 1, outbox: anOutbox() };
      await refused(store().candidates.update(tenantId, update), 'record.version_conflict');
    });

    it('keeps the events and adds its own', async () => {
      await erase(1, anOutbox({ events: [anEvent({ type: 'candidate.deleted' })] }));
      const { data } = await store().events.list(tenantId, { types: [], order: 'asc', limit: 9 });
      expect(data.map(({ type }) => type)).to.deep.equal(['candidate.created', 'candidate.deleted']);
    });

    it('is done by one of two that ask for it at once', async () => {
      const outcome = await outcomes([erase(1, anOutbox()), erase(1, anOutbox())]);
      expect(outcome).to.deep.equal({ done: 1, codes: ['record.not_found'] });
      const { data } = await store().events.list(tenantId, { types: [], order: 'asc', limit: 9 });
      expect(data).to.have.length(2);
    });

    it('leaves other candidates alone', async () => {
      const other = aCandidate({ callerLayer: candidate.callerLayer, resume: aResume(), tags: ['harbour'] });
      const { id } = other.resume!;
      await store().documents.put(tenantId, { id, candidateId: other.id, bytes: Buffer.from('cv'), storedAt: at(0) });
      await store().candidates.insert(tenantId, { candidate: other, outbox: NO_OUTBOX });
      await erase();
      expect(await store().candidates.get(tenantId, other.id)).to.deep.equal(other);
      expect(await store().documents.get(tenantId, id)).not.to.equal(undefined);
      for (const filter of [{ words: ['morrow'] }, { tag: 'harbour' }, { email: 'ada@example.com' }]) {
        const page = await store().candidates.list(tenantId, { filter, sort: 'createdAt', limit: 5 });
        expect(page.data.map((row) => row.id)).to.deep.equal([other.id]);
      }
    });
  });
}
