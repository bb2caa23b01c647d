import { expect } from 'chai';
import { MongoClient, type CommandSucceededEvent, type Db } from 'mongodb';
import { openMongoStore, type MongoStore } from '../../adapters/mongodb/index.js';
import { INDEXES, INDEX_VERSION } from '../../adapters/mongodb/database/indexes.js';
import { aCandidate, aTenantId, NO_OUTBOX } from '../../bootstrap/testing/builders/index.js';
import {
  freshDatabaseName,
  mongoServer,
  WITHOUT_MONGODB,
  type MongoServer,
} from '../support/mongodb/mongodb-server.js';

const names = (part: 'first' | 'later'): string[] =>
  INDEXES.flatMap(({ collection, [part]: indexes }) => indexes.map(({ name }) => `${collection}/${name!}`));

describe(`mongodb: making indexes${WITHOUT_MONGODB ? ` (${WITHOUT_MONGODB})` : ''}`, function () {
  this.timeout(60_000);
  let server: MongoServer;
  let database: string;
  let client: MongoClient;
  let db: Db;
  const stores: MongoStore[] = [];

  before(async function () {
    if (WITHOUT_MONGODB) return this.skip();
    server = await mongoServer();
  });
  beforeEach(async () => {
    database = freshDatabaseName();
    client = await new MongoClient(server.url(database)).connect();
    db = client.db(database);
  });
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
    await client.close();
    await server.drop(database);
  });

  /** With the commands that it had made indexes by when it was open. */
  async function open(onError?: (error: unknown) => void): Promise<{ store: MongoStore; asked: string[] }> {
    const asked: string[] = [];
    const store = await openMongoStore({
      url: server.url(database),
      ...(onError && { onError }),
      observe: (observed) =>
        observed.on('commandSucceeded', ({ commandName }: CommandSucceededEvent) => void asked.push(commandName)),
    });
    stores.push(store);
    return { store, asked: asked.filter((name) => name === 'createIndexes') };
  }
  async function present(): Promise<Set<string>> {
    const collections = await db.listCollections({}, { nameOnly: true }).toArray();
    const found = await Promise.all(
      collections.map(async ({ name }) => {
        const indexes = await db.collection(name).listIndexes().toArray();
        return indexes.map((index) => `${name}/${String(index['name'])}`);
      }),
    );
    return new Set(found.flat());
  }
  const versionMade = async (): Promise<unknown> =>
    (await db.collection<{ _id: string; value: string }>('settings').findOne({ _id: 'index-version' }))?.value;

  it('has those that writes rely on when it is open, and the others soon after', async () => {
    const { store } = await open();
    expect([...(await present())]).to.include.members(names('first'));
    await store.indexed;
    expect([...(await present())]).to.include.members([...names('first'), ...names('later')]);
    expect(await versionMade()).to.equal(String(INDEX_VERSION));
  });

  it('makes none at a start that finds them done', async () => {
    await (
      await open()
    ).store.indexed;
    const { store, asked } = await open();
    await store.indexed;
    expect(asked).to.deep.equal([]);
  });

  it('makes those that are missing where an earlier start was cut off, or was one of an earlier release', async () => {
    await (
      await open()
    ).store.indexed;
    await db.collection('events').dropIndex('by_type');
    await db
      .collection<{ _id: string; value: string }>('settings')
      .updateOne({ _id: 'index-version' }, { $set: { value: '0' } });
    await (
      await open()
    ).store.indexed;
    expect([...(await present())]).to.include('events/by_type');
    expect(await versionMade()).to.equal(String(INDEX_VERSION));
  });

  it('reports one that cannot be made, serves without it, and tries again at the next start', async () => {
    await db.collection('jobs').createIndex({ another: 1 }, { name: 'by_update' });
    const errors: unknown[] = [];
    const { store } = await open((error) => errors.push(error));
    const failure = await store.indexed.then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).to.be.instanceOf(Error);
    expect(errors).to.deep.equal([failure]);
    const [tenantId, candidate] = [aTenantId(), aCandidate()];
    await store.candidates.insert(tenantId, { candidate, outbox: NO_OUTBOX });
    expect(await store.candidates.get(tenantId, candidate.id)).to.deep.equal(candidate);
    expect(await versionMade()).to.equal(undefined);
    await db.collection('jobs').dropIndex('by_update');
    await (
      await open()
    ).store.indexed;
    expect(await versionMade()).to.equal(String(INDEX_VERSION));
  });
});
