import { expect } from 'chai';
import {
  A_PROFILE,
  aService,
  aTenant,
  exchange,
  type Reply,
  type TestService,
  type TestTenant,
} from '../../support/a-service.js';

const outcome = ({ status, json }: Reply): unknown[] => [status, json?.code];

describe('Rate limits', () => {
  let service: TestService;
  let tenant: TestTenant;
  before(async () => {
    service = await aService({ ROLE: 'api', RATE_LIMITS: 'read=6/60,write=4/60,heavy=2/60' });
  });
  beforeEach(async () => {
    tenant = await service.aTenant();
  });
  const allOf = (reply: Reply) => [reply.headers['ratelimit-policy'], reply.headers['ratelimit']];

  it('are in the headers of every authenticated answer', async () => {
    for (const left of [5, 4, 3]) {
      const reply = await tenant.get('/v1/jobs');
      expect(reply.headers['ratelimit-policy']).to.equal('"read";q=6;w=60');
      expect(reply.headers['ratelimit']).to.match(new RegExp(`^"read";r=${String(left)};t=(60|59)$`));
    }
    for (const reply of [
      await tenant.get('/v1/jobs?x=1'),
      await tenant.get('/v1/jobs/none'),
      await (await tenant.withKey({ scopes: ['read'] })).post('/v1/jobs', {}),
    ]) {
      expect(reply.status).to.be.within(400, 499);
      expect(allOf(reply).every((header) => header !== undefined)).to.equal(true);
    }
  });

  it('are in the headers where there is no route too, for a known key', async () => {
    for (const reply of [await tenant.get('/v1/nowhere'), await tenant.send({ method: 'PUT', path: '/v1/jobs' })]) {
      expect(reply.status).to.be.oneOf([404, 405]);
      expect(reply.headers['ratelimit-policy']).to.equal('"read";q=6;w=60');
    }
    const stranger = await service.stranger.get('/v1/nowhere');
    expect([stranger.status, ...allOf(stranger)]).to.deep.equal([404, undefined, undefined]);
  });

  it('are counted by the key that they belong to', async () => {
    const { json } = await tenant.get('/v1/me');
    expect(json).to.deep.include({ object: 'me', scopes: ['read', 'write', 'admin'] });
    expect([json.tenant.id, json.key.id]).to.deep.equal([tenant.tenant.id, tenant.keyId]);
    expect(json.limits.heavy).to.deep.equal({ requests: 2, seconds: 60 });
    expect(JSON.stringify(json)).not.to.contain(tenant.key);
  });

  it('refuse what is too much, and say how long to wait', async () => {
    const replies: Reply[] = [];
    for (let round = 0; round < 8; round += 1) replies.push(await tenant.get('/v1/jobs'));
    expect(replies.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200, 200, 200, 429, 429]);
    const refused = replies[7]!;
    expect(refused.json.code).to.equal('rate_limited');
    expect(Number(refused.headers['retry-after'])).to.be.within(1, 60);
    expect(refused.headers['ratelimit']).to.match(/^"read";r=0;t=\d+$/);
  });

  it('are counted for each policy apart', async () => {
    for (let round = 0; round < 4; round += 1) await tenant.post('/v1/jobs', { title: 'x' });
    expect(outcome(await tenant.post('/v1/jobs', { title: 'x' }))).to.deep.equal([429, 'rate_limited']);
    const list = await tenant.get('/v1/jobs');
    expect(list.json.data).to.have.length(4);
    const id = String(list.json.data[0].id);
    expect((await tenant.get(`/v1/jobs/${id}/candidates`)).headers['ratelimit-policy']).to.equal('"heavy";q=2;w=60');
    expect((await tenant.get(`/v1/jobs/${id}/candidates`)).status).to.equal(200);
    expect(outcome(await tenant.get(`/v1/jobs/${id}/candidates`))).to.deep.equal([429, 'rate_limited']);
    expect((await tenant.get(`/v1/jobs/${id}`)).status).to.equal(200);
  });

  it('are counted for each key apart', async () => {
    for (let round = 0; round < 7; round += 1) await tenant.get('/v1/jobs');
    expect((await tenant.get('/v1/jobs')).status).to.equal(429);
    expect((await (await tenant.withKey({ scopes: ['read'] })).get('/v1/jobs')).status).to.equal(200);
  });

  it('come before any work: before scope, body and record are looked at', async () => {
    for (let round = 0; round < 4; round += 1) await tenant.post('/v1/jobs', { title: 'x' });
    for (const body of ['{', '{"title":1}']) {
      const reply = await tenant.post('/v1/jobs', body, { 'content-type': 'text/plain' });
      expect(outcome(reply)).to.deep.equal([429, 'rate_limited']);
    }
  });

  it('hold for every route', async () => {
    for (const route of service.routes) {
      const one = await service.aTenant();
      const reply = await one.send({ method: route.method, path: route.path.replace(/:\w+/g, 'none') });
      const policy = { read: '"read";q=6;w=60', write: '"write";q=4;w=60', heavy: '"heavy";q=2;w=60' }[
        route.ratePolicy
      ];
      expect(reply.headers['ratelimit-policy'], route.operationId).to.equal(policy);
    }
  });

  it('do not use up an Idempotency-Key', async () => {
    const fast = await aService({ ROLE: 'api', RATE_LIMITS: 'write=1/3' });
    // The first request of a service takes longer than all others.
    await (await fast.aTenant()).post('/v1/jobs', { title: 'x' });
    const one = await fast.aTenant();
    await one.post('/v1/jobs', { title: 'x' });
    const refused = await one.post('/v1/jobs', { title: 'y' }, { 'idempotency-key': 'k' });
    expect(refused.status).to.equal(429);
    await new Promise((resolve) => setTimeout(resolve, Number(refused.headers['retry-after']) * 1000 + 50));
    const again = await one.post('/v1/jobs', { title: 'y' }, { 'idempotency-key': 'k' });
    expect(again.status).to.equal(201);
    expect(again.headers['idempotent-replayed']).to.equal(undefined);
  });

  it('can differ for a tenant', async () => {
    const { app, store } = service;
    const limits = { id: `tnt_${'9'.repeat(26)}`, name: 'limited', createdAt: new Date().toISOString() };
    await store.access.insertTenant({ ...limits, rateLimits: { read: { requests: 1, seconds: 30 } } });
    const { key } = await app.createKey.execute({ tenant: 'limited', name: 'k', scopes: ['read'] });
    const one = service.withKey(key);
    expect((await one.get('/v1/jobs')).headers['ratelimit-policy']).to.equal('"read";q=1;w=30');
    expect((await one.get('/v1/jobs')).status).to.equal(429);
  });

  it('stop whoever guesses keys, by address', async () => {
    const guarded = await aService({ ROLE: 'api', RATE_LIMITS: 'read=1000/60' });
    const replies = await Promise.all(
      Array.from({ length: 110 }, (_, index) =>
        guarded.stranger.get('/v1/jobs', { authorization: `Bearer guess${String(index)}` }),
      ),
    );
    expect(replies.filter(({ status }) => status === 401)).to.have.length(100);
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).to.have.length(10);
    expect(refused[0]?.json.code).to.equal('rate_limited');
    expect(Number(refused[0]?.headers['retry-after'])).to.be.within(1, 60);
    expect((await (await guarded.aTenant()).get('/v1/jobs')).status).to.equal(200);
  });

  it('do not count what is outside the API', async () => {
    for (let round = 0; round < 10; round += 1) {
      const reply = await exchange(service.url, { method: 'GET', path: '/healthz' });
      expect(reply.status).to.equal(200);
      expect(reply.headers['ratelimit']).to.equal(undefined);
    }
  });

  it('can be off', async () => {
    const free = await aTenant();
    for (let round = 0; round < 10; round += 1)
      expect((await free.get('/v1/jobs')).headers['ratelimit']).to.equal(undefined);
    expect((await free.post('/v1/candidates', { profile: A_PROFILE })).headers['ratelimit-policy']).to.equal(undefined);
  });
});
