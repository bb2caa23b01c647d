import { connect } from 'node:net';
import { expect } from 'chai';
import { aService, aTenant, exchange, theService } from '../../support/a-service.js';

describe('Every answer', () => {
  it('is a problem where there is nothing at a path', async () => {
    const { stranger } = await theService();
    for (const path of [
      '/v1',
      '/v1/',
      '/v2/candidates',
      '/v1/people',
      '/v1/candidates/a/b/c',
      '/v1/__proto__',
      '/favicon.ico',
      '/docs/secret',
      '/docs/..%2fpackage.json',
      '/v1/constructor/x',
    ]) {
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'PUT']) {
        const reply = await stranger.send({ method, path });
        expect([404, 405], `${method} ${path}`).to.include(reply.status);
        expect(reply.json.code).to.equal(reply.status === 404 ? 'not_found' : 'method_not_allowed');
      }
    }
  });

  it('names the path that was meant', async () => {
    const tenant = await aTenant();
    const { status, json } = await tenant.get('/v1/candidate');
    expect([status, json.detail]).to.deep.equal([
      404,
      'There is nothing at /v1/candidate. Did you mean /v1/candidates?',
    ]);
  });

  it('is 404 where the path leaves the id out', async () => {
    const tenant = await aTenant();
    for (const path of ['/v1/candidates//resume', '/v1/jobs//candidates/', '/v1/operations//failures']) {
      const reply = await tenant.get(path);
      expect([reply.status, reply.json.code], path).to.deep.equal([404, 'not_found']);
    }
  });

  it('is a problem where the path cannot be decoded', async () => {
    const tenant = await aTenant();
    for (const path of ['/v1/candidates/%', '/v1/jobs/%E0%A4%A', '/%ff', '/docs/%']) {
      const reply = await tenant.get(path);
      expect([400, 404], path).to.include(reply.status);
    }
  });

  it('names its request, and does not take over the name that the caller gives', async () => {
    const tenant = await aTenant();
    const first = await tenant.get('/v1/jobs', { 'request-id': 'mine' });
    const second = await tenant.get('/v1/jobs', { 'request-id': 'x'.repeat(5000) });
    expect(first.headers['request-id']).not.to.equal('mine');
    expect(second.headers['request-id']).not.to.equal(first.headers['request-id']);
  });

  it('is refused where the caller takes no JSON', async () => {
    const tenant = await aTenant();
    const reply = await tenant.get('/v1/jobs', { accept: 'text/html' });
    expect([reply.status, reply.json.code]).to.deep.equal([406, 'not_acceptable']);
    const refused = await tenant.get('/v1/jobs', { accept: 'application/json; charset=utf-8; q=0' });
    expect(refused.status).to.equal(406);
    for (const accept of [
      '*/*',
      'application/*',
      'application/json',
      'application/problem+json',
      'text/html, application/json;q=0.1',
      'application/json; charset=utf-8',
      'application/json;charset=UTF-8;q=0.9, text/plain',
    ]) {
      expect((await tenant.get('/v1/jobs', { accept })).status, accept).to.equal(200);
    }
  });

  it('is a problem where the request is not HTTP', async () => {
    const { url } = await theService();
    const answer = await raw(url, 'GET /v1/jobs HTTP/1.1\r\nHost: x\r\nBroken header\r\n\r\n');
    expect(answer).to.match(/^HTTP\/1\.1 400 /);
    expect(answer).to.match(/\r\nContent-Type: application\/problem\+json\r\n/);
    expect(answer).to.match(/\r\nRequest-Id: req_[0-9a-z]{26}\r\n/);
    expect(answer).to.match(/\r\nX-Content-Type-Options: nosniff\r\n/);
    const problem = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as Record<string, unknown>;
    expect(problem['code']).to.equal('malformed_request');
    expect(problem['status']).to.equal(400);
    expect(problem['requestId']).to.match(/^req_/);
    expect(problem).to.include.keys('type', 'title', 'detail', 'instance');
  });

  it('is a problem where the headers are too large', async () => {
    const { url } = await theService();
    const answer = await raw(url, `GET /v1/jobs HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(answer).to.match(/^HTTP\/1\.1 4\d\d /);
    expect(answer).to.contain('application/problem+json');
  });

  it('has the length that HEAD announces', async () => {
    const tenant = await aTenant();
    const { id } = await tenant.job();
    for (const path of [`/v1/jobs/${String(id)}`, '/v1/jobs', '/v1/events', '/openapi.json', '/problems', '/healthz']) {
      const got = await tenant.get(path);
      const head = await tenant.send({ method: 'HEAD', path });
      expect(head.status).to.equal(200);
      expect(head.headers['content-length'], path).to.equal(String(Buffer.byteLength(got.text)));
    }
  });

  it('has no body where HEAD goes wrong either', async () => {
    const { stranger } = await theService();
    expect((await stranger.send({ method: 'HEAD', path: '/v1/jobs' })).status).to.equal(401);
    expect((await stranger.send({ method: 'HEAD', path: '/nothing' })).status).to.equal(404);
    expect((await stranger.send({ method: 'HEAD', path: '/v1/jobs/x/publish' })).status).to.equal(405);
  });

  it('lets no other origin in, where none is configured', async () => {
    const tenant = await aTenant();
    const reply = await tenant.get('/v1/jobs', { origin: 'https://example.com' });
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).to.deep.equal([]);
  });

  it('lets the configured origins in, and no others', async () => {
    const service = await aService({ ROLE: 'api', CORS_ORIGINS: 'https://board.example.com' });
    const tenant = await service.aTenant();
    const known = await tenant.get('/v1/jobs', { origin: 'https://board.example.com' });
    expect(known.headers['access-control-allow-origin']).to.equal('https://board.example.com');
    expect(known.headers['access-control-expose-headers']).to.contain('ETag');
    expect(known.headers.vary).to.match(/origin/i);
    const other = await tenant.get('/v1/jobs', { origin: 'https://example.com' });
    expect(other.headers['access-control-allow-origin']).to.equal(undefined);
    const refused = await service.stranger.get('/v1/jobs', { origin: 'https://board.example.com' });
    expect(refused.status).to.equal(401);
    expect(refused.headers['access-control-allow-origin']).to.equal('https://board.example.com');
    const preflight = await exchange(service.url, {
      method: 'OPTIONS',
      path: '/v1/jobs/x',
      headers: { origin: 'https://board.example.com', 'access-control-request-method': 'PATCH' },
    });
    expect(preflight.status).to.equal(204);
    expect(preflight.headers['access-control-allow-methods']).to.contain('PATCH');
    expect(preflight.headers['access-control-allow-headers']).to.contain('Idempotency-Key');
  });
});

/** What comes back for these bytes. */
function raw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (text += chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      resolve(text);
    });
  });
}
