import { expect } from 'chai';
import type { MongoClient } from 'mongodb';
import { openMongoStore, type MongoStore } from '../../adapters/mongodb/index.js';
import { InProcessEventBus, MemoryTalentIndex } from '../../adapters/memory/index.js';
import { ChangeFeed, DEFAULT_WEIGHTS, TenantIndexes } from '../../core/index.js';
import type { RankQuery } from '../../core/spi.js';
import {
  aCandidate,
  aJob,
  anEvent,
  anOutbox,
  aTenantId,
  at,
  jobFeatures,
  someFeatures,
  someWork,
} from '../../bootstrap/testing/builders/index.js';
import { isAskedByItself, isRelay } from '../support/mongodb/mongodb-commands.js';
import { freshDatabaseName, mongoServer, WITHOUT_MONGODB } from '../support/mongodb/mongodb-server.js';
import { taxonomy } from '../support/taxonomy.js';

/** All that can be matched: a job that asks for nothing. */
const ANYBODY: RankQuery = { job: jobFeatures(), weights: DEFAULT_WEIGHTS, limit: 25 };

describe(`mongodb: commands of an operation${WITHOUT_MONGODB ? ` (${WITHOUT_MONGODB})` : ''}`, () => {
  let store: MongoStore;
  let database: string;
  const asked: string[] = [];
  const relayed: string[] = [];

  before(async function () {
    if (WITHOUT_MONGODB) return this.skip();
    const server = await mongoServer();
    database = freshDatabaseName();
    const observe = (client: MongoClient): void => {
      client.on('commandStarted', (event) => {
        if (isAskedByItself(event)) return;
        (isRelay(event) ? relayed : asked).push(event.commandName);
      });
    };
    store = await openMongoStore({ url: server.url(database), observe });
    await store.indexed;
  });
  after(async () => {
    if (WITHOUT_MONGODB) return;
    await store.close();
    await (await mongoServer()).drop(database);
  });

  async function commandsOf(operation: () => Promise<unknown>): Promise<string[]> {
    const relayIsDone = () => store.work.nextRunAt('enrichment');
    await relayIsDone();
    asked.length = 0;
    relayed.length = 0;
    await operation();
    const counted = [...asked];
    await relayIsDone();
    return counted;
  }

  const tenantId = aTenantId();
  const outbox = () => anOutbox({ work: [someWork()] });
  const insert = async () => {
    const candidate = aCandidate({ externalId: `x-${aTenantId()}`, tags: ['t'] });
    await store.candidates.insert(tenantId, { candidate, outbox: outbox() });
    return candidate;
  };

  it('gets with one, whether the record is in the cache or not', async () => {
    const candidate = await insert();
    const changed = { ...candidate, version: 2 };
    const get = () => store.candidates.get(tenantId, candidate.id);
    expect(await commandsOf(get)).to.deep.equal(['find']);
    await store.candidates.update(tenantId, { candidate: changed, expectedVersion: 1, outbox: anOutbox() });
    expect(await commandsOf(get)).to.deep.equal(['find']);
  });

  it('gets many at once with one, each as it is, those in the cache and those that are not there among them', async () => {
    const [kept, changed, erased] = [await insert(), await insert(), await insert()];
    const later = { ...changed, version: 2, tags: ['later'] };
    await store.candidates.update(tenantId, { candidate: later, expectedVersion: 1, outbox: anOutbox() });
    const erasure = { id: erased.id, expectedVersion: 1, deletedAt: at(1), outbox: anOutbox() };
    await store.candidates.erase(tenantId, erasure);
    const ids = [kept.id, changed.id, erased.id, 'cand_none', kept.id];
    let found: unknown[] = [];
    const get = async () => (found = await Promise.all(ids.map((id) => store.candidates.get(tenantId, id))));
    expect(await commandsOf(get)).to.deep.equal(['find']);
    expect(found).to.deep.equal([kept, later, undefined, undefined, kept]);
  });

  it('gets a hundred at most with one, and those of each tenant apart', async () => {
    const ids = Array.from({ length: 150 }, (_, each) => `cand_${String(each)}`);
    const get = () => Promise.all(ids.map((id) => store.candidates.get(tenantId, id)));
    expect(await commandsOf(get)).to.deep.equal(['find', 'find']);
    const one = await insert();
    const both = () => Promise.all([tenantId, aTenantId()].map((id) => store.candidates.get(id, one.id)));
    expect(await commandsOf(both)).to.deep.equal(['find', 'find']);
    expect((await both()).map((found) => found?.id)).to.deep.equal([one.id, undefined]);
  });

  it('reads what another process changed in sixteen candidates with one, for the index of a tenant', async () => {
    const tenant = aTenantId();
    const bus = new InProcessEventBus();
    const feed = new ChangeFeed({ events: store.events, bus, clock: { now: () => new Date() } });
    const indexes = new TenantIndexes(() => new MemoryTalentIndex(taxonomy), store.candidates, feed);
    await indexes.rank(tenant, ANYBODY);
    const candidates = Array.from({ length: 16 }, () => aCandidate({ features: someFeatures(['knots']) }));
    for (const candidate of candidates) {
      const created = anEvent({ resource: { type: 'candidate', id: candidate.id, version: 1 } });
      await store.candidates.insert(tenant, { candidate, outbox: { events: [created] } });
    }
    // Of the events and of the records; the head of the log is counted with what relays do.
    expect(await commandsOf(() => feed.poll())).to.deep.equal(['find', 'find']);
    expect(await indexes.rank(tenant, { ...ANYBODY, skillId: 'knots' })).to.have.length(16);
    expect(feed.status().candidates).to.equal(16);
  });

  it('lists a page with one', async () => {
    await insert();
    const query = { filter: { tag: 't' }, sort: '-createdAt', limit: 100 } as const;
    expect(await commandsOf(() => store.candidates.list(tenantId, query))).to.deep.equal(['find']);
    const ofJobs = { types: ['job.*'], order: 'desc', limit: 25 } as const;
    const events = () => store.events.list(tenantId, { ...ofJobs, types: [...ofJobs.types] });
    expect(await commandsOf(events)).to.deep.equal(['find']);
  });

  it('creates with one; the relay takes six at most for the events and the work', async () => {
    expect(await commandsOf(insert)).to.deep.equal(['insert']);
    expect(relayed.length).to.be.within(1, 6);
  });

  it('relays the writes of a tenant that come together in few steps', async () => {
    await commandsOf(() => Promise.all(Array.from({ length: 20 }, insert)));
    expect(relayed.length).to.be.below(60);
  });

  it('patches, publishes and closes with two: it reads, and writes where the version is the one read', async () => {
    const job = aJob();
    await store.jobs.insert(tenantId, { job, outbox: anOutbox() });
    const publish = async () => {
      const stored = (await store.jobs.get(tenantId, job.id))!;
      const changed = { ...stored, status: 'published', version: stored.version + 1 } as const;
      await store.jobs.update(tenantId, { job: changed, expectedVersion: stored.version, outbox: outbox() });
    };
    expect(await commandsOf(publish)).to.deep.equal(['find', 'update']);
  });

  it('adds four for an idempotency key: the answer is kept once it is certain that its record is not erased', async () => {
    const claim = { fingerprint: 'f', commandId: 'c', now: new Date(at(0)), leaseMs: 1000, keepMs: 9000 };
    const create = async () => {
      const outcome = await store.idempotency.claim(tenantId, { key: 'k', ...claim });
      if (outcome.kind !== 'claimed') throw new Error(outcome.kind);
      const { id } = await insert();
      const answer = { status: 201, body: '{}', headers: {}, resourceId: id };
      await store.idempotency.complete(tenantId, { key: 'k', token: outcome.token, answer });
    };
    expect(await commandsOf(create)).to.deep.equal(['insert', 'insert', 'update', 'find', 'update']);
  });

  it('looks for work with one where there is none, and takes each item with one more', async () => {
    const lease = () => store.work.lease({ kind: 'job_expiry', limit: 2, leaseMs: 60_000, now: new Date(at(9)) });
    expect(await commandsOf(lease)).to.deep.equal(['aggregate']);
    await store.work.enqueue(tenantId, [someWork({ kind: 'job_expiry' }), someWork({ kind: 'job_expiry' })]);
    expect(await commandsOf(lease)).to.deep.equal(['aggregate', 'findAndModify', 'findAndModify']);
  });

  it('counts a request against its limit with one', async () => {
    const consume = async () => store.rateLimiter.consume('key', { requests: 1, seconds: 60 });
    expect(await commandsOf(consume)).to.deep.equal(['findAndModify']);
    expect(await consume()).to.include({ allowed: false, remaining: 0 });
  });
});
