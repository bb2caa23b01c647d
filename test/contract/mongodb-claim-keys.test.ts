import { expect } from 'chai';
import { MongoClient } from 'mongodb';
import { openMongoStore } from '../../adapters/mongodb/index.js';
import { NodeDigest } from '../../adapters/system/index.js';
import { claimKeyOf } from '../../core/spi.js';
import { at } from '../../bootstrap/testing/builders/index.js';
import { freshDatabaseName, mongoServer, SERVER_NAME, WITHOUT_MONGODB } from '../support/mongodb/mongodb-server.js';

describe(`Idempotency-Keys of an earlier release in ${SERVER_NAME}`, function () {
  this.timeout(120_000);
  before(function () {
    if (WITHOUT_MONGODB !== undefined) this.skip();
  });

  it('are found under their hash, and stored no more as they were sent', async () => {
    const server = await mongoServer();
    const name = freshDatabaseName();
    const client = await MongoClient.connect(server.url(name));
    const answer = { status: 201, body: '{}', headers: {}, resourceId: null };
    const claims = client.db(name).collection<{ _id: string }>('claims');
    await claims.insertOne({
      ...{ _id: 'tnt_1/nora@example.com', tenantId: 'tnt_1', fingerprint: 'f', commandId: 'c' },
      ...{ expiresAt: new Date(at(60_000)), token: null, leasedUntil: null, forgotten: false, resourceId: null },
      answer: JSON.stringify(answer),
    } as { _id: string });
    const url = server.url(name);
    const [store, beside] = await Promise.all([openMongoStore({ url }), openMongoStore({ url })]);
    const key = claimKeyOf(new NodeDigest(), 'tnt_1', 'nora@example.com');
    const claim = { key, fingerprint: 'f', commandId: 'd', now: new Date(at(0)), leaseMs: 1000, keepMs: 60_000 };
    expect(await store.idempotency.claim('tnt_1', claim)).to.deep.equal({ kind: 'replay', answer });
    expect((await claims.find().toArray()).map(({ _id }) => _id)).to.deep.equal([`tnt_1/${key}`]);
    await Promise.all([store.close(), beside.close()]);
    await client.close();
    await server.drop(name);
  });
});
