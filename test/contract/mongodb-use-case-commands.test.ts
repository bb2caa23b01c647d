import { expect } from 'chai';
import type { MongoClient } from 'mongodb';
import { openMongoStore, type MongoStore } from '../../adapters/mongodb/index.js';
import { anApplication, textResume, type TestApplication } from '../support/an-application.js';
import { isAskedByItself, isRelay } from '../support/mongodb/mongodb-commands.js';
import { freshDatabaseName, mongoServer, WITHOUT_MONGODB } from '../support/mongodb/mongodb-server.js';

describe(`mongodb: commands of a use case${WITHOUT_MONGODB ? ` (${WITHOUT_MONGODB})` : ''}`, function () {
  this.timeout(60_000);
  let store: MongoStore;
  let database: string;
  let service: TestApplication;
  const asked: string[] = [];

  before(async function () {
    if (WITHOUT_MONGODB) return this.skip();
    const server = await mongoServer();
    database = freshDatabaseName();
    store = await openMongoStore({
      url: server.url(database),
      observe: (client: MongoClient) =>
        client.on('commandStarted', (event) => {
          if (isAskedByItself(event) || isRelay(event)) return;
          const collection: unknown = event.command[event.commandName];
          asked.push(`${event.commandName} ${String(collection)}`);
        }),
    });
    await store.indexed;
    service = anApplication({ store, feed: {} });
  });
  after(async () => {
    if (WITHOUT_MONGODB) return;
    await store.close();
    await (await mongoServer()).drop(database);
  });

  async function commandsOf(operation: () => Promise<unknown>): Promise<string[]> {
    await store.work.nextRunAt('enrichment');
    asked.length = 0;
    await operation();
    return [...asked];
  }

  const profile = { basics: { name: 'Ada Morrow', label: 'Baker', email: 'ada@example.com' } };
  const aJobAd = {
    title: 'Baker',
    description: 'We are looking for an experienced baker, with at least three years of work as baker.',
    jobLocationType: 'TELECOMMUTE' as const,
  };
  const create = async (): Promise<string> =>
    (await service.app.createCandidate.execute(service.caller, { profile })).id;

  it('creates with one, and with four more for a file', async () => {
    expect(await commandsOf(create)).to.deep.equal(['insert candidates']);
    const withFile = () =>
      service.app.createCandidate.execute(service.caller, { resume: textResume('Nora Quist\nBaker') });
    // The driver looks once in each process whether GridFS has its indexes.
    await withFile();
    expect(await commandsOf(withFile)).to.deep.equal([
      'update documents',
      'insert documents.chunks',
      'insert documents.files',
      'findAndModify documents',
      'insert candidates',
    ]);
  });

  it('gets and lists with one', async () => {
    const { app, caller } = service;
    const id = await create();
    expect(await commandsOf(() => app.getCandidate.execute(caller, { id }))).to.deep.equal(['find candidates']);
    const page = { filter: {}, sort: '-createdAt', limit: 25 } as const;
    expect(await commandsOf(() => app.listCandidates.execute(caller, page))).to.deep.equal(['find candidates']);
    const events = { types: [], order: 'desc', limit: 25 } as const;
    const listed = () => app.listEvents.execute(caller, { ...events, types: [] });
    expect(await commandsOf(listed)).to.deep.equal(['find events']);
  });

  it('patches with two', async () => {
    const { app, caller } = service;
    const id = await create();
    const patch = () => app.updateCandidate.execute(caller, { id, patch: { tags: ['night shift'] } });
    expect(await commandsOf(patch)).to.deep.equal(['find candidates', 'update candidates']);
  });

  it('publishes and closes with two', async () => {
    const { app, caller } = service;
    const { id } = await app.createJob.execute(caller, aJobAd);
    const twice = ['find jobs', 'update jobs'];
    const title = { id, patch: { title: 'Night baker' } };
    expect(await commandsOf(() => app.updateJob.execute(caller, title))).to.deep.equal(twice);
    expect(await commandsOf(() => app.publishJob.execute(caller, { id }))).to.deep.equal(twice);
    expect(await commandsOf(() => app.closeJob.execute(caller, { id }))).to.deep.equal(twice);
  });

  it('looks a key up with two, once a second, and notes once a minute that it was used', async () => {
    const { app, clock } = service;
    const { id: tenant } = await app.createTenant.execute({ name: 'Brotkorb' });
    const { key } = await app.createKey.execute({ tenant, name: 'test', scopes: ['read'] });
    const authenticate = () => app.authenticate.execute(key);
    const lookUp = ['find api_keys', 'find tenants'];
    expect(await commandsOf(authenticate)).to.deep.equal([...lookUp, 'update api_keys']);
    expect(await commandsOf(authenticate)).to.deep.equal([]);
    clock.advance(1000);
    expect(await commandsOf(authenticate)).to.deep.equal(lookUp);
  });
});
