import { expect } from 'chai';
import { MongoClient, type Db } from 'mongodb';
import { openMongoStore, type MongoStore } from '../../adapters/mongodb/index.js';
import type { PlatformEvent } from '../../core/event/event.js';
import { aCandidate, anEvent, aTenantId, aWebhook, at, someWork } from '../../bootstrap/testing/builders/index.js';
import {
  freshDatabaseName,
  mongoServer,
  WITHOUT_MONGODB,
  type MongoServer,
} from '../support/mongodb/mongodb-server.js';

describe(`mongodb: relay${WITHOUT_MONGODB ? ` (${WITHOUT_MONGODB})` : ''}`, function () {
  this.timeout(60_000);
  let server: MongoServer;
  let client: MongoClient;
  let db: Db;
  let database: string;
  let stores: MongoStore[];
  const tenantId = aTenantId();

  before(async function () {
    if (WITHOUT_MONGODB) return this.skip();
    server = await mongoServer();
  });
  beforeEach(async () => {
    database = freshDatabaseName();
    client = await new MongoClient(server.url(database)).connect();
    db = client.db(database);
    stores = [];
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await client.close();
    await server.drop(database);
  });

  /** As another process would have it. */
  async function open(): Promise<MongoStore> {
    const store = await openMongoStore({ url: server.url(database) });
    stores.push(store);
    return store;
  }
  async function restart(): Promise<MongoStore> {
    await stores.pop()!.close();
    return open();
  }
  const log = async (store: MongoStore): Promise<PlatformEvent[]> =>
    (await store.events.list(tenantId, { types: [], order: 'asc', limit: 1000 })).data;
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

  it('numbers without gaps under many relays, at every moment, and keeps the order of a record', async () => {
    const [first, second, third] = [await open(), await open(), await open()];
    const ids: string[] = [];
    let writing = true;
    const write = async (store: MongoStore) => {
      for (let n = 0; n < 8; n += 1) {
        const candidate = aCandidate();
        const events = numbers(3).map((version) =>
          anEvent({ resource: { type: 'candidate', id: candidate.id, version } }),
        );
        ids.push(...events.map(({ id }) => id));
        await store.candidates.insert(tenantId, { candidate, outbox: { events: [events[0]!] } });
        for (const version of [2, 3]) {
          const update = { candidate: { ...candidate, version }, expectedVersion: version - 1 };
          await store.candidates.update(tenantId, { ...update, outbox: { events: [events[version - 1]!] } });
        }
      }
    };
    const watch = async () => {
      while (writing) {
        const seen = (await log(first)).map(({ sequence }) => sequence);
        expect(seen).to.deep.equal(numbers(seen.length));
      }
    };
    const written = Promise.all([first, second, third, third].map(write)).finally(() => (writing = false));
    await Promise.all([written, watch()]);
    for (const store of stores) await log(store);
    const events = await log(first);
    expect(events.map(({ id }) => id)).to.have.members(ids);
    expect(events.map(({ sequence }) => sequence)).to.deep.equal(numbers(ids.length));
    for (const { resource } of events) {
      const versions = events
        .filter((event) => event.resource.id === resource.id)
        .map((event) => event.resource.version);
      expect(versions).to.deep.equal([1, 2, 3]);
    }
  });

  it('moves what a process left in an outbox when it died', async () => {
    const store = await open();
    const candidate = aCandidate();
    await store.candidates.insert(tenantId, { candidate, outbox: { events: [] } });
    const event = anEvent();
    const work = someWork();
    await db.collection<{ _id: string }>('candidates').updateOne(
      { _id: `${tenantId}/${candidate.id}` },
      {
        $set: {
          outbox: [
            { id: '1.0', queuedAt: at(0), kind: 'event', event: JSON.stringify(event) },
            { id: '1.1', queuedAt: at(0), kind: 'work', work: JSON.stringify(work), order: 1 },
          ],
        },
      },
    );
    const again = await restart();
    expect((await log(again)).map(({ id }) => id)).to.deep.equal([event.id]);
    expect(await again.work.nextRunAt('enrichment')).to.equal(work.runAt);
    expect(await db.collection('candidates').findOne({})).not.to.have.property('outbox');
  });

  it('moves nothing twice that was moved before the process died', async () => {
    const store = await open();
    const candidate = aCandidate();
    const [event, work] = [anEvent(), someWork()];
    await store.candidates.insert(tenantId, { candidate, outbox: { events: [event], work: [work] } });
    const [held] = await store.work.lease({ kind: 'enrichment', limit: 1, leaseMs: 60_000, now: new Date(at(1)) });
    const outbox = [
      { id: '1.0', queuedAt: at(0), kind: 'event', event: JSON.stringify(event) },
      { id: '1.1', queuedAt: at(0), kind: 'work', work: JSON.stringify(work), order: 1 },
    ];
    await db.collection('candidates').updateOne({ tenantId }, { $set: { outbox } });
    const again = await restart();
    expect(await log(again)).to.deep.equal([{ ...event, sequence: 1 }]);
    expect(await again.work.complete(held!), 'the lease is still valid').to.equal(true);
  });

  it('puts an event into the log that got its number from a process that died then', async () => {
    const store = await open();
    const [first, numbered, last] = [anEvent(), anEvent(), anEvent()];
    await store.events.append(tenantId, first);
    await store.events.append(tenantId, numbered);
    await db.collection<{ _id: string }>('events').deleteOne({ _id: `${tenantId}/${numbered.id}` });
    const again = await restart();
    await again.events.append(tenantId, last);
    expect((await log(again)).map(({ id }) => id)).to.deep.equal([first.id, numbered.id, last.id]);
    expect((await log(again)).map(({ sequence }) => sequence)).to.deep.equal([1, 2, 3]);
  });

  it('finishes an erasure that was cut off', async () => {
    const store = await open();
    const candidate = aCandidate();
    const id = 'doc_1';
    await store.documents.put(tenantId, { id, candidateId: candidate.id, bytes: Buffer.from('cv'), storedAt: at(0) });
    await db.collection<{ _id: string }>('candidates').insertOne({
      _id: `${tenantId}/${candidate.id}`,
      tenantId,
      deletedAt: at(1),
      outbox: [{ id: '2.0', queuedAt: at(1), kind: 'erase_candidate', of: candidate.id }],
    } as never);
    const again = await restart();
    expect(await again.documents.get(tenantId, id)).to.equal(undefined);
    for (const name of ['documents.files', 'documents.chunks']) {
      expect(await db.collection(name).countDocuments({}), name).to.equal(0);
    }
  });

  it('sweeps what was still going up when its document was removed', async () => {
    const store = await open();
    const input = { id: 'doc_1', candidateId: 'cand_1', bytes: Buffer.from('cv'), storedAt: at(0) };
    await store.documents.put(tenantId, input);
    await store.documents.deleteOf(tenantId, { candidateId: 'cand_1' });
    const late = { files_id: `${tenantId}/doc_1/reading/late`, n: 0, data: Buffer.from('Ada') };
    await db.collection('documents.chunks').insertOne(late);
    expect(await store.documents.sweepOrphans(new Date(Date.now() + 1000).toISOString())).to.equal(0);
    expect(await db.collection('documents.chunks').countDocuments({})).to.equal(0);
    expect(await db.collection('documents').countDocuments({})).to.equal(0);
  });

  it('keeps to the limit of webhooks over many processes', async () => {
    const [first, second] = [await open(), await open()];
    const insert = (store: MongoStore) =>
      store.webhooks.insert(tenantId, { webhook: aWebhook(), limit: 3, outbox: { events: [anEvent()] } });
    await Promise.allSettled([first, second, first, second, first, second].map(insert));
    expect((await first.webhooks.list(tenantId, { limit: 9 })).data).to.have.length(3);
    await log(second);
    expect(await log(first)).to.have.length(3);
  });
});
