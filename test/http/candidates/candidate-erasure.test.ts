import { expect } from 'chai';
import { A_PROFILE, aTenant, describeOnStores, type Json, type TestTenant } from '../../support/a-service.js';
import { RESUME } from '../../support/a-resume-text.js';

describeOnStores('A candidate when deleted', () => {
  let tenant: TestTenant;
  beforeEach(async () => {
    tenant = await aTenant();
  });
  const at = (candidate: Json): string => `/v1/candidates/${String(candidate.id)}`;

  it('is erased everywhere; events without personal data stay', async () => {
    const job = await tenant.published();
    const other = await tenant.candidate({ profile: { ...A_PROFILE, basics: { name: 'Other' } } });
    const candidate = await tenant.candidate({ resume: { text: RESUME }, externalId: 'gone', tags: ['secret-tag'] });
    const deleted = await tenant.delete(at(candidate));
    expect([deleted.status, deleted.json]).to.deep.equal([
      200,
      { id: candidate.id, object: 'candidate', deleted: true },
    ]);
    for (const path of ['', '/similar', '/jobs']) expect((await tenant.get(at(candidate) + path)).status).to.equal(404);
    expect((await tenant.post(`${at(candidate)}/enrich`)).status).to.equal(404);
    expect((await tenant.patch(at(candidate), { tags: [] })).status).to.equal(404);
    expect((await tenant.delete(at(candidate))).status).to.equal(404);
    expect((await tenant.get(`/v1/jobs/${String(job.id)}/candidates/${String(candidate.id)}`)).status).to.equal(404);
    for (const path of [
      '/v1/candidates',
      '/v1/candidates?q=lindqvist',
      '/v1/candidates?email=mara.lindqvist@example.com',
      '/v1/candidates?externalId=gone',
      '/v1/candidates?tag=secret-tag',
      `/v1/jobs/${String(job.id)}`,
      `/v1/jobs/${String(job.id)}/candidates`,
      `${at(other)}/similar`,
      '/v1/events',
    ]) {
      const { text } = await tenant.get(path);
      expect(text, path).not.to.match(/lindqvist|secret-tag/i);
      if (path !== '/v1/events') expect(text, path).not.to.contain(candidate.id);
    }
    const events = (await tenant.get(`/v1/events?resourceId=${String(candidate.id)}`)).json.data as Json[];
    expect(events[0].type).to.equal('candidate.deleted');
    expect(events.at(-1).type).to.equal('candidate.created');
  });

  it('stays gone when an enrichment was under way', async () => {
    const { json } = await tenant.post('/v1/candidates', { resume: { text: RESUME } });
    await tenant.delete(at(json));
    await tenant.candidate({ resume: { text: RESUME } });
    expect((await tenant.get(at(json))).status).to.equal(404);
    expect((await tenant.get('/v1/candidates')).json.data).to.have.length(1);
  });
});
