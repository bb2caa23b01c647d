import { expect } from 'chai';
import { RESUME } from '../../support/a-resume-text.js';
import { A_PROFILE, aTenant, describeOnStores, type Json, type TestTenant } from '../../support/a-service.js';

describeOnStores('Merging candidates over HTTP', () => {
  let tenant: TestTenant;
  let id: string;
  let from: string;
  const create = async (body: object): Promise<string> =>
    (await tenant.send({ method: 'POST', path: '/v1/candidates', body })).json.id as string;
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    tenant.send({ method: 'POST', path, body, headers });
  const merge = (headers: Record<string, string> = {}) =>
    post(`/v1/candidates/${id}/merge`, { from, prefer: 'this' }, headers);

  beforeEach(async () => {
    tenant = await aTenant();
    id = await create({ externalId: 'ats-1', profile: A_PROFILE, tags: ['a'] });
    from = await create({ externalId: 'ats-2', resume: { text: RESUME }, tags: ['b'] });
    await tenant.enriched(id);
    await tenant.enriched(from);
  });

  it('answers with the survivor; the merged one is 404 and says where it is', async () => {
    const reply = await merge();
    expect(reply.status, reply.text).to.equal(200);
    expect(reply.json).to.deep.include({ id, externalId: 'ats-1', tags: ['a', 'b'] });
    expect(reply.headers.etag).to.equal(`"${String(reply.json.version)}"`);
    const gone = await tenant.get(`/v1/candidates/${from}`);
    expect([gone.status, gone.json.code, gone.json.mergedInto]).to.deep.equal([404, 'not_found', id]);
    const list = await tenant.get('/v1/candidates');
    expect((list.json.data as Json[]).map((each) => each.id)).to.deep.equal([id]);
  });

  it('the external id of the merged one finds the survivor in GET, PUT and lists', async () => {
    await merge();
    expect((await tenant.get('/v1/candidates/external/ats-2')).json.id).to.equal(id);
    const list = await tenant.get('/v1/candidates?externalId=ats-2');
    expect((list.json.data as Json[]).map((each) => each.id)).to.deep.equal([id]);
    const path = '/v1/candidates/external/ats-2';
    const put = await tenant.send({ method: 'PUT', path, body: { profile: A_PROFILE } });
    expect([put.status, put.json.id, put.json.externalId]).to.deep.equal([200, id, 'ats-1']);
    const taken = await post('/v1/candidates', { externalId: 'ats-2', profile: A_PROFILE });
    expect([taken.status, taken.json.code]).to.deep.equal([409, 'external_id_taken']);
  });

  it('the newer resume is read, and is exported with the record that it came with', async () => {
    await merge();
    await tenant.enriched(id);
    expect((await tenant.get(`/v1/candidates/${id}/resume`)).text).to.equal(RESUME);
    const exported = await tenant.get(`/v1/candidates/${id}/export`);
    const merged = exported.json.merged as Json[];
    expect(merged.map((each) => [(each.candidate as Json).id, each.text])).to.deep.equal([[from, RESUME]]);
  });

  it('is undone by unmerge, which refuses what is not merged', async () => {
    await merge();
    const undone = await post(`/v1/candidates/${id}/unmerge`, { from });
    expect([undone.status, undone.json.tags, undone.json.resume]).to.deep.equal([200, ['a'], null]);
    const restored = await tenant.get(`/v1/candidates/${from}`);
    expect([restored.status, restored.json.tags, restored.json.externalId]).to.deep.equal([200, ['b'], 'ats-2']);
    expect(restored.json.intelligence).not.to.equal(null);
    const again = await post(`/v1/candidates/${id}/unmerge`, { from });
    expect([again.status, again.json.code]).to.deep.equal([409, 'not_merged']);
  });

  it('honours If-Match and Idempotency-Key', async () => {
    const stale = await merge({ 'if-match': '"99"' });
    expect([stale.status, stale.json.code]).to.deep.equal([412, 'version_conflict']);
    const { etag } = (await tenant.get(`/v1/candidates/${id}`)).headers;
    const headers = { 'if-match': String(etag), 'idempotency-key': 'merge-1' };
    const first = await merge(headers);
    const replay = await merge(headers);
    expect([first.status, replay.status, replay.headers['idempotent-replayed']]).to.deep.equal([200, 200, 'true']);
    expect(replay.json).to.deep.equal(first.json);
  });

  it('needs the scope write, and is no business of other tenants or of a blind key', async () => {
    const stranger = await aTenant();
    const body = { from, prefer: 'this' };
    const call = { method: 'POST', path: `/v1/candidates/${id}/merge`, body } as const;
    expect((await stranger.send(call)).status).to.equal(404);
    for (const scope of ['read', 'read:blind'] as const)
      expect((await (await tenant.withKey({ scopes: [scope] })).send(call)).status).to.equal(403);
  });

  it('erasing the survivor erases both', async () => {
    await merge();
    const reply = await tenant.delete(`/v1/candidates/${id}`);
    expect(reply.status).to.equal(200);
    const gone = await tenant.get(`/v1/candidates/${from}`);
    expect([gone.status, gone.json.mergedInto]).to.deep.equal([404, undefined]);
    const made = await post('/v1/candidates', { externalId: 'ats-2', profile: A_PROFILE });
    expect(made.status).to.equal(201);
  });
});
