import { expect } from 'chai';
import { RESUME } from '../../support/a-resume-text.js';
import {
  A_JOB,
  A_PROFILE,
  aTenant,
  describeOnStores,
  type Json,
  type Reply,
  type TestTenant,
} from '../../support/a-service.js';

const outcome = ({ status, json }: Reply): unknown[] => [status, json.code];

describeOnStores('A candidate or a job by the id of the caller', () => {
  let tenant: TestTenant;
  beforeEach(async () => {
    tenant = await aTenant();
  });
  const put = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    tenant.send({ method: 'PUT', path, body, headers });
  const typesOf = async (id: unknown): Promise<string[]> =>
    ((await tenant.get(`/v1/events?resourceId=${String(id)}&order=asc`)).json.data as Json[]).map(({ type }) => type);

  it('is created by the first PUT, replaced by another, and unchanged by the same', async () => {
    const path = '/v1/candidates/external/ats-1';
    const body = { profile: A_PROFILE, tags: ['a'], preferences: { noticeDays: 30 } };
    const first = await put(path, body);
    expect([first.status, first.headers.etag]).to.deep.equal([201, '"1"']);
    expect(first.headers.location).to.equal(`/v1/candidates/${String(first.json.id)}`);
    expect(first.json).to.deep.include({ externalId: 'ats-1', tags: ['a'], preferences: { noticeDays: 30 } });
    await tenant.enriched(first.json.id as string);
    const before = await tenant.get(path);
    const events = await typesOf(first.json.id);

    const same = await put(path, { ...body, externalId: 'ats-1' });
    expect([same.status, same.headers.etag]).to.deep.equal([200, before.headers.etag]);
    expect(await typesOf(first.json.id)).to.deep.equal(events);

    const other = await put(path, { profile: { basics: { name: 'Mara Lindqvist' } }, customFields: { desk: 'north' } });
    expect([other.status, other.json.id]).to.deep.equal([200, first.json.id]);
    expect(other.json).to.deep.include({ tags: [], preferences: null, customFields: { desk: 'north' } });
    expect(other.json.profile).to.deep.equal({ basics: { name: 'Mara Lindqvist' } });
    expect(await typesOf(first.json.id)).to.deep.equal([...events, 'candidate.updated']);
  });

  it('keeps the resume and what was read from it, and takes the same file for no new one', async () => {
    const path = '/v1/candidates/external/with%2Fslash%20%C3%A9';
    const made = await put(path, { resume: { text: RESUME } });
    expect(made.json.externalId).to.equal('with/slash é');
    await tenant.enriched(made.json.id as string);
    const { json: enriched } = await tenant.get(path);
    expect(enriched.enrichment.status).to.equal('succeeded');
    const same = await put(path, { resume: { text: RESUME } });
    expect([same.json.version, same.json.resume.id]).to.deep.equal([enriched.version, enriched.resume.id]);
    const without = await put(path, { profile: { basics: { label: 'Purser' } } });
    expect(without.json.resume).to.deep.equal(enriched.resume);
    expect(without.json.profile.work).to.deep.equal(enriched.profile.work);
    const newer = await put(path, { resume: { text: `${RESUME}\nRust` } });
    expect(newer.json.resume.id).not.to.equal(enriched.resume.id);
    expect(newer.json.enrichment.status).to.equal('queued');
  });

  it('is made once by many PUTs at once', async () => {
    const replies = await Promise.all(
      ['a', 'b', 'c', 'd'].map((tag) => put('/v1/jobs/external/race', { ...A_JOB, tags: [tag] })),
    );
    expect(replies.map(({ status }) => status).sort()).to.deep.equal([200, 200, 200, 201]);
    expect(new Set(replies.map(({ json }) => json.id as string)).size).to.equal(1);
    expect((await tenant.get('/v1/jobs')).json.data).to.have.length(1);
  });

  it('can be created only, or replaced in one version only', async () => {
    const path = '/v1/jobs/external/req-1';
    expect(outcome(await put(path, A_JOB, { 'if-match': '"1"' }))).to.deep.equal([412, 'version_conflict']);
    expect((await put(path, A_JOB, { 'if-none-match': '*' })).status).to.equal(201);
    expect(outcome(await put(path, A_JOB, { 'if-none-match': '*' }))).to.deep.equal([412, 'version_conflict']);
    const renamed = { ...A_JOB, title: 'Harbour pilot' };
    expect(outcome(await put(path, renamed, { 'if-match': '"7"' }))).to.deep.equal([412, 'version_conflict']);
    const replaced = await put(path, renamed, { 'if-match': '"1"' });
    expect([replaced.status, replaced.json.version, replaced.json.title]).to.deep.equal([200, 2, 'Harbour pilot']);
  });

  it('is not found where there is none, and not another one than the path says', async () => {
    for (const kind of ['candidates', 'jobs']) {
      expect(outcome(await tenant.get(`/v1/${kind}/external/none`))).to.deep.equal([404, 'not_found']);
    }
    const reply = await put('/v1/candidates/external/a', { profile: A_PROFILE, externalId: 'b' });
    expect(outcome(reply)).to.deep.equal([422, 'validation_failed']);
    expect(reply.json.errors[0].pointer).to.equal('/externalId');
    expect(outcome(await put('/v1/candidates/external/a', { tags: [] }))).to.deep.equal([422, 'validation_failed']);
    expect((await tenant.get('/v1/candidates')).json.data).to.deep.equal([]);
  });

  it('keeps its status where it is a job, which is replaced in part only when it is closed', async () => {
    const path = '/v1/jobs/external/req-2';
    const { json } = await put(path, { ...A_JOB, jobLocationType: 'TELECOMMUTE' });
    await tenant.post(`/v1/jobs/${String(json.id)}/publish`);
    const published = await put(path, { ...A_JOB, jobLocationType: 'TELECOMMUTE', tags: ['urgent'] });
    expect(published.json).to.deep.include({ status: 'published', tags: ['urgent'] });
    await tenant.post(`/v1/jobs/${String(json.id)}/close`);
    const closed = await put(path, { ...A_JOB, jobLocationType: 'TELECOMMUTE', tags: ['late'] });
    expect(closed.json).to.deep.include({ status: 'closed', tags: ['late'] });
    expect(outcome(await put(path, { ...A_JOB, title: 'Other' }))).to.deep.equal([422, 'validation_failed']);
  });
});

