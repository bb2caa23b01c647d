import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import {
  aService,
  describeOnStores,
  theService,
  type Json,
  type TestService,
  type TestTenant,
} from '../../support/a-service.js';
import { eventually } from '../../support/a-server.js';

const NDJSON = { 'content-type': 'application/x-ndjson' };

describeOnStores('Importing', () => {
  let service: TestService;
  let tenant: TestTenant;
  beforeEach(async () => {
    service = await theService();
    tenant = await service.aTenant();
  });

  const send = (of: string, lines: unknown[], headers: Record<string, string> = {}, query = '') => {
    const body = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
    return tenant.send({ method: 'POST', path: `/v1/${of}/import${query}`, headers: { ...NDJSON, ...headers }, body });
  };
  const finished = async (id: string): Promise<Json> => {
    const isDone = ({ json }: { json: Json }): boolean => !['queued', 'running'].includes(json.status as string);
    return (await eventually(() => tenant.get(`/v1/operations/${id}`), isDone)).json;
  };
  const imported = async (of: string, lines: unknown[]): Promise<Json> => {
    const { status, headers, json } = await send(of, lines);
    expect(status).to.equal(202);
    expect(headers.location).to.equal(`/v1/operations/${String(json.id)}`);
    return finished(json.id as string);
  };
  const failuresOf = async ({ id }: { id: string }): Promise<Json[]> =>
    (await tenant.get(`/v1/operations/${id}/failures?limit=100`)).json.data as Json[];
  const someone = (number: number, more: object = {}) => ({
    externalId: `ats-${String(number)}`,
    profile: { basics: { name: `Somebody ${String(number)}` }, work: [{ position: 'Baker' }] },
    ...more,
  });

  it('makes a candidate of each line, and changes nothing the second time', async () => {
    const lines = Array.from({ length: 150 }, (_, number) => someone(number));
    const first = await imported('candidates', lines);
    expect([first.kind, first.status]).to.deep.equal(['import', 'succeeded']);
    expect(first.progress).to.include({
      total: 150,
      done: 150,
      succeeded: 150,
      unchanged: 0,
      failed: 0,
      secondsLeft: 0,
    });
    const second = await imported('candidates', lines);
    expect(second.progress).to.include({ total: 150, done: 150, succeeded: 0, unchanged: 150, failed: 0 });
    const found = await tenant.get('/v1/candidates/external/ats-149');
    expect(found.json.profile.basics.name).to.equal('Somebody 149');
    const events = await tenant.get('/v1/events?type=candidate.created&limit=100');
    expect(events.json.hasMore).to.equal(true);
    const updates = await tenant.get('/v1/events?type=candidate.updated');
    expect(updates.json.data).to.deep.equal([]);
  });

  it('beside another one and single requests with the same ids makes each candidate once, and fails in no line', async () => {
    const lines = (tag: string): object[] =>
      Array.from({ length: 120 }, (_, number) => someone(number % 60, { tags: [tag, String(number)] }));
    const [one, other, ...posts] = await Promise.all([
      imported('candidates', lines('one')),
      imported('candidates', lines('other')),
      ...Array.from({ length: 20 }, (_, number) => tenant.post('/v1/candidates', someone(number))),
    ]);
    for (const { status, progress } of [one, other] as Json[]) {
      expect(status).to.equal('succeeded');
      expect(progress).to.include({ done: 120, failed: 0 });
    }
    const ids = new Map<string, string>();
    for (const { id, externalId } of (await tenant.get('/v1/candidates?limit=100')).json.data as Json[])
      ids.set(externalId as string, id as string);
    expect(ids.size).to.equal(60);
    for (const [number, { status, json }] of (posts as Awaited<ReturnType<TestTenant['post']>>[]).entries()) {
      const holder = ids.get(`ats-${String(number)}`);
      if (status === 201) expect(json.id).to.equal(holder);
      else expect([status, json.code, json.existingId]).to.deep.equal([409, 'external_id_taken', holder]);
    }
    const created = await tenant.get('/v1/events?type=candidate.created&limit=100');
    expect(created.json.data).to.have.length(60);
  });

  it('finds the survivor by the id of a candidate that was merged into it', async () => {
    await imported('candidates', [someone(1), someone(2)]);
    const [survivor, merged] = await Promise.all(
      ['ats-1', 'ats-2'].map(async (id) => (await tenant.get(`/v1/candidates/external/${id}`)).json as Json),
    );
    await tenant.post(`/v1/candidates/${String(survivor.id)}/merge`, { from: merged.id });
    const { status, progress } = await imported('candidates', [someone(2, { tags: ['again'] })]);
    expect([status, progress.succeeded]).to.deep.equal(['succeeded', 1]);
    const { json } = await tenant.get(`/v1/candidates/${String(survivor.id)}`);
    expect([json.externalId, json.tags]).to.deep.equal(['ats-1', ['again']]);
    const taken = await tenant.post('/v1/candidates', someone(2));
    expect([taken.status, taken.json.existingId]).to.deep.equal([409, survivor.id]);
  });

  it('names the external id of a line that fails, wherever it states one', async () => {
    const lines = [
      someone(1, { unknown: 1 }),
      someone(2, { resume: { filename: 'x.pdf', contentBase64: 'AAAA' } }),
      { externalId: 5, profile: {} },
      '{"externalId": "ats-4", }',
    ];
    const expected = [
      ['ats-1', 'validation_failed'],
      ['ats-2', 'unreadable_document'],
      [null, 'validation_failed'],
      [null, 'malformed_json'],
    ];
    const named = (failures: Json[]): unknown[] => failures.map(({ externalId, code }) => [externalId, code]);
    const check = await send('candidates', lines, {}, '?dryRun=true');
    expect(named(check.json.failures as Json[])).to.deep.equal(expected);
    expect(check.json.failures[3].detail).to.match(/^The line is not valid JSON: .* at column 25\.$/);
    expect(named(await failuresOf(await imported('candidates', lines)))).to.deep.equal(expected);
    const jobs = await imported('jobs', [{ externalId: 'req-1', titel: 'Clerk' }]);
    expect(named(await failuresOf(jobs))).to.deep.equal([['req-1', 'validation_failed']]);
  });

  it('lets a faulty line fail alone, with its number and where the fault is', async () => {
    const operation = await imported('candidates', [
      someone(1),
      '{"profile": ',
      '',
      someone(2, { profile: { work: [{ position: 7 }] }, tags: 'x' }),
      { externalId: 'ats-3' },
      someone(4, { resume: { filename: 'cv.pdf', contentBase64: 'AAAA' } }),
      someone(5),
    ]);
    expect(operation.status).to.equal('partial');
    expect(operation.progress).to.include({ total: 6, done: 6, succeeded: 2, failed: 4 });
    const failures = await failuresOf(operation);
    expect(failures.map(({ line, code, pointer }) => [line, code, pointer])).to.deep.equal([
      [2, 'malformed_json', undefined],
      [4, 'validation_failed', '/profile/work/0/position'],
      [5, 'validation_failed', ''],
      [6, 'unreadable_document', '/resume'],
    ]);
    expect(failures[1].errors.map(({ pointer }: Json) => pointer as string)).to.deep.equal([
      '/profile/work/0/position',
      '/tags',
    ]);
  });

  it('says failed where nothing could be done, with the event of that', async () => {
    const operation = await imported('jobs', [{ title: '' }, {}]);
    expect(operation.status).to.equal('failed');
    const { json } = await tenant.get('/v1/events?type=operation.*');
    expect(json.data).to.have.length(1);
    expect(json.data[0]).to.deep.include({ type: 'operation.failed' });
    expect(json.data[0].resource).to.deep.include({ type: 'operation', id: operation.id });
    expect(json.data[0].data).to.deep.equal({
      kind: 'import',
      status: 'failed',
      succeeded: 0,
      unchanged: 0,
      failed: 2,
    });
  });

  it('creates jobs as drafts and replaces those that are there, the later line of one last', async () => {
    const job = (title: string) => ({ externalId: 'req-1', title });
    const operation = await imported('jobs', [job('Baker'), { title: 'Cook' }, job('Pastry chef')]);
    expect(operation.progress).to.include({ total: 3, succeeded: 3 });
    const { json } = await tenant.get('/v1/jobs/external/req-1');
    expect([json.title, json.status, json.version]).to.deep.equal(['Pastry chef', 'draft', 2]);
  });

  it('takes gzip, and lines that end as on Windows', async () => {
    const text = `\uFEFF${[someone(1), someone(2)].map((line) => JSON.stringify(line)).join('\r\n')}\r\n`;
    const reply = await tenant.send({
      method: 'POST',
      path: '/v1/candidates/import',
      headers: { ...NDJSON, 'content-encoding': 'gzip' },
      body: gzipSync(text),
    });
    expect(reply.status).to.equal(202);
    const operation = await finished(reply.json.id as string);
    expect(operation.progress).to.include({ total: 2, succeeded: 2 });
  });

  it('takes lines that are longer than a part of what is stored', async () => {
    const text = `Somebody\nBaker\n\n${'Baked bread. '.repeat(12_000)}`;
    const operation = await imported(
      'candidates',
      Array.from({ length: 12 }, (_, number) => ({ externalId: `long-${String(number)}`, resume: { text } })),
    );
    expect(operation.progress).to.include({ total: 12, succeeded: 12 });
  });

  it('checks the lines and stores nothing with dryRun=true', async () => {
    const { status, json } = await send('candidates', [someone(1), {}, 'x'], {}, '?dryRun=true');
    expect(status).to.equal(200);
    expect(json).to.deep.include({ object: 'dry_run', total: 3, valid: 1 });
    expect((json.failures as Json[]).map(({ line }) => line as number)).to.deep.equal([2, 3]);
    expect((await tenant.get('/v1/candidates')).json.data).to.deep.equal([]);
    expect((await tenant.get('/v1/operations')).json.data).to.deep.equal([]);
  });

  it('starts one operation for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'import-1' };
    const first = await send('candidates', [someone(1)], headers);
    const second = await send('candidates', [someone(1)], headers);
    expect(second.json.id).to.equal(first.json.id);
    expect(second.headers['idempotent-replayed']).to.equal('true');
    const other = await send('candidates', [someone(2)], headers);
    expect([other.status, other.json.code]).to.deep.equal([422, 'idempotency_key_reused']);
    expect((await tenant.get('/v1/operations')).json.data).to.have.length(1);
  });

  it('refuses too many lines, no lines, damaged gzip and another type', async () => {
    const many = await send(
      'candidates',
      Array.from({ length: 10_001 }, () => '{}'),
    );
    expect([many.status, many.json.code]).to.deep.equal([413, 'payload_too_large']);
    const none = await send('candidates', ['', ' ']);
    expect([none.status, none.json.code]).to.deep.equal([400, 'malformed_json']);
    const damaged = await send('candidates', ['not gzip'], { 'content-encoding': 'gzip' });
    expect([damaged.status, damaged.json.code]).to.deep.equal([400, 'malformed_json']);
    const typed = await send('candidates', [someone(1)], { 'content-type': 'application/json' });
    expect([typed.status, typed.json.code]).to.deep.equal([415, 'unsupported_media_type']);
    expect((await tenant.get('/v1/operations')).json.data).to.deep.equal([]);
  });

  it('can be cancelled before its end and not after it', async () => {
    const { json } = await send(
      'candidates',
      Array.from({ length: 3000 }, (_, number) => someone(number)),
    );
    const cancelled = await tenant.post(`/v1/operations/${String(json.id)}/cancel`);
    expect([cancelled.status, cancelled.json.status]).to.deep.equal([200, 'cancelled']);
    const again = await tenant.post(`/v1/operations/${String(json.id)}/cancel`);
    expect([again.status, again.json.code, again.json.currentStatus]).to.deep.equal([
      409,
      'operation_finished',
      'cancelled',
    ]);
    const isIdle = async () => (await service.store.work.nextRunAt('operation')) === null;
    await eventually(isIdle, (idle) => idle);
    const { progress } = (await tenant.get(`/v1/operations/${String(json.id)}`)).json;
    expect(progress.done).to.be.below(3000);
    const stored = await service.store.candidates.list(tenant.tenant.id, {
      filter: {},
      sort: 'createdAt',
      limit: 3000,
    });
    expect(stored.data).to.have.length(progress.succeeded as number);
  });

  it('keeps nothing of the lines once it has ended', async () => {
    const reply = await send('candidates', [someone(1)]);
    await finished(reply.json.id as string);
    const operation = await service.store.operations.get(tenant.tenant.id, reply.json.id as string);
    const { task } = operation!;
    expect(task.name).to.equal('import_candidates');
    if (!('upload' in task)) throw new Error('An import has an upload.');
    const part = () => service.store.uploads.get(tenant.tenant.id, { uploadId: task.upload.id, part: 0 });
    await eventually(part, (bytes) => bytes === undefined);
  });
});

describe('An import and the rate limit', () => {
  it('counts once, against heavy, however many lines it has', async () => {
    const service = await aService({ RATE_LIMITS: 'read=600/60,write=1/60,heavy=2/60' });
    const tenant = await service.aTenant();
    const body = Array.from({ length: 50 }, (_, number) => JSON.stringify({ title: `Job ${String(number)}` })).join(
      '\n',
    );
    const send = () => tenant.send({ method: 'POST', path: '/v1/jobs/import', headers: NDJSON, body });
    const replies = [await send(), await send(), await send()];
    expect(replies.map(({ status }) => status)).to.deep.equal([202, 202, 429]);
    expect(replies[0]!.headers['ratelimit-policy']).to.contain('heavy');
  });
});
