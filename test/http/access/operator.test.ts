import { expect } from 'chai';
import { aService, type Json, type TestService, type TestTenant } from '../../support/a-service.js';

describe('The tenant that operates the deployment', () => {
  let service: TestService;
  let operator: TestTenant;
  let customer: TestTenant;
  before(async () => {
    service = await aService({ OPERATOR_TENANT: 'default' });
    customer = await service.aTenant();
    const { key } = await service.app.createKey.execute({ tenant: 'default', name: 'operator', scopes: ['admin'] });
    operator = service.withKey(key) as TestTenant;
  });

  it('makes tenants and keys, lists them, and revokes keys', async () => {
    const made = await operator.post('/v1/tenants', {
      name: 'acme',
      rateLimits: { read: { requests: 5, seconds: 1 } },
    });
    expect(made.status, made.text).to.equal(201);
    expect(made.json).to.include({ object: 'tenant', name: 'acme' });
    expect((await operator.post('/v1/tenants', { name: 'acme' })).status).to.equal(422);
    const listed = (await operator.get('/v1/tenants')).json.data as Json[];
    expect(listed.map(({ name }) => name as string)).to.include.members(['default', 'acme']);
    const key = await operator.post(
      '/v1/keys',
      { tenant: 'acme', name: 'ats', scopes: ['read'], expiresAt: '2099-01-01T00:00:00Z' },
      { 'idempotency-key': 'x' },
    );
    expect(key.status, key.text).to.equal(201);
    expect(key.json.tenantId).to.equal(made.json.id);
    expect(key.headers).to.not.have.property('idempotent-replayed');
    const theirs = service.withKey(key.json.key as string);
    expect((await theirs.get('/v1/me')).json.tenant.name).to.equal('acme');
    const keys = await operator.get('/v1/keys?tenant=acme');
    expect(keys.json.data).to.have.length(1);
    expect(keys.text).not.to.contain(key.json.key);
    const revoked = await operator.post(`/v1/keys/${String(key.json.id)}/revoke`);
    expect(revoked.json.revokedAt).to.be.a('string');
    expect((await theirs.get('/v1/me')).json.code).to.equal('revoked_api_key');
  });

  it('refuses what a tenant or a key cannot be, and what is not there', async () => {
    for (const [path, body] of [
      ['/v1/tenants', { name: '' }],
      ['/v1/tenants', { name: 'x', surprise: 1 }],
      ['/v1/keys', { tenant: 'default', name: 'x', scopes: [] }],
      ['/v1/keys', { tenant: 'default', name: 'x', scopes: ['read', 'read:blind'] }],
    ] as const)
      expect((await operator.post(path, body)).status, JSON.stringify(body)).to.equal(422);
    expect((await operator.post('/v1/keys', { tenant: 'nobody', name: 'x', scopes: ['read'] })).status).to.equal(404);
    expect((await operator.get('/v1/keys?tenant=nobody')).status).to.equal(404);
    expect((await operator.post('/v1/keys/key_x/revoke')).status).to.equal(404);
  });

  it('alone does so, with an admin key', async () => {
    const { key } = await service.app.createKey.execute({ tenant: 'default', name: 'x', scopes: ['read', 'write'] });
    for (const caller of [customer, service.withKey(key)])
      for (const call of [
        { method: 'GET', path: '/v1/tenants' },
        { method: 'POST', path: '/v1/tenants', body: { name: 'mine' } },
        { method: 'GET', path: '/v1/keys?tenant=default' },
        { method: 'POST', path: '/v1/keys', body: { tenant: 'default', name: 'x', scopes: ['admin'] } },
        { method: 'POST', path: '/v1/keys/key_x/revoke' },
      ]) {
        const reply = await caller.send(call);
        expect([reply.status, reply.json.code], call.path).to.deep.equal([403, 'insufficient_scope']);
      }
  });

  it('is nobody where the deployment names none: there are no such operations', async () => {
    const other = await aService();
    const tenant = await other.aTenant();
    for (const path of ['/v1/tenants', '/v1/keys?tenant=default'])
      expect((await tenant.get(path)).status).to.equal(404);
    const { paths } = (await other.stranger.get('/openapi.json')).json;
    expect(paths).to.not.have.any.keys('/v1/tenants', '/v1/keys');
    expect((await service.stranger.get('/openapi.json')).json.paths).to.include.keys('/v1/tenants', '/v1/keys');
  });
});
