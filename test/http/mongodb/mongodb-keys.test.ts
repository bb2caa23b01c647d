import { expect } from 'chai';
import { aService, pause, type TestService } from '../../support/a-service.js';
import { freshDatabaseName, mongoServer, WITHOUT_MONGODB } from '../../support/mongodb/mongodb-server.js';

describe(`Keys of services that share one MongoDB${WITHOUT_MONGODB ? ` (${WITHOUT_MONGODB})` : ''}`, function () {
  this.timeout(60_000);
  let services: [TestService, TestService];
  let database: string;
  /** Of this file's one address. */
  let failures = 0;

  before(async function () {
    if (WITHOUT_MONGODB) return this.skip();
    database = freshDatabaseName();
    const settings = {
      ROLE: 'api',
      STORE: 'mongodb',
      MONGODB_URL: (await mongoServer()).url(database),
      RATE_LIMITS: 'read=1000/60',
    };
    services = [await aService(settings), await aService(settings)];
  });
  after(async () => {
    if (WITHOUT_MONGODB) return;
    await Promise.all(services.map((service) => service.stop()));
    await (await mongoServer()).drop(database);
  });

  it('are good on each of them at once, and refused by each within a second of their revocation', async () => {
    const [one, other] = services;
    const tenant = await one.aTenant();
    const elsewhere = other.withKey(tenant.key);
    for (const client of [tenant, elsewhere]) expect((await client.get('/v1/jobs')).status).to.equal(200);
    await one.app.revokeKey.execute({ id: tenant.keyId });
    // Both go on asking meanwhile, which does not lengthen what they remember of the key. One after the other:
    // of two upserts at once, SecantusDB counts both but answers the second without the document.
    for (const end = Date.now() + 1000; Date.now() < end; await pause(100)) {
      for (const client of [tenant, elsewhere]) if ((await client.get('/v1/jobs')).status === 401) failures += 1;
    }
    for (const client of [tenant, elsewhere]) {
      const { status, json } = await client.get('/v1/jobs');
      expect([status, json.code]).to.deep.equal([401, 'revoked_api_key']);
      failures += 1;
    }
  });

  it('are guessed in vain on all of them together: failed attempts of an address are counted once', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      const replies = await Promise.all(
        services.flatMap(({ stranger }) =>
          Array.from({ length: 5 }, () => stranger.get('/v1/jobs', { authorization: 'Bearer guess' })),
        ),
      );
      statuses.push(...replies.map(({ status }) => status));
    }
    const counts: Record<number, number> = {};
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
    expect(counts).to.deep.equal({ 401: 100 - failures, 429: 10 + failures });
  });
});
