import { operationSchema } from '../../../adapters/http-koa/bulk/schema.js';
import { expect } from 'chai';
import {
  A_PROFILE,
  aTenant,
  describeOnStores,
  theService,
  type Reply,
  type TestService,
  type TestTenant,
} from '../../support/a-service.js';
import { aGoodCall, aWorld } from '../../support/route-samples.js';

const { routes } = await theService();
const outcome = ({ status, json }: Reply): unknown[] => [status, json?.code];
const key = (value: string) => ({ 'idempotency-key': value });

/** What work in the background brings may come in between: enrichments end, operations write records. */
const BY_WORK = /enrichment\.completed$/;
const BY_OPERATION = /^operation\.|enrichment\.|\.created$/;

describeOnStores('An Idempotency-Key', () => {
  let service: TestService;
  let tenant: TestTenant;
  before(async () => {
    service = await theService();
  });
  beforeEach(async () => {
    tenant = await aTenant();
  });

  for (const route of routes.filter(({ method, stateless }) => method === 'POST' && !stateless)) {
    it(`gives the first answer of POST ${route.path} again`, async () => {
      const good = aGoodCall(route, await aWorld(service, tenant));
      const call = { ...good, headers: { ...good.headers, ...key('one') } };
      const first = await tenant.send(call);
      expect(first.status, first.text).to.equal(route.response.status);
      expect(first.headers['idempotent-replayed']).to.equal(undefined);
      const before = await eventsOf(tenant);
      const second = await tenant.send(call);
      expect(second.headers['idempotent-replayed']).to.equal('true');
      expect(second.status).to.equal(first.status);
      expect(second.text).to.equal(first.text);
      for (const name of ['location', 'etag', 'content-type'] as const) {
        expect(second.headers[name]).to.equal(first.headers[name]);
      }
      expect(second.headers['request-id']).not.to.equal(first.headers['request-id']);
      const later = route.response.schema === operationSchema ? BY_OPERATION : BY_WORK;
      const ofRequest = (types: string[]): string[] => types.filter((type) => !later.test(type));
      expect(ofRequest(await eventsOf(tenant))).to.deep.equal(ofRequest(before));
    });
  }

  it('makes one record of twenty identical requests at once', async () => {
    for (const [path, body] of [
      ['/v1/jobs', { title: 'Keeper' }],
      ['/v1/candidates', { profile: A_PROFILE }],
    ] as const) {
      const replies = await Promise.all(Array.from({ length: 20 }, () => tenant.post(path, body, key(`k${path}`))));
      const done = replies.filter(({ status }) => status === 201);
      const refused = replies.filter(({ status }) => status !== 201);
      expect(new Set(done.map(({ json }) => json.id as string)).size).to.equal(1);
      for (const reply of refused) {
        expect(outcome(reply)).to.deep.equal([409, 'idempotency_in_progress']);
        expect(reply.headers['retry-after']).to.equal('1');
      }
      expect((await tenant.get(path)).json.data).to.have.length(1);
    }
  });

  it('is refused while the first request is still running', async () => {
    const jobs = service.store.jobs;
    const insert = jobs.insert.bind(jobs);
    const { id } = tenant.tenant;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let reach: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => (reach = resolve));
    jobs.insert = async (tenantId, given) => {
      if (tenantId === id) {
        reach();
        await released;
      }
      return insert(tenantId, given);
    };
    try {
      const first = tenant.post('/v1/jobs', { title: 'Slow' }, key('slow'));
      await reached;
      const second = await tenant.post('/v1/jobs', { title: 'Slow' }, key('slow'));
      expect(outcome(second)).to.deep.equal([409, 'idempotency_in_progress']);
      release();
      expect((await first).status).to.equal(201);
    } finally {
      release();
      jobs.insert = insert;
    }
  });

  it('is refused for another request', async () => {
    await tenant.post('/v1/jobs', { title: 'One' }, key('k'));
    for (const reply of [
      await tenant.post('/v1/jobs', { title: 'Two' }, key('k')),
      await tenant.post('/v1/candidates', { profile: A_PROFILE }, key('k')),
    ]) {
      expect(outcome(reply)).to.deep.equal([422, 'idempotency_key_reused']);
    }
  });

  it('knows the same request however it is spelled', async () => {
    const type = { 'content-type': 'application/json' };
    const first = await tenant.post('/v1/jobs', '{"title":"x","tags":["a"]}', { ...type, ...key('k') });
    const second = await tenant.post('/v1/jobs', ' { "tags" : [ "a" ],\n"title":"\\u0078" }', { ...type, ...key('k') });
    expect(second.headers['idempotent-replayed']).to.equal('true');
    expect(second.text).to.equal(first.text);
  });

  it('means the same quoted and bare', async () => {
    const first = await tenant.post('/v1/jobs', { title: 'x' }, key('"8e03978e-40d5"'));
    const second = await tenant.post('/v1/jobs', { title: 'x' }, key('8e03978e-40d5'));
    expect(second.headers['idempotent-replayed']).to.equal('true');
    expect(second.json.id).to.equal(first.json.id);
  });

  it('has 1 to 255 visible ASCII characters', async () => {
    for (const value of ['', '""', 'a b', 'a\tb', 'ä', 'x'.repeat(256), `"${'x'.repeat(256)}"`]) {
      expect(outcome(await tenant.post('/v1/jobs', { title: 'x' }, key(value))), value).to.deep.equal([
        400,
        'idempotency_key_invalid',
      ]);
    }
    for (const value of ['!', '~', 'x'.repeat(255), `"${'y'.repeat(255)}"`, '"a\\"b"', 'a"b']) {
      expect((await tenant.post('/v1/jobs', { title: 'x' }, key(value))).status, value).to.equal(201);
    }
  });

  it('gives failures again too', async () => {
    const { id } = await tenant.job({ description: 'Short.' });
    const path = `/v1/jobs/${String(id)}/publish`;
    const first = await tenant.post(path, undefined, key('k'));
    expect(outcome(first)).to.deep.equal([422, 'job_not_publishable']);
    await tenant.patch(`/v1/jobs/${String(id)}`, {
      description: 'You keep the lamp of the lighthouse burning, night after night.',
    });
    const second = await tenant.post(path, undefined, key('k'));
    expect(second.headers['idempotent-replayed']).to.equal('true');
    expect(second.text).to.equal(first.text);
    expect((await tenant.post(path, undefined, key('k2'))).status).to.equal(200);
  });

  it('is free again after input that was never valid', async () => {
    expect((await tenant.post('/v1/jobs', { title: '' }, key('k'))).status).to.equal(422);
    expect((await tenant.post('/v1/jobs', { title: 'x' }, key('k'))).status).to.equal(201);
  });

  it('is free again after a failure of the service, and makes the record once', async () => {
    const jobs = service.store.jobs;
    const insert = jobs.insert.bind(jobs);
    jobs.insert = async (tenantId, change) => {
      await insert(tenantId, change);
      if (tenantId === tenant.tenant.id) throw new Error('cut off');
    };
    try {
      expect(outcome(await tenant.post('/v1/jobs', { title: 'x' }, key('k')))).to.deep.equal([500, 'internal_error']);
    } finally {
      jobs.insert = insert;
    }
    const second = await tenant.post('/v1/jobs', { title: 'x' }, key('k'));
    expect(second.status).to.equal(201);
    expect((await tenant.get('/v1/jobs')).json.data).to.have.length(1);
  });

  it('belongs to its tenant', async () => {
    const other = await aTenant();
    const first = await tenant.post('/v1/jobs', { title: 'x' }, key('k'));
    const second = await other.post('/v1/jobs', { title: 'x' }, key('k'));
    expect(second.headers['idempotent-replayed']).to.equal(undefined);
    expect(second.json.id).not.to.equal(first.json.id);
  });

  it('shows nothing of a candidate that has been erased', async () => {
    const body = { profile: { basics: { name: 'Ottoline Erased' } } };
    const { json } = await tenant.post('/v1/candidates', body, key('made'));
    await tenant.post(`/v1/candidates/${String(json.id)}/enrich`, undefined, key('enriched'));
    await tenant.delete(`/v1/candidates/${String(json.id)}`);
    const again = await tenant.post('/v1/candidates', body, key('made'));
    expect(outcome(again)).to.deep.equal([410, 'erased']);
    expect(again.text).not.to.contain('Ottoline');
    const enrich = await tenant.post(`/v1/candidates/${String(json.id)}/enrich`, undefined, key('enriched'));
    expect(outcome(enrich)).to.deep.equal([410, 'erased']);
    expect((await tenant.get('/v1/candidates')).json.data).to.deep.equal([]);
  });

  it('is ignored where nothing is made', async () => {
    const { id } = await tenant.job();
    for (let round = 0; round < 2; round += 1) {
      const reply = await tenant.patch(`/v1/jobs/${String(id)}`, { tags: [String(round)] }, key('k'));
      expect(reply.json.tags).to.deep.equal([String(round)]);
    }
  });
});

async function eventsOf(tenant: TestTenant): Promise<string[]> {
  const { json } = await tenant.get('/v1/events?limit=100&order=asc');
  return (json.data as { type: string }[]).map(({ type }) => type);
}
