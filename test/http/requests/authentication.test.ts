import { expect } from 'chai';
import { aService, aTenant, describeOnStores, pause, theService, type Reply } from '../../support/a-service.js';

describeOnStores('Authentication', () => {
  const codeOf = ({ status, json }: Reply): unknown[] => [status, json?.code];

  it('takes the scheme in any case', async () => {
    const { key } = await aTenant();
    const { stranger } = await theService();
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      expect((await stranger.get('/v1/jobs', { authorization: `${scheme} ${key}` })).status).to.equal(200);
    }
  });

  it('refuses what is not one bearer key', async () => {
    const { key } = await aTenant();
    const { stranger } = await theService();
    const wrong = [
      key,
      `Basic ${key}`,
      'Bearer',
      'Bearer ',
      `Bearer ${key} ${key}`,
      `Bearer ${key.slice(0, -1)}`,
      `Bearer ${key}0`,
    ];
    for (const authorization of wrong) {
      expect(codeOf(await stranger.get('/v1/jobs', { authorization })), authorization).to.deep.equal([
        401,
        'invalid_api_key',
      ]);
    }
  });

  it('refuses a key with one letter changed, without asking the store', async () => {
    const { key } = await aTenant();
    const { stranger } = await theService();
    const changed = key.slice(0, 20) + (key[20] === '0' ? '1' : '0') + key.slice(21);
    expect(codeOf(await stranger.get('/v1/jobs', { authorization: `Bearer ${changed}` }))).to.deep.equal([
      401,
      'invalid_api_key',
    ]);
  });

  it('reads the key from its header only', async () => {
    const { key } = await aTenant();
    const { stranger } = await theService();
    for (const name of ['api_key', 'access_token', 'key']) {
      expect(codeOf(await stranger.get(`/v1/jobs?${name}=${key}`))).to.deep.equal([401, 'missing_api_key']);
    }
    for (const name of ['x-api-key', 'cookie', 'proxy-authorization']) {
      expect(codeOf(await stranger.get('/v1/jobs', { [name]: key }))).to.deep.equal([401, 'missing_api_key']);
    }
  });

  it('lets two keys of a tenant live side by side', async () => {
    const tenant = await aTenant();
    const other = await tenant.withKey({ scopes: ['read'] });
    const { id } = await tenant.job();
    expect((await other.get(`/v1/jobs/${String(id)}`)).status).to.equal(200);
  });

  it('takes a key until the moment of its expiry, and not after it', async () => {
    const tenant = await aTenant();
    const end = Date.now() + 1500;
    const brief = await tenant.withKey({ scopes: ['read'], expiresAt: new Date(end).toISOString() });
    expect((await brief.get('/v1/jobs')).status).to.equal(200);
    // It was known a moment ago, and is refused all the same.
    for (; Date.now() < end - 100; await pause(100)) await brief.get('/v1/jobs');
    await pause(end - Date.now() + 20);
    const refused = await brief.get('/v1/jobs');
    expect(codeOf(refused)).to.deep.equal([401, 'expired_api_key']);
    expect(refused.headers['www-authenticate']).to.equal('Bearer');
    expect((await tenant.get('/v1/jobs')).status).to.equal(200);
  });

  it('is moved to another key without one refused request', async () => {
    const tenant = await aTenant();
    const { app } = await theService();
    const { id } = await tenant.job();
    const path = `/v1/jobs/${String(id)}`;
    const next = await tenant.withKey({ scopes: ['read', 'write', 'admin'] });
    for (const http of [tenant, next, tenant, next]) expect((await http.get(path)).status).to.equal(200);
    await app.revokeKey.execute({ id: tenant.keyId });
    const refusedFrom = Date.now() + 1050;
    for (; Date.now() < refusedFrom; await pause(100)) expect((await next.get(path)).status).to.equal(200);
    expect(codeOf(await tenant.get(path))).to.deep.equal([401, 'revoked_api_key']);
    expect((await next.patch(path, { title: 'Moved' })).json.title).to.equal('Moved');
  });

  it('notices a revocation within a second', async () => {
    const tenant = await aTenant();
    const { app } = await theService();
    expect((await tenant.get('/v1/jobs')).status).to.equal(200);
    await app.revokeKey.execute({ id: tenant.keyId });
    await pause(1050);
    expect(codeOf(await tenant.get('/v1/jobs'))).to.deep.equal([401, 'revoked_api_key']);
  });

  it('notes the use of a key, and never keeps the key', async () => {
    const tenant = await aTenant();
    const { app } = await theService();
    const [unused] = await app.listKeys.execute({ tenant: tenant.tenant.id });
    expect(unused?.lastUsedAt).to.equal(null);
    const since = Date.now();
    await tenant.get('/v1/jobs');
    const [record] = await app.listKeys.execute({ tenant: tenant.tenant.id });
    expect(Date.parse(String(record?.lastUsedAt))).to.be.within(since, Date.now());
    expect(record?.lastFour).to.equal(tenant.key.slice(-4));
    expect(JSON.stringify(record)).not.to.contain(tenant.key);
  });

  it('lets admin do everything, write no reading, read no writing', async () => {
    const tenant = await aTenant();
    const writer = await tenant.withKey({ scopes: ['write'] });
    expect(codeOf(await writer.get('/v1/jobs'))).to.deep.equal([403, 'insufficient_scope']);
    const admin = await tenant.withKey({ scopes: ['admin'] });
    expect((await admin.get('/v1/jobs')).status).to.equal(200);
    expect((await admin.post('/v1/jobs', { title: 'Keeper' })).status).to.equal(201);
  });

  it('checks the key before anything else that is wrong with a request', async () => {
    const { stranger } = await theService();
    expect(
      (await stranger.post('/v1/jobs?x=1', '{', { 'content-type': 'text/plain', accept: 'text/html' })).status,
    ).to.equal(401);
  });

  it('makes a tenant and a key at the very first start, and takes a chosen one', async () => {
    const made = await aService({ ROLE: 'api' });
    const key = made.running.newKey?.key ?? '';
    expect((await made.withKey(key).get('/v1/webhooks')).status).to.equal(200);
    const chosen = `tm_live_${'chosenByTheDeployment0'.repeat(2)}`;
    const given = await aService({ ROLE: 'api', BOOTSTRAP_API_KEY: chosen });
    expect(given.running.newKey).to.equal(undefined);
    expect((await given.withKey(chosen).get('/v1/webhooks')).status).to.equal(200);
  });
});
