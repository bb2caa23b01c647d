import { expect } from 'chai';
import { DOMAIN_PROBLEMS } from '../../../adapters/http-koa/problems/problem-table.js';
import { DomainError } from '../../../core/index.js';
import { aService, aTenant, type Reply, type TestService, type TestTenant } from '../../support/a-service.js';

const outcome = ({ status, json }: Reply): unknown[] => [status, json?.code];

describe('Problems', () => {
  it('are listed with status and meaning, each where its type points to', async () => {
    const tenant = await aTenant();
    const { json } = await tenant.get('/problems');
    const listed = json.data as { type: string; code: string; status: number; meaning: string }[];
    for (const { type, code, status, meaning } of listed) {
      expect(type).to.equal(`/problems#${code}`);
      expect(status).to.be.within(400, 599);
      expect(meaning).not.to.equal('');
    }
    const codes = listed.map(({ code }) => code);
    expect(new Set(codes).size).to.equal(codes.length);
    expect(codes).to.include.members(Object.values(DOMAIN_PROBLEMS));
    expect(codes).to.include.members([
      ...['malformed_json', 'invalid_cursor', 'idempotency_key_invalid', 'missing_api_key', 'invalid_api_key'],
      ...[
        'expired_api_key',
        'revoked_api_key',
        'insufficient_scope',
        'not_found',
        'method_not_allowed',
        'not_acceptable',
      ],
      ...['payload_too_large', 'unsupported_media_type', 'invalid_job_transition', 'external_id_taken'],
      ...['idempotency_in_progress', 'version_conflict', 'precondition_required', 'validation_failed'],
      ...[
        'job_not_publishable',
        'idempotency_key_reused',
        'unreadable_document',
        'rate_limited',
        'internal_error',
        'unavailable',
      ],
    ]);
  });

  it('name who has an external id', async () => {
    const tenant = await aTenant();
    const job = await tenant.job({ externalId: 'one' });
    const again = await tenant.post('/v1/jobs', { title: 'x', externalId: 'one' });
    expect(outcome(again)).to.deep.equal([409, 'external_id_taken']);
    expect(again.json.existingId).to.equal(job.id);
    const other = await tenant.job({ externalId: 'two' });
    const patched = await tenant.patch(`/v1/jobs/${String(other.id)}`, { externalId: 'one' });
    expect([...outcome(patched), patched.json.existingId]).to.deep.equal([409, 'external_id_taken', job.id]);
    expect((await (await aTenant()).post('/v1/jobs', { title: 'x', externalId: 'one' })).status).to.equal(201);
    const candidate = { externalId: 'one', profile: { basics: { name: 'Nora' } } };
    const first = await tenant.post('/v1/candidates', candidate);
    const second = await tenant.post('/v1/candidates', candidate);
    expect([...outcome(second), second.json.existingId]).to.deep.equal([409, 'external_id_taken', first.json.id]);
    await tenant.delete(`/v1/candidates/${String(first.json.id)}`);
    expect((await tenant.post('/v1/candidates', candidate)).status).to.equal(201);
  });

  it('name the status of a job that cannot change', async () => {
    const tenant = await aTenant();
    const { id } = await tenant.published();
    const reply = await tenant.post(`/v1/jobs/${String(id)}/publish`);
    expect(outcome(reply)).to.deep.equal([409, 'invalid_job_transition']);
    expect(reply.json.currentStatus).to.equal('published');
    expect(reply.json.allowed).to.deep.equal(['close']);
  });

  it('name the stored version that If-Match missed', async () => {
    const tenant = await aTenant();
    const { id } = await tenant.job();
    const reply = await tenant.patch(`/v1/jobs/${String(id)}`, { tags: ['x'] }, { 'if-match': '"7"' });
    expect([...outcome(reply), reply.json.currentVersion]).to.deep.equal([412, 'version_conflict', 1]);
  });

  it('name each faulty parameter of a query', async () => {
    const tenant = await aTenant();
    const { json } = await tenant.get(
      '/v1/jobs?limit=0&sort=title&status=gone&createdAfter=yesterday&colour=blue&tag=&tag=x',
    );
    const parameters = (json.errors as { parameter: string }[]).map(({ parameter }) => parameter);
    expect(parameters).to.include.members(['limit', 'sort', 'status', 'createdAfter', 'colour', 'tag']);
  });

  describe('of the service itself', () => {
    let service: TestService;
    let tenant: TestTenant;
    before(async () => {
      service = await aService({ ROLE: 'api' });
      tenant = await service.aTenant();
    });
    const broken = async (error: Error): Promise<Reply> => {
      const { jobs } = service.store;
      const list = jobs.list.bind(jobs);
      jobs.list = () => Promise.reject(error);
      try {
        return await tenant.get('/v1/jobs');
      } finally {
        jobs.list = list;
      }
    };

    it('leak nothing', async () => {
      const error = Object.assign(new Error('mongodb://root:hunter2@10.0.0.5 refused'), {
        status: 418,
        expose: true,
        detail: 'hunter2',
      });
      const reply = await broken(error);
      expect(outcome(reply)).to.deep.equal([500, 'internal_error']);
      expect(reply.headers['retry-after']).to.equal('5');
      expect(JSON.stringify([reply.text, reply.headers])).not.to.match(/hunter2|mongodb|10\.0\.0\.5|at .*\.ts/);
      expect(reply.json).to.have.all.keys('type', 'title', 'status', 'detail', 'instance', 'code', 'requestId');
      expect((await broken(new Error('something else'))).json.detail).to.equal(reply.json.detail);
    });

    it('of an unexpected kind leak nothing either', async () => {
      for (const thrown of [
        new TypeError('hunter2'),
        Object.assign(new Error('hunter2'), { status: 400 }),
        new URIError('hunter2'),
      ]) {
        const reply = await broken(thrown);
        expect(outcome(reply)).to.deep.equal([500, 'internal_error']);
        expect(reply.text).not.to.contain('hunter2');
      }
    });

    it('are unavailable, for a while, where the store is', async () => {
      const reply = await broken(new DomainError('store.unavailable', 'The store cannot be reached.'));
      expect(outcome(reply)).to.deep.equal([503, 'unavailable']);
      expect(reply.headers['retry-after']).to.equal('5');
    });

    it('are unavailable on every route once the store is closed', async () => {
      const closed = await aService({ ROLE: 'api' });
      const one = await closed.aTenant();
      await closed.store.close();
      for (const route of closed.routes) {
        const reply = await one.send({ method: route.method, path: route.path.replace(/:\w+/g, 'none') });
        expect(outcome(reply), route.operationId).to.deep.equal([503, 'unavailable']);
        expect(reply.headers['retry-after']).to.equal('5');
      }
      expect(outcome(await one.get('/readyz'))).to.deep.equal([503, 'unavailable']);
      expect((await one.get('/healthz')).status).to.equal(200);
    });
  });
});
