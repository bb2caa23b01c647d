import { expect } from 'chai';
import type { Candidate } from '../../../core/index.js';
import { CandidateKeys } from '../../../core/spi.js';
import { aCandidate, aTenantId, NO_OUTBOX, someFeatures } from '../builders/index.js';
import { describeRecordLists, type RecordFields } from './record-lists.js';
import { candidatesUnderTest, freshStore, type StoreFactory } from './store-under-test.js';

export function describeCandidateLists(name: string, factory: StoreFactory): void {
  describe(`${name}: candidates found and scanned`, () => {
    const store = freshStore(factory);
    const tenantId = aTenantId();
    const { insert } = candidatesUnderTest(store, tenantId);

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
