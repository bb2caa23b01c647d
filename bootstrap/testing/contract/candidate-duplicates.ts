import { expect } from 'chai';
import { CandidateKeys } from '../../../core/spi.js';
import { aCandidate, aTenantId, at, NO_OUTBOX } from '../builders/index.js';
import { candidatesUnderTest, nextVersion, freshStore, type StoreFactory } from './store-under-test.js';

export function describeCandidateDuplicates(name: string, factory: StoreFactory): void {
  describe(`${name}: candidates with a shared key`, () => {
    const store = freshStore(factory);
    const tenantId = aTenantId();
    const { insert } = candidatesUnderTest(store, tenantId);

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
      const changed = nextVersion(b, person('new@example.com', '030 1234567'));
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
      const changed = nextVersion(more, { callerLayer: { basics: { name: 'Nora Quist' } } });
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

    it('gives another revision after each change of a candidate of the tenant, where it gives one', async () => {
      const { candidates } = store();
      if (!candidates.revision) return;
      const revisions = [candidates.revision(tenantId)];
      const note = (): unknown => revisions.push(candidates.revision!(tenantId));
      const person = (email: string) => ({ callerLayer: { basics: { email } } });
      const a = await insert(aCandidate(person('a@example.com')));
      note();
      const changed = nextVersion(a, person('b@example.com'));
      await candidates.update(tenantId, { candidate: changed, expectedVersion: 1, outbox: NO_OUTBOX });
      note();
      await candidates.erase(tenantId, { id: a.id, expectedVersion: 2, deletedAt: at(9), outbox: NO_OUTBOX });
      note();
      expect(new Set(revisions).size).to.equal(4);
      await candidates.insert(aTenantId(), { candidate: aCandidate(), outbox: NO_OUTBOX });
      await candidates.get(tenantId, a.id);
      expect(candidates.revision(tenantId)).to.equal(revisions.at(-1));
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
  });
}