describeOnStores('A job when deleted', () => {
  let tenant: TestTenant;
  beforeEach(async () => {
    tenant = await aTenant();
  });

  it('is gone, with an event, and its stored answers with it', async () => {
    const headers = { 'idempotency-key': 'once' };
    const { json } = await tenant.post('/v1/jobs', A_JOB, headers);
    const path = `/v1/jobs/${String(json.id)}`;
    expect(outcome(await tenant.send({ method: 'DELETE', path, headers: { 'if-match': '"9"' } }))).to.deep.equal([
      412,
      'version_conflict',
    ]);
    const deleted = await tenant.delete(path);
    expect([deleted.status, deleted.json]).to.deep.equal([200, { id: json.id, object: 'job', deleted: true }]);
    for (const each of [path, `${path}/candidates`]) {
      expect(outcome(await tenant.get(each))).to.deep.equal([404, 'not_found']);
    }
    expect(outcome(await tenant.delete(path))).to.deep.equal([404, 'not_found']);
    expect(outcome(await tenant.post(`${path}/publish`))).to.deep.equal([404, 'not_found']);
    expect(outcome(await tenant.post('/v1/jobs', A_JOB, headers))).to.deep.equal([410, 'erased']);
    const events = (await tenant.get(`/v1/events?resourceId=${String(json.id)}`)).json.data as Json[];
    expect(events.map(({ type }) => type as string)).to.deep.equal(['job.deleted', 'job.created']);
  });

  it('stays where it is published, until it is closed', async () => {
    const job = await tenant.published();
    const path = `/v1/jobs/${String(job.id)}`;
    expect(outcome(await tenant.delete(path))).to.deep.equal([409, 'job_published']);
    await tenant.post(`${path}/close`);
    expect((await tenant.delete(path)).status).to.equal(200);
  });
});
