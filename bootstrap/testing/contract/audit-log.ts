import { expect } from 'chai';
import fc from 'fast-check';
import type { AuditRecord } from '../../../core/index.js';
import type { AuditQuery } from '../../../core/spi.js';
import { anAuditRecord, aTenantId, anId, at } from '../builders/index.js';
import { refused } from './refused.js';
import { durable, freshStore, itOverRestarts, type StoreFactory } from './store-under-test.js';

export function describeAuditLog(name: string, factory: StoreFactory): void {
  describe(`${name}: audit log`, () => {
    const store = freshStore(factory);
    const append = async (tenantId: string, ...records: AuditRecord[]): Promise<AuditRecord[]> => {
      await store().audit.append(records.map((record) => ({ tenantId, record })));
      return records;
    };
    const walk = async (tenantId: string, query: Omit<AuditQuery, 'cursor'>): Promise<AuditRecord[]> => {
      const all: AuditRecord[] = [];
      for (let cursor: AuditQuery['cursor'] | null; cursor !== null;) {
        const page = await store().audit.list(tenantId, { ...query, ...(cursor && { cursor }) });
        all.push(...page.data);
        cursor = page.next;
      }
      return all;
    };

    it('keeps records to the letter, each tenant its own', async () => {
      const [one, other] = [aTenantId(), aTenantId()];
      const mine = anAuditRecord({ resource: { type: 'job', id: anId('job') }, candidateIds: [], versions: null });
      const theirs = anAuditRecord({ keyId: null, inputHash: null, candidateIds: [anId('cand'), anId('cand')] });
      await store().audit.append([
        { tenantId: one, record: mine },
        { tenantId: other, record: theirs },
      ]);
      expect(await store().audit.list(one, { limit: 5 })).to.deep.equal({ data: [mine], next: null });
      expect(await store().audit.list(other, { limit: 5 })).to.deep.equal({ data: [theirs], next: null });
    });

    it('takes a record a second time as the first, also beside new ones', async () => {
      const tenantId = aTenantId();
      const [first] = await append(tenantId, anAuditRecord());
      const second = anAuditRecord();
      await append(tenantId, { ...first!, operation: 'getResume' }, second, first!);
      expect(await walk(tenantId, { limit: 5 })).to.deep.equal([second, first]);
      await append(tenantId);
    });

    it('lists the newest first, by candidate and time, each record once however small the pages are', async () => {
      const candidates = [anId('cand'), anId('cand')];
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.nat(6), fc.subarray(candidates)), { maxLength: 12 }),
          fc.integer({ min: 1, max: 5 }),
          fc.nat(6),
          fc.nat(7),
          async (given, limit, from, to) => {
            const tenantId = aTenantId();
            const all = given.map(([time, candidateIds]) => anAuditRecord({ at: at(time), candidateIds }));
            await append(tenantId, ...all);
            const newest = [...all].sort((a, b) => (a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1));
            expect(await walk(tenantId, { limit })).to.deep.equal(newest);
            const within = newest.filter((record) => record.at > at(from) && record.at < at(to));
            expect(await walk(tenantId, { after: at(from), before: at(to), limit })).to.deep.equal(within);
            for (const candidateId of candidates) {
              const naming = (records: AuditRecord[]) =>
                records.filter((record) => record.candidateIds.includes(candidateId));
              expect(await walk(tenantId, { candidateId, limit })).to.deep.equal(naming(newest));
              const both = { candidateId, after: at(from), before: at(to), limit };
              expect(await walk(tenantId, both)).to.deep.equal(naming(within));
            }
          },
        ),
        { numRuns: 15 },
      );
    });

    it('removes what is older, of all tenants, and nothing else', async () => {
      const tenants = [aTenantId(), aTenantId()];
      const candidateId = anId('cand');
      for (const tenantId of tenants) {
        await append(
          tenantId,
          ...[1, 2, 3].map((time) => anAuditRecord({ at: at(time), candidateIds: [candidateId] })),
        );
      }
      expect(await store().audit.purge(at(2))).to.equal(2);
      expect(await store().audit.purge(at(2))).to.equal(0);
      for (const tenantId of tenants) {
        expect((await walk(tenantId, { limit: 9 })).map((record) => record.at)).to.deep.equal([at(3), at(2)]);
        expect(await walk(tenantId, { candidateId, limit: 9 })).to.have.length(2);
      }
    });

    it('is unavailable once the store is closed', async () => {
      const opened = await factory();
      await opened.close();
      await refused(opened.audit.append([{ tenantId: aTenantId(), record: anAuditRecord() }]), 'store.unavailable');
    });

    itOverRestarts(factory, 'is there after a restart', async () => {
      const tenantId = aTenantId();
      const [record] = await append(tenantId, anAuditRecord());
      const again = await durable(store()).reopen();
      try {
        expect((await again.audit.list(tenantId, { limit: 5 })).data).to.deep.equal([record]);
      } finally {
        await again.close();
      }
    });
  });
}
