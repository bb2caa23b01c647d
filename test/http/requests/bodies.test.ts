import { expect } from 'chai';
import { A_PROFILE, aService, type Json, type Reply, type TestTenant } from '../../support/a-service.js';

const MIB = 1024 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };
const outcome = ({ status, json }: Reply): unknown[] => [status, json.code];
const pointers = ({ json }: Reply): string[] => (json.errors as { pointer: string }[]).map(({ pointer }) => pointer);

describe('Bodies', () => {
  let tenant: TestTenant;
  before(async () => {
    // Without a worker: what these bodies hold is not worth reading.
    tenant = await (await aService({ ROLE: 'api' })).aTenant();
  });

  it('must be JSON', async () => {
    for (const text of [
      '{',
      '{"title":}',
      "{'title':'x'}",
      '{"title":"x"} x',
      'title=x',
      ' ',
      '\u0000',
      '{"title":"x",}',
      'NaN',
    ]) {
      expect(outcome(await tenant.post('/v1/jobs', text, JSON_TYPE)), text).to.deep.equal([400, 'malformed_json']);
    }
  });

  it('must be UTF-8', async () => {
    const about = (bytes: number[]): Buffer =>
      Buffer.concat([Buffer.from('{"title":"Caf'), Buffer.from(bytes), Buffer.from('"}')]);
    const { id } = await tenant.job();
    for (const bytes of [[0xe9], [0xc3], [0xff, 0xfe], [0xed, 0xa0, 0x80], [0xc0, 0xaf]]) {
      for (const [method, path] of [
        ['POST', '/v1/jobs'],
        ['PATCH', `/v1/jobs/${String(id)}`],
        ['POST', '/v1/candidates'],
      ] as const) {
        const reply = await tenant.send({ method, path, body: about(bytes), headers: JSON_TYPE });
        expect(outcome(reply), `${path} ${String(bytes)}`).to.deep.equal([400, 'malformed_json']);
      }
    }
    expect((await tenant.post('/v1/jobs', about([0xc3, 0xa9]), JSON_TYPE)).json.title).to.equal('Café');
    expect((await tenant.post('/v1/jobs', { title: 'x\uFFFD' })).json.title).to.equal('x\uFFFD');
  });

  it('must be there where they are needed', async () => {
    expect(outcome(await tenant.post('/v1/jobs', '', JSON_TYPE))).to.deep.equal([400, 'malformed_json']);
    const chunked = { ...JSON_TYPE, 'content-length': undefined, 'transfer-encoding': 'chunked' };
    expect(outcome(await tenant.post('/v1/jobs', '', chunked))).to.deep.equal([400, 'malformed_json']);
  });

  it('are answered with the first hundred faults where there are more', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [`x${String(at)}`, 1]));
    const lone = `{${Array.from({ length: 500 }, (_, at) => `"a${String(at)}":"\\ud800"`).join(',')}}`;
    for (const body of [unknown, lone]) {
      const reply = await tenant.post('/v1/jobs', body, JSON_TYPE);
      expect(outcome(reply)).to.deep.equal([422, 'validation_failed']);
      expect(reply.json.errors).to.have.length(100);
    }
  });

  it('have at most twenty thousand members in an object', async () => {
    const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`x${String(at)}`, 1]));
    for (const [body, pointer] of [
      [many, ''],
      [{ title: 'x', customFields: many }, '/customFields'],
    ] as const) {
      const reply = await tenant.post('/v1/jobs', body);
      expect(outcome(reply)).to.deep.equal([422, 'validation_failed']);
      const detail = 'An object must have at most 20000 members (got 20001).';
      expect(reply.json.errors).to.deep.equal([{ pointer, code: 'too_big', detail }]);
    }
  });

  it('must be objects', async () => {
    const { id } = await tenant.job();
    for (const body of ['null', '[]', '[{"title":"x"}]', '"title"', '1', 'true', 'false', '0', '""']) {
      for (const [method, path] of [
        ['POST', '/v1/jobs'],
        ['POST', '/v1/candidates'],
        ['POST', '/v1/webhooks'],
        ['PATCH', `/v1/jobs/${String(id)}`],
        ['POST', `/v1/jobs/${String(id)}/publish`],
        ['POST', `/v1/jobs/${String(id)}/close`],
      ] as const) {
        const reply = await tenant.send({ method, path, body, headers: JSON_TYPE });
        expect(outcome(reply), `${method} ${path} ${body}`).to.deep.equal([422, 'validation_failed']);
        expect(pointers(reply), body).to.deep.equal(['']);
      }
    }
  });

  it('are refused with a type that is not known, which names those that are', async () => {
    const { id } = await tenant.job();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'application/json-patch+json',
      'multipart/form-data; boundary=x',
      'json',
      '',
    ]) {
      const made = await tenant.post('/v1/jobs', '{"title":"x"}', { 'content-type': type || undefined });
      expect(outcome(made), type).to.deep.equal([415, 'unsupported_media_type']);
      expect(made.headers.accept, type).to.equal('application/json, application/ld+json');
      const changed = await tenant.patch(`/v1/jobs/${String(id)}`, '{"title":"x"}', {
        'content-type': type || undefined,
      });
      expect(outcome(changed), type).to.deep.equal([415, 'unsupported_media_type']);
      expect(changed.headers['accept-patch'], type).to.equal('application/merge-patch+json, application/json');
    }
    const candidate = await tenant.post('/v1/candidates', 'x', { 'content-type': 'text/csv' });
    expect(candidate.headers.accept).to.equal('application/json, multipart/form-data, application/vnd.jsonresume+json');
    expect(
      outcome(await tenant.post('/v1/jobs', '{}', { 'content-type': 'application/merge-patch+json' })),
    ).to.deep.equal([415, 'unsupported_media_type']);
  });

  it('are taken with the types that are known, however they are written', async () => {
    const { id } = await tenant.job();
    for (const type of ['application/json', 'Application/JSON; charset=utf-8', 'application/json;charset="UTF-8"']) {
      expect((await tenant.post('/v1/jobs', '{"title":"x"}', { 'content-type': type })).status, type).to.equal(201);
    }
    for (const type of ['application/json', 'application/merge-patch+json; charset=utf-8']) {
      expect((await tenant.patch(`/v1/jobs/${String(id)}`, '{"tags":[]}', { 'content-type': type })).status).to.equal(
        200,
      );
    }
    const latin = await tenant.post('/v1/jobs', '{"title":"x"}', {
      'content-type': 'application/json; charset=latin1',
    });
    expect(outcome(latin)).to.deep.equal([415, 'unsupported_media_type']);
  });

  it('may be left out where none is needed, or be {}, with or without a type', async () => {
    const none = { 'content-type': undefined };
    for (const [body, headers] of [
      [undefined, none],
      [undefined, JSON_TYPE],
      [undefined, { 'content-length': '0' }],
      ['', { 'content-type': undefined, 'content-length': undefined, 'transfer-encoding': 'chunked' }],
      ['', { ...JSON_TYPE, 'content-length': undefined, 'transfer-encoding': 'chunked' }],
      ['{}', none],
      ['{}', JSON_TYPE],
      [' { } ', JSON_TYPE],
    ] as const) {
      const about = `${String(body)} ${JSON.stringify(headers)}`;
      const job = await tenant.job();
      expect((await tenant.post(`/v1/jobs/${String(job.id)}/publish`, body, headers)).status, about).to.equal(200);
      expect((await tenant.post(`/v1/jobs/${String(job.id)}/close`, body, headers)).status, about).to.equal(200);
      const { id } = (await tenant.post('/v1/candidates', { profile: A_PROFILE })).json;
      expect((await tenant.post(`/v1/candidates/${String(id)}/enrich`, body, headers)).status, about).to.equal(202);
    }
  });

  it('are refused with another type or content where none is needed', async () => {
    const { id } = await tenant.job();
    const path = `/v1/jobs/${String(id)}/publish`;
    expect(outcome(await tenant.post(path, 'x=1', { 'content-type': 'text/plain' }))).to.deep.equal([
      415,
      'unsupported_media_type',
    ]);
    expect(outcome(await tenant.post(path, '{'))).to.deep.equal([400, 'malformed_json']);
    expect(outcome(await tenant.post(path, { reason: 'filled' }))).to.deep.equal([422, 'validation_failed']);
  });

  it('may be nested as deep as callers need, and not so deep that it hurts', async () => {
    const nested = (depth: number, open: string, close: string): string =>
      `{"title":"x","customFields":{"a":${open.repeat(depth)}1${close.repeat(depth)}}}`;
    expect((await tenant.post('/v1/jobs', nested(9, '[', ']'), JSON_TYPE)).status).to.equal(201);
    for (const depth of [10, 40, 1000, 100_000]) {
      for (const [open, close] of [
        ['[', ']'],
        ['{"a":', '}'],
      ] as const) {
        const reply = await tenant.post('/v1/jobs', nested(depth, open, close), JSON_TYPE);
        expect(outcome(reply), `${String(depth)} ${open}`).to.deep.equal([422, 'validation_failed']);
      }
    }
    const elsewhere = await tenant.post(
      '/v1/jobs',
      `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      JSON_TYPE,
    );
    expect(outcome(elsewhere)).to.deep.equal([422, 'validation_failed']);
    const { id } = await tenant.job();
    const patched = await tenant.patch(`/v1/jobs/${String(id)}`, nested(5000, '{"a":', '}'));
    expect(patched.status).to.equal(415);
    const deep = await tenant.patch(`/v1/jobs/${String(id)}`, nested(5000, '{"a":', '}'), JSON_TYPE);
    expect(outcome(deep)).to.deep.equal([422, 'validation_failed']);
  });

  it('cannot reach the prototypes of this program', async () => {
    for (const text of [
      '{"title":"x","__proto__":{"status":"published"}}',
      '{"title":"x","customFields":{"__proto__":{"polluted":1}}}',
      '{"title":"x","customFields":{"a":{"__proto__":{"polluted":1}}}}',
      '{"title":"x","\\u005f_proto__":1}',
    ]) {
      const reply = await tenant.post('/v1/jobs', text, JSON_TYPE);
      expect(outcome(reply), text).to.deep.equal([422, 'validation_failed']);
      expect(pointers(reply)[0], text).to.match(/\/__proto__$/);
    }
    expect(({} as Record<string, unknown>)['polluted']).to.equal(undefined);
  });

  it('may use any other name in custom fields', async () => {
    const customFields = {
      constructor: { prototype: { polluted: 1 } },
      toString: 1,
      hasOwnProperty: null,
      '': 0,
      'a/b~c': [],
    };
    const refused = await tenant.post('/v1/jobs', { title: 'x', customFields });
    expect(pointers(refused)).to.deep.equal(['/customFields/']);
    const { '': _empty, ...named } = customFields;
    const { json } = await tenant.post('/v1/jobs', { title: 'x', customFields: named });
    expect(json.customFields).to.deep.equal(named);
    const again = await tenant.patch(`/v1/jobs/${String(json.id)}`, {
      customFields: { constructor: null, toString: 2 },
    });
    expect(again.json.customFields).to.deep.equal({ toString: 2, 'a/b~c': [], hasOwnProperty: null });
  });

  it('take the last of two members of one name', async () => {
    const { json } = await tenant.post('/v1/jobs', '{"title":"one","title":"two"}', JSON_TYPE);
    expect(json.title).to.equal('two');
  });

  it('must be valid Unicode without NUL, names of members too', async () => {
    for (const [text, pointer] of [
      ['{"title":"\\ud800"}', '/title'],
      ['{"title":"a\\u0000b"}', '/title'],
      ['{"title":"x","tags":["ok","\\udfff"]}', '/tags/1'],
      ['{"title":"x","customFields":{"a":{"b":"\\u0000"}}}', '/customFields'],
      ['{"title":"x","customFields":{"a":{"\\ud834":1}}}', '/customFields'],
    ] as const) {
      const reply = await tenant.post('/v1/jobs', text, JSON_TYPE);
      expect(outcome(reply), text).to.deep.equal([422, 'validation_failed']);
      expect(pointers(reply)[0], text).to.match(new RegExp(`^${pointer}`));
    }
    const kept = await tenant.post('/v1/jobs', { title: 'Łódź 🛳️ \u202e\u0301' });
    expect(kept.json.title).to.equal('Łódź 🛳️ \u202e\u0301');
  });

  it('must have numbers that can be given back', async () => {
    for (const number of ['1e400', '-1e999']) {
      const reply = await tenant.post('/v1/jobs', `{"title":"x","customFields":{"n":[${number}]}}`, JSON_TYPE);
      expect(outcome(reply), number).to.deep.equal([422, 'validation_failed']);
      expect(pointers(reply)).to.deep.equal(['/customFields/n/0']);
    }
    for (const totalJobOpenings of [0, -1, 1.5, 1e12, '3', null, true, []]) {
      const reply = await tenant.post('/v1/jobs', { title: 'x', totalJobOpenings });
      expect(reply.status, String(totalJobOpenings)).to.equal(totalJobOpenings === null ? 201 : 422);
    }
    const kept = await tenant.post('/v1/jobs', { title: 'x', customFields: { n: [1e300, 0.1, -5, 9007199254740991] } });
    expect(kept.json.customFields.n).to.deep.equal([1e300, 0.1, -5, 9007199254740991]);
  });

  it('get every fault in one answer', async () => {
    const reply = await tenant.post('/v1/jobs', {
      title: '',
      status: 'published',
      employmentType: 'SOMETIMES',
      baseSalary: { currency: 'euro', minValue: 5, maxValue: 1, unitText: 'YEAR' },
      requirements: {
        skills: [{ name: 'A', importance: 'maybe' }, { importance: 'required' }],
        experience: { minMonths: -1 },
      },
      tags: [1],
      colour: 'blue',
    });
    expect(pointers(reply)).to.include.members([
      '/title',
      '/status',
      '/employmentType',
      '/baseSalary/currency',
      '/requirements/skills/0/importance',
      '/requirements/skills/1/name',
      '/requirements/experience/minMonths',
      '/tags/0',
      '/colour',
    ]);
  });

  it('get their faults together with those of the query', async () => {
    const reply = await tenant.post('/v1/jobs?colour=blue', { shape: 'round' });
    expect(outcome(reply)).to.deep.equal([422, 'validation_failed']);
    const places = (reply.json.errors as { pointer?: string; parameter?: string }[]).map(
      ({ pointer, parameter }) => pointer ?? parameter,
    );
    expect(places).to.have.members(['colour', '/title', '/shape']);
  });

  it('of a candidate without profile and resume get that fault together with their others', async () => {
    const refused = async (body: unknown) =>
      ((await tenant.post('/v1/candidates', body)).json.errors as Json[]).map(({ pointer, code }) => [pointer, code]);
    expect(await refused({ tags: 'x', colour: 1 })).to.have.deep.members([
      ['/tags', 'invalid_type'],
      ['/colour', 'unknown_member'],
      ['', 'required'],
    ]);
    expect(await refused({})).to.deep.equal([['', 'required']]);
    expect(await refused({ profile: [] })).to.deep.equal([['/profile', 'invalid_type']]);
  });

  it('get each fault once', async () => {
    for (const [body, pointer] of [
      [{ title: '' }, '/title'],
      [{ title: 'x', externalId: '' }, '/externalId'],
    ] as const) {
      expect(pointers(await tenant.post('/v1/jobs', body))).to.deep.equal([pointer]);
    }
    const work = [{ startDate: '2020-01-01T00:00:00Z' }];
    expect(pointers(await tenant.post('/v1/candidates', { profile: { work } }))).to.deep.equal([
      '/profile/work/0/startDate',
    ]);
    expect((await tenant.get('/v1/jobs?q=')).json.errors).to.have.length(1);
  });

  it('leave the connection usable when they are refused', async () => {
    await tenant.post('/v1/jobs', '{', JSON_TYPE);
    await tenant.post('/v1/jobs', 'x'.repeat(2 * MIB), { 'content-type': 'text/plain' });
    expect((await tenant.get('/v1/jobs')).status).to.equal(200);
  });
});
