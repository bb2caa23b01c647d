import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore } from '../../adapters/memory/index.js';
import { openMongoStore } from '../../adapters/mongodb/index.js';
import { openSqliteStore } from '../../adapters/sqlite/index.js';
import { aCandidate, anId, NO_OUTBOX } from '../../bootstrap/testing/builders/index.js';
import { refused } from '../../bootstrap/testing/contract/refused.js';
import type { Store } from '../../core/index.js';
import { KEEP_ALL } from '../../core/spi.js';
import { anApplication, type TestApplication } from '../support/an-application.js';
import { freshDatabaseName, mongoServer, WITHOUT_MONGODB } from '../support/mongodb/mongodb-server.js';

const folder = mkdtempSync(join(tmpdir(), 'talent-protection-'));
after(() => rmSync(folder, { recursive: true }));

const OPEN: Record<string, () => Promise<Store>> = {
  memory: () => Promise.resolve(createMemoryStore()),
  sqlite: () => Promise.resolve(openSqliteStore({ directory: folder })),
  mongodb: async () => openMongoStore({ url: (await mongoServer()).url(freshDatabaseName()) }),
};

for (const [name, open] of Object.entries(OPEN)) {
  const missing = name === 'mongodb' ? WITHOUT_MONGODB : undefined;
  describe(`merging and retention on ${name}${missing ? ` (${missing})` : ''}`, function () {
    this.timeout(60_000);
    let store: Store;
    let test: TestApplication;

    before(async function () {
      if (missing) return this.skip();
      store = await open();
      test = anApplication({ store });
    });
    after(() => store?.close());

    const profile = (position: string) => ({ work: [{ position }] });
    const get = (id: string) => store.candidates.get(test.caller.tenantId, id);
    const aPair = async () => {
      const { id } = await test.app.createCandidate.execute(test.caller, { profile: profile('Welder'), tags: ['a'] });
      const other = await test.app.createCandidate.execute(test.caller, { profile: profile('Fitter'), tags: ['b'] });
      const pair = { id, from: other.id };
      return { ...pair, survivor: await test.app.mergeCandidates.execute(test.caller, { ...pair, prefer: 'this' }) };
    };

    it('undoes a merge whole, with the version that was stated', async () => {
      const { id, from, survivor } = await aPair();
      const stated = { id, from, expectedVersions: [survivor.version] };
      const both = await test.app.unmergeCandidate.execute(test.caller, stated);
      expect([both.tags, both.absorbed, (await get(from))?.tags]).to.deep.equal([['a'], undefined, ['b']]);
      const again = await test.app.mergeCandidates.execute(test.caller, { id, from, prefer: 'this' });
      expect([again.tags, await get(from)]).to.deep.equal([['a', 'b'], undefined]);
    });

    it('undoes nothing where the survivor has another version by the time of the write', async () => {
      const { id, from, survivor } = await aPair();
      const { candidates } = store;
      const findMerged = candidates.findMerged.bind(candidates);
      candidates.findMerged = async (...about) => {
        candidates.findMerged = findMerged;
        await test.app.updateCandidate.execute(test.caller, { id, patch: { customFields: { late: true } } });
        return findMerged(...about);
      };
      const stated = { id, from, expectedVersions: [survivor.version] };
      await refused(test.app.unmergeCandidate.execute(test.caller, stated), 'record.version_conflict');
      expect([(await get(id))?.tags, await get(from)]).to.deep.equal([['a', 'b'], undefined]);
    });

    it('erases who is due as an operation that counts each of them', async () => {
      const { tenantId } = test.caller;
      const updatedAt = '2020-01-01T00:00:00.000Z';
      for (let number = 0; number < 60; number += 1) {
        const candidate = aCandidate({ id: anId('cand'), status: 'archived', createdAt: updatedAt, updatedAt });
        await store.candidates.insert(tenantId, { candidate, outbox: NO_OUTBOX });
      }
      await test.app.setRetention.execute(test.caller, { ...KEEP_ALL, archived: 6 });
      await test.app.applyRetention.execute(tenantId);
      const [started] = (await test.app.listOperations.execute(test.caller, { limit: 5 })).data;
      const turn = { operationId: started!.id, attempt: 1 };
      while (await test.app.runOperation.execute(tenantId, turn));
      const { kind, status, total, succeeded } = await test.app.getOperation.execute(test.caller, { id: started!.id });
      expect([kind, status, total, succeeded]).to.deep.equal(['erasure', 'succeeded', 60, 60]);
      expect((await test.app.previewRetention.execute(test.caller, { limit: 5 })).data).to.deep.equal([]);
    });
  });
}
