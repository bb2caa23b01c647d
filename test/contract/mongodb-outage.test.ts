import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openMongoStore, type MongoStore } from '../../adapters/mongodb/index.js';
import { aCandidate, anEvent, aTenantId, someWork } from '../../bootstrap/testing/builders/index.js';
import { startMongoProcess, WITHOUT_OWN_MONGODB, type MongoProcess } from '../support/mongodb/mongodb-server.js';
import { refused } from '../../bootstrap/testing/contract/refused.js';

describe(`mongodb: a lost database${WITHOUT_OWN_MONGODB ? ` (${WITHOUT_OWN_MONGODB})` : ''}`, function () {
  this.timeout(60_000);
  const tenantId = aTenantId();
  let directory: string;
  let running: MongoProcess;
  let store: MongoStore;

  before(async function () {
    // A database that is given cannot be killed.
    if (WITHOUT_OWN_MONGODB) return this.skip();
    directory = mkdtempSync(join(tmpdir(), 'talent-mongodb-'));
    running = await startMongoProcess({ directory });
    store = await openMongoStore({ url: urlOf(running.port) });
  });
  after(async () => {
    await store?.close();
    await running?.stop();
    if (directory) rmSync(directory, { recursive: true, force: true });
  });

  const urlOf = (port: number) => `mongodb://127.0.0.1:${port}/talent?serverSelectionTimeoutMS=500`;

  it('is unavailable at the start', async () => {
    await refused(openMongoStore({ url: urlOf(1) }), 'store.unavailable');
  });

  it('is unavailable while it is away, and has all that was acknowledged when it is back', async () => {
    const candidates = Array.from({ length: 20 }, () => aCandidate());
    const events = candidates.map(() => anEvent());
    await Promise.all(
      candidates.map((candidate, n) =>
        store.candidates.insert(tenantId, { candidate, outbox: { events: [events[n]!], work: [someWork()] } }),
      ),
    );
    // At once: most of their events are still in the outboxes.
    await running.stop();
    expect(await store.isReachable()).to.equal(false);
    await refused(store.candidates.get(tenantId, candidates[0]!.id), 'store.unavailable');
    await refused(
      store.candidates.insert(tenantId, { candidate: aCandidate(), outbox: { events: [] } }),
      'store.unavailable',
    );
    running = await startMongoProcess({ directory, port: running.port });
    expect(await store.isReachable()).to.equal(true);
    for (const candidate of candidates) {
      expect(await store.candidates.get(tenantId, candidate.id)).to.deep.equal(candidate);
    }
    await store.close();
    store = await openMongoStore({ url: urlOf(running.port) });
    const { data } = await store.events.list(tenantId, { types: [], order: 'asc', limit: 100 });
    expect(data.map(({ id }) => id)).to.have.members(events.map(({ id }) => id));
    expect(data.map(({ sequence }) => sequence)).to.deep.equal(data.map((_, n) => n + 1));
    expect(await store.work.depth({ kind: 'enrichment', now: new Date() })).to.have.property('waiting', 20);
  });

  it('is noticed where it has fallen silent, long before the driver notices', async () => {
    expect(await store.isReachable()).to.equal(true);
    running.child.kill('SIGSTOP');
    try {
      // A busy machine may let it answer once more before it stops. The driver alone would wait beyond the time of this test.
      while (await store.isReachable()) await pause(50);
    } finally {
      running.child.kill('SIGCONT');
    }
    while (!(await store.isReachable())) await pause(50);
  });
});
