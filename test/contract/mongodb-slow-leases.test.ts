import { expect } from 'chai';
import { openMongoStore, type MongoStore } from '../../adapters/mongodb/index.js';
import { aTenantId, someWork } from '../../bootstrap/testing/builders/index.js';
import { freshDatabaseName, mongoServer, WITHOUT_MONGODB } from '../support/mongodb/mongodb-server.js';

const LEASE_MS = 15_000;
const ITEMS = 12;

describe(`mongodb: leases on a slow server${WITHOUT_MONGODB ? ` (${WITHOUT_MONGODB})` : ''}`, function () {
  this.timeout(60_000);
  let store: MongoStore;
  let database: string;
  /** Of each item that is taken, by the clock of the store. */
  let takingMs = 0;
  let time = Date.now();

  before(async function () {
    if (WITHOUT_MONGODB) return this.skip();
    const server = await mongoServer();
    database = freshDatabaseName();
    store = await openMongoStore({
      url: server.url(database),
      clock: { now: () => new Date(time) },
      observe: (client) =>
        client.on('commandSucceeded', ({ commandName }) => {
          if (commandName === 'findAndModify') time += takingMs;
        }),
    });
    await store.indexed;
  });
  after(async () => {
    if (WITHOUT_MONGODB) return;
    await store.close();
    await (await mongoServer()).drop(database);
  });

  it('are given out before those taken first run out, and the rest with the next ones, each item once', async () => {
    const tenantId = aTenantId();
    const work = Array.from({ length: ITEMS }, () => someWork());
    await store.work.enqueue(tenantId, work);
    takingMs = 500;
    const taken: string[] = [];
    for (let calls = 1; taken.length < ITEMS; calls += 1) {
      expect(calls).to.be.at.most(ITEMS);
      const now = new Date(time);
      const leased = await store.work.lease({ kind: 'enrichment', limit: 512, leaseMs: LEASE_MS, now });
      expect(leased).not.to.have.length(0);
      expect(time - now.getTime()).to.be.below(LEASE_MS / 3);
      taken.push(...leased.map(({ id }) => id));
    }
    expect(taken.sort()).to.deep.equal(work.map(({ id }) => id).sort());
  });

  it('are given out all at once where taking them is fast', async () => {
    const tenantId = aTenantId();
    takingMs = 0;
    await store.work.enqueue(
      tenantId,
      Array.from({ length: ITEMS }, () => someWork()),
    );
    const leased = await store.work.lease({
      kind: 'enrichment',
      limit: 512,
      leaseMs: LEASE_MS,
      now: new Date(time),
    });
    expect(leased).to.have.length(ITEMS);
  });
});
